// Made by `make docs` from src/ossuary/games/skulls_of_sedlec: change that.

/** The state spelled out; a card is its number in the deck, which lists all as [upper, lower]. */
export interface Look {
  phase: string;
  seat: number;
  deck: string[][];
  unseen: number[];
  up: (number | null)[];
  down: number[];
  hands: number[][];
  stacks: Record<string, number>[];
  bottom_cards: number;
  dug: number[];
  scores: number[];
}

export type Action =
  | "dig_1_2"
  | "dig_1_3"
  | "dig_1_4"
  | "dig_1_5"
  | "dig_1_6"
  | "dig_2_3"
  | "dig_2_4"
  | "dig_2_5"
  | "dig_2_6"
  | "dig_3_4"
  | "dig_3_5"
  | "dig_3_6"
  | "dig_4_5"
  | "dig_4_6"
  | "dig_5_6"
  | "dig_1"
  | "dig_2"
  | "dig_3"
  | "dig_4"
  | "dig_5"
  | "dig_6"
  | "collect_1"
  | "collect_2"
  | "collect_3"
  | "collect_4"
  | "collect_5"
  | "collect_6"
  | "keep_1"
  | "keep_2"
  | "keep_3"
  | "keep_4"
  | "keep_5"
  | "keep_6"
  | "stack_a_left"
  | "stack_a_right"
  | "stack_a_row2_1"
  | "stack_a_row2_2"
  | "stack_a_row2_3"
  | "stack_a_row3_1"
  | "stack_a_row3_2"
  | "stack_b_left"
  | "stack_b_right"
  | "stack_b_row2_1"
  | "stack_b_row2_2"
  | "stack_b_row2_3"
  | "stack_b_row3_1"
  | "stack_b_row3_2";

export type Outcome =
  | "card_1"
  | "card_2"
  | "card_3"
  | "card_4"
  | "card_5"
  | "card_6"
  | "card_7"
  | "card_8"
  | "card_9"
  | "card_10"
  | "card_11"
  | "card_12"
  | "card_13"
  | "card_14"
  | "card_15"
  | "card_16"
  | "card_17"
  | "card_18"
  | "seat_0"
  | "seat_1"
  | "seat_2";

/** A seat was drawn to go first. */
export interface Began {
  kind: "began";
  seat: number;
}

/** A card of the graveyard is turned up before the first turn. */
export interface Opened {
  kind: "opened";
  card: string;
}

/** Two cards are dug up, each from a pile of its own. */
export interface Dug {
  kind: "dug";
  seat: number;
  piles: number[];
  cards: string[];
}

/** The last card of the graveyard is dug up. */
export interface LastDug {
  kind: "last_dug";
  seat: number;
  card: string;
}

/** Of two cards one is kept. */
export interface Kept {
  kind: "kept";
  seat: number;
  card: string;
}

/** An open card is taken from a pile. */
export interface Collected {
  kind: "collected";
  seat: number;
  card: string;
  pile: number;
}

/** The first card of a stack is placed. */
export interface StackBegun {
  kind: "stack_begun";
  seat: number;
  card: string;
  points: number;
}

/** A card is placed in a stack; where it goes depends on how many play. */
export interface Stacked {
  kind: "stacked";
  seat: number;
  card: string;
  spot: string;
  seats: number;
  points: number;
  score: number;
}

/** A stack is complete. */
export interface Completed {
  kind: "completed";
  seat: number;
}

export type Fact = Began | Opened | Dug | LastDug | Kept | Collected | StackBegun | Stacked | Completed;
