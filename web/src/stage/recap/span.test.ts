import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../../api/client';
import { isNews, lastIncome, turnsIn } from './span';

let n = 0;
const log = (...events: Record<string, unknown>[]): LogEntry[] =>
  events.map((event) => ({ n: n++, text: '', event }) as LogEntry);

describe('since the last turn', () => {
  const entries = log(
    { event: 'income', faction: 'bull', amount: 6 },
    { event: 'turn', faction: 'owl', god: 'hera' },
    { event: 'turn', faction: 'bull', god: 'ares' },
    { event: 'turn_starts', player: 'red', turn: 4 },
  );
  it('counts the turns of the others', () => {
    expect(turnsIn(entries, ['bull'])).toBe(2);
    expect(turnsIn(entries, [])).toBe(3);
  });
  it('knows news from what only oneself did', () => {
    expect(isNews(entries, ['bull'])).toBe(true);
    expect(isNews(log({ event: 'troops_placed', faction: 'bull' }), ['bull'])).toBe(false);
    expect(isNews(log({ event: 'bid', faction: 'owl' }), ['bull'])).toBe(true);
    expect(isNews(log({ event: 'income', faction: 'owl' }), ['bull'])).toBe(false);
    expect(isNews(log({ event: 'troops_placed', faction: 'owl' }), ['bull'])).toBe(false);
  });
  it('remembers the last income', () => {
    expect(lastIncome(entries, 'bull')).toBe(6);
    expect(lastIncome(entries, 'owl')).toBeNull();
  });
});
