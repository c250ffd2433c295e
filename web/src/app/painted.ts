// What is timed with a picture begins when the picture is there, so that a slow device shows it whole.

interface Timed {
  /** ms after the picture; 0 is at once, with it. */
  after: number;
  act: () => void;
}

/** Calls back once what has just changed is on the screen; returns what calls it off. */
export function afterPaint(done: () => void): () => void {
  let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(done)));
  return () => cancelAnimationFrame(frame);
}

/** Does one thing after the other, each at its time after what has just changed is on the screen; returns what stops it. */
export function inTime(steps: Timed[]): () => void {
  for (const { after, act } of steps) if (!after) act();
  const later = steps.filter(({ after }) => after > 0);
  if (!later.length) return () => undefined;
  let timers: ReturnType<typeof setTimeout>[] = [];
  const callOff = afterPaint(() => (timers = later.map(({ after, act }) => setTimeout(act, after))));
  return () => {
    callOff();
    timers.forEach(clearTimeout);
  };
}
