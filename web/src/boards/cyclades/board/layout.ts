/** All pieces of a view with their places; an area is laid out anew only when something in it changed. */
import type { SiteView, View } from '../view';
import type { Area, Atlas, Spot } from './atlas';
import {
  type Piece,
  type Placed,
  SIZES,
  type Taken,
  beside,
  between,
  invaders,
  place,
  standing,
  takenIn,
} from './pieces';

export interface Standing extends Placed {
  area: string;
}
export interface Siege {
  area: string;
  placed: Placed[];
  /** Where the swords are crossed. */
  cross: Spot;
}

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

export class Layout {
  #kept = new Map<string, { sign: string; placed: Standing[] }>();

  constructor(readonly atlas: Atlas) {}

  pieces(view: View, grow: number): Standing[] {
    const sites = sitesBy(view);
    const all = standing(view);
    const found: Standing[] = [];
    for (const area of this.atlas.areas.values()) {
      const pieces = all.get(area.token) ?? [];
      if (!pieces.length) continue;
      const sign = [
        grow,
        ...area.sites.map((site) => sites.get(site.token)?.building),
        ...pieces.map(signOf),
      ].join();
      let kept = this.#kept.get(area.token);
      if (kept?.sign !== sign) {
        const placed = place(area, pieces, this.#taken(area, sites), this.atlas.size, grow, this.atlas.turn);
        kept = { sign, placed: placed.map((one) => ({ ...one, area: area.token })) };
        this.#kept.set(area.token, kept);
      } else {
        // same places, new counts
        const now = new Map(pieces.map((piece) => [piece.key, piece]));
        kept = {
          sign,
          placed: kept.placed.map((one) => ({ ...one, piece: now.get(one.piece.key) ?? one.piece })),
        };
      }
      found.push(...kept.placed);
    }
    return found.sort(
      (one, other) =>
        LAYERS.indexOf(one.piece.kind) - LAYERS.indexOf(other.piece.kind) ||
        (one.piece.key < other.piece.key ? -1 : 1),
    );
  }

  /** Names of lands lie on the water: fleets keep clear of those nearby. */
  #taken(area: Area, sites: Map<string, SiteView>): Taken[] {
    const own = takenIn(area, sites);
    if (area.kind === 'land') return own;
    const coasts = area.neighbours.filter((token) => token.startsWith('land:'));
    const near = coasts.flatMap((token) => {
      const land = this.atlas.areas.get(token);
      return land ? takenIn(land, sites).map((one) => ({ ...one, weight: Math.max(one.weight, 0.5) })) : [];
    });
    return [...own, ...near];
  }

  siege(view: View, standing: Standing[], grow: number): Siege | null {
    const area = view.battle && this.atlas.slugs.get(view.battle.area);
    const pieces = invaders(view);
    if (!area || !pieces.length) return null;
    const sites = sitesBy(view);
    const taken: Taken[] = standing.map((one) => ({ x: one.x, y: one.y, r: one.size * 0.45, weight: 1 }));
    for (const token of [area.token, ...area.neighbours]) {
      const near = this.atlas.areas.get(token);
      if (near) taken.push(...takenIn(near, sites));
    }
    const width = pieces.reduce((sum, piece) => sum + SIZES[piece.kind] * grow * 0.8, 0);
    const at = beside(area, Math.max(width, 44), taken);
    let x = at.x - width / 2;
    const placed = pieces.map((piece) => {
      const size = SIZES[piece.kind] * grow;
      x += size * 0.8;
      return { piece, x: x - size * 0.4, y: at.y, size, fan: null };
    });
    const mine = placed.map((one) => ({ x: one.x, y: one.y, r: one.size * 0.42, weight: 1 }));
    return { area: area.token, placed, cross: between(at, area.middle, [...taken, ...mine]) };
  }
}

export function sitesBy(view: View): Map<string, SiteView> {
  return new Map(view.sites.map((site) => [`site:${site.site}`, site]));
}

const signOf = (piece: Piece) => `${piece.key} ${piece.faction ?? ''}`;
