// A drawing of the page as a picture: a copy that carries its looks with it, since a picture knows no style sheets.

const LOOKS = [
  'fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-linecap', 'stroke-linejoin', 'stroke-dasharray',
  'opacity', 'display', 'visibility', 'font-family', 'font-size', 'font-weight', 'text-anchor', 'vector-effect',
];

/** The text of a drawing that stands for itself. */
export function standalone(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const copies = [copy, ...copy.querySelectorAll('*')];
  for (const [number, element] of [drawing, ...drawing.querySelectorAll('*')].entries()) {
    const look = getComputedStyle(element);
    const mine = copies[number];
    mine?.removeAttribute('style');
    // As attributes: the page's policy allows no inline styles.
    for (const name of LOOKS) mine?.setAttribute(name, look.getPropertyValue(name));
  }
  return new XMLSerializer().serializeToString(copy);
}

export async function drawn(drawing: SVGSVGElement): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(standalone(drawing))}`;
  await picture.decode();
  return picture;
}
