// The part of the library roll-parser that is measured; it comes without types.
declare module 'roll-parser' {
  interface Roll {
    readonly dice: number;
    readonly count: number;
    readonly modifier: number;
  }
  interface Result {
    readonly notation: string;
    readonly value: number;
    readonly rolls: readonly number[];
  }
  const library: {
    parse(notation: string): Roll;
    roll(roll: Roll): Result;
  };
  export default library;
}
