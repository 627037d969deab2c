import { describe, expect, it } from 'vitest';
import type { CoachWord } from '../api/client';
import { type CoachMemory, nothingTold, present, speak } from './coachMemory';

const word = (key: string, kind = 'gold', urgent = false): CoachWord => ({ key, kind, urgent, text: key });
const FIRST = word('turn', 'first');
const STOP = word('stop', 'stop', true);
const asked = (index: number, table = 'a') => ({ title: 'legendary', table, seat: 0, index });

/** What is said at questions in a row. */
function told(memory: CoachMemory, questions: CoachWord[][], table = 'a') {
  const said: (string | null)[] = [];
  for (const [index, words] of questions.entries()) {
    const spoken = speak(memory, asked(index, table), words);
    memory = spoken.memory;
    said.push(spoken.word?.key ?? null);
  }
  return { said, memory };
}

describe('the coach', () => {
  it('says one thing, the most important, and rests', () => {
    const words = [word('set'), FIRST];
    expect(told(nothingTold(), [words, words, words, words, words]).said).toEqual([
      'set',
      null,
      null,
      null,
      'turn',
    ]);
  });
  it('breaks the rest for what decides the game, once', () => {
    expect(told(nothingTold(), [[FIRST], [STOP, FIRST], [STOP, FIRST]]).said).toEqual(['turn', 'stop', null]);
  });
  it('never says the same twice in a game, and what a question is about never again', () => {
    const rounds = Array.from({ length: 12 }, () => [word('gold'), FIRST]);
    const one = told(nothingTold(), rounds);
    expect(one.said.filter(Boolean)).toEqual(['gold', 'turn']);
    expect(told(one.memory, rounds, 'b').said.filter(Boolean)).toEqual(['gold']);
  });
  it('has a thought twice in a game at most, unless it is urgent', () => {
    const rounds = Array.from({ length: 16 }, (_, at) => [word(`lock deity:${at}`)]);
    expect(told(nothingTold(), rounds).said.filter(Boolean)).toHaveLength(2);
  });
  it('says it again after a reload of the same question', () => {
    const { memory } = speak(nothingTold(), asked(4), [word('gold')]);
    expect(speak(memory, asked(4), [word('gold')]).word?.key).toBe('gold');
  });
  it('sits at the first three games of a title', () => {
    let memory = nothingTold();
    for (const table of ['a', 'b', 'c']) memory = speak(memory, asked(0, table), [FIRST]).memory;
    expect(speak(memory, asked(0, 'd'), [word('gold')]).word).toBeNull();
    expect(speak(memory, asked(1, 'c'), [STOP]).word?.key).toBe('stop');
    expect(present(memory, { title: 'mytikas', table: 'd' })).toBe(true);
  });
  it('is silent once silenced', () => {
    expect(speak({ ...nothingTold(), off: true }, asked(0), [STOP]).word).toBeNull();
  });
});
