import { describe, expect, it } from 'vitest';
import { placeBand } from './place';

describe('where a band lies', () => {
  it('lies high when nothing is in its way', () => {
    expect(placeBand(700, 110, [])).toBe(28);
    expect(placeBand(700, 110, [{ top: 400, bottom: 500 }])).toBe(28);
  });
  it('lies low when something changed above', () => {
    expect(placeBand(700, 110, [{ top: 60, bottom: 200 }])).toBe(700 - 110 - 28);
  });
  it('lies between when both ends changed', () => {
    const top = placeBand(700, 110, [
      { top: 0, bottom: 150 },
      { top: 600, bottom: 700 },
    ]);
    expect(top).toBeGreaterThan(150);
    expect(top + 110).toBeLessThan(600);
  });
  it('hides as little as it can, and stays on the board', () => {
    expect(placeBand(700, 110, [{ top: 100, bottom: 700 }])).toBe(28);
    expect(placeBand(90, 110, [])).toBe(0);
  });
});
