// What a player passes on of a day's game: a text and a picture, neither of which gives the game away.
import { mount } from 'svelte';
import { room } from '../app/games';
import { faceOf } from '../app/names';
import { words } from '../app/words.svelte';
import type { DailyGame } from '../host/protocol';
import { pass, pictured } from '../keepsake/keepsake';
import { decisionSigns, decisionsTold, givenAway } from './decisions';

/** The text, the same as in the terminal. */
export function shareText(one: DailyGame, day: string, streak: number): string {
  return words.say('daily-share', {
    game: words.say(`page-game-${one.game}`),
    day,
    signs: decisionSigns(one.decisions),
    given: 100 * (one.given_away ?? 0),
    points: one.points ?? 0,
    days: streak,
  });
}

/** The picture: the game's own drawing, and the result under it. */
export async function passPicture(one: DailyGame, day: string, streak: number): Promise<void> {
  const { Picture } = room(one.game);
  const title = words.say(`page-game-${one.game}`);
  const columns = [
    { name: words.say('page-daily-column-given'), score: givenAway(one.given_away), won: true, luck: [decisionsTold(one.decisions)] },
    { name: words.say('page-daily-column-points'), score: String(one.points ?? 0), won: false, luck: [words.say('daily-streak', { days: streak })] },
  ];
  const told = `${day} · ${words.say('page-daily-against', { name: faceOf(one.mind) || one.mind })}`;
  const caption = { title, told, columns, foot: ['Ossuary', ''] };
  const picture = await pictured(one.game, (target) => Picture && mount(Picture, { target }), caption, `ossuary-${day}-${one.game}`);
  await pass(picture, title);
}
