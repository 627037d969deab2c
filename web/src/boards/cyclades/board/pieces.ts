/** What stands in each area, and where in it: no two pieces hide each other if there is room. */
import type { SiteView, View } from '../view';
import type { Area, Spot } from './atlas';
import { turned } from './turn';

export type PieceKind =
  | 'creature'
  | 'hero'
  | 'troop'
  | 'mercenary'
  | 'undead'
  | 'fleet'
  | 'undead-fleet'
  | 'token'
  | 'gold'
  | 'cornucopia';

export interface Piece {
  key: string;
  kind: PieceKind;
  /** kraken, achilles; empty for equal pieces. */
  name: string;
  faction: string | null;
  count: number;
  /** What options may call this very piece. */
  tokens: string[];
}
export interface Placed {
  piece: Piece;
  x: number;
  y: number;
  size: number;
  /** Where it goes while its pile is fanned out; null: it stands in no pile. */
  fan: Spot | null;
}
/** Something that pieces should not cover; the heavier, the less. */
export interface Taken extends Spot {
  r: number;
  weight: number;
}

/** Sizes at a cell radius of 30. */
export const SIZES: Record<PieceKind, number> = {
  creature: 54,
  hero: 40,
  troop: 37,
  mercenary: 35,
  undead: 37,
  fleet: 37,
  'undead-fleet': 37,
  token: 26,
  gold: 20,
  cornucopia: 22,
};
export const BUILDING = 33;
export const METROPOLIS = 50;
export const isLarge = (building: string | null) => building === 'metropolis' || building === 'necropolis';
/** How much of its square a piece fills, as a disc. */
const BODY: Record<PieceKind, number> = {
  creature: 0.48,
  hero: 0.52,
  troop: 0.43,
  mercenary: 0.42,
  undead: 0.44,
  fleet: 0.45,
  'undead-fleet': 0.46,
  token: 0.5,
  gold: 0.7, // with its number
  cornucopia: 0.52,
};
const PILED: ReadonlySet<PieceKind> = new Set(['hero', 'mercenary', 'undead']);
/** Charybdis and Scylla are two pieces of one card. */
const CARD_OF: Record<string, string> = { scylla: 'charybdis' };

/** Pieces by area, in the order in which they take their places. */
export function standing(view: View): Map<string, Piece[]> {
  const found = new Map<string, Piece[]>();
  const add = (area: string, piece: Piece) => found.set(area, [...(found.get(area) ?? []), piece]);
  const stack = (kind: PieceKind, area: string, faction: string | null, count: number) => {
    if (count > 0) add(area, { key: `${kind}@${area}`, kind, name: '', faction, count, tokens: [] });
  };
  const seas = new Set(view.seas.map((sea) => sea.sea));
  for (const { piece, owner, area } of view.figurines) {
    const tokens = [
      `piece:${piece}`,
      `creature:${piece}`,
      ...(CARD_OF[piece] ? [`creature:${CARD_OF[piece]}`] : []),
    ];
    const place = `${seas.has(area) ? 'sea' : 'land'}:${area}`;
    add(place, { key: `piece:${piece}`, kind: 'creature', name: piece, faction: owner, count: 1, tokens });
  }
  const invading = new Set(view.battle?.heroes ?? []);
  for (const { hero, owner, land } of view.heroes.pieces)
    if (!invading.has(hero))
      add(`land:${land}`, {
        key: `hero:${hero}`,
        kind: 'hero',
        name: hero,
        faction: owner,
        count: 1,
        tokens: [`hero:${hero}`],
      });
  for (const land of view.lands) {
    const area = `land:${land.land}`;
    stack('troop', area, land.owner, land.troops);
    stack('mercenary', area, land.owner, land.mercenaries);
    stack('undead', area, land.owner, land.undead ?? 0);
    stack('token', area, land.owner, land.token ? 1 : 0);
    stack('gold', area, null, land.gold);
    if (!land.icons) stack('cornucopia', area, null, land.cornucopias);
  }
  for (const sea of view.seas) {
    const area = `sea:${sea.sea}`;
    stack('fleet', area, sea.owner, sea.fleets);
    stack('undead-fleet', area, sea.owner, sea.undead ?? 0);
    if (!sea.icons) stack('cornucopia', area, null, sea.cornucopias);
  }
  return found;
}

/** Those who attack, standing beside the area until the battle is over. */
export function invaders(view: View): Piece[] {
  const battle = view.battle;
  if (!battle) return [];
  const stack = (kind: PieceKind, count: number): Piece[] =>
    count > 0
      ? [{ key: `invading ${kind}`, kind, name: '', faction: battle.attacker, count, tokens: [] }]
      : [];
  return [
    ...battle.heroes.map((hero): Piece => ({
      key: `hero:${hero}`,
      kind: 'hero',
      name: hero,
      faction: battle.attacker,
      count: 1,
      tokens: [`hero:${hero}`],
    })),
    ...stack('troop', battle.troops),
    ...stack('mercenary', battle.mercenaries),
    ...stack('undead', battle.undead ?? 0),
    ...stack('fleet', battle.fleets),
    ...stack('undead-fleet', battle.undead_fleets ?? 0),
  ];
}

/** What stands in an area before any piece: sites, buildings, icons, its name. */
export function takenIn(area: Area, buildings: Map<string, SiteView>): Taken[] {
  const taken: Taken[] = [];
  for (const site of area.sites) {
    const building = buildings.get(site.token)?.building ?? null;
    const r = building === null ? 12 : isLarge(building) ? METROPOLIS * 0.42 : BUILDING * 0.46;
    taken.push({ x: site.at.x, y: site.at.y - (building ? 2 : 0), r, weight: building === null ? 0.45 : 1 });
  }
  for (const icon of [...area.cornucopias, ...(area.priestess ? [area.priestess] : [])])
    taken.push({ ...icon, r: 12, weight: 1 });
  return [...taken, ...underName(area)];
}

/** A name, as a row of small discs. */
export function underName(area: Area): Taken[] {
  return area.label.lines.flatMap((line, row) => {
    const half = (line.length * 6) / 2;
    const y = area.label.at.y + (row - (area.label.lines.length - 1) / 2) * 12.5;
    const steps = Math.max(1, Math.ceil(half / 6));
    return Array.from({ length: steps + 1 }, (_, step) => ({
      x: area.label.at.x - half + (2 * half * step) / steps,
      y,
      r: 6,
      weight: 0.5,
    }));
  });
}

const SHRINK = 0.85;
const CROWDED = 0.34; // of the smaller one's radius
const GRID = 5;
const PASSES = 3;
const EDGE = 8;
const RIBBON = 8; // half the height of a name

/** Places for an area's pieces: in full size, else 15 % smaller, else heroes and mercenaries in a pile. */
export function place(
  area: Area,
  pieces: Piece[],
  taken: Taken[],
  size: number,
  grow = 1,
  turn = 0,
): Placed[] {
  if (!pieces.length) return [];
  const spots = insideOf(area, size, turn);
  let best: Disc[] = [];
  for (const scale of [grow, grow * SHRINK]) {
    best = settle(
      pieces.map((piece) => discOf([piece], scale)),
      spots,
      taken,
      area.pieces,
    );
    if (!crowded(best, taken)) return best.flatMap(spread);
  }
  const pile = pieces.filter((piece) => PILED.has(piece.kind));
  if (pile.length > 1) {
    const others = pieces.filter((piece) => !PILED.has(piece.kind));
    const discs = [...others.map((piece) => [piece]), pile].map((group) => discOf(group, grow * SHRINK));
    best = settle(discs, spots, taken, area.pieces);
  }
  return best.flatMap(spread);
}

interface Disc extends Spot {
  r: number;
  /** Half the width of the longest name below it; 0: none. */
  ribbon: number;
  pieces: Piece[];
  scale: number;
}

function discOf(pieces: Piece[], scale: number): Disc {
  const r = Math.max(...pieces.map((piece) => SIZES[piece.kind] * BODY[piece.kind])) * scale;
  const ribbon = Math.max(
    0,
    ...pieces.map((piece) => (piece.kind === 'hero' ? piece.name.length * 3.2 + 5 : 0)),
  );
  return { x: 0, y: 0, r: r + (pieces.length - 1) * 3, ribbon, pieces, scale };
}

/** One disc after the other takes the best place; then each may move once the others stand. */
function settle(discs: Disc[], spots: Spot[], taken: Taken[], anchor: Spot): Disc[] {
  const placed: Disc[] = [];
  for (let pass = 0; pass < PASSES; pass++)
    discs.forEach((disc, at) => {
      const others = placed.filter((_, other) => other !== at);
      const named = [...taken, ...others.flatMap(ribbonOf)];
      let least = Infinity;
      for (const spot of spots) {
        const name = disc.ribbon
          ? ribbonOf({ ...disc, ...spot }).reduce(
              (sum, part) => sum + 0.5 * costOf(part, part.r, named, others),
              0,
            )
          : 0;
        const cost =
          costOf(spot, disc.r, named, others) +
          name +
          0.004 * Math.hypot(spot.x - anchor.x, spot.y - anchor.y);
        if (cost < least - 1e-9) {
          least = cost;
          placed[at] = { ...disc, x: spot.x, y: spot.y };
        }
      }
    });
  return placed;
}

/** A name below a disc, as a row of smaller ones. */
function ribbonOf(disc: Disc): Taken[] {
  if (!disc.ribbon) return [];
  const steps = Math.ceil(disc.ribbon / RIBBON);
  const reach = disc.ribbon - RIBBON;
  return Array.from({ length: steps }, (_, step) => ({
    x: disc.x + (steps > 1 ? reach * ((2 * step) / (steps - 1) - 1) : 0),
    y: disc.y + disc.r + 2,
    r: RIBBON,
    weight: 0.8,
  }));
}

function costOf(spot: Spot, r: number, taken: Taken[], others: Disc[]): number {
  let cost = 0;
  for (const one of taken) cost += one.weight * hidden(spot, r, one) ** 2;
  for (const one of others) cost += 1.6 * hidden(spot, r, one) ** 2;
  return cost;
}

/** How deep two discs overlap, as a part of the smaller radius. */
function hidden(spot: Spot, r: number, other: Spot & { r: number }): number {
  const deep = r + other.r - Math.hypot(spot.x - other.x, spot.y - other.y);
  return deep <= 0 ? 0 : deep / Math.min(r, other.r);
}

function crowded(discs: Disc[], taken: Taken[]): boolean {
  return discs.some(
    (disc, at) =>
      discs.some((other, n) => n > at && hidden(disc, disc.r, other) > CROWDED) ||
      taken.some((one) => one.weight >= 1 && hidden(disc, disc.r, one) > CROWDED * 1.6),
  );
}

function spread(disc: Disc): Placed[] {
  const many = disc.pieces.length;
  return disc.pieces.map((piece, at) => {
    const step = at - (many - 1) / 2;
    return {
      piece,
      x: disc.x + step * 9 * disc.scale,
      y: disc.y + Math.abs(step) * 2,
      size: SIZES[piece.kind] * disc.scale,
      fan: many > 1 ? { x: disc.x + step * 38 * disc.scale, y: disc.y - 8 } : null,
    };
  });
}

/** Points well inside an area's cells; at least their middles. The cells stand `turn` degrees askew. */
export function insideOf(area: Area, size: number, turn = 0): Spot[] {
  const known = insides.get(area);
  if (known) return known;
  const cells = area.cells.map((cell) => turned(cell, -turn));
  const within = (x: number, y: number) =>
    cells.some((cell) => {
      const dx = Math.abs(x - cell.x);
      const dy = Math.abs(y - cell.y);
      return dx <= size * 0.8661 && dy <= size - dx / Math.sqrt(3);
    });
  const clear = (x: number, y: number) =>
    [0, 60, 120, 180, 240, 300].every((side) => {
      const angle = (side * Math.PI) / 180;
      return within(x + EDGE * Math.cos(angle), y + EDGE * Math.sin(angle));
    });
  const xs = cells.map((cell) => cell.x);
  const ys = cells.map((cell) => cell.y);
  const spots = [...area.cells];
  for (let x = Math.min(...xs) - size; x <= Math.max(...xs) + size; x += GRID)
    for (let y = Math.min(...ys) - size; y <= Math.max(...ys) + size; y += GRID)
      if (clear(x, y)) spots.push(turned({ x, y }, turn));
  insides.set(area, spots);
  return spots;
}
const insides = new WeakMap<Area, Spot[]>();

/** A place beside an area for those who attack it: round it, where least stands. */
export function beside(area: Area, width: number, taken: Taken[]): Spot {
  const { box, middle } = area;
  const far = Math.max(box.right - box.left, box.bottom - box.top) / 2;
  let best = middle;
  let least = Infinity;
  for (let turn = 0; turn < 360; turn += 20)
    for (const reach of [far * 0.8, far, far + 16, far + 30]) {
      const angle = (turn * Math.PI) / 180;
      const spot = { x: middle.x + reach * Math.cos(angle), y: middle.y + reach * Math.sin(angle) };
      const cost = costOf(spot, width / 2, taken, []) + reach * 0.004;
      if (cost < least) {
        least = cost;
        best = spot;
      }
    }
  return best;
}

/** A place between two spots, where least stands. */
export function between(one: Spot, other: Spot, taken: Taken[]): Spot {
  const spots = [0.3, 0.4, 0.5, 0.6, 0.7].flatMap((part) =>
    [-22, 0, 22].map((aside) => {
      const dx = other.x - one.x;
      const dy = other.y - one.y;
      const far = Math.hypot(dx, dy) || 1;
      return { x: one.x + dx * part - (dy / far) * aside, y: one.y + dy * part + (dx / far) * aside };
    }),
  );
  const costs = spots.map((spot) => costOf(spot, 15, taken, []));
  return spots[costs.indexOf(Math.min(...costs))] ?? one;
}
