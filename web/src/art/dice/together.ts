// Dice that are thrown together start together: every place is read before any die moves, so the page is laid out once.

/** Reads where a die lies, and returns what starts it from there. */
type Ready = () => () => void;

let ready: Ready[] = [];

/** Starts a die with all others that are thrown in this moment. */
export function together(die: Ready): void {
  if (!ready.length) queueMicrotask(start);
  ready.push(die);
}

function start(): void {
  const all = ready;
  ready = [];
  for (const fly of all.map((die) => die())) fly();
}
