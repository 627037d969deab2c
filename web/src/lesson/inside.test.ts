import { expect, it } from 'vitest';
import { deepest } from './inside';

const box = { x: 10, y: 20, width: 100, height: 100 };

it('is the middle of a round land', () => {
  const place = deepest(box, (x, y) => Math.hypot(x - 60, y - 70) < 50);
  expect(Math.hypot((place?.x ?? 0) - 60, (place?.y ?? 0) - 70)).toBeLessThan(5);
  expect(place?.r).toBeGreaterThan(40);
});

it('lies on a crescent, not on the land that it embraces', () => {
  const crescent = (x: number, y: number) =>
    Math.hypot(x - 60, y - 70) < 50 && Math.hypot(x - 75, y - 70) > 36;
  const place = deepest(box, crescent);
  expect(crescent(60, 70)).toBe(false);
  expect(place && crescent(place.x, place.y)).toBe(true);
});

it('knows no place in nothing', () => expect(deepest(box, () => false)).toBeNull());
