import { expect, it } from 'vitest';
import type { LogEntry } from '../api/client';
import { drivenOff } from './drivenOff';

const entries = (...events: object[]) =>
  events.map((event, n) => ({ n, text: '', event })) as unknown as LogEntry[];
const bid = (faction: string, gold: number) => ({ event: 'bid', faction, god: 'ares', bid: gold });
const ousted = { event: 'ousted', faction: 'red', god: 'ares' };

it('is told until one has bid again', () => {
  const log = entries(bid('red', 1), bid('blue', 2), ousted);
  expect(drivenOff(log, 'red')).toEqual({ by: 'blue', god: 'ares', bid: 2 });
  expect(drivenOff(log, 'blue')).toBeNull();
  const again = [...log, ...entries({ event: 'bid', faction: 'red', god: 'zeus', bid: 1 })];
  expect(drivenOff(again, 'red')).toBeNull();
});

it('knows nothing before a bid', () => expect(drivenOff([], 'red')).toBeNull());
