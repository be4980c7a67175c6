// Spell lists and random spells, languages and who speaks them.
// AssemblyScript; lists of unequal length stand one behind the other, with a table of where each begins.
import {
  Constant,
  creatureNamesCreature,
  creaturesStarts,
  LanguageInfoAt,
  LanguageInfoIn,
  LanguageInfoOut,
  LanguageSpellsAt,
  LanguageSpellsIn,
  LanguageSpellsOut,
  languageSpellsSpell,
  languagesStarts,
  Page,
  RandomSpellListOut,
  RandomSpellOut,
  randomListsHigh,
  randomListsList,
  ShamanismColumn,
  SpellFromListIn,
  SpellFromListOut,
  SpellLanguagesAt,
  SpellLanguagesIn,
  SpellLanguagesOut,
  spellListsSides,
  spokenAlignment,
} from '../../../generated';
import { die } from '../../../runtime/dice';
import { cell, rowFor } from '../../../runtime/pages';
import { field, output, setByte } from '../../../runtime/window';

function rollList(): i32 {
  const roll = die(10);
  let row = 0;
  while (roll > randomListsHigh(row)) row++;
  return randomListsList(row);
}

/** Rolls a spell of a list; sets output `at` to it and the one behind it to its base mana cost. */
function rollSpell(at: i32, list: i32): void {
  const page = Page.shamanism + list;
  const row = rowFor(page, die(spellListsSides(list)));
  output(at, cell(page, row, ShamanismColumn.spell) - Constant.spellWords);
  output(at + 1, cell(page, row, ShamanismColumn.baseManaCost));
}

export function randomSpellList(): void {
  output(RandomSpellListOut.list, rollList());
}

export function spellFromList(): void {
  rollSpell(SpellFromListOut.spell, field(SpellFromListIn.list));
}

export function randomSpell(): void {
  const list = rollList();
  output(RandomSpellOut.list, list);
  rollSpell(RandomSpellOut.spell, list);
}

export function languageSpells(): void {
  const language = field(LanguageSpellsIn.language);
  const start = languagesStarts(language);
  const count = languagesStarts(language + 1) - start;
  for (let i = 0; i < count; i++) setByte(LanguageSpellsAt.spells + i, languageSpellsSpell(start + i));
  output(LanguageSpellsOut.spells, count);
}

export function spellLanguages(): void {
  const wanted = field(SpellLanguagesIn.spell);
  let count = 0;
  let at = 0;
  for (let language = 0; language < Constant.languages; language++) {
    let knows = false;
    for (const end = languagesStarts(language + 1); at < end; at++) {
      const spell = languageSpellsSpell(at);
      const element = wanted === Constant.elementalPowers && spell >= Constant.firstElement;
      if (spell === wanted || (element && spell <= Constant.lastElement)) knows = true;
    }
    if (knows) setByte(SpellLanguagesAt.languages + count++, language);
  }
  output(SpellLanguagesOut.languages, count);
}

/** Copies creatures of list number `list` to an address; answers how many. */
function copyCreatures(list: i32, address: i32): i32 {
  const start = creaturesStarts(list);
  const count = creaturesStarts(list + 1) - start;
  for (let i = 0; i < count; i++) setByte(address + i, creatureNamesCreature(start + i));
  return count;
}

export function languageInfo(): void {
  const language = field(LanguageInfoIn.language);
  output(LanguageInfoOut.alignment, spokenAlignment(language));
  // Speakers and listeners take turns.
  output(LanguageInfoOut.speakers, copyCreatures(2 * language, LanguageInfoAt.speakers));
  output(LanguageInfoOut.listeners, copyCreatures(2 * language + 1, LanguageInfoAt.listeners));
}
