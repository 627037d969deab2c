import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../../api/client';
import type { BeatKind, Playing } from '../../stage/types';
import { onShow } from './onShow';

const events: LogEntry['event'][] = [
  { event: 'battle', attacker: 'bull', defender: 'owl', area: 'tinos' },
  { event: 'dice', attacker: 2, defender: 1 },
  { event: 'totals', attacker: 5, defender: 3 },
  { event: 'troop_destroyed', faction: 'owl', land: 'tinos' },
  { event: 'battle_over', area: 'tinos', holder: 'bull' },
  { event: 'paid', faction: 'bull', amount: 1 },
];
const log: LogEntry[] = events.map((event, n) => ({ n, text: '', event }));

const playing = (kind: BeatKind, from: number, to: number, step = log.slice(0, 5)): Playing => ({
  key: 1,
  step: { index: 1, step: 1, seat: null, view: null, entries: step },
  beat: { kind, ms: 500, entries: log.slice(from, to), hold: true },
  beats: [],
  ms: 500,
  still: false,
});
const tinos = { area: 'tinos' };

describe('onShow', () => {
  it('shows no result before its dice have fallen', () => {
    const found = onShow(log.slice(0, 2), playing('dice', 1, 2), null);
    expect(found?.rolling).toBe(true);
    expect(found?.story.rounds[0]).toMatchObject({ totals: null, losses: [] });
    expect(onShow(log.slice(0, 3), playing('verdict', 2, 3), null)?.rolling).toBe(false);
  });

  it('throws nothing where nothing may move', () => {
    const still = { ...playing('dice', 1, 2), still: true };
    expect(onShow(log.slice(0, 2), still, null)?.rolling).toBe(false);
  });

  it('stays while the battle waits for an answer, and goes when it is over', () => {
    expect(onShow(log.slice(0, 3), null, tinos)).not.toBeNull();
    expect(onShow(log.slice(0, 5), playing('verdict', 4, 5), null)?.story.over).toBe(true);
    expect(onShow(log.slice(0, 5), null, null)).toBeNull();
  });

  it('is not opened again by what happens later', () => {
    expect(onShow(log, playing('paid', 5, 6, log.slice(5)), null)).toBeNull();
    expect(onShow(log.slice(0, 3), playing('paid', 5, 6, log.slice(5)), null)).toBeNull();
    expect(onShow([], playing('bid', 5, 6), null)).toBeNull();
  });

  it('is not opened again by the march to another battle that the same step decides', () => {
    const later: LogEntry['event'][] = [
      { event: 'fleets_moved', faction: 'owl', origin: 'strait', sea: 'sound', count: 1 },
      { event: 'battle', attacker: 'owl', defender: 'bull', area: 'sound' },
      { event: 'dice', attacker: 2, defender: 1 },
      { event: 'battle_over', area: 'sound', holder: 'owl' },
    ];
    const step = later.map((event, n) => ({ n: n + 6, text: '', event }));
    const sails = {
      ...playing('march', 0, 0, step),
      beat: { ...playing('march', 0, 0).beat, entries: step.slice(0, 1) },
    };
    expect(onShow([...log, ...step.slice(0, 1)], sails, null)).toBeNull();
    expect(onShow([...log, ...step.slice(0, 2)], sails, null)?.story.area).toBe('sound');
  });
});
