// The device on the bench: one's own, which is kept in the browser, or for a while another one for a demonstration or a
// recording, during which one's own waits as it is.

import type { CarriedName } from '../../../boards/board.ts';
import { freshJournal, JOURNAL_FILE } from '../../../firmware/build/journal-file.ts';
import type { PanelOptions, PanelType } from '../../model/panel/module.ts';
import { PANEL_TYPES } from '../../model/panel/module.ts';
import type { Setup } from '../../scenario/steps.ts';
import type { Catalogue, DeviceParts } from '../parts.ts';
import type { Keeper } from './keeper.ts';
import { Recorder } from './recorder.ts';
import { Session } from './session.ts';
import { assemble, freshNoise, partsOf, SCENARIO_NOISE } from './workshop.ts';

/** What is being done with the device. */
export type Purpose = 'own' | 'demonstration' | 'recording';

/** What a device is made of. */
export interface Making {
  readonly board: string;
  readonly systems: readonly CarriedName[];
  readonly panel: PanelOptions | undefined;
}

/** Told whenever another device lies on the bench. */
export type BenchListener = (session: Session, parts: DeviceParts, purpose: Purpose) => void;

export class Bench {
  session!: Session;
  parts!: DeviceParts;
  purpose: Purpose = 'own';
  /** What people should know about the device that was just taken up; empty if nothing. */
  news = '';
  private own: { session: Session; parts: DeviceParts } | undefined;
  private readonly catalogue: Catalogue;
  private readonly keeper: Keeper;
  private readonly listener: BenchListener;
  private panel: PanelOptions | undefined;

  constructor(catalogue: Catalogue, keeper: Keeper, listener: BenchListener) {
    this.catalogue = catalogue;
    this.keeper = keeper;
    this.listener = listener;
  }

  /** What the device on the bench is made of. */
  get making(): Making {
    return { board: this.parts.board.id, systems: this.parts.systems, panel: this.panel };
  }

  /** Takes up the device of a board as it was left, or a new one. @throws Error in words for people */
  async takeUp(boardId: string): Promise<void> {
    const board = this.catalogue.boards.find(({ id }) => id === boardId) ?? this.catalogue.boards[0];
    if (!board) throw new Error('There is no board to simulate.');
    const kept = this.keeper.kept(board.id);
    const systems = this.known(kept?.systems ?? board.systems);
    const parts = await partsOf(board.id, systems);
    this.panel = panelFrom(kept?.panel);
    this.news = '';
    if (!kept) {
      this.put(this.fresh(parts), parts);
      return;
    }
    const { bytes, pageBytes } = parts.board.storage;
    const image = this.keeper.image(board.id, bytes, pageBytes);
    const device = assemble(parts, { panel: this.panel, image, noise: freshNoise() });
    if (kept.version === parts.version) {
      this.put(new Session(device), parts, kept.on);
      return;
    }
    // As the installer does: a journal that has its full size outlives a new version.
    const journal = device.files.find(JOURNAL_FILE)?.bytes.slice();
    this.news = 'Newer firmware was installed; what the device has saved was kept.';
    this.put(this.fresh(parts, journal), parts);
  }

  /** Installs systems on one's own device, behind which its journal stays. */
  async install(systems: readonly CarriedName[]): Promise<void> {
    const parts = await partsOf(this.parts.board.id, systems);
    this.put(this.fresh(parts, this.session.device.files.find(JOURNAL_FILE)?.bytes.slice()), parts);
  }

  /** A new device in place of one's own, set up, with these systems; all that the old one has saved is gone. */
  async renew(systems: readonly CarriedName[]): Promise<void> {
    const parts = await partsOf(this.parts.board.id, systems);
    this.put(this.fresh(parts), parts);
  }

  /** One's own device as it comes from the installer, before its first boot; all that it has saved is gone. */
  makeFactoryNew(): void {
    this.put(this.fresh(this.parts, freshJournal(this.parts.board)), this.parts);
  }

  /** What a scenario's device is made of. */
  makingFor({ board = this.catalogue.scenarioBoard, systems, panel }: Setup): Making {
    const usual = this.catalogue.boards.find(({ id }) => id === board)?.systems ?? [];
    return { board, systems: systems ?? usual, panel };
  }

  /** Another panel on the wires of one's own device, which loses power for that. */
  changePanel(type: PanelType | undefined): void {
    const { flash } = this.session.device;
    this.panel = type && { type };
    this.session.device.powerOff();
    const image = flash.bytes.slice();
    this.put(new Session(assemble(this.parts, { panel: this.panel, image, noise: freshNoise() })), this.parts);
  }

  /** A new device for a while. */
  async borrow(purpose: 'demonstration' | 'recording', making: Making): Promise<void> {
    const parts = await partsOf(making.board, making.systems);
    const device = assemble(parts, { panel: making.panel, noise: SCENARIO_NOISE });
    const session = new Session(device, purpose === 'recording' ? new Recorder(making) : undefined);
    session.do({ kind: 'boot' });
    this.own ??= { session: this.session, parts: this.parts };
    this.show(session, parts, purpose);
  }

  /** One's own device comes back as it was put aside. */
  giveBack(): void {
    if (!this.own) return;
    const { session, parts } = this.own;
    this.own = undefined;
    this.show(session, parts, 'own');
  }

  /** Notes how one's own device is left. */
  keep(): void {
    if (this.purpose !== 'own') return;
    const { parts, panel, session } = this;
    this.keeper.keep(parts.board.id, {
      version: parts.version,
      systems: parts.systems,
      panel,
      on: session.device.running,
    });
  }

  private known(systems: readonly CarriedName[]): CarriedName[] {
    return systems.filter(name => this.catalogue.systems.some(({ id }) => id === name));
  }

  private fresh(parts: DeviceParts, journal?: Uint8Array): Session {
    const instead = new Map(journal ? [[JOURNAL_FILE, journal] as const] : []);
    return new Session(assemble(parts, { panel: this.panel, instead, noise: freshNoise() }));
  }

  /** Puts one's own device on the bench. */
  private put(session: Session, parts: DeviceParts, isOn = true): void {
    if (this.session && this.purpose === 'own') this.session.device.flash.onChange = undefined;
    this.own = undefined;
    this.keeper.board = parts.board.id;
    this.keeper.follow(parts.board.id, session.device.flash);
    if (isOn) session.do({ kind: 'boot' });
    this.show(session, parts, 'own');
    this.keep();
  }

  private show(session: Session, parts: DeviceParts, purpose: Purpose): void {
    this.session?.letGo();
    this.session = session;
    this.parts = parts;
    this.purpose = purpose;
    this.listener(session, parts, purpose);
  }
}

/** What was kept may come from an older page. */
function panelFrom(panel: PanelOptions | undefined): PanelOptions | undefined {
  return panel?.type && PANEL_TYPES.includes(panel.type) ? { type: panel.type } : undefined;
}
