// Keyboard players keep their place: the pressed button may disappear, but the next one is near.

interface Place {
  element: HTMLElement;
  box: DOMRect;
}

const WAYS = 'button, input, a[href]';

/** While the focus is within a part of the page, it is not lost when its element disappears. */
export function keepsPlace(node: HTMLElement): () => void {
  let place: Place | null = null;

  function entered(event: FocusEvent): void {
    const element = event.target as HTMLElement;
    if (element === node || element.closest('dialog')) return; // a dialog gives the focus back
    if (!node.contains(element)) place = null;
    else if (element.matches(':focus-visible')) noted(element);
  }

  function pressed(event: KeyboardEvent): void {
    const element = event.target as HTMLElement;
    if (element !== node && !element.closest('dialog')) noted(element);
  }

  function noted(element: HTMLElement): void {
    place = { element, box: element.getBoundingClientRect() };
  }

  function left(): void {
    place = null; // a mouse or a finger needs no place
  }

  function changed(): void {
    if (!place || usable(place.element)) return;
    const active = document.activeElement;
    if (active && ![document.body, node, place.element].includes(active as HTMLElement)) return;
    const next = node.querySelector<HTMLElement>('h2[tabindex]') ?? nearest(node, place);
    if (next) next.focus();
    else if (active !== node) node.focus({ preventScroll: true }); // until there is something to do
  }

  const observer = new MutationObserver(changed);
  observer.observe(node, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled', 'inert'] });
  document.addEventListener('focusin', entered);
  node.addEventListener('keydown', pressed, true);
  document.addEventListener('pointerdown', left, true);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', entered);
    document.removeEventListener('pointerdown', left, true);
  };
}

function usable(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled') && !element.closest('[inert]');
}

/** The nearest element of the same sort: one that acts, or one that opens a dialog. */
function nearest(node: HTMLElement, { element, box }: Place): HTMLElement | undefined {
  const opens = element.ariaHasPopup;
  return [...node.querySelectorAll<HTMLElement>(WAYS)]
    .filter((other) => other.ariaHasPopup === opens && usable(other) && other.checkVisibility())
    .map((other) => ({ other, far: distance(other.getBoundingClientRect(), box) }))
    .sort((a, b) => a.far - b.far)[0]?.other;
}

function distance(one: DOMRect, two: DOMRect): number {
  return Math.hypot(one.x + one.width / 2 - two.x - two.width / 2, one.y + one.height / 2 - two.y - two.height / 2);
}
