// Time that is left, as people say it.
export interface Left {
  seconds: number;
  /** How it is written. */
  unit: 'clock' | 'hours' | 'days';
  /** How it is said. */
  said: 'seconds' | 'minutes' | 'hours' | 'days';
  number: number;
  text: string;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The time left until a deadline (seconds since 1970), at a time (ms); three days are three until half of the first is over. */
export function left(deadline: number, now: number): Left {
  const seconds = Math.max(0, Math.ceil(deadline - now / 1000));
  if (seconds >= 2 * DAY) return { seconds, unit: 'days', said: 'days', number: Math.round(seconds / DAY), text: '' };
  if (seconds >= 2 * HOUR) return { seconds, unit: 'hours', said: 'hours', number: Math.round(seconds / HOUR), text: '' };
  const text = `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;
  if (seconds >= 2 * MINUTE) return { seconds, unit: 'clock', said: 'minutes', number: Math.floor(seconds / MINUTE), text };
  return { seconds, unit: 'clock', said: 'seconds', number: seconds, text };
}
