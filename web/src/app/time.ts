// Time that is left, as people say it.
export interface Left {
  seconds: number;
  unit: 'clock' | 'hours' | 'days';
  number: number;
  text: string;
}

/** The time left until a deadline (seconds since 1970), at a time (ms). */
export function left(deadline: number, now: number): Left {
  const seconds = Math.max(0, Math.ceil(deadline - now / 1000));
  if (seconds >= 2 * 86400) return { seconds, unit: 'days', number: Math.floor(seconds / 86400), text: '' };
  if (seconds >= 2 * 3600) return { seconds, unit: 'hours', number: Math.floor(seconds / 3600), text: '' };
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return { seconds, unit: 'clock', number: seconds, text };
}
