/** Fifty maps in the middle of a game, at the sizes they have on a desk: what stands in the way of what. */
import { expect, it } from 'vitest';
import { positions } from '../fixtures/positions';
import { type Atlas, atlasOf, type Box } from './atlas';
import { partsOf, sitePart } from './bodies';
import { homesOf, namedAt } from './homes';
import { type Laid, Layout, sitesBy } from './layout';
import { type NamePlace, NameBoard } from './names';
import { SIZES } from './pieces';
import { hidden, type Part, shifted } from './placing';
import { nameSize, scaleAt } from './sizes';
import { bestTurn, scaleFor } from './turn';

const FRAME = { wide: 820, high: 690, margin: 16 };
/** Of more than two thousand. */
const MOST_COVERING = 5;
const MOST_ASTRAY = 4;
const games = positions();

interface Shown {
  atlas: Atlas;
  zoom: number;
  laid: Laid;
  names: NamePlace[];
  /** The same on an empty map. */
  atHome: NamePlace[];
  bodies: Part[];
}

function shown({ drawing, view }: (typeof games)[number]): Shown {
  const flat = atlasOf(drawing);
  const turn = bestTurn(flat.corners, FRAME.wide, FRAME.high, FRAME.margin);
  const atlas = atlasOf(drawing, turn);
  const zoom = scaleFor(atlas.box, FRAME.wide, FRAME.high, FRAME.margin);
  const scale = scaleAt(zoom, zoom, atlas.size);
  const homes = homesOf(atlas, view, scale, zoom);
  const laid = new Layout(atlas).lay(view, scale, homes.reserved);
  const size = nameSize(zoom, atlas.size);
  const lay = ({ boxes, soft }: Pick<Laid, 'boxes' | 'soft'>) =>
    homes.board.lay(namedAt(atlas, zoom), size, boxes, soft);
  const atHome = lay({ boxes: [], soft: [] });
  const names = lay(laid);
  const sites = sitesBy(view);
  const bodies = [
    ...laid.pieces.flatMap((one) =>
      one.fan
        ? []
        : shifted(partsOf([one.piece], one.size / SIZES[one.piece.kind], scale.text).slice(0, 1), one),
    ),
    ...laid.icons.map((icon) => ({ x: icon.x, y: icon.y, r: 11.5 * icon.scale, weight: 0.8 })),
    ...[...atlas.sites.values()].flatMap((site) => {
      const building = sites.get(site.token)?.building;
      return building ? [sitePart(site.at, building, scale)] : [];
    }),
  ];
  return { atlas, zoom, laid, names, atHome, bodies };
}
const all = games.map(shown);

const meet = (one: Box, other: Box) =>
  one.left < other.right - 1 &&
  other.left < one.right - 1 &&
  one.top < other.bottom - 1 &&
  other.top < one.bottom - 1;
/** With the air that names keep between them. */
const wider = ({ left, top, right, bottom }: Box): Box => ({
  left: left - 5,
  top: top - 5,
  right: right + 5,
  bottom: bottom + 5,
});
const pairs = <T>(things: T[]) =>
  things.flatMap((one, at) => things.slice(at + 1).map((other) => [one, other] as const));

it('knows fifty maps', () => {
  expect(games).toHaveLength(50);
});

it('draws units at least 34 px large, with six players as well', () => {
  for (const { atlas, zoom } of all)
    expect(SIZES.troop * scaleAt(zoom, zoom, atlas.size).pieces * zoom).toBeGreaterThanOrEqual(34);
});

it('sets no name over another, and hardly ever one over a piece', () => {
  let covering = 0;
  let count = 0;
  for (const { names, laid } of all) {
    expect(pairs(names).filter(([one, other]) => meet(one.box, other.box))).toEqual([]);
    count += names.length;
    covering += names.filter((name) => laid.boxes.some((box) => meet(name.box, box))).length;
  }
  expect(count).toBeGreaterThan(2000);
  expect(covering).toBeLessThanOrEqual(MOST_COVERING);
});

it('sets names on their land or at its coast, never nearer to another land', () => {
  let astray = 0;
  for (const { atlas, names } of all)
    for (const { token, kind, x, y } of names) {
      const far = (other: string) =>
        Math.min(...(atlas.areas.get(other)?.cells ?? []).map((cell) => Math.hypot(cell.x - x, cell.y - y)));
      const own = far(token);
      if (kind === 'land')
        for (const other of atlas.areas.values())
          if (other.kind === 'land' && far(other.token) < own - 1) astray++;
    }
  expect(astray).toBeLessThanOrEqual(MOST_ASTRAY);
});

it('lets names leave their homes only where something stands, and few at that', () => {
  let away = 0;
  let count = 0;
  for (const { names, atHome, laid } of all) {
    const moved = new Set(names.filter((one, at) => one.x !== atHome[at]?.x || one.y !== atHome[at]?.y));
    // A name in need may send another one away.
    const pushed = (home: NamePlace) =>
      laid.boxes.some((box) => meet(home.box, wider(box))) ||
      [...moved].some((one) => one.token !== home.token && meet(home.box, wider(one.box)));
    for (const home of atHome)
      if (names.some((one) => moved.has(one) && one.token === home.token)) expect(pushed(home)).toBe(true);
    away += moved.size;
    count += names.length;
  }
  expect(away).toBeLessThan(count / 10);
});

it('lets no piece, building or icon hide another', () => {
  const depths = all.flatMap(({ bodies }) => pairs(bodies).map(([one, other]) => hidden(one, other)));
  const bodies = all.reduce((sum, one) => sum + one.bodies.length, 0);
  expect(bodies).toBeGreaterThan(3000);
  // A lean of a fifth of a radius leaves both plain to see; the tightest lands have a little more.
  expect(depths.filter((depth) => depth > 0.2).length).toBeLessThanOrEqual(bodies / 80);
  expect(depths.filter((depth) => depth > 0.45)).toEqual([]);
});

it('keeps names and pieces where they are while nothing near them changes', () => {
  const [game] = games;
  if (!game) return;
  const atlas = atlasOf(game.drawing);
  const scale = scaleAt(0.9, 0.9, atlas.size);
  const layout = new Layout(atlas);
  const board = new NameBoard(atlas);
  const texts = new Map([...atlas.areas.values()].map(({ token, name }) => [token, name]));
  const once = () => {
    const laid = layout.lay(game.view, scale);
    return board.lay(texts, 14, laid.boxes, laid.soft).map(({ token, x, y }) => ({ token, x, y }));
  };
  const before = once();
  expect(once()).toEqual(before);
  Object.assign(game.view.lands[0] as object, { owner: 'bull', troops: 2 });
  const after = once();
  const moved = after.filter((one, at) => one.x !== before[at]?.x || one.y !== before[at]?.y);
  expect(moved.length).toBeLessThan(5);
});
