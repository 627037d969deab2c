import { describe, expect, it } from 'vitest';
import { Standing } from './standing.svelte';

const questions = [{ id: 'follow', kind: 'follow.pay', answer: 'decline', about: (view: { god?: string }) => view.god ?? null, said: 'x' }];
const options = [
  { id: 1, text: 'decline', label: 'No', tokens: ['word:decline'] },
  { id: 2, text: 'follow zeus', label: 'Yes', tokens: ['word:follow', 'patron:zeus'] },
];
const view = (god: string, kind = 'follow.pay') => ({ god, decision: { kind } });

describe('answers given beforehand', () => {
  it('asks until told otherwise', () => {
    const standing = new Standing('t', questions);
    standing.sit(0);
    expect(standing.answer(view('zeus'), options)).toBeNull();
    standing.settle('follow', true);
    expect(standing.answer(view('zeus'), options)?.choice.id).toBe(1);
    expect(standing.answer(view('zeus', 'step.start'), options)).toBeNull();
  });

  it('still asks about exceptions', () => {
    const standing = new Standing('t', questions);
    standing.sit(0);
    standing.settle('follow', true);
    standing.except('follow', 'zeus', true);
    expect(standing.answer(view('zeus'), options)).toBeNull();
    expect(standing.answer(view('hades'), options)?.thing).toBe('hades');
    standing.except('follow', 'zeus', false);
    expect(standing.answer(view('zeus'), options)).not.toBeNull();
  });

  it('is silent when the answer is not on offer', () => {
    const standing = new Standing('t', questions);
    standing.sit(0);
    standing.settle('follow', true);
    expect(standing.answer(view('zeus'), options.slice(1))).toBeNull();
  });
});
