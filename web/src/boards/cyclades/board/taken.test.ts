import { expect, it } from 'vitest';
import { positions } from '../fixtures/positions';
import type { View } from '../view';
import { takenIn, withTaken } from './taken';

const given = positions().map(({ view }) => view)[0] as View;
const free = given.lands.find((land) => land.owner === null)?.land ?? '';
const held = given.lands.find((land) => land.owner !== null)?.land ?? '';
const view = {
  ...given,
  factions: [{ faction: 'bull' }, { faction: 'owl' }],
  decision: { seat: 1, kind: 'placement.land', about: [], rules: [] },
} as unknown as View;

it('what was taken stands on the table at once, under one’s own mark', () => {
  const after = withTaken(view, [`land:${free}`]);
  expect(after.lands.find((land) => land.land === free)).toMatchObject({
    owner: 'owl',
    token: true,
  });
  expect([...takenIn(view, after)]).toEqual([`land:${free}`]);
});

it('where somebody stands already nothing is announced', () => {
  expect([...takenIn(view, withTaken(view, [`land:${held}`]))]).toEqual([]);
  expect(withTaken(view, [])).toBe(view);
});
