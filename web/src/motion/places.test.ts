import { expect, it } from 'vitest';
import { shiftsOf } from './places';

it('tells which rows move, and which leave', () => {
  expect(shiftsOf(['zeus', 'ares', 'hera', 'apollo'], ['hera', 'zeus', 'poseidon', 'apollo'])).toEqual([
    { from: 0, to: 1 },
    { from: 1, to: null },
    { from: 2, to: 0 },
  ]);
});

it('leaves empty places alone, and those that stay', () => {
  expect(shiftsOf(['', 'kraken', ''], ['harpy', 'kraken', ''])).toEqual([]);
});
