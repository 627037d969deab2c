/**
 * Everything that stands on the map with its place. An area is laid out anew only when something in it or
 * close beside it changed.
 */
import type { SiteView, View } from '../view';
import type { Area, Atlas, Box, Spot } from './atlas';
import { boxesOf, iconBox, iconParts, partsOf, type Scale, siteBox, sitePart } from './bodies';
import { ashoreOf, insideOf, offshoreOf } from './inside';
import { invaders, type Piece, type Placed, SIZES, standing } from './pieces';
import { type Body, beside, between, hidden, type Part, settle, shifted } from './placing';

export interface Standing extends Placed {
  area: string;
}
/** A printed horn or priestess; with tokens on it, their sum. */
export interface IconPlace extends Spot {
  /** How large it is drawn. */
  scale: number;
  key: string;
  icon: 'ico-cornucopia' | 'ico-priestess';
  token: boolean;
  count: number;
}
export interface Siege {
  area: string;
  placed: Placed[];
  /** Where the swords are crossed. */
  cross: Spot;
}
export interface Laid {
  pieces: Standing[];
  icons: IconPlace[];
  /** What names must not cover, and what they should not. */
  boxes: Box[];
  soft: Box[];
}
interface Kept {
  sign: string;
  spots: Spot[];
  groups: Piece[][];
  scale: number;
  icons: number;
  parts: Part[];
}
/** What pieces leave free where they can, by area: the places of names. */
export type Reserved = ReadonlyMap<string, Part[]>;

/** So that nothing has to be moved when it is above or below another: order of drawing by kind. */
const LAYERS = [
  'cornucopia',
  'gold',
  'creature',
  'fleet',
  'undead-fleet',
  'token',
  'troop',
  'mercenary',
  'undead',
  'hero',
];
const SHRINK = 0.85;
const SMALL_ICON = 0.8;
const CROWDED = 0.2; // of the smaller one's radius
const SOLID = 0.8; // what weighs less may be covered
const NOTHING: Reserved = new Map();
const PILED = new Set(['hero', 'mercenary', 'undead']);

export class Layout {
  #kept = new Map<string, Kept>();
  readonly #order: Area[];

  constructor(readonly atlas: Atlas) {
    // Where there is least room one begins.
    this.#order = [...atlas.areas.values()].sort(
      (one, other) => one.cells.length - other.cells.length || (one.token < other.token ? -1 : 1),
    );
  }

  /** All of a view. What stands in an area keeps its place while nothing near it changes. */
  lay(view: View, scale: Scale, reserved: Reserved = NOTHING): Laid {
    const sites = sitesBy(view);
    const all = standing(view);
    const laid: Laid = { pieces: [], icons: [], boxes: [], soft: [] };
    const done = new Map<string, Part[]>();
    for (const area of this.#order) {
      const pieces = all.get(area.token) ?? [];
      const icons = iconsOf(area, view);
      const kept = this.#place(area, pieces, icons, sites, scale, done, reserved);
      done.set(area.token, kept.parts);
      this.#tell(laid, area, kept, icons, new Map(pieces.map((piece) => [piece.key, piece])), scale);
      for (const site of area.sites) {
        const building = sites.get(site.token)?.building ?? null;
        laid[building ? 'boxes' : 'soft'].push(siteBox(site.at, building, scale));
      }
    }
    laid.pieces.sort(
      (one, other) =>
        LAYERS.indexOf(one.piece.kind) - LAYERS.indexOf(other.piece.kind) ||
        (one.piece.key < other.piece.key ? -1 : 1),
    );
    return laid;
  }

  #place(
    area: Area,
    pieces: Piece[],
    icons: IconPlace[],
    sites: Map<string, SiteView>,
    scale: Scale,
    done: Map<string, Part[]>,
    reserved: Reserved,
  ): Kept {
    const own = area.sites.map((site) => sitePart(site.at, sites.get(site.token)?.building ?? null, scale));
    const beyond = this.#beyond(area, sites, scale, done);
    const sign = [
      scale.pieces,
      scale.icons,
      scale.text,
      ...pieces.map((piece) => `${piece.key} ${piece.faction ?? ''} ${piece.count > 1 ? '+' : ''}`),
      ...icons.map((icon) => `${icon.key} ${icon.count > 1}`),
      ...[...own, ...beyond].map(({ x, y, r }) => `${x.toFixed(0)} ${y.toFixed(0)} ${r.toFixed(0)}`),
    ].join();
    const known = this.#kept.get(area.token);
    if (known?.sign === sign) return known;
    const names = [area.token, ...area.neighbours].flatMap((token) => reserved.get(token) ?? []);
    const taken = [...own, ...beyond];
    const kept = { sign, ...arrange(area, this.atlas, pieces, icons, taken, scale, names, known) };
    kept.parts.push(...own);
    this.#kept.set(area.token, kept);
    return kept;
  }

  /** What stands close beyond the borders: buildings always, pieces of areas that were laid out before. */
  #beyond(area: Area, sites: Map<string, SiteView>, scale: Scale, done: Map<string, Part[]>): Part[] {
    const reach = this.atlas.size * 1.1;
    const found: Part[] = [];
    for (const token of area.neighbours) {
      const near =
        done.get(token) ??
        this.atlas.areas
          .get(token)
          ?.sites.map((site) => sitePart(site.at, sites.get(site.token)?.building ?? null, scale)) ??
        [];
      for (const part of near)
        if (area.cells.some((cell) => Math.hypot(cell.x - part.x, cell.y - part.y) < part.r + reach))
          found.push(part);
    }
    return found;
  }

  #tell(laid: Laid, area: Area, kept: Kept, icons: IconPlace[], now: Map<string, Piece>, scale: Scale): void {
    kept.groups.forEach((group, at) => {
      const spot = kept.spots[at] ?? area.middle;
      const pieces = group.map((piece) => now.get(piece.key) ?? piece);
      for (const one of spread(pieces, spot, kept.scale)) {
        laid.pieces.push({ ...one, area: area.token });
        laid.boxes.push(...boxesOf(one.piece, one, one.size, scale.text));
      }
    });
    icons.forEach((icon, at) => {
      const spot = kept.spots[kept.groups.length + at] ?? icon;
      laid.icons.push({ ...icon, x: spot.x, y: spot.y, scale: kept.icons });
      laid.boxes.push(iconBox(spot, kept.icons));
    });
  }

  siege(view: View, scale: Scale): Siege | null {
    const area = view.battle && this.atlas.slugs.get(view.battle.area);
    const pieces = invaders(view);
    if (!area || !pieces.length) return null;
    const taken = [area.token, ...area.neighbours].flatMap((token) => this.#kept.get(token)?.parts ?? []);
    const width = pieces.reduce((sum, piece) => sum + SIZES[piece.kind] * scale.pieces * 0.8, 0);
    const at = beside(area, Math.max(width, 44), taken);
    let x = at.x - width / 2;
    const placed = pieces.map((piece) => {
      const size = SIZES[piece.kind] * scale.pieces;
      x += size * 0.8;
      return { piece, x: x - size * 0.4, y: at.y, size, fan: null };
    });
    const mine = placed.map((one) => ({ x: one.x, y: one.y, r: one.size * 0.42, weight: 1 }));
    return { area: area.token, placed, cross: between(at, area.middle, [...taken, ...mine]) };
  }
}

/**
 * In full size on dry land, else on the shore too, else with smaller icons, else all 15 % smaller, else
 * farther out, else heroes and mercenaries in a pile. Whatever stands already stays there if it is as good as elsewhere, and
 * names are left free, as long as nobody is crowded.
 */
export function arrange(
  area: Area,
  atlas: Atlas,
  pieces: Piece[],
  icons: IconPlace[],
  taken: Part[],
  scale: Scale,
  names: Part[] = [],
  before?: Kept,
): Omit<Kept, 'sign'> {
  const stood = new Map(before?.groups.map((group, at) => [group[0]?.key, before.spots[at] ?? null]));
  const attempt = (
    groups: Piece[][],
    size: number,
    iconSize: number,
    where: typeof insideOf,
    calm = true,
  ): Omit<Kept, 'sign'> => {
    const bodies = [
      ...groups.map((group): Body => ({
        parts: partsOf(group, size, scale.text),
        home: null,
        stood: (calm && stood.get(group[0]?.key)) || null,
      })),
      ...icons.map((icon): Body => ({
        parts: iconParts(iconSize, icon.count, scale.text),
        home: icon,
        stood: null,
      })),
    ];
    const spots = settle(bodies, where(area, atlas), calm ? [...taken, ...names] : taken, area.pieces);
    const parts = bodies.flatMap((body, at) => shifted(body.parts, spots[at] ?? area.middle));
    return { spots, groups, scale: size, icons: iconSize, parts };
  };
  const alone = pieces.map((piece) => [piece]);
  const pile = pieces.filter((piece) => PILED.has(piece.kind));
  const piled = [...pieces.filter((piece) => !PILED.has(piece.kind)).map((piece) => [piece]), pile];
  const small = Math.max(scale.pieces * SHRINK, Math.min(scale.pieces, scale.least));
  const smallIcons = Math.max(scale.icons * SMALL_ICON, Math.min(scale.icons, scale.leastIcons));
  const ways = [
    () => attempt(alone, scale.pieces, scale.icons, insideOf),
    () => attempt(alone, scale.pieces, scale.icons, ashoreOf),
    () => attempt(alone, scale.pieces, smallIcons, ashoreOf, false),
    ...(pieces.length ? [() => attempt(alone, small, smallIcons, ashoreOf, false)] : []),
    () => attempt(alone, small, smallIcons, offshoreOf, false),
    ...(pile.length > 1 ? [() => attempt(piled, small, smallIcons, offshoreOf, false)] : []),
  ];
  let best: Omit<Kept, 'sign'> | null = null;
  let least = Infinity;
  for (const way of ways) {
    const found = way();
    const crowd = crowding(found, taken);
    if (crowd < least) [best, least] = [found, crowd];
    if (!least) break;
  }
  return best ?? attempt(alone, small, smallIcons, ashoreOf);
}

/** How much things hide each other, or what stands already; 0: everything is plain to see. */
function crowding({ parts }: Omit<Kept, 'sign'>, taken: Part[]): number {
  const bodies = parts.filter((part) => part.weight >= SOLID);
  const solid = taken.filter((part) => part.weight >= SOLID);
  let sum = 0;
  bodies.forEach((body, at) => {
    for (const other of [...bodies.slice(at + 1), ...solid]) {
      const deep = hidden(body, other);
      if (deep > CROWDED) sum += deep * deep;
    }
  });
  return sum;
}

function spread(pieces: Piece[], at: Spot, scale: number): Placed[] {
  const many = pieces.length;
  return pieces.map((piece, n) => {
    const step = n - (many - 1) / 2;
    return {
      piece,
      x: at.x + step * 9 * scale,
      y: at.y + Math.abs(step) * 2,
      size: SIZES[piece.kind] * scale,
      fan: many > 1 ? { x: at.x + step * 38 * scale, y: at.y - 8 } : null,
    };
  });
}

function iconsOf(area: Area, view: View): IconPlace[] {
  const laid = (area.kind === 'land' ? view.lands[area.index] : view.seas[area.index])?.cornucopias ?? 0;
  const horns = laid ? area.cornucopias.slice(0, 1) : area.cornucopias;
  return [
    ...horns.map((at, n): IconPlace => ({
      ...at,
      key: `horn@${area.token} ${n}`,
      scale: 1,
      icon: 'ico-cornucopia',
      token: laid > 0,
      count: laid ? laid + area.cornucopias.length : 0,
    })),
    ...(area.priestess
      ? [
          {
            ...area.priestess,
            key: `priestess@${area.token}`,
            scale: 1,
            icon: 'ico-priestess' as const,
            token: false,
            count: 0,
          },
        ]
      : []),
  ];
}

/** Asked for every area of a view: read once. */
const sitesKnown = new WeakMap<View['sites'], Map<string, SiteView>>();

export function sitesBy({ sites }: View): Map<string, SiteView> {
  let found = sitesKnown.get(sites);
  if (!found) sitesKnown.set(sites, (found = new Map(sites.map((site) => [`site:${site.site}`, site]))));
  return found;
}
