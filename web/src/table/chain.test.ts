import { describe, expect, it } from 'vitest';
import type { Choice } from '../api/client';
import { Chain } from './chain';

const choice = (...tokens: string[]) => ({ tokens }) as unknown as Choice;

describe('the parts of a question', () => {
  it('remembers what was taken in the parts before', () => {
    const chain = new Chain();
    chain.took(4, 'placement.land', choice('land:rhenia'));
    expect(chain.asked(5, 'placement.land')).toEqual(['land:rhenia']);
    chain.took(5, 'placement.land', choice('land:kea'));
    expect(chain.asked(6, 'placement.fleet')).toEqual(['land:rhenia', 'land:kea']);
  });
  it('forgets what was taken back', () => {
    const chain = new Chain();
    chain.took(4, 'placement.land', choice('land:rhenia'));
    chain.back();
    expect(chain.asked(6, 'placement.land')).toEqual([]);
  });
  it('forgets it with another kind of question, and when others decide', () => {
    const chain = new Chain();
    chain.took(4, 'turn', choice('word:march'));
    chain.took(5, 'move.from', choice('land:tinos'));
    expect(chain.asked(6, 'move.to')).toEqual(['land:tinos']);
    expect(chain.asked(7, 'turn')).toEqual([]);
    chain.took(7, 'placement.land', choice('land:kea'));
    chain.over();
    expect(chain.asked(12, 'placement.land')).toEqual([]);
  });
});
