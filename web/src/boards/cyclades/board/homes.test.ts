import { expect, it } from 'vitest';
import { atlasOf } from './atlas';
import { homesOf, namedAt } from './homes';
import { Layout } from './layout';
import { sampleDrawing, sampleView } from './sample';
import { nameSize, scaleAt } from './sizes';

const ZOOM = 1.25;

/** The original's seas are single spaces. */
it('a sea of one space has its name below the fleet, in its own space', () => {
  const drawing = sampleDrawing();
  const strait = drawing.seas[0]!;
  const atlas = atlasOf({ ...drawing, seas: [{ ...strait, cells: [[2, 0]] }] });
  const view = sampleView();
  const scale = scaleAt(ZOOM, ZOOM, atlas.size);
  const homes = homesOf(atlas, view, scale, ZOOM);
  const named = (fleets: number) => {
    const seas = view.seas.map((sea) => ({ ...sea, fleets, owner: fleets ? 'bull' : null, cornucopias: 0 }));
    const laid = new Layout(atlas).lay({ ...view, seas }, scale, homes.reserved);
    const names = homes.board.lay(namedAt(atlas, ZOOM), nameSize(ZOOM, atlas.size), laid.boxes, laid.soft);
    return names.find((name) => name.kind === 'sea')!;
  };
  const alone = named(0);
  const middle = atlas.areas.get('sea:strait')!.middle;
  expect(alone.y).toBeGreaterThan(middle.y + 0.2 * atlas.size);
  expect(alone.box.bottom).toBeLessThan(middle.y + 0.9 * atlas.size);
  expect(Math.abs(alone.x - middle.x)).toBeLessThan(0.3 * atlas.size);
  const beside = named(1);
  expect(beside.clear).toBe(true);
  expect(beside.x).toBe(alone.x);
  expect(beside.box.bottom).toBeLessThan(middle.y + atlas.size);
});
