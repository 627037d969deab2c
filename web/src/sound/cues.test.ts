import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../api/client';
import { type Heard, heardIn } from './cues';
import { VOICES, lengthOf, type Voice } from './voices';

let n = 0;
const log = (...events: Record<string, unknown>[]): LogEntry[] =>
  events.map((event) => ({ n: n++, text: '', event }) as LogEntry);
const beat = (kind: string, ...events: Record<string, unknown>[]): Heard => ({
  kind,
  ms: 1000,
  entries: log(...events),
});
const voices = (heard: Heard, speed = 1, told: LogEntry[] = [], own: string[] = []) =>
  heardIn(heard, told, own, speed).map((one) => one.voice);

describe('what is heard', () => {
  it('knocks for a bid, and again for whoever is driven off', () => {
    expect(voices(beat('bid', { event: 'bid', faction: 'bull' }))).toEqual(['knock']);
    expect(voices(beat('bid', { event: 'bid' }, { event: 'ousted' }))).toEqual(['knock', 'ousted']);
  });

  it('lets several coins fall for several gold', () => {
    expect(voices(beat('paid', { event: 'paid', amount: 1 }))).toEqual(['coin']);
    expect(voices(beat('paid', { event: 'paid', amount: 5 }))).toEqual(['coins']);
    expect(voices(beat('income', { event: 'income' }))).toEqual(['coins']);
  });

  it('hears the price before the piece', () => {
    const heard = heardIn(beat('units', { event: 'paid' }, { event: 'troops_placed' }), [], [], 1);
    expect(heard.map((one) => one.voice)).toEqual(['coin', 'place']);
    expect(heard[1]?.at).toBeGreaterThan(0);
    expect(voices(beat('units', { event: 'troops_placed' }))).toEqual(['place']);
  });

  it('tells the listener of the own side of a battle', () => {
    const told = log({ event: 'battle', attacker: 'bull', defender: 'owl' });
    const round = (attacker: number, defender: number) =>
      beat('verdict', { event: 'totals', attacker, defender });
    expect(voices(round(5, 3), 1, told, ['bull'])).toEqual(['won']);
    expect(voices(round(5, 3), 1, told, ['owl'])).toEqual(['lost']);
    expect(voices(round(2, 3), 1, told, ['owl'])).toEqual(['won']);
    expect(voices(round(2, 3), 1, told, [])).toEqual(['lost']);
    expect(voices(round(3, 3), 1, told, ['owl'])).toEqual([]);
  });

  it('rows to a battle at sea and marches to one on land', () => {
    expect(voices(beat('approach', { event: 'fleets_moved' }, { event: 'battle' }))).toEqual(['oar']);
    expect(voices(beat('approach', { event: 'units_moved' }, { event: 'battle' }))).toEqual(['step']);
  });

  it('leaves battles and moments at four times the pace, and at once', () => {
    for (const speed of [4, 0]) {
      expect(voices(beat('bid', { event: 'bid' }), speed)).toEqual([]);
      expect(voices(beat('march', { event: 'units_moved' }), speed)).toEqual([]);
      expect(voices(beat('dice', { event: 'dice' }), speed)).toEqual(['die']);
      expect(voices({ ...beat('moment'), moment: { kind: 'metropolis' } }, speed)).toEqual(['city']);
    }
    expect(voices(beat('march', { event: 'units_moved' }), 2)).toEqual(['step']);
  });

  it('has a voice for every moment', () => {
    const kinds = ['cycle', 'income', 'metropolis', 'danger', 'elimination', 'last', 'victory'];
    for (const kind of [...kinds, 'round', 'lock', 'near', 'final'])
      expect(voices({ ...beat('moment'), moment: { kind } })).toHaveLength(1);
  });

  it('is silent where nothing is to be heard', () => {
    for (const kind of ['turn', 'end', 'other', 'column', 'loss']) expect(voices(beat(kind, {}))).toEqual([]);
  });
});

describe('voices', () => {
  it('are short, but for the hymn and the city', () => {
    for (const voice of Object.keys(VOICES) as Voice[])
      expect(lengthOf(voice), voice).toBeLessThanOrEqual(voice === 'hymn' ? 2500 : 1900);
  });
});
