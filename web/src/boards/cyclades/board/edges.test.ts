import { expect, it } from 'vitest';
import { chipsFor } from './edges';

const lit = (token: string, x: number, y: number) => ({ token, name: token, x, y });

it('puts a name at the edge, in the direction of its land', () => {
  const { chips } = chipsFor([lit('Therasia', 600, 200), lit('Ios', 100, -90)], 390, 500);
  expect(chips.map(({ token, side }) => `${token} ${side}`)).toEqual(['Ios top', 'Therasia right']);
  const [ios, therasia] = chips;
  expect(ios?.y).toBe(24);
  expect((therasia?.x ?? 0) + (therasia?.wide ?? 0) / 2).toBeLessThanOrEqual(382);
});

it('lays no name over another and counts those without room', () => {
  const things = Array.from({ length: 9 }, (_, n) => lit(`Karavostasi ${n}`, 700, 240 + n));
  const { chips, more } = chipsFor(things, 390, 500);
  expect(chips.length + more).toBe(9);
  expect(chips).toHaveLength(5);
  chips.forEach((one, at) =>
    chips.slice(at + 1).forEach((other) => {
      expect(Math.abs(one.y - other.y)).toBeGreaterThanOrEqual(32);
    }),
  );
});
