/**
 * Where names are at home: found once per map and size, as if every site were built on and somebody stood
 * in every area. Pieces leave these places free where they can, so that names seldom have to move.
 */
import type { View } from '../view';
import type { Atlas, Box } from './atlas';
import type { Scale } from './bodies';
import { Layout, type Reserved } from './layout';
import { NameBoard, type NamePlace } from './names';
import type { Part } from './placing';
import { LANDS_FROM, nameSize, SEAS_FROM } from './sizes';

export interface Homes {
  /** On which every name is at home to begin with. */
  board: NameBoard;
  reserved: Reserved;
}

const LIGHT = 0.3; // a name may be covered rather than a piece
const known = new WeakMap<Atlas, { key: string; homes: Homes }>();

export function homesOf(atlas: Atlas, view: View, scale: Scale, zoom: number): Homes {
  const size = nameSize(zoom, atlas.size);
  const texts = namedAt(atlas, zoom);
  const key = [size, scale.pieces, scale.icons, scale.text, texts.size].join();
  const last = known.get(atlas);
  if (last?.key === key) return last.homes;
  const board = new NameBoard(atlas);
  const { boxes, soft } = new Layout(atlas).lay(settled(view, alone(atlas)), scale);
  const reserved = new Map(board.lay(texts, size, boxes, soft).map((name) => [name.token, discsOf(name)]));
  board.moveIn();
  const homes = { board, reserved };
  known.set(atlas, { key, homes });
  return homes;
}

/** The names that are shown at a zoom, by token. */
export function namedAt(atlas: Atlas, zoom: number): Map<string, string> {
  const cell = zoom * atlas.size;
  return new Map(
    [...atlas.areas.values()]
      .filter(({ kind }) => cell >= (kind === 'land' ? LANDS_FROM : SEAS_FROM))
      .map(({ token, name }) => [token, name]),
  );
}

/** Seas of a single space: a name has no room beside a fleet there, only below it. */
const alone = (atlas: Atlas): ReadonlySet<number> =>
  new Set(
    [...atlas.areas.values()].flatMap(({ kind, cells, index }) =>
      kind === 'sea' && cells.length < 2 ? [index] : [],
    ),
  );

/** The map when much has been built and nobody is crowded. */
function settled(view: View, free: ReadonlySet<number>): View {
  const nobody = { mercenaries: 0, undead: 0, token: false, gold: 0, cornucopias: 0 };
  return {
    ...view,
    battle: null,
    figurines: [],
    heroes: { ...view.heroes, pieces: [] },
    lands: view.lands.map((land) => ({ ...land, ...nobody, troops: 2 })),
    seas: view.seas.map((sea, at) => ({ ...sea, undead: 0, cornucopias: 0, fleets: free.has(at) ? 0 : 2 })),
    sites: view.sites.map((site) => ({ ...site, building: 'fortress' })),
  };
}

/** A name's box as a row of discs. */
function discsOf({ box }: NamePlace): Part[] {
  const { left, top, right, bottom }: Box = box;
  const r = (bottom - top) / 2;
  const many = Math.max(1, Math.round((right - left) / (2 * r)));
  return Array.from({ length: many }, (_, at) => ({
    x: many > 1 ? left + r + ((right - left - 2 * r) * at) / (many - 1) : (left + right) / 2,
    y: (top + bottom) / 2,
    r,
    weight: LIGHT,
  }));
}
