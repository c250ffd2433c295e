// A table as it was at one look of its game, for the boards, which know only tables.
import type { Happening, Offer, RecordLook, View, Yours } from '../host/protocol';
import type { Looks } from './looks';

const NOBODY = -1;
const REMEMBERED = 30; // looks in the log beside the board

/** Whether the game was over by then. */
export function isOver(look: RecordLook): boolean {
  return look.beat.look['phase'] === 'over';
}

/** The table at a look. */
export function viewAt(now: View, look: RecordLook, number: number): View {
  const { beat, mover, state, described, scores, tallies } = look;
  const over = isOver(look);
  const chairs = now.chairs.map((chair) => ({ ...chair, present: true, away: false, resigned: false }));
  const then = { mover, look: beat.look, places: beat.places, state, described, scores, tallies };
  return { ...now, ...then, chairs, version: number, status: over ? 'over' : 'playing', result: over ? now.result : null, decision: null };
}

/** The seat whose view is shown: the chosen one, otherwise the seat to move or in turn. */
export function seenBy(chosen: number | null, look: RecordLook): number {
  return chosen ?? look.mover ?? Number(look.beat.look['seat'] ?? 0);
}

/** The seats that the board takes for ours; it says “you” to a player with a single seat, which here is only the player who sat there. */
export function yoursAt(seat: number, own: boolean, offers: Offer[]): Yours {
  return { player: null, seats: own ? [seat] : [seat, NOBODY], offers, chains: [], undo: [], rights: [], invite: null, guide: null };
}

/** A look as something that happened. */
export function happeningOf({ beat }: RecordLook, number: number): Happening {
  return { version: number, at: 0, kind: 'played', seat: beat.seat, by: 'player', beats: [beat], told: [] };
}

/** What had happened by then, as far as it is known, the newest last. */
export function happenedUntil(looks: Looks, number: number): Happening[] {
  const found: Happening[] = [];
  for (let one = number; one > number - REMEMBERED; one--) {
    const look = looks.known(one);
    if (!look) break;
    found.unshift(happeningOf(look, one));
  }
  return found;
}
