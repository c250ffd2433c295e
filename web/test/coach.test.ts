import { render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Coach } from '../src/coach/coach.svelte';
import { SHELF } from '../src/app/games';
import { settings } from '../src/app/settings.svelte';
import { words } from '../src/app/words.svelte';
import Choices from '../src/coach/Choices.svelte';
import Panel from '../src/coach/Coach.svelte';
import MistakeWarning from '../src/coach/MistakeWarning.svelte';
import type { Advice, Choice, Update } from '../src/host/protocol';
import { hosting, No, type Asked } from './host';
import { voiceOf, written } from './views';

const files = import.meta.glob<{ update: Update; advice: Advice }>('./advice/*.json', { eager: true, import: 'default' });
const ASKED = 'GET /api/tables/table/coach?invite=i';

/** A table and what the coach says there, as the host sends both. */
function told(game: string): { update: Update; advice: Advice } {
  const { update, advice } = structuredClone(files[`./advice/${game}.json`]) as { update: Update; advice: Advice };
  return { update, advice: { ...advice, version: update.table.version } };
}

/** A coach at a table, whose answers come in this order; the last one stays. */
function coached(game: string, change: (advice: Advice) => unknown[] = (advice) => [advice]) {
  const { update, advice } = told(game);
  const answers = change(advice);
  const asked: Asked[] = hosting({ [ASKED]: () => (answers.length > 1 ? answers.shift() : answers[0]) });
  const act = vi.fn(async () => undefined);
  const live = { table: 'table', invite: 'i', view: update.table, yours: update.yours, act };
  return { coach: new Coach(live), live, act, asked, update, advice };
}

/** Another decision: everything is as before, but for one number of the state. */
function another(update: Update): Update['table'] {
  return { ...update.table, version: update.table.version + 1, state: [...update.table.state.slice(0, -1), -1] };
}

const worst = ({ choices }: Advice): Choice => [...choices].sort((a, b) => b.given_away - a.given_away)[0] as Choice;
const passed = (time = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(time);

beforeEach(async () => {
  settings.change({ sure: false });
  await words.need('common', 'host', 'page', ...SHELF, 'coach', 'page-coach', 'shark-attacks/words', 'shark-attacks/page', 'rolling-bones/words', 'rolling-bones/page');
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('nobody is asked before somebody wants to know, and an exact answer is asked for once', async () => {
  const { coach, asked, advice } = coached('shark-attacks');
  coach.follow();
  await passed(5000);
  expect(asked).toHaveLength(0);
  coach.press();
  coach.follow();
  await passed(5000);
  expect(asked).toHaveLength(1);
  expect(coach.advice).toEqual(advice);
});

test('a searched answer is asked for until it is settled', async () => {
  const { coach, asked } = coached('rolling-bones', (advice) => [advice, { ...advice, tried: 9000 }, { ...advice, tried: 20_000, settled: true }]);
  coach.open = true;
  coach.follow();
  await passed(5000);
  expect(asked).toHaveLength(3);
  expect(coach.advice?.tried).toBe(20_000);
});

test.each(['closed', 'off', 'decided', 'left'])('it is asked no more when the panel or the decision is gone: %s', async (how) => {
  const { coach, live, asked, update } = coached('rolling-bones', (advice) => [new No('host-busy'), advice]);
  coach.open = true;
  coach.follow();
  await passed();
  if (how === 'closed') coach.close();
  if (how === 'off') live.view = { ...update.table, coach: { on: false, agreed: [], awaited: [] } };
  if (how === 'decided') live.yours = { ...update.yours, offers: [] };
  if (how === 'left') coach.leave();
  else coach.follow();
  await passed(5000);
  expect(asked).toHaveLength(1);
  expect(coach.advice).toBeNull();
});

test('an answer to an earlier decision, or to one that we do not see yet, is not shown', async () => {
  const { coach, live, update } = coached('shark-attacks', (advice) => [advice, { ...advice, version: advice.version + 2 }, { ...advice, version: advice.version + 1 }]);
  coach.open = true;
  coach.follow();
  live.view = another(update);
  coach.follow();
  await passed();
  expect(coach.advice).toBeNull();
  await passed(500);
  expect(coach.advice?.version).toBe(update.table.version + 1);
});

test('a tap gives a hint, a second the whole answer, a third closes; a new decision begins with the hint', async () => {
  const { coach, live, update } = coached('shark-attacks');
  const next = (): string => {
    coach.follow();
    return coach.next;
  };
  expect(next()).toBe('hint');
  coach.press();
  expect(next()).toBe('close'); // nothing to show yet
  await passed();
  expect(next()).toBe('whole');
  coach.press();
  expect(next()).toBe('close');
  live.view = another(update);
  expect(next()).toBe('close');
  await passed();
  expect([next(), coach.open]).toEqual(['whole', true]);
  coach.press();
  coach.press();
  expect([next(), coach.open]).toEqual(['hint', false]);
});

test('a coach that cannot help says why, and is asked no more', async () => {
  const { coach, asked } = coached('shark-attacks', () => [new No('host-players-only')]);
  coach.open = true;
  coach.follow();
  await passed(5000);
  expect(coach.problem?.code).toBe('host-players-only');
  expect(asked).toHaveLength(1);
});

test('without the wish to be asked, an action is sent at once', async () => {
  const { coach, act, advice } = coached('shark-attacks');
  coach.open = true;
  coach.follow();
  await passed();
  void coach.act(0, [worst(advice).action]);
  expect(act).toHaveBeenCalledExactlyOnceWith(0, ['stop']);
});

test('a grave mistake is asked about first, and one tap goes on', async () => {
  settings.change({ sure: true });
  const { coach, act, advice } = coached('shark-attacks');
  coach.follow();
  await passed();
  await coach.act(0, ['go_on']);
  expect(act).toHaveBeenCalledExactlyOnceWith(0, ['go_on']);
  await coach.act(0, ['stop']);
  expect(act).toHaveBeenCalledOnce();
  expect(coach.doubt).toMatchObject({ seat: 0, actions: ['stop'], choice: advice.choices[1], best: advice.choices[0] });
  await coach.insist();
  expect(act).toHaveBeenLastCalledWith(0, ['stop']);
  expect(coach.doubt).toBeNull();
});

test('a chain is as grave as the gravest of its actions', async () => {
  settings.change({ sure: true });
  const graded = (advice: Advice): Advice => ({
    ...advice,
    settled: true,
    choices: advice.choices.map((choice, number) => ({ ...choice, given_away: 0.01 * number, grade: number > 2 ? 'mistake' : 'fine' })),
  });
  const { coach, act, advice } = coached('rolling-bones', (said) => [graded(said)]);
  coach.follow();
  await passed();
  const [first, second, , fourth] = advice.choices.map(({ action }) => action) as [string, string, string, string];
  await coach.act(0, [first, second]);
  expect(act).toHaveBeenCalledOnce();
  await coach.act(0, [first, fourth, second]);
  expect(coach.doubt?.choice.action).toBe(fourth);
});

test.each([
  ['a mistake', 'mistake', true, true],
  ['a blunder', 'blunder', true, true],
  ['a slip', 'slip', true, false],
  ['a blunder by a search that goes on', 'blunder', false, false],
] as const)('what is asked about: %s', async (_, grade, settled, asks) => {
  settings.change({ sure: true });
  const { coach, advice } = coached('rolling-bones', (said) => {
    const choices = said.choices.map((choice, number) => (number === 1 ? { ...choice, grade } : choice));
    return [{ ...said, choices, settled }, new No('host-busy')];
  });
  coach.follow();
  await passed();
  void coach.act(0, [advice.choices[1]?.action ?? '']);
  await passed(4000);
  expect(coach.doubt !== null).toBe(asks);
});

test.each([
  ['grave in the end', 'blunder', true],
  ['fine in the end', 'fine', false],
] as const)('what looks grave to a search that goes on waits for its end: %s', async (_, end, asks) => {
  settings.change({ sure: true });
  const { coach, act, advice } = coached('rolling-bones', (said) => {
    const graded = (grade: Choice['grade']): Choice[] => said.choices.map((choice, number) => (number === 1 ? { ...choice, grade } : choice));
    return [{ ...said, choices: graded('blunder'), settled: false }, new No('host-busy'), new No('host-busy'), { ...said, choices: graded(end), settled: true }];
  });
  coach.follow();
  await passed();
  void coach.act(0, [advice.choices[1]?.action ?? '']);
  await passed(100);
  expect([coach.waiting, coach.doubt, act.mock.calls.length]).toEqual([true, null, 0]);
  await passed(1000);
  expect([coach.waiting, coach.doubt !== null, act.mock.calls.length]).toEqual([false, asks, asks ? 0 : 1]);
});

test('what looks fine to a search that goes on is played at once', async () => {
  settings.change({ sure: true });
  const { coach, act, advice } = coached('rolling-bones', (said) => [{ ...said, settled: false }, new No('host-busy')]);
  coach.follow();
  await passed();
  void coach.act(0, [advice.choices[0]?.action ?? '']);
  await passed();
  expect(act).toHaveBeenCalledOnce();
});

test.each([
  ['silent', 'host-busy', 1500],
  ['unable', 'host-players-only', 0],
])('a coach that is %s holds nobody up', async (_, code, after) => {
  settings.change({ sure: true });
  const { coach, act } = coached('shark-attacks', () => [new No(code)]);
  coach.follow();
  await passed();
  void coach.act(0, ['stop']);
  await passed(after);
  expect(act).toHaveBeenCalledExactlyOnceWith(0, ['stop']);
});

test('a first answer that comes in time is waited for', async () => {
  settings.change({ sure: true });
  const { coach, act } = coached('shark-attacks', (advice) => [new No('host-busy'), advice]);
  coach.follow();
  void coach.act(0, ['stop']);
  await passed(1000);
  expect(act).not.toHaveBeenCalled();
  expect(coach.doubt?.actions).toEqual(['stop']);
});

test('an action that waits is dropped for another tap, and when its decision is gone', async () => {
  settings.change({ sure: true });
  const { coach, live, act, update } = coached('shark-attacks', () => [new No('host-busy')]);
  coach.follow();
  void coach.act(0, ['stop']);
  void coach.act(0, ['go_on']);
  await passed(1600);
  expect(act).toHaveBeenCalledExactlyOnceWith(0, ['go_on']);
  void coach.act(0, ['stop']);
  live.view = another(update);
  coach.follow();
  await passed(1600);
  expect(act).toHaveBeenCalledOnce();
});

test('a question is gone with its decision', async () => {
  settings.change({ sure: true });
  const { coach, live, update } = coached('shark-attacks');
  coach.follow();
  await passed();
  await coach.act(0, ['stop']);
  expect(coach.doubt).not.toBeNull();
  live.view = another(update);
  coach.follow();
  expect(coach.doubt).toBeNull();
});

const texts = (container: HTMLElement, selector: string): string[] => [...container.querySelectorAll(selector)].map(written);

test('an exact answer: every choice with its chance, its reasons, and what makes the best one better', () => {
  const { update, advice } = told('shark-attacks');
  const { container } = render(Choices, { advice, voice: voiceOf(update) });
  expect(texts(container, '.offer')).toEqual(['Go on: the event die, then the 3 wave dice', 'Stop for 8']);
  const shown = advice.choices.map(({ chance }) => `${(100 * chance).toFixed(1)}%`);
  expect(texts(container, '.chance')).toEqual(shown);
  expect(texts(container, '.reasons')[1]).toBe('scores in 100% of cases, 8 on average.');
  const bars = [...container.querySelectorAll<HTMLElement>('.bar span')].map((part) => Number.parseFloat(part.style.width));
  expect(bars.map((part) => part.toFixed(4))).toEqual(advice.choices.flatMap((choice) => [choice.chance, choice.given_away]).map((part) => (100 * part).toFixed(4)));
  expect(written(container.querySelector('.better p'))).toContain('more often than “Stop for 8”');
  expect(container.querySelectorAll('.better li').length).toBeGreaterThan(0);
  expect(container.querySelector('details')).toBeNull();
  expect(written(container.querySelector('.known'))).toBe('Exact chances of winning if everybody plays perfectly from here on.');
});

test('of many choices the best few are shown, and chances that were tried out say how far off they may be', () => {
  const { update, advice: computed } = told('rolling-bones');
  const advice = { ...computed, tried: 4000, settled: false };
  const { container } = render(Choices, { advice, voice: voiceOf(update) });
  const all = advice.choices.map(({ offer }) => words.tell(offer, voiceOf(update)));
  expect(texts(container, '.offer')).toEqual(all);
  expect(texts(container, 'details .offer')).toEqual(all.slice(4));
  expect(written(container.querySelector('summary'))).toBe(`${all.length - 4} more choices`);
  expect(texts(container, '.chance')[0]).toMatch(/^\d+ ± \d+%$/);
  expect(written(container.querySelector('.known'))).toContain(`Games tried out so far: ${advice.tried.toLocaleString('en')} …`);
});

const panel = async (change: (update: Update) => void = () => undefined) => {
  const made = coached('shark-attacks');
  change(made.update);
  const want = vi.fn();
  const { container } = render(Panel, { coach: made.coach, view: made.update.table, yours: made.update.yours, voice: voiceOf(made.update), want });
  const press = async (text: string): Promise<void> => {
    const found = [...container.querySelectorAll('button')].find((button) => written(button) === text);
    if (!found) throw new Error(`no button ${text} in ${container.textContent}`);
    flushSync(() => found.click());
    made.coach.follow();
    await passed();
    flushSync();
  };
  return { ...made, container, want, press };
};

test('a choice that comes to the same as a grave mistake is one, too', async () => {
  const { coach } = coached('shark-attacks', (advice) => [{ ...advice, choices: advice.choices.map((choice) => ({ ...choice, alike: choice.action === 'stop' ? ['party'] : [] })) }]);
  settings.change({ sure: true });
  coach.follow();
  const acting = coach.act(0, ['party']);
  await passed();
  await acting;
  expect(coach.doubt?.choice.action).toBe('stop');
});

test('the panel: a hint, which is also read out, and then the whole answer', async () => {
  const { container, press, advice } = await panel();
  const hint = words.tell(advice.hint).replaceAll('\u00a0', ' ');
  expect(texts(container, 'section > *')).toEqual(['The coach is on Hint', '', '']);
  await press('Hint');
  expect(written(container.querySelector('.hint'))).toBe(hint);
  expect(written(container.querySelector('[aria-live=polite]'))).toBe(hint);
  expect(container.querySelector('.choices')).toBeNull();
  await press('Figures');
  expect(container.querySelectorAll('.choices > ol > li')).toHaveLength(2);
  await press('Close');
  expect(container.querySelector('.choices, .hint')).toBeNull();
});

test('nothing is said out of turn', async () => {
  const other = await panel(({ yours }) => (yours.offers = []));
  await other.press('Hint');
  expect(written(other.container.querySelector('.hint'))).toBe('The coach answers when it is your move.');
});

test.each([
  ['whoever is awaited', [0], ['Agree', 'No, thanks'], /^Bob would like .* Do you agree\?/],
  ['whoever has asked', [1], ['Never mind'], /^Bob would like to play with the coach\. Still to agree: Ada\./],
  ['whoever watches', [], [], /^Bob would like to play with the coach\. Still to agree: Ada\./],
])('while the coach is asked for: %s', async (_, seats, buttons, said) => {
  const { container, want, press } = await panel(({ table, yours }) => {
    table.coach = { on: false, agreed: [1], awaited: [0] };
    yours.seats = seats;
  });
  expect(texts(container, 'button')).toEqual(buttons);
  expect(written(container.querySelector('[role=status]'))).toMatch(said);
  for (const button of buttons) await press(button);
  expect(want.mock.calls.flat()).toEqual(buttons.map((button) => button === 'Agree'));
});

test('whoever watches sees that the coach is on, and no more', async () => {
  const { container } = await panel(({ yours }) => (yours.seats = []));
  expect(written(container)).toBe('The coach is on');
  expect(container.querySelector('button')).toBeNull();
});

test('the question says what would be given away and what would be better', async () => {
  settings.change({ sure: true });
  const { coach, act, update, advice } = coached('shark-attacks');
  const { container } = render(MistakeWarning, { coach, voice: voiceOf(update) });
  coach.follow();
  await passed();
  await coach.act(0, ['stop']);
  flushSync();
  const given = (100 * worst(advice).given_away).toFixed(1);
  expect(texts(container, 'p')[0]).toContain(`“Stop for 8” gives away ${given}%`);
  expect(texts(container, 'p')[1]).toContain('“Go on: the event die, then the 3 wave dice” is better');
  const press = (number: number): void => flushSync(() => container.querySelectorAll<HTMLElement>('.ways button')[number]?.click());
  press(0);
  expect([coach.doubt, act.mock.calls.length]).toEqual([null, 0]);
  await coach.act(0, ['stop']);
  flushSync();
  press(1);
  expect(act).toHaveBeenCalledExactlyOnceWith(0, ['stop']);
});
