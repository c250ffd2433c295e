// Made by `make docs` from src/ossuary/games/shark_attacks/rules.py: change that.

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
