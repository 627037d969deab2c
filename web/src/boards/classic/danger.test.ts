import { expect, it } from 'vitest';
import { dangersOf } from '../cyclades/danger';
import { progressOf, setOf } from '../cyclades/progress';
import hades from './fixtures/hades-late.json';
import { CUSTOMS } from './customs';
import { asView } from './reading';
import type { ClassicView } from './view';

const view = asView(hades.view as unknown as ClassicView);
const BLUE = 1;

it('reads a table of Hades: a building, a hero, two metropolises in reach', () => {
  expect(dangersOf(view, hades.near, CUSTOMS)).toEqual([
    {
      seat: BLUE,
      now: true,
      steps: 1,
      missing: ['building:temple', 'hero:perseus', 'land:andros', 'land:delos'],
    },
  ]);
});
it('lets a theatre stand for any building', () => {
  const lost = view.sites.find(
    ({ land, building }) =>
      building === 'port' && view.lands.find((one) => one.land === land)?.owner === 'blue',
  );
  const sites = view.sites.map((site) => (site === lost ? { ...site, building: 'theatre' } : site));
  expect(lost).toBeDefined();
  expect(setOf(progressOf({ ...view, sites }, BLUE))).toBe(3);
  expect(dangersOf({ ...view, sites }, null, CUSTOMS)[0]?.missing[0]).toBe('word:building');
});
