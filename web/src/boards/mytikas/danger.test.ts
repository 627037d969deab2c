import { expect, it } from 'vitest';
import late from './fixtures/mytikas-late.json';
import { dangersOf } from './danger';
import type { View } from './view';

const view = late.view as unknown as View;
const tokens = (...left: number[]): View => ({
  ...view,
  locks: [4, 5],
  mountain: view.mountain.map((level, index) => ({ ...level, tokens: left[index] ?? 0 })),
});

it('names the leader and the last lock', () => {
  expect(dangersOf(view)).toEqual([{ seat: 1, lead: 16, missing: ['lock'] }]);
});
it('is quiet while the end is far, or before the game', () => {
  expect(dangersOf(tokens(0, 2, 2, 0))).toEqual([]);
  expect(dangersOf({ ...view, step: 'setup' })).toEqual([]);
  expect(dangersOf({ ...view, over: true })).toEqual([]);
});
it('sees the third level complete only where somebody can pay', () => {
  const poor = tokens(0, 1, 2, 0);
  const rich = {
    ...poor,
    players: poor.players.map((player) => ({
      ...player,
      resources: player.resources.map(() => ({ stone: 9, marble: 9, gold: 9 })),
    })),
  };
  expect(dangersOf(rich)[0]?.missing).toEqual(['level:2']);
  const bare = {
    ...poor,
    players: poor.players.map((player) => ({
      ...player,
      resources: player.resources.map(() => ({ stone: 0, marble: 0, gold: 0 })),
    })),
  };
  expect(dangersOf(bare)).toEqual([]);
});
it('tells a shared lead, and an end that has come', () => {
  const level = { ...view, players: view.players.map((player) => ({ ...player, points: 30 })) };
  expect(dangersOf(level).map(({ seat, lead }) => [seat, lead])).toEqual([
    [0, 0],
    [1, 0],
    [2, 0],
  ]);
  expect(dangersOf({ ...view, ended_by: ['blue'] })[0]?.missing).toEqual([]);
});
