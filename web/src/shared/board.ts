// What a game's board gets from the table around it.
import type { Happening, Offer, View, Yours } from '../host/protocol';
import type { Frame } from '../table/stage';
import type { Voice } from '../app/words.svelte';

/**
 * All of it is what is on show, and nothing more: a board need not hold anything back.
 * Around the board the CSS property `--beat` is the length of the beat on show (of an ordinary act when the table
 * stands still), so that `animation-duration: var(--beat)` follows the speed that the player has set;
 * a board's own timers are fractions of `frame.length`.
 */
export interface BoardProps {
  /** The table on show. During a beat its look and places are those of the frame; scores, tallies and words are those before the beat. */
  view: View;
  /** Our own part of it. During a beat there are no offers, no chains and nothing to take back. */
  yours: Yours;
  /** What to show: the table as it stands (`beat` is null, `length` 0), or a beat and how many ms it is on show. Every beat comes once, in order, unless the player skips. */
  frame: Frame;
  /** Everything that was shown, the newest last; the beat on show is not in it yet. */
  happened: Happening[];
  voice: Voice;
  /** Acts for the position on show; a press that comes too early or twice does nothing, and everything on the board is marked so (`aria-disabled` around it), so a board does neither itself. */
  act: (seat: number, actions: string[]) => void;
}

/** The offer of an action, if it is legal for a seat that is ours. */
export function offered(yours: Yours, action: string): Offer | undefined {
  return yours.offers.find((offer) => offer.action === action);
}
