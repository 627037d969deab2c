import { describe, expect, it } from 'vitest';
import { cardOf, effectLine, explained, partsOf } from './reading';

describe('help read into a card', () => {
  it('makes captions of what stands before a colon', () => {
    expect(
      partsOf('In battle: strength 2. Sacrifice: found a Metropolis if you control 7 Land Areas.'),
    ).toEqual([
      { caption: 'In battle', text: 'Strength 2.' },
      { caption: 'Sacrifice', text: 'Found a Metropolis if you control 7 Land Areas.' },
    ]);
  });

  it('reads French, with its space before the colon', () => {
    const parts = partsOf('Au combat : force 2. Sacrifice : fondez une Métropole.');
    expect(parts.map((part) => part.caption)).toEqual(['Au combat', 'Sacrifice']);
    expect(parts[1]?.text).toBe('Fondez une Métropole.');
  });

  it('leaves a colon inside a sentence alone', () => {
    const text = 'You act last, and your Heroes rest: no moves, no powers, no sacrifice.';
    expect(partsOf(text)).toEqual([{ caption: '', text }]);
  });

  it('keeps what comes before the first caption', () => {
    expect(partsOf('Under Apollo she may move. Sacrifice: found a Metropolis.')).toEqual([
      { caption: '', text: 'Under Apollo she may move.' },
      { caption: 'Sacrifice', text: 'Found a Metropolis.' },
    ]);
  });
});

describe('the line of a row', () => {
  it('is the first sentence', () => {
    expect(effectLine('Destroy a Troop or Mercenary anywhere. Never a Hero.')).toBe(
      'Destroy a Troop or Mercenary anywhere.',
    );
  });
  it('goes on when the first only says where', () => {
    expect(effectLine('On land. Nobody enters or leaves her area. More.')).toBe(
      'On land. Nobody enters or leaves her area.',
    );
  });
});

describe('which card a thing has', () => {
  const known = (token: string) =>
    ['creature:kraken', 'hero:ajax', 'building:port', 'unit:fleet'].includes(token);
  it('is the creature of a piece', () => {
    expect(explained('piece:kraken', known)).toBe('creature:kraken');
    expect(explained('creature:ajax', known)).toBe('hero:ajax');
    expect(explained('land:naxos', known)).toBeNull();
  });
  it('is the first thing of an option that is explained', () => {
    expect(cardOf(['land:naxos', 'building:port'], known)).toBe('building:port');
    expect(cardOf(['word:fleet', 'price=n:1'], known)).toBe('unit:fleet');
    expect(cardOf(['n:3'], known)).toBeNull();
  });
});
