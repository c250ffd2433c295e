import { expect, test } from 'vitest';
import forgeriesJson from '../../tests/known/forgeries.json?raw';
import { differences, keptIn, recordIn, redrawn, verdict, type Walk } from '../src/dice/check';

/** Records, true and forged, and what is found; tests/forgeries.py writes them, and `ossuary verify` has to find the same. */
interface Forgery {
  name: string;
  record: string;
  kept: unknown;
  verdict: string;
  named: string;
  at: number | string | null;
  unknown: number;
  walk: Walk;
}
const FORGERIES = JSON.parse(forgeriesJson) as Forgery[];

test.each(FORGERIES.map((one) => [one.name, one] as const))('%s', async (_, forgery) => {
  const record = recordIn(forgery.record);
  const kept = forgery.kept === null ? null : keptIn(JSON.stringify(forgery.kept));
  expect(kept === null).toBe(forgery.kept === null);
  if (!record || forgery.walk.options === null) {
    expect([forgery.verdict, forgery.named, Object.values(forgery.walk.refused?.args ?? {})]).toEqual(['refused', forgery.walk.refused?.key, expect.arrayContaining([forgery.at])]);
    return;
  }
  const drawn = await redrawn(record, forgery.walk, kept);
  const [first] = await differences(record, kept, forgery.walk, drawn);
  const found = await verdict(first ? [first] : [], kept, forgery.walk, drawn, record.draws);
  if (forgery.verdict === 'refused') {
    expect([found, forgery.walk.refused?.key]).toEqual(['against', forgery.named]);
    return;
  }
  expect([found, first?.kind ?? '', first?.at ?? null]).toEqual([forgery.verdict, forgery.named, forgery.at]);
  if (found !== 'false') expect(drawn.filter((one) => one.drawn === null).length).toBe(forgery.unknown);
});
