// Small arithmetic that several rules share: least, greatest, rounded-down and rounded shares.
// AssemblyScript; integers only, so that every engine gives the same figure.

export function least(a: i32, b: i32): i32 {
  return a < b ? a : b;
}

export function greatest(a: i32, b: i32): i32 {
  return a > b ? a : b;
}

/** a / b rounded towards minus infinity; b > 0. */
export function divideDown(a: i32, b: i32): i32 {
  const quotient = a / b;
  return quotient * b > a ? quotient - 1 : quotient;
}

/** `units` x numerator / denominator to the nearest, halves up; for 0 <= numerator, denominator > 0. */
export function share(units: i32, numerator: i32, denominator: i32): i32 {
  return (2 * units * numerator + denominator) / (2 * denominator);
}
