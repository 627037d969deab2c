/** A drawing made ready for the board: everything in pixels, areas and sites by their tokens. */
import type { DrawnArea, Drawing } from '../view';

export interface Spot {
  x: number;
  y: number;
}
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Area {
  token: string;
  kind: 'land' | 'sea';
  slug: string;
  name: string;
  index: number;
  path: string;
  /** The islands that reach into this area's box, whole, to clip with. */
  coast: string;
  /** The parts of their coast that run there, to draw along. */
  shore: string;
  box: Box;
  cells: Spot[];
  middle: Spot;
  /** Where pieces stand if there is room. */
  pieces: Spot;
  cornucopias: Spot[];
  priestess: Spot | null;
  label: { at: Spot; lines: string[] };
  sites: Site[];
  neighbours: string[];
}
export interface Site {
  token: string;
  land: string;
  harbour: string | null;
  at: Spot;
  jetty: Spot | null;
}
/** An island with its lakes. */
export interface Island {
  path: string;
  /** Its lines one by one: what lies outside the window costs nothing. */
  rings: string[];
  /** The same lines with fewer points, for strokes so broad that nobody sees it. */
  broad: string[];
}
export interface Atlas {
  size: number;
  islands: Island[];
  code: string;
  box: Box;
  areas: Map<string, Area>;
  /** The same areas by bare name, as events tell them. */
  slugs: Map<string, Area>;
  sites: Map<string, Site>;
}

const ROOT3 = Math.sqrt(3);
const THIN = 3;
const NEAR = 8; // px: a ring this close to an area belongs to its edge

export function atlasOf(drawing: Drawing): Atlas {
  const { size } = drawing;
  const [left, top, wide, high] = drawing.box;
  const px = ([x, y]: readonly [number, number]): Spot => ({ x: x * size, y: y * size });
  const rings = ringsOf(drawing.shapes.coast);
  const tokens = {
    land: drawing.lands.map((land) => `land:${land.slug}`),
    sea: drawing.seas.map((sea) => `sea:${sea.slug}`),
  };
  const sites = sitesOf(drawing, tokens, px);

  const area = (kind: 'land' | 'sea', drawn: DrawnArea): Area => {
    const token = `${kind}:${drawn.slug}`;
    const path = drawing.shapes.areas[token] ?? '';
    const box = boxOf(ringsOf(path).flatMap((ring) => ring.spots));
    const cells = drawn.cells.map(([q, r]) => ({ x: size * ROOT3 * (q + r / 2), y: size * 1.5 * r }));
    const priestess = 'priestess' in drawn ? (drawn.priestess as [number, number] | null) : null;
    return {
      token,
      kind,
      slug: drawn.slug,
      name: drawn.name,
      index: drawn.index,
      path,
      coast: rings
        .filter((ring) => meet(ring.box, box))
        .map((ring) => ring.path)
        .join(''),
      shore: rings
        .filter((ring) => meet(ring.box, box))
        .map((ring) => partsIn(ring, box))
        .join(''),
      box,
      cells,
      middle: { x: mean(cells.map((cell) => cell.x)), y: mean(cells.map((cell) => cell.y)) },
      pieces: px(drawn.pieces),
      cornucopias: drawn.cornucopias.map(px),
      priestess: priestess ? px(priestess) : null,
      label: { at: px(drawn.label.at), lines: drawn.label.lines },
      sites: kind === 'land' ? sites.filter((site) => site.land === token) : [],
      neighbours: [
        ...drawn.lands.map((land) => tokens.land[land] ?? ''),
        ...drawn.seas.map((sea) => tokens.sea[sea] ?? ''),
      ],
    };
  };

  const areas = [
    ...drawing.lands.map((land) => area('land', land)),
    ...drawing.seas.map((sea) => area('sea', sea)),
  ];
  return {
    size,
    islands: islandsOf(rings),
    code: drawing.code,
    box: { left, top, right: left + wide, bottom: top + high },
    areas: new Map(areas.map((one) => [one.token, one])),
    slugs: new Map(areas.map((one) => [one.slug, one])),
    sites: new Map(sites.map((site) => [site.token, site])),
  };
}

/** Sites are named after their land and counted on it: naxos-1, naxos-2. */
function sitesOf(
  drawing: Drawing,
  tokens: { land: string[]; sea: string[] },
  px: (point: [number, number]) => Spot,
): Site[] {
  const counts = new Map<number, number>();
  return drawing.sites.map((site) => {
    const number = (counts.get(site.land) ?? 0) + 1;
    counts.set(site.land, number);
    return {
      token: `site:${drawing.lands[site.land]?.slug ?? ''}-${number}`,
      land: tokens.land[site.land] ?? '',
      harbour: tokens.sea[site.harbour] ?? null,
      at: px(site.at),
      jetty: site.jetty ? { x: site.jetty[0], y: site.jetty[1] } : null,
    };
  });
}

interface Ring {
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
function islandsOf(rings: Ring[]): Island[] {
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
function partsIn(ring: Ring, box: Box): string {
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

function meet(one: Box, other: Box): boolean {
  return (
    one.left < other.right + NEAR &&
    other.left < one.right + NEAR &&
    one.top < other.bottom + NEAR &&
    other.top < one.bottom + NEAR
  );
}

function mean(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / (numbers.length || 1);
}
