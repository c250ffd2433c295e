// The clocks that people choose from, by name.
import type { Clock } from '../host/protocol';

export const TIMED = ['seconds-30', 'seconds-60', 'seconds-180', 'days-1', 'days-3'] as const;
export type Timed = (typeof TIMED)[number];

/** A clock as the host takes it. */
export function clockOf(name: Timed): Clock {
  const [unit = '', number] = name.split('-');
  return { [unit]: Number(number) };
}
