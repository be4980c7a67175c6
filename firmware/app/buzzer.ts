// The buzzer, on boards whose file names a pin for one: a short tone that passes by itself.

/** Hz: where small piezo discs are loudest. */
const TONE = 2700;
const MILLISECONDS = 60;

function still(): void {
  digitalWrite(BOARD.buzzer as Pin, 0);
}

/** A short tone; nothing on a board without a buzzer. */
export function buzz(): void {
  if (!BOARD.buzzer) return;
  analogWrite(BOARD.buzzer, 0.5, { freq: TONE });
  setTimeout(still, MILLISECONDS);
}
