// The colour of a game that brings none: one of those in look.css, by its name.
const HUES = 6;
const painted = new Set<string>();

/** The number of a name, the same on every device. */
export function numberOf(name: string): number {
  return [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7);
}

/** Draws a game in its colour wherever it is shown. */
export function paint(game: string): void {
  if (painted.has(game)) return;
  painted.add(game);
  const sheet = new CSSStyleSheet();
  sheet.insertRule(`[data-game='${CSS.escape(game)}'] { --accent: var(--hue-${numberOf(game) % HUES}); }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
