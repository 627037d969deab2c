/** The way of pieces over the map: from area to neighbouring area, then as a smooth line of spots. */
import type { Area, Atlas, Spot } from '../atlas';

/** The fewest steps between two areas over those that may be passed; null: there is no such way. */
export function chain(
  atlas: Atlas,
  from: string,
  to: string,
  passes: (area: Area) => boolean,
): string[] | null {
  if (from === to) return [from];
  const came = new Map<string, string>([[from, '']]);
  let ring = [from];
  while (ring.length) {
    const next: string[] = [];
    for (const token of ring)
      for (const near of atlas.areas.get(token)?.neighbours ?? []) {
        const area = atlas.areas.get(near);
        if (!area || came.has(near) || (near !== to && !passes(area))) continue;
        came.set(near, token);
        if (near === to) return back(came, to);
        next.push(near);
      }
    ring = next;
  }
  return null;
}

function back(came: Map<string, string>, to: string): string[] {
  const found = [to];
  for (let at = came.get(to); at; at = came.get(at)) found.unshift(at);
  return found;
}

/** Fleets keep to the water. */
export const seaWay = (atlas: Atlas, from: string, to: string) =>
  chain(atlas, from, to, (area) => area.kind === 'sea');

/** Troops walk over their own lands and over the fleets of their faction; else they fly. */
export function landWay(
  atlas: Atlas,
  from: string,
  to: string,
  faction: string | null,
  ownerOf: (area: Area) => string | null,
): string[] | null {
  return chain(atlas, from, to, (area) => faction !== null && ownerOf(area) === faction);
}

/**
 * The corners of a way: where a piece stands, a spot in each area between that lies nearest to the
 * straight line, and where it will stand. Without a way it goes straight.
 */
export function corners(atlas: Atlas, way: string[] | null, start: Spot, end: Spot): Spot[] {
  const between = (way ?? []).slice(1, -1).flatMap((token) => {
    const area = atlas.areas.get(token);
    return area ? [area] : [];
  });
  const spots: Spot[] = [start];
  between.forEach((area, at) => {
    const before = spots.at(-1) ?? start;
    const part = 1 / (between.length - at + 1);
    const aim = { x: before.x + (end.x - before.x) * part, y: before.y + (end.y - before.y) * part };
    spots.push(nearest(area, aim));
  });
  return [...spots, end];
}

function nearest(area: Area, aim: Spot): Spot {
  let best = area.middle;
  let least = Infinity;
  for (const cell of [...area.cells, area.middle]) {
    const far = Math.hypot(cell.x - aim.x, cell.y - aim.y);
    if (far < least) [least, best] = [far, cell];
  }
  return best;
}

/** A curve through all corners (Catmull-Rom), as spots of about equal distance. */
export function curve(through: Spot[], spots = 24): Spot[] {
  const first = through[0];
  const last = through.at(-1);
  if (!first || !last || through.length < 2) return through;
  if (through.length === 2) return arc(first, last, spots);
  const fine: Spot[] = [];
  for (let at = 0; at + 1 < through.length; at++) {
    const one = through[at] ?? first;
    const two = through[at + 1] ?? last;
    const before = through[at - 1] ?? one;
    const after = through[at + 2] ?? two;
    for (let n = 0; n < 16; n++) fine.push(between(before, one, two, after, n / 16));
  }
  fine.push(last);
  return even(fine, spots);
}

function between(p0: Spot, p1: Spot, p2: Spot, p3: Spot, t: number): Spot {
  const at = (a: number, b: number, c: number, d: number) =>
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
  return { x: at(p0.x, p1.x, p2.x, p3.x), y: at(p0.y, p1.y, p2.y, p3.y) };
}

const BOW = 0.14; // how far a straight way bows out, of its length
const BOW_MOST = 34; // px

/** A straight way is drawn a little bowed, so that it does not look like a border. */
function arc(from: Spot, to: Spot, spots: number): Spot[] {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const bow = Math.min(BOW_MOST, far * BOW);
  // To the left of the way, or to the right: always upwards.
  const side = to.x >= from.x ? 1 : -1;
  const nx = ((to.y - from.y) / far) * side;
  const ny = (-(to.x - from.x) / far) * side;
  return Array.from({ length: spots + 1 }, (_, n) => {
    const t = n / spots;
    const lift = 4 * bow * t * (1 - t);
    return { x: from.x + (to.x - from.x) * t + nx * lift, y: from.y + (to.y - from.y) * t + ny * lift };
  });
}

/** The same line by spots that lie equally far from each other: a piece on it moves evenly. */
function even(fine: Spot[], spots: number): Spot[] {
  const lengths = [0];
  fine.forEach((spot, at) => {
    const before = fine[at - 1];
    if (before) lengths.push((lengths.at(-1) ?? 0) + Math.hypot(spot.x - before.x, spot.y - before.y));
  });
  const whole = lengths.at(-1) ?? 0;
  if (!whole) return fine.slice(-1);
  let at = 0;
  return Array.from({ length: spots + 1 }, (_, n) => {
    const wanted = (whole * n) / spots;
    while (at + 2 < fine.length && (lengths[at + 1] ?? 0) < wanted) at++;
    const [one, two] = [fine[at], fine[at + 1]];
    const [from, to] = [lengths[at] ?? 0, lengths[at + 1] ?? 0];
    if (!one || !two) return fine.at(-1) ?? { x: 0, y: 0 };
    const part = to > from ? Math.min(1, (wanted - from) / (to - from)) : 0;
    return { x: one.x + (two.x - one.x) * part, y: one.y + (two.y - one.y) * part };
  });
}

/** As the data of an SVG path. */
export const drawn = (spots: Spot[]): string =>
  spots.length ? `M${spots.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}` : '';

/** Where the head of an arrow goes: that far before the end of a line, pointing along it. */
export function arrowOf(line: Spot[], before: number): (Spot & { turn: number }) | null {
  const end = line.at(-1);
  if (!end) return null;
  const from = line.findLast((spot) => Math.hypot(end.x - spot.x, end.y - spot.y) >= before + 17);
  if (!from) return null;
  const far = Math.hypot(end.x - from.x, end.y - from.y);
  const part = (far - before - 15) / far;
  return {
    x: from.x + (end.x - from.x) * part,
    y: from.y + (end.y - from.y) * part,
    turn: (Math.atan2(end.y - from.y, end.x - from.x) * 180) / Math.PI,
  };
}
