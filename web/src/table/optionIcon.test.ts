import { describe, expect, it } from 'vitest';
import { matches, optionPicture } from './optionIcon';

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
