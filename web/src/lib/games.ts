// The games in the order of the start page, with the minutes that a game takes; all else the host knows.
export const GAMES = [
  { name: 'rolling-bones', minutes: [15, 40] },
  { name: 'shark-attacks', minutes: [15, 30] },
  { name: 'skulls-of-sedlec', minutes: [15, 20] },
  { name: 'bones', minutes: [20, 40] },
] as const;
