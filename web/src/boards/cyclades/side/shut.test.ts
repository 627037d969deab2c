import { expect, it } from 'vitest';
import { shutOf } from './shut';

/** The column of a table of so many: X Y Z …, the last ones face down. */
const column = (open: number) =>
  ['zeus', 'hera', 'ares', 'athena', 'poseidon', 'apollo'].map((god, slot) => ({
    ...{ god, faction: null, bid: 0 },
    open: god === 'apollo' || slot < open,
  }));
const told = (players: number, closed?: 'next' | 'anew') => {
  const { when, soon, later } = shutOf({ gods: column(players - 1), closed });
  return [when, soon.map((row) => row.god), later.map((row) => row.god)];
};

it('announces one god a cycle, since the column moves by one', () => {
  expect(told(3)).toEqual(['first', ['ares'], ['athena', 'poseidon']]);
  expect(told(4)).toEqual(['first', ['athena'], ['poseidon']]);
  expect(told(5)).toEqual(['next', ['poseidon'], []]);
  expect(told(6)).toEqual(['next', [], []]);
});
it('announces them together where they open together, or are drawn anew', () => {
  expect(told(4, 'next')).toEqual(['next', ['athena', 'poseidon'], []]);
  expect(told(4, 'anew')).toEqual(['anew', ['athena', 'poseidon'], []]);
});
