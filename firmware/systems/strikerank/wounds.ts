// The wounds of a combatant: hit points by location, and beside them on boards with room a small body that shows where.
// ok on a location sets its damage, for healing and for wounds that no blow made.
import type { App } from '../../app/app';
import { Key } from '../../app/keys';
import { nothing, type Screen } from '../../app/screen';
import { Align, type Canvas, Size } from '../../canvas/canvas';
import { openHeroic, TOLD_WOUND } from './body';
import { BLEEDING, bitOf, get, hitPointsAt, kit, LOCATION_WORDS, LOCATIONS, setWound, WOUNDS } from './state';

/** Twice the hit points of the sturdiest location, and what bullets may do beyond. */
const MOST_DAMAGE = 99;
/** Parts of the drawn body in the order of the locations: left, top, width, height. */
const PARTS = [7, 34, 6, 20, 16, 34, 6, 20, 8, 24, 13, 9, 7, 12, 15, 11, 0, 12, 5, 18, 24, 12, 5, 18, 10, 0, 9, 11];
const BODY_LEFT = 98;
const BODY_TOP = 9;
const BODY_WIDTH = 30;
const BODY_HEIGHT = 55;
const LINE = 8;

/** Parts fill with damage from below; at twice their hit points they are full. */
function drawBody(graphics: Graphics, id: number, left: number, top: number): void {
  for (let i = 0; i < LOCATIONS; i++) {
    const x = left + PARTS[4 * i];
    const bottom = top + PARTS[4 * i + 1] + PARTS[4 * i + 3] - 1;
    const right = x + PARTS[4 * i + 2] - 1;
    const share = Math.min(1, get(id, WOUNDS + i) / (2 * hitPointsAt(id, i)));
    graphics.drawRect(x, bottom - PARTS[4 * i + 3] + 1, right, bottom);
    if (share) graphics.fillRect(x, bottom - Math.floor(share * (PARTS[4 * i + 3] - 1) + 0.5), right, bottom);
  }
}

function label(id: number, i: number): string {
  return LOCATION_WORDS[i] + (get(id, BLEEDING) & bitOf(i) ? '*' : '');
}

function left(id: number, i: number): string {
  const full = hitPointsAt(id, i);
  return `${full - get(id, WOUNDS + i)}/${full}`;
}

function openDamage(app: App, id: number, i: number): void {
  app.open(
    kit.numberScreen(app, {
      title: LOCATION_WORDS[i],
      hint: 'damage in all',
      low: 0,
      high: MOST_DAMAGE,
      start: get(id, WOUNDS + i),
      ok: damage => {
        kit.begin(TOLD_WOUND, id, id, damage);
        setWound(id, i, damage);
        kit.commit();
      },
    }),
  );
}

function openMenu(app: App, id: number): void {
  kit.openMenu(app, [{ label: 'Heroic effort', ok: () => openHeroic(app, id) }]);
}

function points(id: number): string {
  return `${kit.poolOf(id, 0)}/${kit.fullPoolOf(id, 0)}`;
}

function bodyScreen(app: App, id: number): Screen {
  let chosen = 0;

  function draw(canvas: Canvas): void {
    canvas.begin('wounds');
    kit.bar(canvas, kit.nameOf(id), points(id));
    let key = '';
    for (let i = 0; i < LOCATIONS; i++) {
      const text = label(id, i);
      canvas.text(0, LINE * (i + 1), 62, Size.Normal, Align.Left, text, i === chosen);
      canvas.text(62, LINE * (i + 1), 30, Size.Normal, Align.Right, left(id, i), i === chosen);
      key += `${get(id, WOUNDS + i)},`;
    }
    canvas.picture(BODY_LEFT, BODY_TOP, BODY_WIDTH, BODY_HEIGHT, key, graphics =>
      drawBody(graphics, id, BODY_LEFT, BODY_TOP),
    );
  }

  function press(key: Key): void {
    if (key === Key.Ok) openDamage(app, id, chosen);
    else if (key === Key.Back) app.back();
    else if (key === Key.Menu) openMenu(app, id);
    else chosen = (chosen + (key === Key.Up ? LOCATIONS - 1 : 1)) % LOCATIONS;
  }

  return { open: nothing, draw: draw, press: press, close: nothing };
}

export function openWounds(app: App, id: number): void {
  app.open(
    BOARD.roomy
      ? bodyScreen(app, id)
      : kit.listScreen(app, {
          title: kit.nameOf(id),
          figure: () => points(id),
          count: () => LOCATIONS,
          label: i => label(id, i),
          value: i => left(id, i),
          menu: () => openMenu(app, id),
          ok: i => openDamage(app, id, i),
        }),
  );
}
