// From pin edges to key presses: bounce swallowed without delaying the press, lost releases found, back and repeats by time.
// Watches run without the interpreter's own debounce, which loses presses made while it is busy.

export enum Key {
  Up = 0,
  Down = 1,
  Ok = 2,
  Back = 3,
  /** Back held: this screen's menu. */
  Menu = 4,
}

/** Contacts settle within this many seconds. */
const BOUNCE = 0.008;
/** So long (ms) after a swallowed edge the level decides; one look for all edges until then, however many a bad contact sends. */
const SETTLED_AFTER = 12;
/** No thumb presses twice within this many seconds. */
const FASTEST_REPRESS = 0.025;
/** Back held this long (ms) opens the menu. */
const MENU_AFTER = 600;
/** Up and down held: first repeat and further ones, ms. */
const REPEAT_AFTER = 450;
const REPEAT_EVERY = 90;

/** In place of a screen: a press that wakes the device belongs to none. */
const NO_SCREEN = -1;

/** Told of each press; `repeat` counts from 1 while up or down is held. */
export type PressHandler = (key: Key, repeat: number) => void;

/** Told of each edge before it is filtered: its time stamp is entropy. */
export type EdgeHandler = (time: number) => void;

interface Contact {
  pin: Pin;
  pressedLevel: boolean;
  down: boolean;
  changed: number;
  /** When the last press began. */
  pressed: number;
  repeat: number;
  timer: number;
  owner: number;
  settling: boolean;
}

/** True if a key is pressed now; for power-on, before keys are watched. */
export function isHeld(pin: Pin, pull: 'up' | 'down'): boolean {
  pinMode(pin, pull === 'up' ? 'input_pullup' : 'input_pulldown');
  return digitalRead(pin) === (pull === 'up' ? 0 : 1);
}

/**
 * Starts watching the keys.
 * @param screenNumber answers a number that differs for each screen: a press belongs to the screen where it began
 * @param wake told of each press; true if that press only wakes the device
 */
export function watchKeys(
  keys: BoardKey[],
  press: PressHandler,
  edge: EdgeHandler,
  screenNumber: () => number,
  wake: () => boolean,
): void {
  const contacts: Contact[] = [];

  function isPressed(contact: Contact): boolean {
    return digitalRead(contact.pin) === (contact.pressedLevel ? 1 : 0);
  }

  function stopTimer(contact: Contact): void {
    if (contact.timer) clearTimeout(contact.timer);
    contact.timer = 0;
  }

  function held(key: Key): void {
    const contact = contacts[key];
    contact.timer = 0;
    if (!contact.down) return;
    if (!isPressed(contact)) {
      release(key, getTime());
      return;
    }
    if (contact.owner !== screenNumber()) return;
    contact.repeat++;
    if (key === Key.Back) {
      press(Key.Menu, 0);
      return;
    }
    contact.timer = setTimeout(() => held(key), REPEAT_EVERY);
    press(key, contact.repeat);
  }

  function begin(key: Key, time: number): void {
    const contact = contacts[key];
    contact.down = true;
    contact.changed = time;
    contact.pressed = time;
    contact.repeat = 0;
    contact.owner = wake() ? NO_SCREEN : screenNumber();
    stopTimer(contact);
    if (key !== Key.Ok) contact.timer = setTimeout(() => held(key), key === Key.Back ? MENU_AFTER : REPEAT_AFTER);
    if (key !== Key.Back && contact.owner !== NO_SCREEN) press(key, 0);
  }

  function release(key: Key, time: number): void {
    const contact = contacts[key];
    stopTimer(contact);
    contact.down = false;
    contact.changed = time;
    if (key === Key.Back && contact.repeat === 0 && contact.owner === screenNumber()) press(Key.Back, 0);
  }

  /** After a swallowed edge the level decides. */
  function settle(key: Key): void {
    const contact = contacts[key];
    const time = getTime();
    contact.settling = false;
    if (isPressed(contact) === contact.down) return;
    if (contact.down) release(key, time);
    else if (time - contact.pressed < FASTEST_REPRESS) look(key);
    else begin(key, time);
  }

  function look(key: Key): void {
    if (contacts[key].settling) return;
    contacts[key].settling = true;
    setTimeout(() => settle(key), SETTLED_AFTER);
  }

  function changed(key: Key, event: WatchEvent): void {
    const contact = contacts[key];
    const down = event.state === contact.pressedLevel;
    edge(event.time);
    if (event.time - contact.changed < BOUNCE || (down && event.time - contact.pressed < FASTEST_REPRESS)) {
      look(key);
      return;
    }
    // A second press without a release between: the release was lost.
    if (down && contact.down) release(key, event.time);
    if (down) begin(key, event.time);
    else if (contact.down) release(key, event.time);
  }

  function watch(key: Key, wiring: BoardKey): void {
    pinMode(wiring.pin, wiring.pull === 'up' ? 'input_pullup' : 'input_pulldown');
    contacts[key] = {
      pin: wiring.pin,
      pressedLevel: wiring.pull === 'down',
      down: false,
      changed: -1,
      pressed: -1,
      repeat: 0,
      timer: 0,
      owner: 0,
      settling: false,
    };
    setWatch((event: WatchEvent) => changed(key, event), wiring.pin, { repeat: true, edge: 'both', debounce: 0 });
  }

  for (let key = 0; key < keys.length; key++) watch(key, keys[key]);
}
