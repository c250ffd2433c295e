// Plays whole games with a module, one at a time, and says how they ended: one digest for each series.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { loaded } from '../../web/src/compiled/module';

interface Series {
  start: number[];
  minds: number[];
  seed: number;
  games: number;
}

const [, , file = '', asked = '', answer = ''] = argv;
const module = await loaded(readFileSync(file));
const { batch } = module.part('lab.simulate.core');

function played({ start, minds, seed, games }: Series): string {
  const [first, scratch, seated] = [module.row(start), module.row(start), module.row(minds)];
  const [payoffs, scores] = [module.zeros('float64', 1, minds.length), module.zeros('int64', 1, minds.length)];
  const lengths = module.zeros('int64', 1);
  const digest = createHash('sha256');
  for (let game = 0; game < games; game++) {
    batch(first, scratch, BigInt(seed), BigInt(game), seated, payoffs, scores, lengths);
    for (const { view } of [scratch, payoffs, scores, lengths]) digest.update(view);
  }
  for (const held of [first, scratch, seated, payoffs, scores, lengths]) module.free(held);
  return digest.digest('hex');
}

const series = JSON.parse(readFileSync(asked, 'utf-8')) as Series[];
writeFileSync(answer, JSON.stringify(series.map(played)));
