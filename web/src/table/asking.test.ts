import { describe, expect, it } from 'vitest';
import type { Person } from '../boards/title';
import { asksOthers, handsOf } from './asking';

const seat = (name: string, kind: Person['kind'], yours: boolean) =>
  ({ name, kind, yours, seat: 0, faction: name, level: null, present: true }) as Person;
const me = seat('Ann', 'person', true);
const bot = seat('Owl', 'bot', false);

describe('who is asked before a choice is taken back', () => {
  it('is nobody where only bots play along', () => {
    expect(asksOthers([me, bot, bot])).toBe(false);
  });
  it('is everybody else, at another screen or at this one', () => {
    expect(asksOthers([me, bot, seat('Ben', 'person', false)])).toBe(true);
    expect(asksOthers([me, seat('Ben', 'person', true)])).toBe(true);
  });
});

describe('who takes the screen', () => {
  const four = [0, 1, 2, 3].map((at) => ({ ...me, seat: at }));
  const seats = (seat: number | null, players: number) => handsOf(seat, four, players).map((one) => one.seat);
  it('is one person with two seats in a duel of pairs', () => {
    expect(seats(1, 2)).toEqual([1, 3]);
    expect(seats(2, 2)).toEqual([0, 2]);
  });
  it('is one seat at every other table', () => {
    expect(seats(2, 4)).toEqual([2]);
    expect(seats(null, 4)).toEqual([]);
  });
});
