// Made by `make docs` from src/ossuary/games/shark_attacks: change that.

/** The state spelled out. */
export interface Look {
  phase: string;
  seat: number;
  target: number;
  flight_dice: string;
  scores: number[];
  signs: number[];
  signs_in_the_middle: number;
  to_roll: number;
  blue: Record<string, number>;
  sharks_to_roll: number;
  sharks: number;
  fins: Record<string, number>;
  escaped: number;
  eaten: number;
  bitten: number;
  signs_due: number;
}

export type Action =
  | "stop"
  | "party"
  | "go_on"
  | "sign_from_0"
  | "sign_from_1"
  | "sign_from_2"
  | "sign_from_3"
  | "sign_from_4"
  | "sign_from_5";

export type Outcome =
  | "wave"
  | "swimmer_1"
  | "swimmer_2"
  | "swimmer_3"
  | "shark_wave"
  | "fin_1"
  | "fin_2"
  | "fin_3"
  | "sun"
  | "rain"
  | "shark_attack";

/** A seat was drawn to go first. */
export interface Began {
  kind: "began";
  seat: number;
}

/** Swimmer dice have fallen; all that lie there are named by their faces. */
export interface Rolled {
  kind: "rolled";
  seat: number;
  dice: string[];
  swimmers: number;
  waves: number;
}

/** A seat goes on. */
export interface WentOn {
  kind: "went_on";
  seat: number;
}

/** A seat calls it a day. */
export interface Stopped {
  kind: "stopped";
  seat: number;
  points: number;
}

/** A seat throws a party. */
export interface Partied {
  kind: "partied";
  seat: number;
  points: number;
}

/** The event die has fallen. */
export interface Weather {
  kind: "weather";
  event: string;
}

/** A shark attack found nobody in the water. */
export interface NobodySwam {
  kind: "nobody_swam";
  seat: number;
}

/** A seat takes a warning sign from the beach of another. */
export interface SignTaken {
  kind: "sign_taken";
  seat: number;
  beach: number;
}

/** A throw of a flight has fallen, dice named by their faces. */
export interface Fled {
  kind: "fled";
  seat: number;
  dice: string[];
  sharks: string[];
}

/** A shark has bitten; the dice that it has eaten are named by their faces. */
export interface Bitten {
  kind: "bitten";
  fins: number;
  eaten: string[];
}

/** Swimmers are ashore. */
export interface Escaped {
  kind: "escaped";
  swimmers: number;
}

/** Warning signs go up on the beach of a seat. */
export interface SignsUp {
  kind: "signs_up";
  seat: number;
  signs: number;
}

/** A flight is over, with all who escaped in it. */
export interface FlightOver {
  kind: "flight_over";
  seat: number;
  points: number;
  escaped: number;
  unharmed: boolean;
}

export type Fact =
  | Began
  | Rolled
  | WentOn
  | Stopped
  | Partied
  | Weather
  | NobodySwam
  | SignTaken
  | Fled
  | Bitten
  | Escaped
  | SignsUp
  | FlightOver;
