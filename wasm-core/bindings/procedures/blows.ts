// Typed bindings of the pack blows; made by `npm run packs` from its descriptions, not by hand.
import type { Procedure } from '../typed.ts';

/** Procedures of Blows per move: what each takes and gives. */
export interface Blows {
  /** Score from 18/nn. */
  readonly encodeScore: Procedure<{
    /** 3 to 18. */
    readonly base: number;
    /** 0 to 999; default 0. */
    readonly percent?: number;
  }, {
    readonly score: number;
  }>;
  /** Score as 18/nn. */
  readonly decodeScore: Procedure<{
    /** 3 to 1017. */
    readonly score: number;
  }, {
    readonly base: number;
    readonly percent: number;
  }>;
  /** Adjusted strength. */
  readonly adjustedStrength: Procedure<{
    /** 3 to 1017. */
    readonly strength: number;
  }, {
    readonly asb: number;
    readonly row: number;
  }>;
  /** Class figures. */
  readonly classInfo: Procedure<{
    readonly class: 'warrior' | 'mage' | 'priest' | 'rogue' | 'ranger' | 'paladin';
  }, {
    readonly mwwTenthLb: number;
    readonly wsmTenth: number;
    readonly maxBlows: number;
  }>;
  /** Weight divided by. */
  readonly divisor: Procedure<{
    readonly class: 'warrior' | 'mage' | 'priest' | 'rogue' | 'ranger' | 'paladin';
    /** 0 to 10000; lb. */
    readonly weightTenthLb: number;
  }, {
    readonly divisorTenthLb: number;
    readonly minimumUsed: boolean;
  }>;
  /** Strength-weapon index. */
  readonly strengthWeaponIndex: Procedure<{
    readonly class: 'warrior' | 'mage' | 'priest' | 'rogue' | 'ranger' | 'paladin';
    /** 3 to 1017. */
    readonly strength: number;
    /** 0 to 10000; lb. */
    readonly weightTenthLb: number;
  }, {
    readonly asb: number;
    readonly divisorTenthLb: number;
    readonly wsmTenth: number;
    readonly product: number;
    readonly swi: number;
  }>;
  /** Table column. */
  readonly swiColumn: Procedure<{
    /** 0 to 1000. */
    readonly swi: number;
  }, {
    readonly column: number;
  }>;
  /** Table row. */
  readonly dexterityRow: Procedure<{
    /** 3 to 1017. */
    readonly dexterity: number;
  }, {
    readonly row: number;
  }>;
  /** Blows table. */
  readonly tableBlows: Procedure<{
    /** 3 to 1017. */
    readonly dexterity: number;
    /** 0 to 1000. */
    readonly swi: number;
  }, {
    readonly row: number;
    readonly column: number;
    readonly blows: number;
  }>;
  /** Class limit. */
  readonly capBlows: Procedure<{
    readonly class: 'warrior' | 'mage' | 'priest' | 'rogue' | 'ranger' | 'paladin';
    /** 1 to 6. */
    readonly blows: number;
  }, {
    readonly blows: number;
    readonly capped: boolean;
  }>;
  /** Blows per move. */
  readonly naturalBlows: Procedure<{
    /** Default false. */
    readonly bareHands?: boolean;
    readonly class?: 'warrior' | 'mage' | 'priest' | 'rogue' | 'ranger' | 'paladin';
    /** 3 to 1017. */
    readonly strength?: number;
    /** 3 to 1017. */
    readonly dexterity?: number;
    /** 0 to 10000; lb. */
    readonly weightTenthLb?: number;
  }, {
    readonly bareHands: boolean;
    readonly asb: number;
    readonly mwwTenthLb: number;
    readonly divisorTenthLb: number;
    readonly minimumUsed: boolean;
    readonly wsmTenth: number;
    readonly product: number;
    readonly swi: number;
    readonly row: number;
    readonly column: number;
    readonly tableBlows: number;
    readonly maxBlows: number;
    readonly capped: boolean;
    readonly blows: number;
  }>;
}
