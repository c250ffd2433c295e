// What is written under the picture of a result, player by player.
import { words, type Voice } from '../app/words.svelte';
import { weight } from '../back/shares';
import type { Share, View } from '../host/protocol';

export interface Column {
  name: string;
  score: string;
  won: boolean;
  /** Luck and skill in words, where the review has them. */
  luck: string[];
}

/** Luck and skill of a seat in words. */
export function luckOf(share: Share | undefined): string[] {
  if (!share) return [];
  return (['luck', 'skill'] as const).map((kind) => words.say(`page-back-${kind}.${weight(share[kind])}`));
}

export function columns(view: View, voice: Voice, shares: Share[]): Column[] {
  return view.chairs.map((_, seat) => ({
    name: voice.names[seat] ?? '',
    score: view.scores.length ? String(view.scores[seat]) : '',
    won: (view.result?.payoffs[seat] ?? 0) > 0,
    luck: luckOf(shares.find((share) => share.seat === seat)),
  }));
}

/** Who won, by name: a picture is seen by others. */
export function outcome(view: View, voice: Voice): string {
  return view.result?.told.map((line) => words.tell(line, { ...voice, you: null })).join(' ') ?? '';
}
