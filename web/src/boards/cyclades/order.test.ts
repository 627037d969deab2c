import { expect, it } from 'vitest';
import legendary from './fixtures/legendary-late.json';
import { placeOf } from './order';
import type { View } from './view';

const late = legendary.view as unknown as View;
const acting = late.gods.flatMap(({ faction }) => faction ?? []);
const [first = '', second = ''] = acting;

it('is the order of bids until all have bid', () => {
  const view = { ...late, phase: 'offerings', order: ['bee', 'owl', 'bull', 'dolphin'] };
  expect(placeOf(view, 'bull')).toEqual({ place: 3, done: false });
});
it('is the order of the gods while they act, and who has acted is done', () => {
  const view = { ...late, phase: 'actions', order: [null, null, null, first] };
  expect(placeOf(view, first)).toEqual({ place: 1, done: true });
  expect(placeOf(view, second)).toEqual({ place: 2, done: false });
});
it('moves on to the second god of who holds two', () => {
  const gods = ['ares', 'zeus', 'athena'].map((god, at) => ({
    god,
    open: true,
    faction: at === 1 ? 'blue' : 'red',
    bid: 1,
  }));
  const view = { ...late, gods, phase: 'actions', order: [null, null, null, 'red'] };
  expect(placeOf(view, 'red')).toEqual({ place: 3, done: false });
  expect(placeOf({ ...view, order: [null, 'red', 'blue', 'red'] }, 'red')).toEqual({ place: 3, done: true });
});
it('is unknown before there is one', () => {
  const gods = late.gods.map((god) => ({ ...god, faction: null }));
  const view = { ...late, gods, phase: 'placement', order: [null, null, null, null] };
  expect(placeOf(view, 'bull').place).toBeNull();
});
