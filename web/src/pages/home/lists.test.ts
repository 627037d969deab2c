import { describe, expect, it } from 'vitest';
import type { TableInfo } from '../../api/client';
import { ago, decider, finished, free, ordered, partners, running, unfilled, winners, won } from './lists';

const seat = (number: number, kind: 'person' | 'open' | 'invite' | 'bot', name = `P${number}`) => ({
  seat: number,
  faction: 'bull',
  kind,
  name,
  level: null,
  yours: false,
  person: null,
  standin: false,
  robot: false,
});
const table = (id: string, more: Partial<TableInfo> = {}): TableInfo => ({
  id,
  name: id,
  title: 'legendary',
  edition: 'complete',
  players: 4,
  public: true,
  seats: [seat(0, 'person', 'Ada'), seat(1, 'bot', 'Bo'), seat(2, 'open', ''), seat(3, 'invite', '')],
  status: 'playing',
  turn: 0,
  yours: false,
  cycle: 1,
  winners: [],
  created: 0,
  updated: 0,
  rematch: null,
  ways: { start: 'full', away: 0, clock: { kind: 'none', main: 0, step: 0 }, late: 'bot' },
  host: false,
  host_seat: null,
  halt: '',
  ...more,
});

describe('lists of tables', () => {
  it('puts what waits for me first and what is over last', () => {
    const all = [
      table('over', { status: 'over', updated: 9 }),
      table('theirs', { updated: 5 }),
      table('waiting', { status: 'waiting', updated: 8 }),
      table('mine-old', { yours: true, updated: 1 }),
      table('mine-new', { yours: true, updated: 2 }),
    ];
    expect(ordered(all).map((one) => one.id)).toEqual(['mine-new', 'mine-old', 'theirs', 'waiting', 'over']);
    expect(running(all).map((one) => one.id)).not.toContain('over');
    expect(finished(all).map((one) => one.id)).toEqual(['over']);
  });
  it('counts seats without a person', () => {
    expect(free(table('t')).map((one) => one.seat)).toEqual([2]);
    expect(unfilled(table('t'))).toBe(2);
  });
  it('names each winner once', () => {
    const duel = table('t', {
      winners: [0, 2],
      seats: [seat(0, 'person', 'Ada'), seat(1, 'bot', 'Bo'), seat(2, 'person', 'Ada')],
    });
    expect(winners(duel)).toEqual(['Ada']);
  });
  it('says whether one has won oneself, and with whom', () => {
    const mine = { ...seat(0, 'person', 'Ada'), yours: true };
    const seats = [mine, seat(1, 'bot', 'Bo'), seat(2, 'person', 'Cy')];
    expect(won(table('t', { winners: [0, 2], seats }))).toBe(true);
    expect(partners(table('t', { winners: [0, 2], seats }))).toEqual(['Cy']);
    expect(won(table('t', { winners: [1], seats }))).toBe(false);
    // Several people at one screen are told by their names.
    expect(won(table('t', { winners: [0], seats: [mine, { ...mine, seat: 1, name: 'Di' }] }))).toBe(false);
  });
  it('knows who decides', () => {
    expect(decider(table('t', { turn: 1 }))).toBe('Bo');
    expect(decider(table('t', { turn: null }))).toBeNull();
  });
  it('tells time in the largest unit', () => {
    expect(ago(5)).toEqual([-1, 'minute']);
    expect(ago(600)).toEqual([-10, 'minute']);
    expect(ago(7200)).toEqual([-2, 'hour']);
    expect(ago(200000)).toEqual([-2, 'day']);
  });
});
