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
  expect(chips).toHaveLength(3); // a phone's window
  chips.forEach((one, at) =>
    chips.slice(at + 1).forEach((other) => {
      expect(Math.abs(one.y - other.y)).toBeGreaterThanOrEqual(32);
    }),
  );
});

it('keeps clear of the button below the small map', () => {
  const taken = { x: 355, y: 133, wide: 46 };
  const free = ({ x, y, wide }: { x: number; y: number; wide: number }) =>
    Math.abs(x - taken.x) >= (wide + taken.wide) / 2 || Math.abs(y - taken.y) >= 32;
  const { chips } = chipsFor([lit('Naxos', 370, -60), lit('Syros', 460, 130)], 390, 500, 104, [taken]);
  expect(chips).toHaveLength(2);
  expect(chips.every(free)).toBe(true);
});
