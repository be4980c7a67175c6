// How far and how characteristics can be raised by training and research.
// AssemblyScript.
import {
  CharacteristicLimitIn,
  CharacteristicLimitOut,
  CharacteristicResearchIn,
  CharacteristicResearchOut,
  CharacteristicTrainingIn,
  CharacteristicTrainingOut,
  characteristicsRule,
  characteristicsSpecies,
  Level,
  LimitRule,
  SizGainIn,
  SizGainOut,
  SpeciesMaximumIn,
  SpeciesMaximumOut,
} from '../../../generated';
import { die } from '../../../runtime/dice';
import { greatest, least } from '../../../runtime/figures';
import { field, output } from '../../../runtime/window';
import { FACES, levelOf, passes } from './levels';
import { raised } from './professions';

const HOURS_PER_POINT = 25;
const PERCENT_PER_POINT = 5;

export function speciesMaximum(): void {
  const count = field(SpeciesMaximumIn.diceCount);
  const add = field(SpeciesMaximumIn.add);
  const minimum = count + add;
  const maximum = count * field(SpeciesMaximumIn.diceSides) + add;
  output(SpeciesMaximumOut.minimum, minimum);
  output(SpeciesMaximumOut.maximum, maximum);
  output(SpeciesMaximumOut.speciesMaximum, minimum + maximum);
}

export function characteristicLimit(): void {
  const characteristic = field(CharacteristicLimitIn.characteristic);
  const original = field(CharacteristicLimitIn.str + characteristic);
  const given = field(CharacteristicLimitIn.speciesMaximum);
  const species = given ? given : characteristicsSpecies(characteristic);
  const rule = characteristicsRule(characteristic);
  let limit = original;
  if (rule === LimitRule.highestOriginal) {
    limit = greatest(
      field(CharacteristicLimitIn.siz),
      greatest(field(CharacteristicLimitIn.str), field(CharacteristicLimitIn.con)),
    );
  } else if (rule === LimitRule.oneAndHalf) limit = original + (original >> 1);
  else if (rule === LimitRule.species) limit = species;
  output(CharacteristicLimitOut.limit, least(limit, species));
  output(CharacteristicLimitOut.speciesMaximum, species);
  output(CharacteristicLimitOut.rule, rule);
  output(CharacteristicLimitOut.trainable, rule === LimitRule.notTrainable ? 0 : 1);
}

/** Target of a research roll. */
function researchTarget(species: i32, current: i32): i32 {
  return PERCENT_PER_POINT * (species - current);
}

export function characteristicTraining(): void {
  const current = field(CharacteristicTrainingIn.current);
  const room = field(CharacteristicTrainingIn.limit) - current;
  output(CharacteristicTrainingOut.newValue, current);
  if (room <= 0) return;
  const level = levelOf(
    field(CharacteristicTrainingIn.instruct),
    die(FACES),
    field(CharacteristicTrainingIn.autoBands),
  );
  let change = 0;
  if (level === Level.fumble) change = -1;
  else if (level === Level.critical) change = 2;
  else if (
    level !== Level.failure ||
    passes(die(FACES), researchTarget(field(CharacteristicTrainingIn.speciesMaximum), current))
  ) {
    change = raised(field(CharacteristicTrainingIn.method));
  }
  change = least(change, room);
  output(CharacteristicTrainingOut.allowed, 1);
  output(CharacteristicTrainingOut.hours, HOURS_PER_POINT * current);
  output(CharacteristicTrainingOut.instructLevel, level + 1);
  output(CharacteristicTrainingOut.change, change);
  output(CharacteristicTrainingOut.newValue, current + change);
}

export function characteristicResearch(): void {
  const current = field(CharacteristicResearchIn.current);
  const room = field(CharacteristicResearchIn.limit) - current;
  output(CharacteristicResearchOut.newValue, current);
  if (room <= 0) return;
  const target = researchTarget(field(CharacteristicResearchIn.speciesMaximum), current);
  output(CharacteristicResearchOut.allowed, 1);
  output(CharacteristicResearchOut.hours, HOURS_PER_POINT * current);
  output(CharacteristicResearchOut.target, target);
  if (!passes(die(FACES), target)) return;
  const change = least(room, raised(field(CharacteristicResearchIn.method)));
  output(CharacteristicResearchOut.success, 1);
  output(CharacteristicResearchOut.change, change);
  output(CharacteristicResearchOut.newValue, current + change);
  output(CharacteristicResearchOut.mayTrainOthers, change ? 1 : 0);
}

export function sizGain(): void {
  const before = field(SizGainIn.gainedBefore);
  const gain = field(SizGainIn.gain);
  output(SizGainOut.sizGained, gain);
  output(SizGainOut.conLoss, ((before + gain) >> 1) - (before >> 1));
}
