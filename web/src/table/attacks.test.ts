import { describe, expect, it } from 'vitest';
import { mayAttack } from './attacks';

describe('an option that may begin a battle', () => {
  it('names an area', () => {
    expect(mayAttack({ text: 'to naxos', tokens: ['land:naxos'] })).toBe(true);
    expect(mayAttack({ text: 'to c2', tokens: ['sea:c2'] })).toBe(true);
  });
  it('or moves units that have one way only', () => {
    expect(mayAttack({ text: 'troops 3', tokens: ['n:3'] })).toBe(true);
    expect(mayAttack({ text: 'march', tokens: ['word:march'] })).toBe(true);
    expect(mayAttack({ text: 'undead 2', tokens: ['n:2'] })).toBe(true);
    expect(mayAttack({ text: 'hero leave midas', tokens: ['word:leave', 'hero:midas'] })).toBe(true);
  });
  it('is no bid, purchase or end of a turn', () => {
    expect(mayAttack({ text: 'bid 5', tokens: ['bid:5'] })).toBe(false);
    expect(mayAttack({ text: 'troop', tokens: ['word:troop'] })).toBe(false);
    expect(mayAttack({ text: 'end', tokens: ['word:end'] })).toBe(false);
  });
});
