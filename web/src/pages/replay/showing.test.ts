import { expect, it } from 'vitest';
import type { LogEntry } from '../../api/client';
import type { Beat, Playing } from '../../stage/types';
import { begun, entriesBy } from './showing';

const entry = (n: number) => ({ n }) as LogEntry;
const beat = (...entries: LogEntry[]) => ({ entries }) as Beat;
const entries = [entry(10), entry(11), entry(12)];
const beats = [beat(entries[0] as LogEntry), beat(), beat(entries[1] as LogEntry, entries[2] as LogEntry)];
const moving = (n: number) => ({ beats, beat: beats[n], step: { entries } }) as unknown as Playing;

it('tells what has begun of a step, in list and sentence alike', () => {
  const frame = { entries: 10 };
  const known = (n: number) => entriesBy(frame, begun([], moving(n)));
  expect([0, 1, 2].map(known)).toEqual([11, 11, 13]);
  expect(entriesBy(frame, begun([entry(9)], null))).toBe(10);
});
