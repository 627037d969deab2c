import { describe, expect, it } from 'vitest';
import { holderOf, matches, optionPicture, sharedByMost, sharedStart } from './optionIcon';

describe('the picture of an option', () => {
  it('is the thing it names rather than the deed', () => {
    expect(optionPicture(['word:sacrifice', 'hero:perseus'])).toEqual({ kind: 'hero', name: 'perseus' });
    expect(optionPicture(['word:buy', 'creature:giant'])).toEqual({ kind: 'creature', name: 'giant' });
  });
  it('is a coin for bids, a number for counts, a building for types', () => {
    expect(optionPicture(['bid:5'])).toEqual({ kind: 'symbol', name: 'ico-gold' });
    expect(optionPicture(['n:3'])).toEqual({ kind: 'number', name: '3' });
    expect(optionPicture(['building:port'])).toEqual({ kind: 'symbol', name: 'bld-port' });
  });
  it('is the holder of an area, or nothing', () => {
    const owner = (token: string) => (token === 'land:naxos' ? 'bull' : null);
    expect(optionPicture(['land:naxos'], owner)).toEqual({ kind: 'faction', name: 'bull' });
    expect(optionPicture(['land:ios'], owner)).toEqual({ kind: 'none' });
  });
});

describe('the filter', () => {
  it('knows no accents and no case', () => {
    expect(matches('Placer à Naxós', 'naxos')).toBe(true);
    expect(matches('Paros', 'naxos')).toBe(false);
  });
});

describe('what all options begin with', () => {
  it('is left to the question', () => {
    expect(sharedStart(['Settle in Kea', 'Settle in Oia'])).toBe('Settle in ');
    expect(sharedStart(['Build on Kea, site 1', 'Build on Kea, site 2'])).toBe('Build on ');
  });
  it('is left to the question where one option asks for something else', () => {
    const temples = ['Use the Temple on Kea, site 2', 'Use the Metropolis on Kea, site 3'];
    expect(sharedByMost([...temples, 'Pay now'])).toBe('Use the ');
    expect(sharedByMost(temples)).toBe('Use the ');
    expect(sharedByMost([...temples, 'Pay now', 'Wait'])).toBe('');
    expect(sharedByMost(['Utiliser le Temple', 'Utiliser la Métropole', 'Payer'])).toBe('Utiliser ');
  });
  it('stays where the rest would not read as a name', () => {
    expect(sharedStart(['Take one troop', 'Take one fleet'])).toBe('');
    expect(sharedStart(['Bid 3', 'End the turn'])).toBe('');
    expect(sharedStart(['Settle in Kea'])).toBe('');
  });
});

describe('whose piece a chip shows', () => {
  const owner = (token: string) => (token === 'land:kea' ? 'owl' : null);
  it('is that of whoever holds the place', () => {
    expect(holderOf(['word:troop', 'land:kea'], owner)).toBe('owl');
    expect(holderOf(['word:fleet', 'sea:ios'], owner)).toBeNull();
    expect(holderOf(['word:troop'], owner)).toBeNull();
  });
});
