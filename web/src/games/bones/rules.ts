// Made by `make docs` from src/ossuary/games/bones/rules.py: change that.

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
