// Made by `make docs` from the functions that are compiled for every game: change those.
import type { Held } from './module';

export interface Tree {
  used: Held<'int64'>;
  rng: Held<'int64'>;
  table: Held<'int32'>;
  keys: Held<'int64'>;
  movers: Held<'int8'>;
  first_edge: Held<'int32'>;
  edges: Held<'int8'>;
  actions: Held<'int8'>;
  priors: Held<'float32'>;
  visits: Held<'int32'>;
  payoffs: Held<'float64'>;
  parts: Held<'float32'>;
  leads: Held<'float32'>;
  path: Held<'int32'>;
  end_parts: Held<'float64'>;
  end_leads: Held<'float64'>;
}

export interface Games {
  seed: Held<'int64'>;
  payoffs: Held<'float64'>;
  parts: Held<'float32'>;
  near: Held<'int64'>;
}

export interface Parts {
  'minds.playing.rules_core': {
    /** The seat to move, or what stands for chance and for the end. */
    mover(state: Held<'int64'>): bigint;
    /** A bit for each legal action. */
    legal(state: Held<'int64'>): bigint;
    /** The number of the rule that forbids an action, 0 if none does. */
    refusal(state: Held<'int64'>, action: bigint): bigint;
    /** Writes the weights of the outcomes; returns how many there are. */
    odds(state: Held<'int64'>, weights: Held<'int64'>): bigint;
    /** Makes a move in place. */
    advance(state: Held<'int64'>, move: bigint): void;
    /** Writes the score of each seat. */
    scores(state: Held<'int64'>, points: Held<'int64'>): void;
    /** Writes each seat's share of the win. */
    payoffs(state: Held<'int64'>, shares: Held<'float64'>): void;
  };
  'minds.playing.simple_core': {
    /** An action of the seat to move. */
    choose(state: Held<'int64'>, rng: Held<'int64'>): bigint;
  };
  'minds.search.core': {
    /** A 62-bit hash of a position. */
    key_of(state: Held<'int64'>): bigint;
    /** The node of a position, or -1. */
    find(tree: Tree, key: bigint): bigint;
    /** A new node for the position of a state. */
    add(tree: Tree, state: Held<'int64'>, key: bigint): bigint;
    /** Grows the tree by playouts from the state at its root; how many are left undone because the arrays are full. */
    grow(tree: Tree, root: Held<'int64'>, scratch: Held<'int64'>, playouts: bigint, first: bigint): bigint;
    /** The first of the symmetric actions. */
    first_alike(state: Held<'int64'>, action: bigint): bigint;
    /** Plays games from the root that begin with an action and follow the best line that the tree knows. */
    follow(tree: Tree, root: Held<'int64'>, scratch: Held<'int64'>, action: bigint, games: Games): void;
  };
  'lab.simulate.core': {
    /** Plays the games from number `first` on, one per row of the arrays that take the results. */
    batch(start: Held<'int64'>, scratch: Held<'int64'>, seed: bigint, first: bigint, minds: Held<'int64'>, payoffs: Held<'float64'>, scores: Held<'int64'>, lengths: Held<'int64'>): void;
  };
}
