// What the bench is used for at the moment: one's own device, a demonstration that plays by itself, or a recording.

import { JOURNAL_FILE } from '../../../firmware/journal/format.ts';
import { journalWords } from '../../journal/journal-words.ts';
import type { Bench } from './bench.ts';
import { byId, confirmed, make, offer } from './dom.ts';
import { quoted } from './recorder.ts';
import { replayed } from './replay.ts';
import { DEMONSTRATION, demonstration, readyParty } from './stories.ts';
import { Storyteller } from './storyteller.ts';
import { attempt, showTrouble } from './trouble.ts';

/** How much faster the demonstration goes on demand. */
const FASTER = 3;
const FILE = 'recorded.scenario';

/** A button of the line above the device. */
type Choice = readonly [label: string, action: () => void | Promise<void>];

export class Modes {
  private readonly bench: Bench;
  private story: Storyteller | undefined;
  private isPaused = false;
  private pace = 1;
  private caption = '';
  private pictures = 0;
  private recorded = '';
  private shownSteps = -1;
  private readonly progress = byId<HTMLProgressElement>('mode-progress');
  private readonly paper = byId<HTMLTextAreaElement>('recording');
  private readonly recordButton = byId<HTMLButtonElement>('record');

  constructor(bench: Bench) {
    this.bench = bench;
    byId('show-fight').addEventListener('click', () => attempt(() => this.demonstrate()));
    byId('ready-party').addEventListener('click', () => attempt(() => this.startReadyParty()));
    this.recordButton.addEventListener('click', () =>
      attempt(() => (this.bench.purpose === 'recording' ? this.stopRecording() : this.record())),
    );
    byId('check-screen').addEventListener('click', () => attempt(() => this.expectScreen()));
    byId('save-recording').addEventListener('click', () =>
      offer(new Blob([this.recorded || this.text()], { type: 'text/plain' }), FILE),
    );
  }

  /** True while a story plays: keys are the story's then. */
  get isPlaying(): boolean {
    return this.story !== undefined;
  }

  /** True while a story changes the screen by itself. */
  get isMoving(): boolean {
    return this.isPlaying && !this.isPaused;
  }

  /** A number that no picture of this visit has yet. */
  pictureNumber(): number {
    this.pictures += 1;
    return this.pictures;
  }

  /** Another device lies on the bench. */
  taken(): void {
    this.story = undefined;
    const { purpose } = this.bench;
    this.recordButton.textContent = purpose === 'recording' ? 'Stop' : 'Record';
    this.recordButton.disabled = purpose === 'demonstration';
    byId<HTMLButtonElement>('check-screen').disabled = purpose !== 'recording';
    if (purpose === 'own') byId('mode').hidden = true;
  }

  /** Lets time pass for whatever goes on. @param milliseconds of the wall clock */
  tick(milliseconds: number): void {
    const { story } = this;
    if (!story) this.bench.session.tick(milliseconds);
    else if (!this.isPaused) {
      story.tick(milliseconds * this.pace);
      this.progress.value = story.progress;
      if (story.isOver) this.end();
    }
    this.showSteps();
  }

  /** The story waits. */
  pause(): void {
    if (!this.story || this.isPaused) return;
    this.isPaused = true;
    this.showStory();
  }

  private async demonstrate(): Promise<void> {
    const scenario = demonstration();
    await this.bench.borrow('demonstration', this.bench.makingFor(scenario.setup));
    this.bench.session.speed = 1;
    this.isPaused = false;
    this.caption = '';
    this.story = new Storyteller(this.bench.session, scenario, DEMONSTRATION, {
      caption: text => {
        this.caption = text;
        this.showStory();
      },
      fail: error => showTrouble(error.message),
    });
    this.showStory();
    byId('device').scrollIntoView({ block: 'nearest' });
  }

  private showStory(): void {
    this.say(this.isPaused ? 'A fight, paused' : 'A fight, played by itself', this.caption, [
      this.isPaused ? ['Go on', () => this.goOn()] : ['Pause', () => this.pause()],
      [this.pace === 1 ? 'Faster' : 'Slower', () => this.changePace()],
      ['Take over here', () => this.takeOver()],
      ['Back to my device', () => this.bench.giveBack()],
    ]);
    this.progress.hidden = false;
  }

  private goOn(): void {
    this.isPaused = false;
    this.showStory();
  }

  private changePace(): void {
    this.pace = this.pace === 1 ? FASTER : 1;
    this.showStory();
  }

  private takeOver(): void {
    this.story = undefined;
    this.bench.session.letGo();
    this.say('The fight is yours', 'Go on from here with the keys. Your own device waits as it is.', [
      ['Back to my device', () => this.bench.giveBack()],
    ]);
  }

  private end(): void {
    this.story = undefined;
    this.say('That was a fight', 'Two rounds, one undo, and every step saved. Now you.', [
      ['Start with a party', () => this.startReadyParty()],
      ['Once more', () => this.demonstrate()],
      ['Back to my device', () => this.bench.giveBack()],
    ]);
  }

  /** Puts the demonstration's party into one's own device, with dice that fall as they like. */
  private async startReadyParty(): Promise<void> {
    const { bench } = this;
    bench.giveBack();
    const agreed =
      !this.hasFight() ||
      (await confirmed(
        'Begin anew with a ready party?',
        'The device on the bench has a fight in it. That fight, and everything else that it has saved, is gone then.',
        'Begin anew',
      ));
    if (!agreed) return;
    const { setup, steps } = readyParty();
    await bench.renew([...new Set([...bench.making.systems, ...(setup.systems ?? [])])]);
    for (const { action } of steps) if (action.kind === 'press') bench.session.press(action.key, action.milliseconds);
    byId('device').focus();
  }

  private hasFight(): boolean {
    const { files, board } = this.bench.session.device;
    const journal = files.find(JOURNAL_FILE);
    return journal !== undefined && journalWords(journal.bytes, board.combatants).some(({ kind }) => kind !== 'other');
  }

  private async record(): Promise<void> {
    this.recorded = '';
    this.shownSteps = -1;
    await this.bench.borrow('recording', this.bench.making);
    this.say('Recording', 'A new device, only for this. What you do with it is written down.', [
      ['Stop', () => this.stopRecording()],
    ]);
    byId('device').focus({ preventScroll: true });
  }

  private stopRecording(): void {
    const { session, parts } = this.bench;
    session.letGo();
    this.recorded = this.text();
    const same = replayed(this.recorded, parts, session.device);
    this.showSteps();
    this.bench.giveBack();
    showTrouble(
      same ? '' : 'The recording does not replay to the same picture. Please report it together with the saved file.',
    );
  }

  private text(): string {
    return this.bench.session.recorder?.text ?? '';
  }

  private expectScreen(): void {
    const { session } = this.bench;
    for (const line of new Set(session.device.text())) session.note(`expect text ${quoted(line)}`);
  }

  private showSteps(): void {
    const { recorder } = this.bench.session;
    const steps = recorder?.steps.length ?? (this.recorded ? 0 : -1);
    if (steps === this.shownSteps) return;
    this.shownSteps = steps;
    const text = recorder ? recorder.text : this.recorded;
    this.paper.hidden = text === '';
    this.paper.value = text;
    this.paper.scrollTop = this.paper.scrollHeight;
    byId<HTMLButtonElement>('save-recording').disabled = text === '';
  }

  /** Fills the line above the device. */
  private say(title: string, text: string, choices: readonly Choice[]): void {
    byId('mode').hidden = false;
    byId('mode-title').textContent = title;
    byId('mode-text').textContent = text;
    this.progress.hidden = true;
    const labels = choices.map(([label]) => label);
    const place = byId('mode-buttons');
    const focused = [...place.children].indexOf(document.activeElement as Element);
    place.replaceChildren(
      ...choices.map(([label, action]) => {
        const button = make('button', '', { type: 'button' }, label);
        button.addEventListener('click', () => attempt(action));
        return button;
      }),
    );
    // A button that is made anew under the focus keeps it.
    if (focused >= 0) (place.children[Math.min(focused, labels.length - 1)] as HTMLElement).focus();
  }
}
