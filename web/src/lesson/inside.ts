/** Where in an area one points at it: a crescent's middle lies on the land that it embraces. */
export interface Place {
  x: number;
  y: number;
  /** Room around it. */
  r: number;
}

const CELLS = 24; // to a side of the box around the area

/** The point of a shape that lies deepest in it, to the size of a cell; null: it has no inside. */
export function deepest(
  box: { x: number; y: number; width: number; height: number },
  within: (x: number, y: number) => boolean,
): Place | null {
  const wide = box.width / CELLS;
  const high = box.height / CELLS;
  const inner: { x: number; y: number }[] = [];
  const outer: { x: number; y: number }[] = [];
  for (let column = -1; column <= CELLS; column++)
    for (let row = -1; row <= CELLS; row++) {
      const spot = { x: box.x + (column + 0.5) * wide, y: box.y + (row + 0.5) * high };
      (within(spot.x, spot.y) ? inner : outer).push(spot);
    }
  let best: Place | null = null;
  for (const { x, y } of inner) {
    const r = Math.min(...outer.map((one) => Math.hypot(one.x - x, one.y - y)));
    if (!best || r > best.r) best = { x, y, r };
  }
  return best;
}

const known = new WeakMap<Element, { d: string; place: Place | null }>();

/** The deepest point of an area drawn as a path, in px of the window; null: it is no such area. */
export function insideOf(element: Element): Place | null {
  if (!(element instanceof SVGPathElement)) return null;
  const d = element.getAttribute('d') ?? '';
  let found = known.get(element);
  if (found?.d !== d) {
    const box = element.getBBox();
    const place = deepest(box, (x, y) => element.isPointInFill(new DOMPoint(x, y)));
    known.set(element, (found = { d, place }));
  }
  const to = element.getScreenCTM();
  if (!found.place || !to) return null;
  const at = new DOMPoint(found.place.x, found.place.y).matrixTransform(to);
  return { x: at.x, y: at.y, r: found.place.r * Math.hypot(to.a, to.b) };
}
