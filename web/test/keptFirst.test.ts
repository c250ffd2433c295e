import { expect, test } from 'vitest';
import { inTurn, keptFirst } from '../src/alone/keptFirst';

/** A way to keep that waits to be told how it went. */
function keeping(): { keep: () => Promise<void>; kept: (() => void)[]; failed: (() => void)[] } {
  const [kept, failed]: (() => void)[][] = [[], []];
  const keep = (): Promise<void> =>
    new Promise((resolve, reject) => {
      kept?.push(resolve);
      failed?.push(() => reject(new Error('full')));
    });
  return { keep, kept: kept ?? [], failed: failed ?? [] };
}
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

test('nothing leaves before it is kept, and all in order', async () => {
  const [{ keep, kept }, gone] = [keeping(), [] as number[]];
  const leave = keptFirst<number>(keep, (one) => gone.push(one));
  leave(1);
  await settled();
  expect([gone, kept.length]).toEqual([[], 1]);
  leave(2); // these have come since, and are kept by the next
  leave(3);
  kept[0]?.();
  await settled();
  expect(gone).toEqual([1]);
  kept[1]?.();
  await settled();
  expect(gone).toEqual([1, 2, 3]);
});

test('what could not be kept goes before the next', async () => {
  const [{ keep, kept, failed }, gone] = [keeping(), [] as number[]];
  const lost: unknown[] = [];
  const leave = keptFirst<number>(() => keep().catch((error: unknown) => { lost.push(error); throw error; }), (one) => gone.push(one));
  const unheard = (event: PromiseRejectionEvent): void => event.preventDefault();
  process.once('unhandledRejection', () => undefined);
  addEventListener('unhandledrejection', unheard);
  leave(1);
  failed[0]?.();
  await settled();
  leave(2);
  kept[1]?.();
  await settled();
  removeEventListener('unhandledrejection', unheard);
  expect([gone, lost.length]).toEqual([[1, 2], 1]);
});

test('the files are kept one time after another, whatever becomes of one', async () => {
  const { keep, kept, failed } = keeping();
  const next = inTurn(keep);
  const first = next().catch(() => 'failed');
  void next();
  await settled();
  expect(kept.length).toBe(1);
  failed[0]?.();
  expect(await first).toBe('failed');
  await settled();
  expect(kept.length).toBe(2);
});
