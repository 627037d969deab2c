import { expect, it } from 'vitest';
import { positions } from '../fixtures/positions';
import { atlasOf } from './atlas';
import { freeCorner } from './corner';
import { bestTurn, boxAt, scaleFor, turned, upright } from './turn';

const frames = [
  [820, 690, 16],
  [1232, 896, 16],
  [390, 480, 8],
  [494, 390, 8],
] as const;
const maps = positions()
  .slice(0, 15)
  .map(({ drawing }) => drawing);

it('turns a point there and back', () => {
  const there = turned({ x: 30, y: -12 }, 70);
  const back = turned(there, -70);
  expect(back.x).toBeCloseTo(30);
  expect(back.y).toBeCloseTo(-12);
  expect(turned({ x: 1, y: 0 }, 90).y).toBeCloseTo(1);
  expect([upright(190), upright(-30), upright(360)]).toEqual([-170, -30, 0]);
});

it('turns a map only if that gains 8 per cent', () => {
  for (const drawing of maps)
    for (const [wide, high, margin] of frames) {
      const { corners } = atlasOf(drawing);
      const scale = (turn: number) => scaleFor(boxAt(corners, turn), wide, high, margin);
      const turn = bestTurn(corners, wide, high, margin);
      expect(Math.abs(turn) % 10).toBe(0);
      if (turn) expect(scale(turn)).toBeGreaterThanOrEqual(scale(0) * 1.08);
      for (let other = -90; other <= 90; other += 10)
        expect(scale(other)).toBeLessThanOrEqual(Math.max(scale(turn), scale(0) * 1.08) + 1e-3);
    }
});

it('lays a tall chart on its side in a wide frame', () => {
  const tall = [0, 690].flatMap((x) => [0, 992].map((y) => ({ x, y })));
  expect(Math.abs(bestTurn(tall, 1232, 896, 16))).toBe(90);
  expect(bestTurn(tall, 390, 600, 8)).toBe(0);
});

it('holds all of a turned map in its frame, and finds its cells again', () => {
  for (const drawing of maps) {
    const atlas = atlasOf(drawing, 40);
    for (const area of atlas.areas.values())
      for (const { x, y } of area.cells) {
        expect(atlas.tokenAt(x, y)).toBe(area.token);
        expect(x > atlas.box.left && x < atlas.box.right && y > atlas.box.top && y < atlas.box.bottom).toBe(
          true,
        );
      }
  }
});

it('floats the buttons where they cover least', () => {
  const covered = maps.filter((drawing) => {
    const atlas = atlasOf(drawing, bestTurn(atlasOf(drawing).corners, 820, 690, 16));
    const zoom = scaleFor(atlas.box, 820, 690, 16);
    const corner = freeCorner(atlas, 820, 690, zoom, { x: 56, y: 164 });
    const x = (cell: { x: number }) => 410 + (cell.x - (atlas.box.left + atlas.box.right) / 2) * zoom;
    const y = (cell: { y: number }) => 345 + (cell.y - (atlas.box.top + atlas.box.bottom) / 2) * zoom;
    return [...atlas.areas.values()].some(
      (area) =>
        area.kind === 'land' &&
        area.cells.some(
          (cell) =>
            (corner.endsWith('right') ? x(cell) > 764 : x(cell) < 56) &&
            (corner.startsWith('top') ? y(cell) < 164 : y(cell) > 526),
        ),
    );
  });
  expect(covered).toHaveLength(0);
});

it('turns a map once: what is worked out for it must not be worked out with every step', () => {
  const [drawing] = maps;
  if (!drawing) return;
  expect(atlasOf(drawing, 40)).toBe(atlasOf(drawing, 40));
  expect(atlasOf(drawing, 40)).not.toBe(atlasOf(drawing, 50));
  expect(atlasOf(drawing, 0)).toBe(atlasOf(drawing));
});
