// What a game's board gets from the table around it.
import type { Happening, Offer, View, Yours } from '../host/protocol';
import type { Frame } from '../table/live.svelte';
import type { Voice } from '../app/words.svelte';

export interface BoardProps {
  view: View;
  yours: Yours;
  /** The current frame: the table as it is, or a beat on the way there. */
  frame: Frame;
  /** Everything that has happened, the newest last. */
  happened: Happening[];
  voice: Voice;
  act: (seat: number, actions: string[]) => void;
}

/** The offer of an action, if it is legal for a seat that is ours. */
export function offered(yours: Yours, action: string): Offer | undefined {
  return yours.offers.find((offer) => offer.action === action);
}
