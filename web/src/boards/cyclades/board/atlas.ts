/**
 * A drawing made ready for the board: everything in units of the sheet, areas and sites by their tokens.
 * Spots are turned; lines (paths) are not: they are drawn in a group that turns them all at once.
 */
import { language } from '../../../words/words.svelte';
import { nameIn } from '../reading';
import type { DrawnArea, Drawing } from '../view';
import { boxOf, islandsOf, meet, partsIn, ringsOf } from './lines';
import { boxAt, cornersOf, turned } from './turn';

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
  /** How far the drawing is turned on the sheet, in degrees. */
  turn: number;
  /** Where a point of the drawing lies on the sheet: the one way from its coordinates to ours. */
  place: (spot: Spot) => Spot;
  /** The area whose cell lies at a point of the sheet, by its token. */
  tokenAt: (x: number, y: number) => string | null;
  /** The corners of all cells, not turned. */
  corners: Spot[];
  /** All cells on the sheet. */
  box: Box;
  areas: Map<string, Area>;
  /** The same areas by bare name, as events tell them. */
  slugs: Map<string, Area>;
  sites: Map<string, Site>;
}

const ROOT3 = Math.sqrt(3);

/**
 * The same drawing is read once in a language and turned once to each side: all that is kept about a map
 * (where names may go, where pieces may stand) hangs on its atlas.
 */
const kept = new WeakMap<Drawing, Map<string, Atlas>>();

export function atlasOf(drawing: Drawing, turn = 0): Atlas {
  const spoken = language();
  const known = kept.get(drawing) ?? new Map<string, Atlas>();
  kept.set(drawing, known);
  const once = (at: number, make: () => Atlas): Atlas => {
    const key = `${spoken} ${at}`;
    let found = known.get(key);
    if (!found) known.set(key, (found = make()));
    return found;
  };
  const flat = once(0, () => flatAtlas(drawing));
  return turn ? once(turn, () => turnedAtlas(flat, turn)) : flat;
}

function flatAtlas(drawing: Drawing): Atlas {
  const { size } = drawing;
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
    const edge = boxOf(ringsOf(path).flatMap((ring) => ring.spots));
    const near = rings.filter((ring) => meet(ring.box, edge));
    const cells = drawn.cells.map(([q, r]) => ({ x: size * ROOT3 * (q + r / 2), y: size * 1.5 * r }));
    const priestess = 'priestess' in drawn ? (drawn.priestess as [number, number] | null) : null;
    return {
      token,
      kind,
      slug: drawn.slug,
      name: nameIn(drawn),
      index: drawn.index,
      path,
      coast: near.map((ring) => ring.path).join(''),
      shore: near.map((ring) => partsIn(ring, edge)).join(''),
      box: boxAt(cornersOf(cells, size), 0),
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
  const corners = cornersOf(
    areas.flatMap((one) => one.cells),
    size,
  );
  return {
    size,
    islands: islandsOf(rings),
    code: drawing.code,
    turn: 0,
    place: (spot) => spot,
    tokenAt: cellFinder(areas, size),
    corners,
    box: boxAt(corners, 0),
    areas: new Map(areas.map((one) => [one.token, one])),
    slugs: new Map(areas.map((one) => [one.slug, one])),
    sites: new Map(sites.map((site) => [site.token, site])),
  };
}

function turnedAtlas(flat: Atlas, turn: number): Atlas {
  const place = (spot: Spot) => turned(spot, turn);
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const sites = new Map(
    [...flat.sites.values()].map((site) => [
      site.token,
      { ...site, at: place(site.at), jetty: site.jetty && place(site.jetty) },
    ]),
  );
  const areas = [...flat.areas.values()].map((area): Area => ({
    ...area,
    box: boxAt(cornersOf(area.cells, flat.size), turn),
    cells: area.cells.map(place),
    middle: place(area.middle),
    pieces: place(area.pieces),
    cornucopias: area.cornucopias.map(place),
    priestess: area.priestess && place(area.priestess),
    label: { ...area.label, at: place(area.label.at) },
    sites: area.sites.map((site) => sites.get(site.token) ?? site),
  }));
  return {
    ...flat,
    turn,
    place,
    tokenAt: (x, y) => flat.tokenAt(x * cos + y * sin, y * cos - x * sin),
    box: boxAt(flat.corners, turn),
    areas: new Map(areas.map((one) => [one.token, one])),
    slugs: new Map(areas.map((one) => [one.slug, one])),
    sites,
  };
}

/** Cells are hexagons about their middles: the one that holds a point is found by rounding. */
function cellFinder(areas: Area[], size: number): Atlas['tokenAt'] {
  const WIDE = 4096;
  const cells = new Map<number, string>();
  const keyAt = (x: number, y: number): number => {
    const r = y / (1.5 * size);
    const q = x / (ROOT3 * size) - r / 2;
    let a = Math.round(q);
    let b = Math.round(r);
    const c = Math.round(-q - r);
    const da = Math.abs(a - q);
    const db = Math.abs(b - r);
    const dc = Math.abs(c + q + r);
    if (da > db && da > dc) a = -b - c;
    else if (db > dc) b = -a - c;
    return a * WIDE + b;
  };
  for (const { token, cells: own } of areas) for (const { x, y } of own) cells.set(keyAt(x, y), token);
  return (x, y) => cells.get(keyAt(x, y)) ?? null;
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

function mean(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / (numbers.length || 1);
}
