import { expect, it } from 'vitest';
import { patched } from './patch';

const view = {
  cycle: 1,
  battle: null,
  lands: [{ land: 'ios' }, { land: 'kea' }, { land: 'naxos' }, { land: 'paros' }],
  order: ['bull', null],
  turn: { extras: 0 },
};

it('replaces sections and keeps the others as they are', () => {
  const next = patched(view, { cycle: 2, battle: { area: 'ios' }, order: [null, 'bull'] }) as typeof view;
  expect(next).toEqual({ ...view, cycle: 2, battle: { area: 'ios' }, order: [null, 'bull'] });
  expect(next.lands).toBe(view.lands);
  expect(view.cycle).toBe(1);
});

it('replaces entries of a list by number', () => {
  const next = patched(view, { lands: { '2': { land: 'delos' } } }) as typeof view;
  expect(next.lands.map(({ land }) => land)).toEqual(['ios', 'kea', 'delos', 'paros']);
  expect(next.lands[0]).toBe(view.lands[0]);
});

it('replaces an object by an object and by nothing', () => {
  expect(patched(view, { turn: { extras: 3 } })).toEqual({ ...view, turn: { extras: 3 } });
  expect(patched(view, { turn: null })).toEqual({ ...view, turn: null });
});
