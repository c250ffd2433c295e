// The page decides nothing about legality: everything that the host offers can be done, and nothing else.
import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import type { Update } from '../src/host/protocol';
import { board, NAMES, update } from './views';

const PLAYED = NAMES.filter((name) => update(name).yours.offers.length > 0);
const LONG = 60_000; // ms, for a slow machine

/** A table on which only some of the actions are offered. */
function offering(name: string, actions: string[], number: number): Update {
  const given = update(name);
  given.table.version += number;
  given.yours.offers = given.yours.offers.filter(({ action }) => actions.includes(action));
  given.yours.chains = [];
  return given;
}

test.each(PLAYED)('%s: what is offered has a thing on the board that can be pointed at', async (name) => {
  const given = update(name);
  const { container } = await board(given);
  const things = [...container.querySelectorAll('[data-actions]')].flatMap((thing) => thing.getAttribute('data-actions')?.split(' ') ?? []);
  expect(given.yours.offers.map(({ action }) => action).filter((action) => !things.includes(action))).toEqual([]);
});

test.each(PLAYED)('%s: what is offered can be done, and nothing else', { timeout: LONG }, async (name) => {
  let number = 0;
  const { act, buttons, show } = await board(offering(name, [], number));

  /** Presses everything that can be pressed, and returns what was played. */
  async function playable(actions: string[]): Promise<string[]> {
    const played = new Set<string>();
    await show(offering(name, actions, ++number));
    for (const button of buttons().filter(({ disabled }) => !disabled)) {
      act.mockClear();
      flushSync(() => button.click());
      if (act.mock.calls.length === 0) flushSync(() => button.click()); // it was only picked
      for (const [, chosen] of act.mock.calls) for (const action of chosen) played.add(action);
    }
    return [...played];
  }

  expect(await playable([])).toEqual([]);
  for (const { action } of update(name).yours.offers) expect(await playable([action])).toEqual([action]);
});
