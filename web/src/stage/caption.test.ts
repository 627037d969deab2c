import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../api/client';
import { beatsOf } from './beats';
import { cyclades } from './beats/cyclades';
import { Kept } from './caption';
import { endsScene, sceneEntries } from './scenes';
import type { Beat } from './types';

const entries = (...names: string[]) =>
  names.map((event, n): LogEntry => ({ n, text: event, event: { event } }));
const told = (names: string[], kind: Beat['kind']) => {
  const beats = beatsOf(entries(...names), cyclades);
  const now = beats.find((beat) => beat.kind === kind);
  if (!now) throw new Error(kind);
  return sceneEntries(beats, now).map((entry) => entry.text);
};

describe('the sentence of a beat', () => {
  it('tells a deed whole, and the turn that follows apart', () => {
    const step = ['built', 'fleets_placed', 'turn_over', 'turn'];
    expect(told(step, 'gift')).toEqual(['built', 'fleets_placed', 'turn_over']);
    expect(told(step, 'turn')).toEqual(['turn']);
  });

  it('never tells dice that still roll, nor what they will do', () => {
    const step = ['units_moved', 'battle', 'muster', 'dice', 'totals', 'troop_destroyed', 'battle_over'];
    expect(told(step, 'march')).toEqual(['units_moved']);
    expect(told(step, 'dice')).toEqual(['battle', 'muster']);
    expect(told(step, 'verdict')).toEqual(['battle', 'muster', 'dice', 'totals']);
  });

  it('is read once for a deed, and beat by beat in a fight', () => {
    const ends = (...names: string[]) => {
      const beats = beatsOf(entries(...names), cyclades);
      return beats.filter((_, at) => endsScene(beats, at)).map(({ kind }) => kind);
    };
    expect(ends('bid', 'paid', 'paid', 'phase', 'turn')).toEqual(['bid', 'paid', 'turn']);
    expect(ends('built', 'fleets_placed', 'creature_bought')).toEqual(['creature']);
    expect(ends('retreat', 'battle_over')).toEqual(['retreat', 'verdict']);
  });

  it('has nothing to tell of dice that open a step', () => {
    expect(told(['dice', 'totals'], 'dice')).toEqual([]);
  });
});

it('keeps the last sentence while the stage goes on without one', () => {
  const told = (caption: string) => ({ caption }) as ReturnType<Kept['of']>;
  const kept = new Kept();
  expect(kept.of(told('Owl buys the Dryad.'), true).caption).toBe('Owl buys the Dryad.');
  expect(kept.of(told(''), true).caption).toBe('Owl buys the Dryad.');
  expect(kept.of(told(''), false).caption).toBe('');
});
