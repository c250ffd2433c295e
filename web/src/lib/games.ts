// The games as the start page lists them; how long they take is what people here need.
export const GAMES = [
  { name: 'rolling-bones', seats: [2, 8], minutes: [15, 40] },
  { name: 'shark-attacks', seats: [2, 6], minutes: [10, 30] },
  { name: 'skulls-of-sedlec', seats: [2, 3], minutes: [10, 15] },
  { name: 'bones', seats: [2, 4], minutes: [20, 40] },
] as const;

export type GameName = (typeof GAMES)[number]['name'];
