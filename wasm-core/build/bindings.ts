// Writes the typed bindings of a pack: what each procedure takes and gives, as TypeScript.
// Made from the descriptions and committed, so that an editor knows the rules by name.
import {
  type Field,
  type ListType,
  type Output,
  type OutputType,
  type PackDescription,
  proceduresOf,
  type ScalarType,
} from '../describe/description.ts';

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
/** `strikerank-fight` -> StrikerankFight. */
const typeName = (id: string) => id.split('-').map(capital).join('');

function typeOf(type: ScalarType | ListType | OutputType['type'] | Output['type']): string {
  if (type.kind === 'integer') return 'number';
  if (type.kind === 'boolean') return 'boolean';
  if (type.kind === 'enum') return type.words.map(word => (type.figures ? word : `'${word}'`)).join(' | ');
  const element = typeOf(type.element);
  return `readonly ${element.includes(' ') ? `(${element})` : element}[]`;
}

function domainOf(type: Field['type']): string {
  if (type.kind === 'integer') return `${type.low} to ${type.high}`;
  if (type.kind !== 'list') return '';
  return `${type.least} to ${type.most} of them${type.element.kind === 'integer' ? `, each ${domainOf(type.element)}` : ''}`;
}

function fieldLines(field: Field): string[] {
  const { name, type, fallback, unit, check } = field;
  const shown =
    type.kind === 'enum' && fallback !== undefined
      ? type.words[fallback]
      : type.kind === 'boolean'
        ? fallback === 1
        : fallback;
  const remarks = [
    domainOf(type),
    check?.limit ?? '',
    unit ?? '',
    fallback === undefined ? '' : `default ${shown}`,
  ].filter(Boolean);
  return [
    ...(remarks.length ? [`    /** ${capital(remarks.join('; '))}. */`] : []),
    `    readonly ${name}${field.optional || field.when ? '?' : ''}: ${typeOf(type)};`,
  ];
}

/** Text of the bindings module of a pack. */
export function bindingsSource(pack: PackDescription): string {
  const entries = proceduresOf(pack).flatMap(({ id, title, fields, dice, outputs }) => [
    `  /** ${capital(title)}. */`,
    `  readonly ${id}: Procedure<{`,
    ...fields.flatMap(fieldLines),
    ...(dice
      ? ['    /** Faces given, in the order in which they are read. */', '    readonly dice?: readonly number[];']
      : []),
    '  }, {',
    ...outputs.map(output => `    readonly ${output.name}: ${typeOf(output.type)};`),
    '  }>;',
  ]);
  return `// Typed bindings of the pack ${pack.id}; made by \`npm run packs\` from its descriptions, not by hand.
import type { Procedure } from '../typed.ts';

/** Procedures of ${pack.title}: what each takes and gives. */
export interface ${typeName(pack.id)} {
${entries.join('\n')}
}
`;
}
