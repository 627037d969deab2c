import { expect, it } from 'vitest';
import { reachOf } from './finger';

const here = { x: 0, y: 0 };

it('reaches as far as a fingertip where it stands alone', () => {
  expect(reachOf(here, 12, 40, [here])).toBe(40);
});

it('ends half way to another lit thing', () => {
  expect(reachOf(here, 12, 40, [here, { x: 30, y: 40 }, { x: 0, y: 90 }])).toBe(25);
});

it('is never less than what is drawn', () => {
  expect(reachOf(here, 20, 40, [{ x: 10, y: 0 }])).toBe(20);
  expect(reachOf(here, 20, 11, [])).toBe(20);
});
