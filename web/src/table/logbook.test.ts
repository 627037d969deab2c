import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../api/client';
import { chapters, placesOf, sinceLastTurn } from './logbook';

const entry = (n: number, event: Record<string, unknown>) =>
  ({ n, text: `line ${n}`, event }) as unknown as LogEntry;
const log = [
  entry(0, { event: 'creature_revealed', creature: 'kraken' }),
  entry(1, { event: 'phase', phase: 'actions', cycle: 1 }),
  entry(2, { event: 'turn', faction: 'owl', god: 'zeus' }),
  entry(3, { event: 'muster', faction: 'owl' }),
  entry(4, { event: 'built', faction: 'owl', building: 'temple', site: 'ios-1' }),
  entry(5, { event: 'turn_over', faction: 'owl', slot: 4 }),
  entry(6, { event: 'battle', attacker: 'bee', area: 'naxos' }),
];

describe('the log in chapters', () => {
  it('opens one per phase and turn and leaves the muster out', () => {
    const found = chapters(log);
    expect(found.map((chapter) => chapter.title)).toEqual([null, 'line 1', 'line 2']);
    expect(found[2]?.lines.map((line) => line.n)).toEqual([4, 5, 6]);
    expect(found[2]?.lines[2]?.faction).toBe('bee');
  });
  it('knows where things happened', () => {
    expect(placesOf({ site: 'ios-1' })).toEqual(['site:ios-1', 'land:ios']);
    expect(placesOf({ area: 'naxos' })).toEqual(['land:naxos', 'sea:naxos']);
  });
  it('finds what is new since the last own turn', () => {
    expect(sinceLastTurn(log, ['owl'])).toBe(6);
    expect(sinceLastTurn(log, ['bull'])).toBeNull();
  });
  it('finds it in the running own turn, too', () => {
    const turns = ['blue', 'red', 'green', 'blue'].map((player, place) =>
      entry(place * 10, { event: 'turn_starts', player }),
    );
    expect(sinceLastTurn(turns, ['blue'])).toBe(10);
    expect(sinceLastTurn(turns.slice(0, 3), ['blue'])).toBe(10);
    expect(sinceLastTurn(turns.slice(0, 1), ['blue'])).toBeNull();
  });
});
