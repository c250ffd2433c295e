// Presses that nobody means: one too early, or one of a key that is held down.

/** ms after a change in which no press counts. */
export const TOO_EARLY = 350;

/** A key that is held down acts once. */
export function onlyOnce(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
}
