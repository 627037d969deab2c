import { expect, it } from 'vitest';
import type { LogEntry } from '../api/client';
import { hourIn } from './hour';
import type { Playing } from './types';

let n = 0;
const entry = (event: string, more: Record<string, unknown> = {}): LogEntry => ({
  n: n++,
  text: event,
  event: { event, ...more },
});
const over = entry('turn_over');
const dawn = entry('phase', { phase: 'initialization', cycle: 3 });
const income = entry('phase', { phase: 'income', cycle: 3 });
const step = { entries: [over, dawn, income] };
const playing = (moment: unknown) => ({ step, beat: { kind: 'moment', moment } }) as unknown as Playing;

it('knows no other hour than the view until a phase begins', () => {
  expect(hourIn([], null)).toBe(null);
  expect(hourIn([over], playing(undefined))).toBe(null);
});

it('is the phase that began last', () => {
  expect(hourIn([over, dawn], null)).toEqual({ cycle: 3, phase: 'initialization' });
  expect(hourIn([over, dawn, income], null)).toEqual({ cycle: 3, phase: 'income' });
});

it('is in the new cycle as soon as its band is shown', () => {
  expect(hourIn([over], playing({ kind: 'cycle', cycle: 3 }))).toEqual({ cycle: 3, phase: 'initialization' });
  expect(hourIn([over], playing({ kind: 'metropolis' }))).toBe(null);
});

it('is the turn that began, in Mytikas, and already while its band is shown', () => {
  const starts = entry('turn_starts', { player: 'red', turn: 21 });
  const round = { step: { entries: [over, starts] }, beat: { kind: 'moment', moment: { kind: 'round' } } };
  expect(hourIn([over], round as unknown as Playing)).toEqual({ turn: 21 });
  expect(hourIn([over, starts], null)).toEqual({ turn: 21 });
});
