import { describe, expect, it } from 'vitest';
import { coins, type Flight, framesOf } from './flights';

const box = (left: number, top: number) => ({ left, top, width: 20, height: 10 });
const flight: Flight = {
  key: 'x',
  what: { kind: 'pawn', faction: 'bull' },
  from: [],
  to: [],
  span: [0, 1],
};

describe('flights', () => {
  it('go from middle to middle, in an arc', () => {
    const frames = framesOf({ ...flight, stays: true }, box(0, 100), box(200, 100));
    expect(frames[0]?.transform).toBe('translate(10.0px, 105.0px) scale(1.00)');
    expect(frames.at(-1)).toMatchObject({ opacity: 1, transform: 'translate(210.0px, 105.0px) scale(1.00)' });
    expect(Number(/, ([\d.]+)px/.exec(frames[2]?.transform ?? '')?.[1])).toBeLessThan(80);
  });

  it('slide flat, and are gone on arrival unless they stay', () => {
    const frames = framesOf({ ...flight, way: 'slide' }, box(0, 0), box(100, 0));
    expect(frames[2]?.transform).toBe('translate(50.0px, 5.0px) scale(1.00)');
    expect(frames.at(-1)?.opacity).toBe(0);
  });

  it('bring at most four coins, each after the other, within their time', () => {
    const found = coins('income bull', 13, () => ['#map'], ['#row']);
    expect(found).toHaveLength(4);
    expect(found[1]!.span[0]).toBeGreaterThan(found[0]!.span[0]);
    expect(found.at(-1)!.span[1]).toBeCloseTo(1);
    expect(coins('one', 1, () => [], [])).toHaveLength(1);
  });
});
