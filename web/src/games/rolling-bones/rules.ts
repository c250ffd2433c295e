// Made by `make docs` from src/ossuary/games/rolling_bones: change that.

/** The state spelled out. */
export interface Look {
  phase: string;
  seat: number;
  target: number;
  scores: number[];
  to_roll: Record<string, number>;
  rolled: Record<string, number>;
  skeleton: Record<string, string>;
  hat: boolean;
  post_ops: number;
  price: number;
  laid: string;
  chosen: string | null;
  owed: number;
}

export type Action =
  | "lay_left_upper_arm"
  | "lay_left_forearm"
  | "lay_left_hand"
  | "lay_left_thigh"
  | "lay_left_lower_leg"
  | "lay_left_foot"
  | "lay_right_upper_arm"
  | "lay_right_forearm"
  | "lay_right_hand"
  | "lay_right_thigh"
  | "lay_right_lower_leg"
  | "lay_right_foot"
  | "lay_skull"
  | "lay_rib_cage"
  | "lay_spine"
  | "lay_pelvis"
  | "lay_hat"
  | "take_hat"
  | "bury"
  | "leave"
  | "roll"
  | "pay_left"
  | "pay_right"
  | "pay_centre"
  | "false_left_upper_arm"
  | "false_left_forearm"
  | "false_left_hand"
  | "false_left_thigh"
  | "false_left_lower_leg"
  | "false_left_foot"
  | "false_right_upper_arm"
  | "false_right_forearm"
  | "false_right_hand"
  | "false_right_thigh"
  | "false_right_lower_leg"
  | "false_right_foot"
  | "false_skull"
  | "false_rib_cage"
  | "false_spine"
  | "false_pelvis"
  | "on_left_upper_arm"
  | "on_left_forearm"
  | "on_left_hand"
  | "on_left_thigh"
  | "on_left_lower_leg"
  | "on_left_foot"
  | "on_right_upper_arm"
  | "on_right_forearm"
  | "on_right_hand"
  | "on_right_thigh"
  | "on_right_lower_leg"
  | "on_right_foot"
  | "on_skull"
  | "on_rib_cage"
  | "on_spine"
  | "on_pelvis";

export type Outcome =
  | "left_upper_arm"
  | "left_forearm"
  | "left_hand"
  | "left_thigh"
  | "left_lower_leg"
  | "left_foot"
  | "right_upper_arm"
  | "right_forearm"
  | "right_hand"
  | "right_thigh"
  | "right_lower_leg"
  | "right_foot"
  | "skull"
  | "rib_cage"
  | "spine"
  | "pelvis"
  | "hat"
  | "gravestone"
  | "seat_0"
  | "seat_1"
  | "seat_2"
  | "seat_3"
  | "seat_4"
  | "seat_5"
  | "seat_6"
  | "seat_7";

/** A seat was drawn to go first. */
export interface Began {
  kind: "began";
  seat: number;
}

/** All dice of a roll have fallen, named by their faces; the first roll of a turn costs nothing. */
export interface Rolled {
  kind: "rolled";
  seat: number;
  dice: string[];
  first: boolean;
}

/** A right bone is laid. */
export interface Laid {
  kind: "laid";
  seat: number;
  site: string;
}

/** A die is laid at the site of another bone. */
export interface FalseBoneLaid {
  kind: "false_bone_laid";
  seat: number;
  bone: string;
  site: string;
}

/** A section of the skeleton is whole, and worth these points. */
export interface Completed {
  kind: "completed";
  section: string;
  points: number;
}

/** The hat is put on. */
export interface HatOn {
  kind: "hat_on";
  seat: number;
}

/** The hat is taken off, to be rolled. */
export interface HatOff {
  kind: "hat_off";
  seat: number;
}

/** A seat wants to roll on, and has dice to pay for it. */
export interface RolledOn {
  kind: "rolled_on";
  seat: number;
  price: number;
}

/** A die is paid. */
export interface Paid {
  kind: "paid";
  seat: number;
  die: string;
}

/** A skeleton is buried. */
export interface Buried {
  kind: "buried";
  seat: number;
  bones: number;
  hat: boolean;
  points: number;
  score: number;
}

/** A skeleton is left lying. */
export interface Left {
  kind: "left";
  seat: number;
}

export type Fact = Began | Rolled | Laid | FalseBoneLaid | Completed | HatOn | HatOff | RolledOn | Paid | Buried | Left;
