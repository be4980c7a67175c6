// `list [SYSTEM]`: every procedure with its fields, domains, dice and outputs, in words.
import { parseArgs } from 'node:util';
import {
  type Field,
  type ListType,
  type Procedure,
  proceduresOf,
  type ScalarType,
} from '../../../wasm-core/describe/description.ts';
import { PACKS } from '../../../wasm-core/systems/index.ts';
import type { Command } from '../main.ts';
import { UsageError } from '../usage.ts';

function domain(type: ScalarType | ListType): string {
  if (type.kind === 'integer') return `${type.low}..${type.high}`;
  if (type.kind === 'boolean') return 'true or false';
  if (type.kind === 'enum') return type.words.join(' | ');
  return `${type.least} to ${type.most} of ${domain(type.element)}`;
}

function fallback({ type, optional, fallback: value }: Field): string {
  if (!optional) return '';
  if (value === undefined) return ', may be left out';
  return `, else ${type.kind === 'enum' ? type.words[value] : type.kind === 'boolean' ? value === 1 : value}`;
}

/** A procedure as lines of text. */
function describeProcedure(system: string, procedure: Procedure): string[] {
  const { id, title, fields, dice, outputs } = procedure;
  const lines = [`${system}.${id}  (${title})`];
  for (const field of fields) {
    const only = field.when ? `, only when ${field.when.field} is ${field.when.is.join(' or ')}` : '';
    lines.push(`  in   ${field.name}: ${domain(field.type)}${fallback(field)}${only}`);
  }
  if (dice) lines.push(`  dice ${dice.names.join(', ') || 'as they are asked for'}`);
  lines.push(`  out  ${outputs.map(output => output.name).join(', ')}`);
  return lines;
}

export const command: Command = async args => {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
  const [system] = positionals;
  const systems = [...new Set(PACKS.map(pack => pack.system))];
  if (positionals.length > 1 || (system !== undefined && !systems.includes(system))) {
    throw new UsageError(`list takes one system: ${systems.join(', ')}`);
  }
  for (const pack of PACKS) {
    if (system !== undefined && pack.system !== system) continue;
    let group = '';
    console.log(`${pack.title}`);
    for (const procedure of proceduresOf(pack)) {
      if (procedure.group !== group) console.log(`\n${procedure.group}`);
      group = procedure.group;
      console.log(describeProcedure(pack.system, procedure).join('\n'));
    }
    console.log('');
  }
  return 0;
};
