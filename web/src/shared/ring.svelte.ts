// A ring on the board around what is proposed: around elements that name their actions.

/** Rings the elements of these actions while the component lives. */
export function ring(proposed: () => string[]): void {
  const sheet = new CSSStyleSheet();
  $effect(() => {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => (document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet));
  });
  $effect(() => {
    const things = proposed().map(thing).join(',');
    sheet.replaceSync(things ? `${things} { outline: 3px dashed var(--accent); outline-offset: 2px; border-radius: 8px; }` : '');
  });
}

/** The element of an action: a die rather than its site, which glows by itself, unless there is only the site. */
function thing(action: string): string {
  const site = action.startsWith('on_') ? '' : ':not([data-site])';
  return `.middle button:enabled${site}[data-actions~="${action}"]`;
}
