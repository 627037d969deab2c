import { describe, expect, it } from 'vitest';
import { atlas } from './scene';
import { chain, corners, curve, drawn, landWay, seaWay } from './ways';

describe('ways', () => {
  it('leads fleets over water only', () => {
    expect(seaWay(atlas, 'sea:strait', 'sea:sound')).toEqual(['sea:strait', 'sea:sound']);
    expect(chain(atlas, 'land:naxos', 'land:delos', () => false)).toBeNull();
  });

  it('leads troops over the fleets of their own faction', () => {
    const mine = () => 'bull';
    const way = landWay(atlas, 'land:naxos', 'land:delos', 'bull', mine);
    expect(way).toEqual(['land:naxos', 'sea:strait', 'sea:sound', 'land:delos']);
    expect(landWay(atlas, 'land:naxos', 'land:delos', 'owl', mine)).toBeNull();
  });

  it('turns at the areas between, and starts and ends where the pieces stand', () => {
    const start = { x: 0, y: 0 };
    const end = { x: 200, y: 10 };
    const way = ['land:naxos', 'sea:strait', 'sea:sound', 'land:delos'];
    const found = corners(atlas, way, start, end);
    expect(found).toHaveLength(4);
    expect([found[0], found.at(-1)]).toEqual([start, end]);
    const cells = [...atlas.areas.get('sea:strait')!.cells, atlas.areas.get('sea:strait')!.middle];
    expect(cells).toContainEqual(found[1]);
  });

  it('is even: no part of a curve is run through faster than another', () => {
    const spots = curve([
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 110, y: 30 },
    ]);
    const steps = spots.slice(1).map((spot, at) => Math.hypot(spot.x - spots[at]!.x, spot.y - spots[at]!.y));
    expect(Math.max(...steps) / Math.min(...steps)).toBeLessThan(1.35);
    expect(spots[0]).toEqual({ x: 0, y: 0 });
    expect(spots.at(-1)!.x).toBeCloseTo(110);
  });

  it('bows a straight way upwards, whichever way it runs', () => {
    const middle = (from: number, to: number) =>
      curve([
        { x: from, y: 0 },
        { x: to, y: 0 },
      ])[12]!.y;
    expect(middle(0, 100)).toBeLessThan(-5);
    expect(middle(100, 0)).toBeLessThan(-5);
  });

  it('is drawn as a path', () => {
    expect(
      drawn([
        { x: 1, y: 2 },
        { x: 3.14159, y: 4 },
      ]),
    ).toBe('M1.0 2.0L3.1 4.0');
  });
});
