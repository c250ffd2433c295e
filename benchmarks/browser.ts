// The speed of a game's compiled module, in Node and in a browser: whole games, and games tried out by a search.
import { loaded, type Compiled, type Held } from '../web/src/compiled/module';
import type { Tree } from '../web/src/compiled/parts';

/** What is measured, as `browser.py` says it. */
interface Task {
  module: string; // in base64
  start: number[];
  seats: number;
  games: number;
  choice: number[]; // a state in which there is something to choose
  seed: number;
  nodes: number;
  spread: number;
  longest: number;
  actions: number;
  parts: number;
  playouts: number;
  rounds: number;
}

export interface Speed {
  moves: number;
  playouts: number;
  visits: number[];
}

const WARM = 2; // seconds in which a browser finds out what to optimise, and does it aside: on a busy machine late

/** The best of some rounds, per second. */
function best(rounds: number, now: () => number, round: () => number): number {
  for (const warm = now() + WARM; now() < warm; ) round();
  let most = 0;
  for (let number = 0; number < rounds; number++) {
    const began = now();
    const done = round();
    most = Math.max(most, done / (now() - began));
  }
  return most;
}

function tree(module: Compiled, { seed, nodes, spread, longest, actions, parts, seats }: Task): Tree {
  const edges = spread * nodes + 2 * actions;
  return {
    used: module.zeros('int64', 3),
    rng: module.row([seed]),
    table: module.zeros('int32', 2 ** Math.ceil(Math.log2(2 * nodes + 1))),
    keys: module.zeros('int64', nodes),
    movers: module.zeros('int8', nodes),
    first_edge: module.zeros('int32', nodes),
    edges: module.zeros('int8', nodes),
    actions: module.zeros('int8', edges),
    priors: module.zeros('float32', edges),
    visits: module.zeros('int32', edges),
    payoffs: module.zeros('float64', edges, seats),
    parts: module.zeros('float32', edges, seats, parts),
    leads: module.zeros('float32', edges, seats),
    path: module.zeros('int32', longest),
    end_parts: module.zeros('float64', seats, parts),
    end_leads: module.zeros('float64', seats),
  };
}

const sum = ({ view }: Held<'int64'>): number => view.reduce((total, number) => total + Number(number), 0);

export async function measured(task: Task, now: () => number): Promise<Speed> {
  const module = await loaded(Uint8Array.from(atob(task.module), (letter) => letter.charCodeAt(0)));
  const { batch } = module.part('lab.simulate.core');
  const [start, scratch, minds] = [module.row(task.start), module.row(task.start), module.zeros('int64', task.seats)];
  const [payoffs, scores] = [module.zeros('float64', task.games, task.seats), module.zeros('int64', task.games, task.seats)];
  const lengths = module.zeros('int64', task.games);
  const moves = best(task.rounds, now, () => {
    batch(start, scratch, 7n, 0n, minds, payoffs, scores, lengths);
    return sum(lengths);
  });
  const core = module.part('minds.search.core');
  const grown = tree(module, task);
  const [state, room] = [module.row(task.choice), module.row(task.choice)];
  const playouts = best(task.rounds, now, () => {
    grown.table.view.fill(0);
    grown.used.view.fill(0n);
    grown.rng.view[0] = BigInt(task.seed);
    core.add(grown, state, core.key_of(state));
    const left = core.grow(grown, state, room, BigInt(task.playouts), -1n);
    return task.playouts - Number(left);
  });
  const [first = 0, count = 0] = [grown.first_edge.view[0], grown.edges.view[0]];
  return { moves, playouts, visits: [...grown.visits.view.slice(first, first + count)] };
}

Object.assign(globalThis, { measured });
