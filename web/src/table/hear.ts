// What is heard of a beat: dice of the game's own matter, or a piece that is put down.
import { room } from '../app/games';
import { feel } from '../app/haptics';
import { play } from '../app/sound';
import type { Beat } from '../host/protocol';

/** Plays the sound of a beat. */
export function hear(game: string, beat: Beat): void {
  const { sounds = { throw: 'ivory-dice', act: 'tile' } } = room(game);
  const thrown = beat.throw.length > 0;
  void play(thrown ? sounds.throw : sounds.act, { loud: thrown ? 1 : 0.5 });
  if (thrown) feel('throw');
}
