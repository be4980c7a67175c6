// Division as expressions do it.
// AssemblyScript.

/** Rounded down, as tables are used to: -7 / 2 is -4. `b` is not 0. */
export function quotient(a: i32, b: i32): i32 {
  const whole = a / b;
  return (a ^ b) < 0 && whole * b !== a ? whole - 1 : whole;
}
