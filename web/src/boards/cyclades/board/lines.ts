/** The lines of a chart as the server writes them: closed rings of relative steps. */
import type { Box, Island, Spot } from './atlas';

const THIN = 3;
const NEAR = 8; // px: a ring this close to an area belongs to its edge

export interface Ring {
  path: string;
  spots: Spot[];
  box: Box;
}

/** The closed lines of a path of relative steps (M x y l dx dy … Z), as the server writes them. */
export function ringsOf(path: string): Ring[] {
  return path
    .split(/(?=M)/)
    .filter(Boolean)
    .map((line) => {
      const numbers = (line.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
      const spots: Spot[] = [];
      let x = 0;
      let y = 0;
      for (let at = 0; at + 1 < numbers.length; at += 2) {
        x += numbers[at] ?? 0;
        y += numbers[at + 1] ?? 0;
        spots.push({ x, y });
      }
      return { path: line, spots, box: boxOf(spots) };
    });
}

/**
 * A closed line with every third of its points. Coasts have one every two units: a broad stroke with
 * round joins looks the same with fewer, and is cheaper to draw.
 */
export function thinned({ path, spots }: Ring): string {
  const kept = spots.filter((_, at) => at % THIN === 0);
  if (kept.length < 3) return path;
  return `M${kept.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}

/** The lines of a path one by one. */
export function linesOf(path: string): string[] {
  return path.split(/(?=M)/).filter(Boolean);
}

/** Rings that lie in another ring are its lakes. */
export function islandsOf(rings: Ring[]): Island[] {
  const shores = rings.filter((ring) => !rings.some((other) => other !== ring && holds(other, ring)));
  return shores.map((shore) => {
    const all = [shore, ...rings.filter((ring) => ring !== shore && holds(shore, ring))];
    const paths = all.map((ring) => ring.path);
    return { path: paths.join(''), rings: paths, broad: all.map(thinned) };
  });
}

function holds(outer: Ring, inner: Ring): boolean {
  const { left, top, right, bottom } = outer.box;
  const { box } = inner;
  if (box.left < left || box.right > right || box.top < top || box.bottom > bottom) return false;
  const spot = inner.spots[0];
  if (!spot) return false;
  let inside = false;
  outer.spots.forEach((one, at) => {
    const other = outer.spots.at(at - 1) ?? one;
    const crosses = one.y > spot.y !== other.y > spot.y;
    if (crosses && spot.x < ((other.x - one.x) * (spot.y - one.y)) / (other.y - one.y) + one.x)
      inside = !inside;
  });
  return inside;
}

/** Those parts of a ring that lie in a box, as open lines. */
export function partsIn(ring: Ring, box: Box): string {
  const closed = [...ring.spots, ...ring.spots.slice(0, 1)];
  const inside = ({ x, y }: Spot) =>
    x > box.left - NEAR && x < box.right + NEAR && y > box.top - NEAR && y < box.bottom + NEAR;
  let path = '';
  let drawing = false;
  closed.forEach((spot, at) => {
    const next = closed[at + 1];
    const near = inside(spot) || (next !== undefined && inside(next));
    if (near || drawing) path += `${drawing ? 'L' : 'M'}${spot.x.toFixed(1)} ${spot.y.toFixed(1)}`;
    drawing = near;
  });
  return path;
}

export function boxOf(spots: Spot[]): Box {
  const xs = spots.map((spot) => spot.x);
  const ys = spots.map((spot) => spot.y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

export function meet(one: Box, other: Box): boolean {
  return (
    one.left < other.right + NEAR &&
    other.left < one.right + NEAR &&
    one.top < other.bottom + NEAR &&
    other.top < one.bottom + NEAR
  );
}
