// Made by `make docs` from src/ossuary/host/protocol: change that.

export const LONGEST_CHAIN = 40;
export const LONGEST_NAME = 40;
export const LONGEST_CHAT = 200;
export const MOST_LOOKS = 50;
export const LEAST_PLAYERS = 4;
export const MOST_PLAYERS = 64;
export const LONGEST_TITLE = 60;
export const MOST_ROUNDS = 32;

export type Answer = "ask" | "decline";

export type Sitter = "mind" | "open" | "person";

export type Status = "open" | "over" | "playing";

export type By = "clock" | "host" | "mind" | "player";

export type Why = "aborted" | "cheated" | "closed" | "finished" | "imported" | "resigned";

export type Which = "new" | "same";

export type Grade = "best" | "blunder" | "fine" | "mistake" | "slip";

/** A key of the word catalogues with its arguments; the key `seat` stands for the name of the player `number`. */
export interface Spoken {
  key: string;
  args: Record<string, string | number | Spoken | Spoken[]>;
}

/** A command of a client. */
export interface Command {
  id: string;
}

/** Plays a chain of actions of a seat, all or none; `version` is the one that the client saw. */
export interface Act {
  type: "act";
  id: string;
  version: number;
  seat: number;
  actions: string[];
}

/** Takes back the last action of a seat. */
export interface Undo {
  type: "undo";
  id: string;
  version: number;
  seat: number;
}

/** Takes an open seat, or the seat reserved for this player; any of them if none is named. */
export interface Join {
  type: "join";
  id: string;
  seat?: number | null;
  name?: string | null;
  text?: string | null;
}

/** Gives this player's own text to the sealed dice openly, before the game starts. */
export interface Seal {
  type: "seal";
  id: string;
  text: string;
}

/** Gives the SHA-256 of this player's text to the sealed dice; the text is shown once the texts are closed. */
export interface Pledge {
  type: "pledge";
  id: string;
  pledge: string;
}

/** Shows the text that this player pledged, once the texts are closed. */
export interface Show {
  type: "show";
  id: string;
  text: string;
}

/** Gives up a seat before the game starts; later, leaves it to a mind until its player is back. */
export interface Leave {
  type: "leave";
  id: string;
  seat: number;
}

/** Takes a seat back from the mind that plays it. */
export interface Back {
  type: "back";
  id: string;
  seat: number;
}

/** Gives up the game for good. */
export interface Resign {
  type: "resign";
  id: string;
  seat: number;
}

/** Sets whether a seat is asked when others barter. */
export interface Standing {
  type: "standing";
  id: string;
  seat: number;
  answer: "ask" | "decline";
}

/** Agrees to the coach at this table, or refuses it: it is on when every player has agreed. */
export interface Coach {
  type: "coach";
  id: string;
  wanted?: boolean;
}

/** Closes the texts, and starts the game when the pledged ones are shown. For the keeper of the table. */
export interface Start {
  type: "start";
  id: string;
}

/** Gives the seat of an absent player to a mind, or, without one, opens it to anybody. For the keeper. */
export interface Replace {
  type: "replace";
  id: string;
  seat: number;
  mind?: string | null;
}

/** Ends the table. For the keeper. */
export interface Close {
  type: "close";
  id: string;
}

/** Ends a game in which nobody has played yet. */
export interface Abort {
  type: "abort";
  id: string;
}

/** Opens a table with the same game, options and players; all who ask get the same one. */
export interface Rematch {
  type: "rematch";
  id: string;
}

/** Says something to the players. */
export interface Say {
  type: "say";
  id: string;
  text: string;
}

/** Hides, or shows again, what a player says to this client. */
export interface Mute {
  type: "mute";
  id: string;
  player: string;
  muted?: boolean;
}

/** Reports a chat message to the operator of the host. */
export interface Report {
  type: "report";
  id: string;
  message: number;
  reason?: string;
}

/** Asks for a sign of life. */
export interface Ping {
  type: "ping";
  id: string;
}

export type AnyCommand =
  | Act
  | Undo
  | Join
  | Seal
  | Pledge
  | Show
  | Leave
  | Back
  | Resign
  | Standing
  | Coach
  | Start
  | Replace
  | Close
  | Abort
  | Rematch
  | Say
  | Mute
  | Report
  | Ping;

/** A die or card that chance moved, by its identity, and what it shows. */
export interface Piece {
  piece: string;
  outcome: string;
}

/** One action, or one throw: what a screen shows at a time. */
export interface Beat {
  seat: number | null;
  action: string | null;
  throw: Piece[];
  told: Spoken[];
  facts: Record<string, unknown>[];
  look: Record<string, unknown>;
  places: Record<string, string>;
}

/** One event in the log of a table. */
export interface Happening {
  version: number;
  at: number;
  kind:
    | "back"
    | "bound"
    | "closed"
    | "coached"
    | "ended"
    | "imported"
    | "joined"
    | "left"
    | "opened"
    | "played"
    | "pledged"
    | "rematch"
    | "replaced"
    | "resigned"
    | "revealed"
    | "sealed"
    | "shown"
    | "standing"
    | "started"
    | "undone";
  seat: number | null;
  by: "clock" | "host" | "mind" | "player";
  beats: Beat[];
  told: Spoken[];
}

/** One named part of a score, with the pieces that it comes from. */
export interface Part {
  name: string;
  points: number;
  pieces: string[];
}

/** A seat as everybody sees it. */
export interface Chair {
  kind: "mind" | "open" | "person";
  name: string | null;
  player: string | null;
  mind: string | null;
  present: boolean;
  ready: boolean;
  resigned: boolean;
  away: boolean;
  standing: "ask" | "decline";
}

/** Time for each decision: seconds in live play, days in slow play. */
export interface Clock {
  seconds?: number | null;
  days?: number | null;
}

/** Who is to decide, since when, and until when. */
export interface Decision {
  seat: number;
  opened: number;
  deadline: number | null;
}

/** How a table ended, and each seat's share of the win. */
export interface Result {
  why: "aborted" | "cheated" | "closed" | "finished" | "imported" | "resigned";
  scores: number[];
  payoffs: number[];
  course: number[][];
  told: Spoken[];
}

/** The sealed dice: the promise, everybody's pledges and texts, and at the end the secret. */
export interface Dice {
  commitment: string;
  pledges: string[];
  closed: boolean;
  texts: string[];
  secret: string | null;
}

/** Whether the coach is on, the seats whose players have agreed to it, and those who have not. */
export interface Coaching {
  on: boolean;
  agreed: number[];
  awaited: number[];
}

/** The table whose game is continued here, after how many of its moves, and with which dice. */
export interface Fork {
  table: string;
  at: number;
  dice: "new" | "same";
  moves: string;
}

/** The day whose game is played here, and whether this is the try that counts. */
export interface OfDay {
  day: string;
  counts: boolean;
}

/** The tournament that a table belongs to, the round, from 1, and the promise of the dice of all its rounds. */
export interface OfTournament {
  tournament: string;
  round: number;
  promise: string;
}

/** Dice that come from both players of a game without a server, and the seat whose throw waits for the other. */
export interface Shared {
  bound: number | null;
}

/** A table as everybody sees it. */
export interface View {
  table: string;
  game: string;
  options: Record<string, unknown>;
  version: number;
  status: "open" | "over" | "playing";
  listed: boolean;
  chairs: Chair[];
  keeper: string | null;
  clock: Clock | null;
  decision: Decision | null;
  mover: number | null;
  look: Record<string, unknown>;
  state: number[];
  described: Spoken[];
  scores: number[];
  tallies: Part[][];
  places: Record<string, string>;
  dice: Dice | null;
  coach: Coaching;
  fork: Fork | null;
  result: Result | null;
  rematch: string | null;
  now: number;
  rules: string[];
  lesson: boolean;
  daily: OfDay | null;
  rated: boolean;
  shared: Shared | null;
  local: boolean;
  tournament: OfTournament | null;
}

/** A legal action of one of this client's seats; `leads_to` is the tally it leads to for certain. */
export interface Offer {
  seat: number;
  action: string;
  said: Spoken;
  leads_to: Part[] | null;
}

/** Several actions under one name. */
export interface Chain {
  seat: number;
  name: string;
  said: Spoken;
  actions: string[];
  leads_to: Part[] | null;
}

/** A topic of a lesson, with its rule, and whether it has been seen. */
export interface Learnt {
  said: Spoken;
  rule: string;
  seen: boolean;
}

/** What the guide of a lesson says about the last move and the next; it suggests actions and forbids none. */
export interface Guide {
  answers: Spoken[];
  advice: Spoken[];
  actions: string[];
  learnt: Learnt[];
  complete: boolean;
}

/** This client's own part of an update: its seats, and what it may do. */
export interface Yours {
  player: string | null;
  seats: number[];
  offers: Offer[];
  chains: Chain[];
  undo: number[];
  rights: string[];
  invite: string | null;
  guide: Guide | null;
}

/** The table after something happened; `happened` lists what is new since the version that the client had. */
export interface Update {
  type: "update";
  table: View;
  yours: Yours;
  happened: Happening[];
}

/** A command was carried out and is on disk; `again` if it had been before. */
export interface Ack {
  type: "ack";
  id: string;
  version: number;
  again: boolean;
  table: string | null;
}

/** A command was not carried out, and nothing has changed. */
export interface Refusal {
  type: "refusal";
  id: string | null;
  code: string;
  said: Spoken;
  rule: string | null;
  version: number | null;
}

/** Something that a player said at the table. */
export interface Message {
  number: number;
  player: string;
  name: string | null;
  at: number;
  text: string;
}

/** What players said. */
export interface Chat {
  type: "chat";
  messages: Message[];
}

/** Which seats are present now. */
export interface Presence {
  type: "presence";
  present: boolean[];
  keeper: string | null;
}

/** A sign of life. */
export interface Pong {
  type: "pong";
  id: string;
  now: number;
}

export type AnyAnswer = Update | Ack | Refusal | Chat | Presence | Pong;

/** A player's rating in a game; the strength is no further than `margin` from it, with 95% confidence. */
export interface ShownRating {
  rating: number;
  margin: number;
}

/** A player's rating in one game, and the number of rated games that it comes from. */
export interface GameRating {
  game: string;
  shown: ShownRating;
  games: number;
}

/** What a game did to a rating, and the share of the win that it counted as: the luck is taken out. */
export interface RatedSeat {
  before: ShownRating;
  after: ShownRating;
  result: number;
}

/** The ratings at a table, and what its game does to them: `counted` once that is known. */
export interface RatedGame {
  state: "counted" | "measuring" | "open" | "void";
  gave_up: number | null;
  ratings: (ShownRating | null)[];
  seats: (RatedSeat | null)[];
}

/** A rated game of two that a player wants. */
export interface Wanted {
  game: string;
  clock: Clock;
}

/** A table for that: somebody's who waits, or one's own, where the player waits. */
export interface Matched {
  table: string;
  invite: string;
  commitment: string | null;
  found: boolean;
}

/** A seat of a new table: `me`, `open`, or `mind`; people on one screen are several `me` with names. */
export interface NewSeat {
  kind: "me" | "mind" | "open";
  mind?: string | null;
  name?: string | null;
}

/** The table of a game that was played elsewhere, and whether it was here before. */
export interface Carried {
  table: string;
  invite: string;
  known: boolean;
}

/** Options of a game, to be checked before a table is opened with them. */
export interface NewOptions {
  game: string;
  options: Record<string, number | string | string[]>;
}

/** The settings of a new table. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, number | string | string[]>;
  clock?: Clock | null;
  listed?: boolean;
  coach?: boolean;
  rated?: boolean;
}

/** A finished game to continue after some of its moves, with new dice or the same. */
export interface NewFork {
  at: number;
  seats: NewSeat[];
  dice?: "new" | "same";
  clock?: Clock | null;
  listed?: boolean;
  coach?: boolean;
}

/** A table that was opened; anybody with the invitation may join it. */
export interface Opened {
  table: string;
  invite: string;
  commitment: string | null;
}

/** A table in a list. */
export interface Listed {
  table: string;
  game: string;
  options: Record<string, unknown>;
  status: "open" | "over" | "playing";
  players: (string | null)[];
  open_seats: number;
  clock: Clock | null;
  your_move: boolean;
  touched: number;
  lesson: boolean;
  rated: boolean;
  ratings: (ShownRating | null)[];
}

/** Who sat at a seat: a player, with their name unless deleted, or a mind. */
export interface Sat {
  player: string | null;
  name: string | null;
  mind: string | null;
}

/** Decisions with a choice where the best was of one kind, and how many of them gave away more than a trifle. */
export interface Errors {
  kind: string;
  decisions: number;
  mistakes: number;
}

/** Choices of one kind where another was better: how often, what they gave away, and how far off that may be. */
export interface Habit {
  chosen: string;
  better: string;
  times: number;
  given_away: number;
  error: number;
}

/** What luck and skill did to a seat's share of the win, and what its own decisions gave away. */
export interface Fortune {
  luck: number;
  skill: number;
  given_away: number;
  decisions: number;
  errors: Errors[];
  habits: Habit[];
}

/** A game of this player, with its result and each seat's luck and skill, once there are any. */
export interface MyGame {
  table: string;
  game: string;
  options: Record<string, unknown>;
  status: "open" | "over" | "playing";
  at: number;
  sitters: Sat[];
  seats: number[];
  why: "aborted" | "cheated" | "closed" | "finished" | "imported" | "resigned" | null;
  scores: number[];
  payoffs: number[];
  fortunes: Fortune[] | null;
  local: boolean;
  rated: RatedSeat | null;
}

/** The bounds of a number. */
export interface Range {
  usual: number;
  least: number;
  most: number;
}

/** An option of a game: its default, and its other values. */
export interface Option {
  name: string;
  kind: "amount" | "cards" | "choice" | "number";
  usual: number | string | string[];
  least: number | null;
  most: number | null;
  choices: string[];
  amounts: Record<string, Range>;
  proposed: string[];
}

/** A mind's measured strength among so many seats: its share of wins against copies of another, and its price. */
export interface Strength {
  seats: number;
  name: string;
  wins: Record<string, number>;
  errors: Record<string, number>;
  gives_away: number | null;
  milliseconds: number;
}

/** A game that can be played here, with the minds that play it, and whether there is a guided first game of it. */
export interface GameFacts {
  name: string;
  least_seats: number;
  most_seats: number;
  options: Option[];
  minds: string[];
  offered: Record<string, string[]>;
  nearly_luck: number | null;
  strengths: Strength[];
  lesson: boolean;
  rated: boolean;
}

/** Where others in the local network find the page, or the command that lets them in. */
export interface Nearby {
  addresses: string[];
  command: string | null;
}

/** Whether the host is well. */
export interface Health {
  status: "ok" | "unavailable";
  version: string;
}

/** An action, legal or not, in words. */
export interface Worded {
  action: string;
  said: Spoken;
}

/** Actions that one rule forbids now, with its short form. */
export interface Denial {
  rule: string;
  reason: Spoken;
  actions: Worded[];
}

/** One kind of action of a game: which are legal now, and which are not. */
export interface Kind {
  said: Spoken;
  can: Worded[];
  cannot: Denial[];
}

/** What a player can do now, and why not the rest; `why` is set if there is nothing to decide. */
export interface Choices {
  version: number;
  seat: number | null;
  why: Spoken | null;
  kinds: Kind[];
}

/** A side of a die, a card or a tile: how often it came up, and how often expected. */
export interface Face {
  outcome: string;
  drawn: number;
  expected: number;
}

/** All draws of one kind; `sides` is none for draws from a deck or bag that was no longer full. */
export interface Frequencies {
  game: string;
  kind: string;
  sides: number | null;
  draws: number;
  faces: Face[];
  chi_square: number | null;
  freedom: number;
  p: number | null;
}

/** All draws ever made here, in finished games. */
export interface AllDraws {
  draws: number;
  kinds: Frequencies[];
  chi_square: number | null;
  freedom: number;
  p: number | null;
}

/** A part of a choice's value: its name, how much it adds, and the chance and points behind it. */
export interface Reason {
  name: string;
  amount: number;
  chance: number;
  points: number;
  said: Spoken;
}

/** How much one part makes the best choice better than another. */
export interface Difference {
  name: string;
  amount: number;
  said: Spoken;
}

/** A legal action with its chance of winning, the reasons, and what it gives away compared with the best. */
export interface Choice {
  action: string;
  alike: string[];
  offer: Spoken;
  chance: number;
  error: number;
  chances: number[];
  given_away: number;
  grade: "best" | "blunder" | "fine" | "mistake" | "slip";
  reasons: Reason[];
  differences: Difference[];
  said: Spoken;
  better: Spoken | null;
  gains: Spoken[];
}

/** What the coach knows about a decision, the best choice first; ask again until it is settled. */
export interface Advice {
  version: number;
  seat: number;
  exact: boolean;
  in_points: boolean;
  tried: number;
  settled: boolean;
  matters: boolean;
  hint: Spoken;
  said: Spoken;
  choices: Choice[];
}

/** A recorded game after one action or one throw. */
export interface RecordLook {
  move: number;
  beat: Beat;
  mover: number | null;
  state: number[];
  described: Spoken[];
  scores: number[];
  tallies: Part[][];
  offers: Offer[];
}

/** Some of the looks of a recorded game, and how many there are. */
export interface RecordLooks {
  total: number;
  looks: RecordLook[];
}

/** A decision of a recorded game: what was chosen, what was best, and how much that gave away. */
export interface Judged {
  move: number;
  seat: number;
  action: string;
  best: string;
  chances: number[];
  given_away: number;
  grade: "best" | "blunder" | "fine" | "mistake" | "slip";
  chosen: Spoken;
  better: Spoken;
  choices: Record<string, number>;
}

/** What chance did between two decisions: the chances after it, and how far it moved them. */
export interface Luck {
  move: number;
  chances: number[];
  luck: number[];
}

/** The chances of winning after a number of moves. */
export interface Point {
  move: number;
  chances: number[];
}

/** A decision that gave away much, with the choice that was made and the best one. */
export interface Mattered {
  move: number;
  said: Spoken;
  chosen: Choice;
  best: Choice;
}

/** A seat's result as the sum of an equal share, advantage, luck and skill. */
export interface Share {
  seat: number;
  result: number;
  advantage: number;
  luck: number;
  skill: number;
  given_away: number;
  decisions: number;
  errors: Errors[];
  habits: Habit[];
  told: Spoken[];
}

/** The review of a recorded game. */
export interface Review {
  game: string;
  exact: boolean;
  in_points: boolean;
  said: Spoken;
  curve: Point[];
  decisions: Judged[];
  throws: Luck[];
  mattered: Mattered[];
  shares: Share[];
}

/** A review, or its progress. */
export interface Reviewing {
  done: number;
  review: Review | null;
}

/** A choice at a real table; fields left out of the look are as at the start of a turn. */
export interface Described {
  game: string;
  look: Record<string, unknown>;
}

export type Source = "all" | "easy" | "hard" | "medium" | "own";

/** Puzzles from one source: how many there are, how many were never asked, and how many are to be asked again. */
export interface PuzzleSet {
  source: "all" | "easy" | "hard" | "medium" | "own";
  total: number;
  fresh: number;
  due: number;
}

/** The puzzles of a game for this player, and when the next of those that were answered comes back. */
export interface PuzzleSets {
  game: string;
  sets: PuzzleSet[];
  next: number | null;
}

/** A game up to a decision of the seat that is asked, with the looks of the turn; the last one is the question. */
export interface Puzzle {
  puzzle: string;
  game: string;
  options: Record<string, unknown>;
  source: "all" | "easy" | "hard" | "medium" | "own";
  seat: number;
  minds: (string | null)[];
  looks: RecordLook[];
}

/** The puzzle that is to be asked now, how many there are with it, and otherwise when the next one comes back. */
export interface Practice {
  puzzle: Puzzle | null;
  left: number;
  next: number | null;
}

/** The action that a player chooses in a puzzle. */
export interface NewAnswer {
  puzzle: string;
  action: string;
}

/** Whether an action is right, why, and in how many days its puzzle comes back. */
export interface Answered {
  right: boolean;
  best: string[];
  certain: boolean;
  told: Spoken[];
  advice: Advice;
  days: number;
}

/** The seat of a finished game whose mistakes are to become puzzles. */
export interface NewPuzzles {
  seat: number;
}

/** How many mistakes have become puzzles now, and how many were puzzles before. */
export interface AddedPuzzles {
  number: number;
  known: number;
}

export type Permit = "chat" | "open" | "play" | "profile";

/** A guest's new name. */
export interface NewName {
  name: string;
}

/** Who this client is. */
export interface Me {
  player: string;
  name: string | null;
  muted: string[];
  ratings: GameRating[];
}

/** A request for a program's token; it may read, and do what `permits` lists. */
export interface NewToken {
  label?: string;
  permits?: ("chat" | "open" | "play" | "profile")[];
}

/** A token of this player; its text is sent only once. */
export interface Token {
  number: string;
  label: string;
  created: number;
  used: number | null;
  permits: ("chat" | "open" | "play" | "profile")[];
  text: string | null;
}

/** A device that is this player by its cookie. */
export interface Session {
  number: string;
  label: string;
  created: number;
  used: number | null;
  here: boolean;
}

/** A code that makes another device this player, once, until it expires. */
export interface Recovery {
  code: string;
  expires: number;
}

/** A code from another device. */
export interface Recover {
  code: string;
}

/** The public key of this host's notifications; none if it sends none. */
export interface PushKey {
  key: string | null;
}

/** A browser that wants notifications, as its push service knows it. */
export interface NewDevice {
  endpoint: string;
  public: string;
  auth: string;
  language?: "de" | "en";
}

/** A browser that gets notifications. */
export interface Device {
  number: string;
}

export type Try = "counted" | "measuring" | "open" | "playing" | "void";

/** How many decisions of a game were how good; nothing of the game is in them. */
export interface Decisions {
  good: number;
  slips: number;
  mistakes: number;
  blunders: number;
}

/** A game of a day: the mind that everybody plays against, and this player's try that counts. */
export interface DailyGame {
  game: string;
  mind: string;
  state: "counted" | "measuring" | "open" | "playing" | "void";
  table: string | null;
  why: string | null;
  given_away: number | null;
  points: number | null;
  won: boolean | null;
  decisions: Decisions | null;
}

/** A day with its games, and the days that this player has played; days are those of UTC. */
export interface Daily {
  day: string;
  today: string;
  first: string;
  seconds_left: number;
  streak: number;
  longest: number;
  played: string[];
  games: DailyGame[];
}

/** A player's place on the board of a day's game: the least given away is first, then the most points. */
export interface DailyPlace {
  rank: number;
  name: string | null;
  you: boolean;
  brought: boolean;
  given_away: number;
  points: number;
  won: boolean;
}

/** The results of all players of this host in one game of a day. */
export interface DailyBoard {
  game: string;
  places: DailyPlace[];
}

export type System = "round-robin" | "swiss";

export type Stage = "open" | "over" | "playing" | "starting";

/** The settings of a new tournament; in a round robin everybody meets everybody, and the rounds follow from that. */
export interface NewTournament {
  name: string;
  game: string;
  clock: Clock;
  system?: "round-robin" | "swiss";
  rounds?: number;
  most?: number;
  options?: Record<string, number | string | string[]>;
  listed?: boolean;
}

/** A player's way into a tournament: the SHA-256 of a text for its dice, or the text, given openly, or neither. */
export interface Entry {
  pledge?: string | null;
  text?: string | null;
}

/** The text that this player pledged to the dice of a tournament. */
export interface ShownText {
  text: string;
}

/** A tournament that was opened; anybody with the invitation may enter it. */
export interface OpenedTournament {
  tournament: string;
  invite: string;
  promise: string;
}

/** A tournament in a list. */
export interface ListedTournament {
  tournament: string;
  name: string;
  game: string;
  options: Record<string, unknown>;
  system: "round-robin" | "swiss";
  status: "open" | "over" | "playing" | "starting";
  players: number;
  most: number;
  round: number;
  rounds: number;
  clock: Clock;
  entered: boolean;
  touched: number;
}

/** Who takes part, by their number in the order of their coming; who has left is not paired any more. */
export interface Entrant {
  number: number;
  name: string | null;
  you: boolean;
  left: boolean;
}

/** Two entrants in a round, or one who has a bye; what they play is seen by others once the round is over. */
export interface Pairing {
  first: number;
  second: number | null;
  table: string | null;
  invite: string | null;
  share: number | null;
  margin: number;
}

/** An entrant's place, with what decides between equal points, in its order by the system. */
export interface Ranking {
  number: number;
  place: number;
  points: number;
  second: number;
  direct: number;
  margin: number;
  played: number;
}

/** The sealed dice of all rounds: the promise, the texts, and the secrets of the rounds that are over. */
export interface TournamentDice {
  promise: string;
  pledges: string[];
  closed: boolean;
  texts: string[];
  secrets: string[];
}

/** A tournament as this player sees it. */
export interface Tournament {
  tournament: string;
  name: string;
  game: string;
  options: Record<string, unknown>;
  system: "round-robin" | "swiss";
  status: "open" | "over" | "playing" | "starting";
  listed: boolean;
  most: number;
  clock: Clock;
  round: number;
  rounds: number;
  next: number | null;
  now: number;
  entrants: Entrant[];
  pairings: Pairing[][];
  standings: Ranking[];
  dice: TournamentDice;
  invite: string | null;
  rights: ("cancel" | "join" | "leave" | "show" | "start")[];
}

/** An address that is told of its player's moves and of the ends of their games. */
export interface NewWebhook {
  url: string;
}

/** A webhook of this player; its secret is sent only once. */
export interface Webhook {
  number: string;
  url: string;
  created: number;
  failures: number;
  off: boolean;
  secret: string | null;
}

/** What a webhook is sent: it is this player's move, or a game of theirs is over. */
export interface Notice {
  type: "game-over" | "your-turn";
  at: number;
  table: string;
  game: string;
  version: number;
  seats: number[];
  why: "aborted" | "cheated" | "closed" | "finished" | "imported" | "resigned" | null;
  scores: number[];
}

export const REFUSALS = [
  "host-who",
  "host-origin",
  "host-name",
  "host-not-by-token",
  "host-not-permitted",
  "host-no-page",
  "host-no-table",
  "host-no-game",
  "host-no-mind",
  "host-no-seat",
  "host-no-session",
  "host-no-token",
  "host-no-message",
  "host-no-puzzle",
  "host-no-action",
  "host-option-seats",
  "host-seat-number",
  "host-sit-yourself",
  "host-clock",
  "host-text",
  "host-malformed",
  "host-too-large",
  "host-too-fast",
  "host-too-many-tables",
  "host-too-many-changes",
  "host-too-many-words",
  "host-too-many-tokens",
  "host-too-many-sessions",
  "host-too-many-sockets",
  "host-no-push",
  "host-push-service",
  "host-no-webhooks",
  "host-no-webhook",
  "host-webhook-address",
  "host-too-many-webhooks",
  "host-unavailable",
  "host-stale",
  "host-not-started",
  "host-started-already",
  "host-over",
  "host-not-over",
  "host-not-your-seat",
  "host-not-your-move",
  "host-players-only",
  "host-keeper-only",
  "host-illegal",
  "host-chain",
  "host-no-undo",
  "host-seat-taken",
  "host-full",
  "host-texts-closed",
  "host-texts-open",
  "host-texts-awaited",
  "host-sealed-already",
  "host-no-pledge",
  "host-other-text",
  "host-away-already",
  "host-not-away",
  "host-resigned-already",
  "host-no-barter",
  "host-not-ready",
  "host-not-absent",
  "host-too-late",
  "host-code",
  "host-busy",
  "host-daily-alone",
  "host-daily-tried",
  "host-daily-over",
  "host-daily-not-over",
  "host-round-not-over",
  "host-tournament-table",
  "host-no-tournament",
  "host-opener-only",
  "host-entered-already",
  "host-not-entered",
  "host-tournament-full",
  "host-tournament-few",
  "host-tournament-started",
  "host-tournament-over",
  "host-too-many-tournaments",
  "host-not-rated",
  "host-rated-game",
  "host-rated-people",
  "host-rated-options",
  "host-rated-clock",
  "host-rated-alone",
  "host-rated-close",
  "host-rated-replace",
  "host-coached-already",
  "host-not-coached",
  "host-same-dice",
  "host-fork-seats",
  "host-carried-seat",
  "host-fork-end",
] as const;

export type RefusalCode = (typeof REFUSALS)[number];
