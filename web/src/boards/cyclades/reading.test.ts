import { describe, expect, it } from 'vitest';
import { bidsFor, godsWithheld, spacesOf, wholesOf } from './reading';
import type { View } from './view';

describe('the bid track', () => {
  it('has the printed spaces, those on offer and the standing one', () => {
    expect(spacesOf([], 0)).toHaveLength(9);
    expect(spacesOf([30], 0).at(-1)).toBe(30);
    expect(spacesOf([], 4)).toContain(4);
  });
  it('offers numbers only for the god that is asked about', () => {
    const view = {
      decision: { seat: 0, kind: 'offering.bid', about: ['god=god:ares'], rules: [] },
    } as unknown as View;
    const options = [{ tokens: ['bid:1'] }, { tokens: ['bid:3'] }];
    expect([...bidsFor(view, 'ares', options).keys()]).toEqual([1, 3]);
    expect(bidsFor(view, 'zeus', options).size).toBe(0);
  });
});

it('gods face up that are not offered are passed over, while a god is asked for', () => {
  const gods = ['zeus', 'ares', 'hera'].map((god, at) => ({ god, open: at < 2, faction: null, bid: 0 }));
  const view = (kind: string) => ({ decision: { seat: 0, kind, about: [] }, gods }) as unknown as View;
  const options = [{ tokens: ['god:zeus'] }];
  expect(godsWithheld(view('offering.god'), options)).toEqual(['god:ares']);
  expect(godsWithheld(view('offering.god'), [])).toEqual([]); // others are asked
  expect(godsWithheld(view('offering.bid'), [{ tokens: ['bid:3'] }])).toEqual([]);
});

it('a site lies on its land', () => {
  const view = { sites: [{ site: 'ios-1', land: 'ios' }] } as unknown as View;
  expect(wholesOf(null, view)('site:ios-1')).toEqual(['land:ios']);
  expect(wholesOf(null, view)('land:ios')).toEqual([]);
});
