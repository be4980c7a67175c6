// Choosing what the device is made of: board, panel, systems; and having it as it comes from the shop.

import type { CarriedName } from '../../../boards/board.ts';
import { PANEL_TYPES, type PanelType } from '../../model/panel/module.ts';
import type { Catalogue } from '../parts.ts';
import type { Bench } from './bench.ts';
import { byId, confirmed, make } from './dom.ts';
import { attempt, showNews } from './trouble.ts';

export class DeviceTools {
  private readonly bench: Bench;
  private readonly board = byId<HTMLSelectElement>('board');
  private readonly panel = byId<HTMLSelectElement>('panel');
  private readonly install = byId<HTMLButtonElement>('install');
  private readonly systems = new Map<CarriedName, HTMLInputElement>();

  constructor(bench: Bench, { boards, systems }: Catalogue) {
    this.bench = bench;
    this.board.append(...boards.map(({ id, title }) => make('option', '', { value: id }, title)));
    for (const { id, title } of systems) {
      const box = make('input', '', { type: 'checkbox', value: id });
      this.systems.set(id, box);
      byId('systems').append(make('label', 'choice', {}, box, title));
    }
    this.board.addEventListener('change', () =>
      attempt(() => bench.takeUp(this.board.value).finally(() => this.taken())),
    );
    this.panel.addEventListener('change', () =>
      attempt(() => bench.changePanel((this.panel.value || undefined) as PanelType | undefined)),
    );
    byId('systems').addEventListener('change', ({ target }) => {
      // A whole system holds its fighting half: one of the two is enough.
      const chosen = systems.find(({ id }) => this.systems.get(id) === target);
      for (const { id, system } of systems) {
        const box = this.systems.get(id);
        if (box && chosen && id !== chosen.id && system === chosen.system) box.checked = false;
      }
      this.install.disabled = this.chosen().join() === [...bench.making.systems].sort().join();
    });
    byId('device-form').addEventListener('submit', event => {
      event.preventDefault();
      attempt(async () => {
        await bench.install(this.chosen());
        showNews('Installed. What the device has saved was kept.');
      });
    });
    byId('factory-new').addEventListener('click', () => attempt(() => this.renew()));
  }

  /** Another device lies on the bench. */
  taken(): void {
    const { board, systems, panel } = this.bench.making;
    const isOwn = this.bench.purpose === 'own';
    this.board.value = board;
    for (const [id, box] of this.systems) box.checked = systems.includes(id);
    for (const box of this.systems.values()) box.disabled = !isOwn;
    this.board.disabled = !isOwn;
    this.panel.disabled = !isOwn;
    byId<HTMLButtonElement>('factory-new').disabled = !isOwn;
    this.install.disabled = true;
    const { display } = this.bench.parts.board;
    byId('panel-field').hidden = display.driver === 'pixl';
    this.panel.replaceChildren(
      make('option', '', { value: '' }, `${display.driver.toUpperCase()}, as the board expects`),
      ...PANEL_TYPES.filter(type => type !== display.driver).map(type =>
        make('option', '', { value: type }, `${type.toUpperCase()} in its place`),
      ),
    );
    this.panel.value = panel?.type && panel.type !== display.driver ? panel.type : '';
  }

  private chosen(): CarriedName[] {
    return [...this.systems].filter(([, box]) => box.checked).map(([id]) => id);
  }

  private async renew(): Promise<void> {
    const agreed = await confirmed(
      'Make this device factory new?',
      'Its fight, its settings and everything else that it has saved are gone for good.',
      'Erase everything',
    );
    if (agreed) this.bench.makeFactoryNew();
  }
}
