// All rule packs of the product, in the order in which they are listed to people.
// A new system or pack is entered here and nowhere else.
import type { PackDescription } from '../describe/description.ts';
import { pack as blows } from './blows/pack.ts';
import { pack as d6rounds } from './d6rounds/pack.ts';
import { pack as phasemelee } from './phasemelee/pack.ts';
import { campaign as phasescreenCampaign } from './phasescreen/campaign.ts';
import { fight as phasescreenFight } from './phasescreen/fight.ts';
import { campaign as strikerankCampaign } from './strikerank/campaign.ts';
import { fight as strikerankFight } from './strikerank/fight.ts';

export const PACKS: readonly PackDescription[] = [
  blows,
  d6rounds,
  phasemelee,
  strikerankFight,
  strikerankCampaign,
  phasescreenFight,
  phasescreenCampaign,
];
