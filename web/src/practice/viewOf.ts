// A puzzle as a table, for the boards, which know only tables.
import type { Chair, Puzzle, View, Yours } from '../host/protocol';
import type { Frame } from '../table/stage';
import { viewAt, yoursAt } from '../back/viewAt';

/** The table at the question. */
export function viewOf(puzzle: Puzzle): View {
  const last = puzzle.looks.at(-1);
  const base: View = {
    table: puzzle.puzzle,
    game: puzzle.game,
    options: puzzle.options,
    version: 0,
    status: 'playing',
    listed: false,
    chairs: puzzle.minds.map(chair),
    keeper: null,
    clock: null,
    decision: null,
    mover: puzzle.seat,
    look: {},
    state: [],
    described: [],
    scores: [],
    tallies: [],
    places: {},
    dice: null,
    coach: { on: false, agreed: [], awaited: [] },
    fork: null,
    result: null,
    rematch: null,
    now: 0,
    rules: [],
    lesson: false,
    daily: null, rated: false,
    shared: null,
    local: false,
    tournament: null,
  };
  return last ? viewAt(base, last, puzzle.looks.length) : base;
}

/** What can be answered. */
export const yoursOf = (puzzle: Puzzle): Yours => yoursAt(puzzle.seat, true, puzzle.looks.at(-1)?.offers ?? []);

/** The position as it stands. */
export const frameOf = (view: View): Frame => ({ look: view.look, places: view.places, beat: null, length: 0 });

function chair(mind: string | null): Chair {
  const kind = mind === null ? 'person' : 'mind';
  return { kind, name: mind, player: null, mind, present: true, ready: true, resigned: false, away: false, standing: 'ask' };
}
