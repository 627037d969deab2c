import { describe, expect, it } from 'vitest';
import { drawn, favourite } from './figures';

describe('the curve of a rating', () => {
  it('keeps the band in the box, between round numbers', () => {
    const points = [
      { rating: 1500, band: 500 },
      { rating: 1560, band: 400 },
      { rating: 1620, band: 300 },
    ];
    const { line, area, ticks, last } = drawn(points, 600, 200);
    expect(line.split(' ')).toHaveLength(3);
    for (const pair of area.split(' ')) {
      const [x = NaN, y = NaN] = pair.split(',').map(Number);
      expect(x >= 0 && x <= 600 && y >= 0 && y <= 200).toBe(true);
    }
    expect(ticks.map((tick) => tick.value)).toEqual([1000, 1200, 1400, 1600, 1800, 2000]);
    expect(last?.x).toBe(600);
  });
  it('is empty before the first game and a point after it', () => {
    expect(drawn([], 600, 200).last).toBeNull();
    expect(drawn([{ rating: 1500, band: 100 }], 600, 200).last?.x).toBe(300);
  });
});

describe('the mark of a person', () => {
  it('is the faction played most', () => {
    const seat = (faction: string, person: string) => ({ faction, person });
    const last = [[seat('bull', 'a'), seat('owl', 'b')], [seat('owl', 'a')], [seat('owl', 'a')]];
    const games = last.map((seats) => ({ seats }));
    expect(favourite({ id: 'a', last: games } as never)).toBe('owl');
    expect(favourite({ id: 'z', last: games } as never)).toBeNull();
  });
});
