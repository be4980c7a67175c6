// What a board file (boards/*.json) holds, as types: all that the build, the simulator and the wiring page know of a board.
// The display has types of its own in display.ts.
import type { Display } from './display.ts';

/** The four keys of a handheld. */
export const KEY_NAMES = ['up', 'down', 'ok', 'back'] as const;
export type KeyName = (typeof KEY_NAMES)[number];

/** Rule systems that a board may carry. */
export const SYSTEM_NAMES = ['blows', 'd6rounds', 'phasemelee', 'strikerank', 'phasescreen'] as const;
export type SystemName = (typeof SYSTEM_NAMES)[number];

/** What a board may be told to carry: a whole system, or only the fighting half of one that has two packs. */
export const CARRIED_NAMES = [...SYSTEM_NAMES, 'strikerank-fight', 'phasescreen-fight'] as const;
export type CarriedName = (typeof CARRIED_NAMES)[number];

/** Packs of the systems that have two; any other system is one pack of its own name. */
const SPLIT_SYSTEMS: Partial<Record<CarriedName, readonly string[]>> = {
  strikerank: ['strikerank-fight', 'strikerank-campaign'],
  phasescreen: ['phasescreen-fight', 'phasescreen-campaign'],
};

/** Ids of the packs that come with a name. */
export function packIds(name: CarriedName): readonly string[] {
  return SPLIT_SYSTEMS[name] ?? [name];
}

/** The system that a name, its own or that of a pack, belongs to. */
export function systemOf(name: CarriedName): SystemName {
  return SYSTEM_NAMES.find(system => packIds(system).includes(name)) ?? (name as SystemName);
}

/** Built-in fonts of the interpreter. */
export const FONTS = ['4x6', '6x8'] as const;

/** Parts of the product that a board may leave out. */
export const FEATURES = ['fight', 'odds', 'fairness', 'figures', 'tables'] as const;
export type Feature = (typeof FEATURES)[number];

/** A connector for plug-in modules: its data and clock pins, and the pins that give it power. */
export interface Socket {
  sda: string;
  scl: string;
  /** Switches ground through a transistor; 1 is on. */
  fet?: string;
  gnd?: string;
  vcc?: string;
}

/** A key's contact: the pin reads 0 while pressed with pull `up`, 1 with pull `down`. */
export interface KeyWiring {
  pin: string;
  pull: 'up' | 'down';
}

/** Limits in bytes by pack id; `other` holds for packs that are not named. */
export type BytesByPack = Readonly<Record<string, number>> & { readonly other: number };

/** Limits in bytes that the build holds. */
export interface Budgets {
  appBytes: number;
  systemModuleBytes: Record<SystemName, number>;
  /** Native code of a pack. */
  packBytes: BytesByPack;
  /** Label text of a pack. */
  labelBytes: BytesByPack;
  journalBytes: number;
  /** Memory through which a pack is called. */
  windowBytes: number;
  /** Bytes of Storage that stay free. */
  reserveBytes: number;
}

/** Ways in which the Web IDE reaches a board. */
export const REACHES = ['usb', 'bluetooth'] as const;
export type Reach = (typeof REACHES)[number];

/** What only the wiring page tells. */
export interface PageFacts {
  reach: Reach[];
  /** The interpreter for this board: among the official downloads or to be built, and where that is described. */
  firmware: { released: boolean; url: string };
  notes: string[];
  /** Contacts along the board's edges from top to bottom, seen from above with the USB socket or the battery on top. */
  edges: { left: string[]; right: string[] };
  /** Contacts that feed a display and take its and the keys' ground; absent when there is nothing to wire. */
  power?: string;
  ground?: string;
  parts: { count: number; what: string }[];
}

/** One board. */
export interface Board {
  id: string;
  /** Name as sold. */
  title: string;
  /** Name of the interpreter's build, as `process.env.BOARD` gives it. */
  espruino: string;
  chip: string;
  core: 'cortex-m0plus' | 'cortex-m4';
  /** Flash for files; `mapped` when it can be read, and code run, in place. `address` as the chip's programmer sees it. */
  storage: { address: number; bytes: number; pageBytes: number; mapped: boolean };
  variables: { count: number; bytesEach: number };
  /** Bytes of C stack, where measured. */
  stackBytes?: number;
  /** Time-out of the watchdog; absent where there is none, or deep sleep in its place. */
  watchdogSeconds?: number;
  /** True where the chip is put into deep sleep while idle; an STM32 has to be told to. Never beside a watchdog. */
  deepSleep?: boolean;
  /** Code is kept as the interpreter's tokens: a sixth smaller, and not to be read by people. Boards with overlays always have it so. */
  tokens?: boolean;
  /** Memory is too small for the whole app: most of its functions are brought from Storage when they are called. */
  overlays?: boolean;
  /** Parts of the product that its Storage or memory does not hold. */
  leavesOut?: Feature[];
  /** How the charge can be measured: the supply's volts (a lithium cell) or the interpreter's own percent. */
  battery?: 'volts' | 'percent';
  /** Pin that sounds a piezo buzzer, if the board has or is to have one. */
  buzzer?: string;
  /** Combatants that a fight has room for, 2 to 24: the memory of small boards carries fewer. */
  combatants: number;
  /** Fonts that the firmware has built in. */
  fonts: (typeof FONTS)[number][];
  pins: string[];
  /** Further names of pins, such as BTN1. */
  aliases: Record<string, string>;
  sockets: Record<string, Socket>;
  display: Display;
  keys: Record<KeyName, KeyWiring>;
  budgets: Budgets;
  /** Systems, or halves of systems, that it carries unless told otherwise. */
  systems: CarriedName[];
  /** For boards that are built in the hand; absent for those that serve tests. */
  page?: PageFacts;
}
