// Made by `make docs` from src/ossuary/games/bones: change that.

/** The state spelled out; tiles as [low, high]. */
export interface Look {
  phase: string;
  seat: number;
  mover: number;
  end: string;
  end_at: number;
  scores: number[];
  lines: number[];
  hands: [number, number][][];
  turns_left: number;
  in_the_bag: number;
  board: ([number, number] | null)[];
  marks: number[];
  wants: ([number, number] | null)[];
  markers: number;
  free_blanks: number;
  throws: number[];
  total: number;
  first_die: number;
  went_on: boolean;
  offers: Record<string, string>;
  deals: [number, string][];
}

export type Action =
  | "throw"
  | "take_1"
  | "take_2"
  | "take_3"
  | "go_on"
  | "pay_markers"
  | "pay_double_blank"
  | "ask"
  | "give_up"
  | "share_10"
  | "share_20"
  | "share_30"
  | "share_40"
  | "share_50"
  | "share_60"
  | "share_70"
  | "share_80"
  | "share_90"
  | "share_100"
  | "tile_0_0"
  | "tile_0_1"
  | "tile_0_2"
  | "tile_0_3"
  | "tile_0_4"
  | "tile_0_5"
  | "tile_0_6"
  | "tile_1_1"
  | "tile_1_2"
  | "tile_1_3"
  | "tile_1_4"
  | "tile_1_5"
  | "tile_1_6"
  | "tile_2_2"
  | "tile_2_3"
  | "tile_2_4"
  | "tile_2_5"
  | "tile_2_6"
  | "tile_3_3"
  | "tile_3_4"
  | "tile_3_5"
  | "tile_3_6"
  | "tile_4_4"
  | "tile_4_5"
  | "tile_4_6"
  | "tile_5_5"
  | "tile_5_6"
  | "tile_6_6"
  | "prize"
  | "decline"
  | "accept_0"
  | "accept_1"
  | "accept_2"
  | "accept_3"
  | "refuse";

export type Outcome =
  | "die_1"
  | "die_2"
  | "die_3"
  | "die_4"
  | "die_5"
  | "die_6"
  | "tile_0_0"
  | "tile_0_1"
  | "tile_0_2"
  | "tile_0_3"
  | "tile_0_4"
  | "tile_0_5"
  | "tile_0_6"
  | "tile_1_1"
  | "tile_1_2"
  | "tile_1_3"
  | "tile_1_4"
  | "tile_1_5"
  | "tile_1_6"
  | "tile_2_2"
  | "tile_2_3"
  | "tile_2_4"
  | "tile_2_5"
  | "tile_2_6"
  | "tile_3_3"
  | "tile_3_4"
  | "tile_3_5"
  | "tile_3_6"
  | "tile_4_4"
  | "tile_4_5"
  | "tile_4_6"
  | "tile_5_5"
  | "tile_5_6"
  | "tile_6_6";

/** A seat was drawn to go first. */
export interface Began {
  kind: "began";
  seat: number;
}

/** A tile on the board, with the value that its blank was given, or 0. */
export interface Lying {
  tile: [number, number];
  value: number;
}

/** A tile is drawn from the bag and laid on the board. */
export interface Drawn {
  kind: "drawn";
  seat: number;
  tile: [number, number];
  space: number;
}

/** The double blank is drawn: it goes to the seat whose turn it is. */
export interface DoubleBlankDrawn {
  kind: "double_blank_drawn";
  seat: number;
}

/** Blanks are paid for, with markers or with the double blank. */
export interface BlanksPaid {
  kind: "blanks_paid";
  seat: number;
  with_double_blank: boolean;
}

/** The blank of a tile gets a value. */
export interface Defined {
  kind: "defined";
  seat: number;
  tile: [number, number];
  pips: number;
  free: boolean;
}

/** Both dice have fallen, with what they match and what the throws of the turn come to. */
export interface Thrown {
  kind: "thrown";
  seat: number;
  first: number;
  second: number;
  total: number;
  matched: "layout" | "nothing" | "sum";
  tiles: Lying[];
  went_on: boolean;
}

/** A layout has won all tiles of the board. */
export interface TakenAll {
  kind: "taken_all";
  seat: number;
  tiles: [number, number][];
  total: number;
  points: number;
  went_on: boolean;
}

/** A tile whose sum was thrown is taken. */
export interface Taken {
  kind: "taken";
  seat: number;
  tile: [number, number];
  points: number;
}

/** A match is passed up for the layout. */
export interface WentOn {
  kind: "went_on";
  seat: number;
}

/** A turn ends without points. */
export interface TurnLost {
  kind: "turn_lost";
  seat: number;
  went_on: boolean;
}

/** A lender gets the price of a deal, named by its action; a prize is named by the tile that was won. */
export interface Repaid {
  kind: "repaid";
  seat: number;
  price: string;
  points: number;
}

/** What is left for a seat after the shares of its lenders. */
export interface Keeps {
  kind: "keeps";
  seat: number;
  points: number;
}

/** A seat without markers asks for one. */
export interface Asked {
  kind: "asked";
  seat: number;
}

/** A seat without markers gives its turn up. */
export interface GaveUp {
  kind: "gave_up";
  seat: number;
}

/** A seat offers a marker for a price, named by the action. */
export interface Offered {
  kind: "offered";
  seat: number;
  price: string;
}

/** A seat lends nothing. */
export interface Declined {
  kind: "declined";
  seat: number;
}

/** A seat takes the marker of a lender. */
export interface Accepted {
  kind: "accepted";
  seat: number;
  lender: number;
}

/** A seat refuses all offers. */
export interface TurnedDown {
  kind: "turned_down";
  seat: number;
}

/** The game is over, and why; with the points to reach, or the rounds. */
export interface Ended {
  kind: "ended";
  end: string;
  end_at: number;
}

/** The final line of a seat, from left to right, with its points so far and the pips of the line. */
export interface LineLaid {
  kind: "line_laid";
  seat: number;
  line: [number, number][];
  score: number;
  pips: number;
}

export type Fact =
  | Began
  | Drawn
  | DoubleBlankDrawn
  | BlanksPaid
  | Defined
  | Thrown
  | TakenAll
  | Taken
  | WentOn
  | TurnLost
  | Repaid
  | Keeps
  | Asked
  | GaveUp
  | Offered
  | Declined
  | Accepted
  | TurnedDown
  | Ended
  | LineLaid;
