// The Bluetooth radio of nRF52 chips, as far as it decides who reaches the console: on the air or not, and with which pass key.

/** What a stranger nearby would find. */
export interface Radio {
  onAir: boolean;
  /** Six digits that a central must show it knows; undefined: anybody may connect. */
  passKey: string | undefined;
}

/** The radio as the interpreter starts it: advertising, open to anybody. */
export function newRadio(): Radio {
  return { onAir: true, passKey: undefined };
}

/** Its calls. */
export function radioCalls(radio: Radio): Record<string, (...values: unknown[]) => void> {
  return {
    sleep: () => {
      radio.onAir = false;
    },
    wake: () => {
      radio.onAir = true;
    },
    setSecurity: options => {
      const { passkey } = (options ?? {}) as { passkey?: unknown };
      if (passkey !== undefined && !/^\d{6}$/.test(String(passkey))) throw new Error('a pass key has six digits');
      radio.passKey = passkey === undefined ? undefined : String(passkey);
    },
  };
}
