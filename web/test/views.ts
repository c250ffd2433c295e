// Tables as the host sends them, and boards that show them; what is in views/ is written by tests/host/page_views.py.
import { render } from '@testing-library/svelte';
import { vi } from 'vitest';
import type { BoardProps } from '../src/shared/board';
import { SHELF, room } from '../src/app/games';
import type { Frame } from '../src/table/stage';
import { words, type Voice } from '../src/app/words.svelte';
import type { Beat, GameFacts, Offer, Update } from '../src/host/protocol';

// Movement ends at once.
Element.prototype.animate = () => {
  const animation = { cancel: () => undefined, onfinish: null as (() => void) | null, currentTime: 0 };
  queueMicrotask(() => animation.onfinish?.());
  return animation as unknown as Animation;
};

const files = import.meta.glob<unknown>('./views/*.json', { eager: true, import: 'default' });

export const NAMES = Object.keys(files)
  .map((path) => path.slice('./views/'.length, -'.json'.length))
  .filter((name) => name !== 'games');
export const GAMES = files['./views/games.json'] as GameFacts[];

/** A fresh update for each test. */
export function update(name: string): Update {
  return structuredClone(files[`./views/${name}.json`]) as Update;
}

/** The frame of a table as it is. */
export function settled({ table }: Update): Frame {
  return { look: table.look, places: table.places, beat: null, length: 0 };
}

/** The frame of a beat. */
export function shown(beat: Beat): Frame {
  return { look: beat.look, places: beat.places, beat, length: 900 };
}

export function voiceOf({ table, yours }: Update): Voice {
  return { names: table.chairs.map(({ name }) => name ?? ''), you: yours.seats[0] ?? null };
}

/** The offer of an action. */
export function offer({ yours }: Update, action: string): Offer {
  const found = yours.offers.find((one) => one.action === action);
  if (!found) throw new Error(`${action} is not offered`);
  return found;
}

/** The board of a game, with all that it asks for. */
export async function board(from: Update, frame: Frame = settled(from)) {
  const game = from.table.game;
  await words.need('common', 'host', 'page', ...SHELF, `${game}/words`, `${game}/page`, `${game}/rules`);
  const act = vi.fn<BoardProps['act']>();
  const made = await room(game)?.board();
  if (!made) throw new Error(`no board for ${game}`);
  const props = (to: Update, at: Frame): BoardProps => ({
    view: to.table,
    yours: to.yours,
    frame: at,
    happened: to.happened,
    voice: voiceOf(to),
    act,
  });
  const { container, rerender } = render(made.default, props(from, frame));
  const buttons = (): HTMLButtonElement[] => [...container.querySelectorAll('button')];
  return {
    act,
    container,
    buttons,
    /** A button, by its text or its label. */
    button: (text: string): HTMLButtonElement => {
      const found = buttons().find((one) => !one.disabled && [written(one), labelled(one)].includes(text));
      if (!found) throw new Error(`no button ${text} among ${buttons().map(written).join('|')}`);
      return found;
    },
    show: (to: Update, at: Frame = settled(to)) => rerender(props(to, at)),
  };
}

/** The text of an element as people read it. */
export function written(element: Element | null): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** The accessible name of an element. */
export function labelled(element: Element): string {
  return element.getAttribute('aria-label') ?? '';
}
