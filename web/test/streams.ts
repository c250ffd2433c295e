// Whole games as a host tells them; what is in streams/ is written by tests/host/page_streams.py.
import type { Beat, Happening, Update, View, Yours } from '../src/host/protocol';

type Told = [version: number, kind: Happening['kind'], seat: number | null, by: Happening['by'], beats: [throws: number, facts: number, scores: number[]][], mover: number | null, status: View['status'], scores: number[], offers: number];
interface Game {
  own: number[];
  seats: number;
  events: Told[];
}

const files = import.meta.glob<Game[]>(['./streams/*.json', '!./streams/flights.json'], { eager: true, import: 'default' });

/** All games, each as the updates that its player is sent. */
export const STREAMS: Update[][] = Object.values(files).flatMap((games) => games.map(updatesOf));

/** The name of a beat. */
export const nameOf = (look: Record<string, unknown> | undefined): string => String(look?.['name']);

function updatesOf({ own, seats, events }: Game): Update[] {
  return events.map(([version, kind, seat, by, beats, mover, status, scores, offers]) => {
    const told = beats.map(([throws, facts, then], number): Beat => ({
      seat: throws ? null : seat,
      action: throws ? null : 'action',
      throw: Array.from({ length: throws }, () => ({ piece: 'die', outcome: 'side' })),
      told: [],
      facts: Array.from({ length: facts }, () => ({ kind: 'fact' })),
      look: { name: `${version}.${number}`, scores: then },
      places: {},
    }));
    const happening: Happening = { version, at: version, kind, seat, by, beats: told, told: [{ key: `told-${version}`, args: {} }] };
    const table = {
      table: 'table',
      game: 'game',
      version,
      status,
      mover,
      scores,
      chairs: Array.from({ length: seats }, () => ({ kind: 'person', present: true })),
      look: told.at(-1)?.look ?? { name: `${version}`, scores },
      places: {},
      state: [version],
      tallies: [],
      described: [],
      decision: null,
      result: null,
      clock: null,
      coach: { on: false, agreed: [], awaited: [] },
      now: version,
    } as unknown as View;
    const offered = Array.from({ length: offers }, (_, number) => ({ seat: mover ?? 0, action: `${version}-${number}`, said: { key: 'x', args: {} }, leads_to: null }));
    const yours: Yours = { player: 'ada', seats: own, offers: offered, chains: [], undo: [], rights: [], invite: null, guide: null };
    return { type: 'update', table, yours, happened: [happening] };
  });
}

/** Several updates as one, as after a lost connection. */
export function joined(updates: Update[]): Update {
  const last = updates.at(-1) as Update;
  return { ...last, happened: updates.flatMap(({ happened }) => happened) };
}

/** Numbers that look random and are the same in every run. */
export function dice(seed: number): () => number {
  let state = seed + 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
