import { beforeAll, describe, expect, it } from 'vitest';
import { setLanguage } from '../words/words.svelte';
import { clockOf, clockWords, figures, span } from './clock';

beforeAll(async () => {
  Object.assign(globalThis, { document: { documentElement: {} } });
  await setLanguage('en');
});

describe('clocks', () => {
  it('are told in words', () => {
    expect(clockWords(clockOf('none'))).toContain('No clock');
    expect(clockWords({ kind: 'live', main: 600, step: 30 })).toBe(
      '10 minutes each, and 30 seconds more after every move',
    );
    expect(clockWords({ kind: 'live', main: 600, step: 0 })).toBe('10 minutes each for the whole game');
    expect(clockWords({ kind: 'reserve', main: 900, step: 60 })).toBe(
      '1 minute for a move, and 15 minutes in reserve',
    );
    expect(clockWords({ kind: 'days', main: 0, step: 3 * 86400 })).toBe('3 days for each move');
    expect(span(5400)).toBe('1.5 hours');
  });

  it('show what is left, in tenths at the end', () => {
    expect(figures(9_950)).toBe('0:10.0');
    expect(figures(9_100)).toBe('0:09.1');
    expect(figures(40)).toBe('0:00.1');
    expect(figures(-5)).toBe('0:00.0');
    expect(figures(10_000)).toBe('0:10');
    expect(figures(599_001)).toBe('10:00');
    expect(figures(3_723_000)).toBe('1:02:03');
    expect(figures(2 * 86_400_000 + 3 * 3_600_000)).toBe('2 d 3 h');
  });
});
