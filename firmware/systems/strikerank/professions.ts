// Professions in Look up: culture, profession, level, then the skills with their costs and the points that are left.
// The core has every price and keeps the ledger; points are counted in quarters and shown whole.
import type { App } from '../../app/app';
import type { FormRow } from '../../screens/form';
import type { MenuRow } from '../../screens/list';
import type { Lookup, LookupKit } from '../../screens/lookup';

const QUARTERS = 4;
const LEVELS = 4;
const MOST_POINTS = 1000;
const MOST_MAGIC = 200;
/** The first group of every profession. */
const BASIC = CONSTANT.basicGroup;

function points(quarters: number): string {
  return `${quarters / QUARTERS}`;
}

export function create(kit: LookupKit): Lookup {
  const labels = kit.pack.labels;
  const skillFields = labels.procedure(CORE.professionSkill.number).fields;

  /** Word of a field's list, as the rules have it. */
  function word(field: number, i: number): string {
    return kit.capital(kit.valueText(labels, labels.label(skillFields[field]), i));
  }

  function openCultures(app: App): void {
    const culture = labels.label(labels.procedure(CORE.cultureProfessions.number).fields[0]);
    app.open(
      kit.listScreen(app, {
        title: 'Culture',
        count: () => 4,
        label: i => kit.capital(kit.valueText(labels, culture, i)),
        ok: i => openProfessions(app, i),
      }),
    );
  }

  function openProfessions(app: App, culture: number): void {
    const found: number[] = [];
    kit.run(CORE.cultureProfessions.number, [culture]);
    const count = kit.word(CORE.cultureProfessions.out.professions);
    for (let i = 0; i < count; i++) found.push(kit.element(CORE.cultureProfessions.at.professions, 1, i));
    app.open(
      kit.listScreen(app, {
        title: 'Profession',
        count: () => found.length,
        label: i => word(CORE.professionSkill.in.profession, found[i]),
        ok: i => openLevels(app, found[i]),
      }),
    );
  }

  function openLevels(app: App, profession: number): void {
    const costs: number[] = [];
    kit.run(CORE.professionTotals.number, [profession]);
    for (let level = 0; level < LEVELS; level++) costs.push(kit.word(CORE.professionTotals.out.trained + level));
    app.open(
      kit.listScreen(app, {
        title: word(CORE.professionSkill.in.profession, profession),
        figure: () => 'basic skills',
        count: () => LEVELS,
        label: level => word(CORE.professionSkill.in.level, level),
        value: level => points(costs[level]),
        ok: level => openSkills(app, profession, level, costs[level]),
      }),
    );
  }

  function openSkills(app: App, profession: number, level: number, basic: number): void {
    const title = word(CORE.professionSkill.in.profession, profession);
    const basics: string[] = [];
    const bases: string[] = [];
    const rows: FormRow[] = [];
    /** Skill points, spirit magic, divine magic, quarters spent on optional skills. */
    const chosen = [0, 0, 0, 0];

    function number(label: string, k: number, most: number): void {
      rows.push(
        kit.numberRow(
          label,
          0,
          most,
          () => chosen[k],
          value => {
            chosen[k] = value;
          },
        ),
      );
    }

    function optional(skill: string, base: number, cost: number): void {
      let bought = false;
      rows.push(
        kit.actionRow(
          skill,
          () => {
            bought = !bought;
            chosen[3] += bought ? cost : -cost;
          },
          () => `${bought ? '+ ' : ''}${base}% ${points(cost)}`,
        ),
      );
    }

    function left(): string {
      kit.run(CORE.magicCost.number, [chosen[1], chosen[2]]);
      const magic = kit.word(CORE.magicCost.out.costQuarterPoints);
      kit.run(CORE.skillPointLedger.number, [QUARTERS * chosen[0], magic, basic, chosen[3], 0]);
      return `left ${points(kit.word(CORE.skillPointLedger.out.leftQuarterPoints))}`;
    }

    kit.run(CORE.experienceLevel.number, [level + 1]);
    chosen[0] = kit.word(CORE.experienceLevel.out.pointsRecommended);
    number('Points', 0, MOST_POINTS);
    number('Spirit magic', 1, MOST_MAGIC);
    number('Divine magic', 2, MOST_MAGIC);
    rows.push(
      kit.actionRow(
        'Basic skills',
        () =>
          app.open(
            kit.listScreen(app, {
              title: title,
              figure: () => points(basic),
              count: () => basics.length,
              label: i => basics[i],
              value: i => bases[i],
              ok: () => app.back(),
            }),
          ),
        () => points(basic),
      ),
    );
    const count =
      kit.fieldForm(kit.pack, CORE.professionSkill.number, CORE.professionSkill.in.skill, skillFields[1]).high + 1;
    for (let skill = 0; skill < count; skill++) {
      kit.run(CORE.professionSkill.number, [profession, skill, level, 0, 0]);
      if (!kit.word(CORE.professionSkill.out.offered)) continue;
      const base = kit.word(CORE.professionSkill.out.base);
      const cost = kit.word(CORE.professionSkill.out.costQuarterPoints);
      const group = kit.word(CORE.professionSkill.out.group);
      const name = word(CORE.professionSkill.in.skill, skill);
      if (group === BASIC) {
        basics.push(name);
        bases.push(`${base}%`);
      } else optional(name, base, cost);
    }
    app.open(
      kit.formScreen(app, { title: word(CORE.professionSkill.in.level, level), figure: left, rows: () => rows }),
    );
  }

  return { rows: (app: App): MenuRow[] => [{ label: 'Professions', ok: () => openCultures(app) }] };
}
