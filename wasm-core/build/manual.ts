// Writes the procedure list of the manual from the descriptions.
import {
  type Field,
  type Output,
  type PackDescription,
  type Procedure,
  proceduresOf,
} from '../describe/description.ts';

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** A word list this long is told by its ends. */
const MANY_WORDS = 8;

function domain(type: Field['type']): string {
  if (type.kind === 'integer') return `${type.low}..${type.high}`;
  if (type.kind === 'boolean') return 'yes or no';
  if (type.kind === 'list') return `${type.least} to ${type.most} of ${domain(type.element)}`;
  const { words } = type;
  return words.length <= MANY_WORDS ? words.join(', ') : `${words[0]} ... ${words.at(-1)} (${words.length} words)`;
}

function field({ name, type, optional, fallback, when, check }: Field): string {
  const shown =
    type.kind === 'enum' && fallback !== undefined
      ? type.words[fallback]
      : type.kind === 'boolean'
        ? fallback
          ? 'yes'
          : 'no'
        : fallback;
  const remark = fallback !== undefined ? ` = ${shown}` : optional ? ', may be left out' : '';
  const limit = check ? `, ${check.limit}` : '';
  return `\`${name}\` ${domain(type)}${limit}${remark}${when ? ` (when ${when.field} is ${when.is.join(' or ')})` : ''}`;
}

const outputs = (list: readonly Output[]) =>
  list.map(({ name, type }) => `\`${name}\`${type.kind === 'list' ? ' (list)' : ''}`).join(', ');

function entry(system: string, { id, title, fields, dice, outputs: gives }: Procedure): string {
  const dicePart = dice ? `; dice: ${dice.names.join(', ')}` : '';
  return `**\`${system}.${id}\`**: ${title}\n- takes ${fields.map(field).join('; ')}${dicePart}\n- gives ${outputs(gives)}\n`;
}

/** Markdown of all procedures of all packs. */
export function manualOf(packs: readonly PackDescription[]): string {
  const parts = packs.flatMap(pack => {
    const procedures = proceduresOf(pack);
    const groups = [...new Set(procedures.map(({ group }) => group))];
    return [
      `## ${pack.title} (\`${pack.system}\`, ${procedures.length} procedures)\n`,
      ...groups.flatMap(group => [
        `### ${capital(group)}\n`,
        ...procedures.filter(other => other.group === group).map(item => entry(pack.system, item)),
      ]),
    ];
  });
  return `# Procedures\n\nMade by \`npm run packs\` from the descriptions. Fields in the order in which errors are found.\n\n${parts.join('\n')}`;
}
