import { expect, it } from 'vitest';
import { chancesOf } from './chances';

const hints = (...chances: (number | null)[]) => chances.map((chance) => ({ chance }));

it('tells each chance where they fall with the rank', () => {
  expect(chancesOf(hints(34, 34, 31))).toEqual({ each: [34, 34, 31], range: null });
  expect(chancesOf(hints(null, null))).toEqual({ each: [null, null], range: null });
  expect(chancesOf([])).toEqual({ each: [], range: null });
});

it('tells only where all of them lie if they say otherwise than the rank', () => {
  expect(chancesOf(hints(31, 34, 29))).toEqual({ each: [null, null, null], range: [29, 34] });
  expect(chancesOf(hints(null, 20, 22))).toEqual({ each: [null, null, null], range: [20, 22] });
});
