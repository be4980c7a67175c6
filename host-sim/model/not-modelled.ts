// How the model refuses: errors for what it does not have or what no real part would take, and a guard around
// objects so that touching a member that is not there throws by name instead of reading as undefined.

/** Thrown at something that must not pass in silence, even where device code catches errors. */
export class Refusal extends Error {}

/** Thrown when device code uses a part of Espruino that the model does not have. `message` names the call. */
export class NotModelled extends Refusal {
  constructor(what: string) {
    super(`${what} is not modelled`);
    this.name = 'NotModelled';
  }
}

/** A member that JavaScript itself asks for; a guard answers it without complaint. */
const ASKED_BY_THE_LANGUAGE = new Set([
  'then',
  'toJSON',
  'constructor',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'prototype',
  'length',
  'name',
]);

/**
 * Wraps `target` so that reading a member it lacks throws `NotModelled("NAME.member")`. Members may still be added
 * and looked up with `in`.
 * @param refuse turns the error into one that device code can catch, and never returns
 */
export function guard<T extends object>(name: string, target: T, refuse: (error: NotModelled) => never): T {
  return new Proxy(target, {
    get(object, member, receiver) {
      if (typeof member === 'string' && !(member in object) && !ASKED_BY_THE_LANGUAGE.has(member)) {
        refuse(new NotModelled(`${name}.${member}`));
      }
      return Reflect.get(object, member, receiver);
    },
  });
}
