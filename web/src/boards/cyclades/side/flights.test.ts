import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../../../api/client';
import type { View } from '../view';
import { flightsOf } from './flights';

const log = (...events: Record<string, string | number>[]): LogEntry[] =>
  events.map((event, n) => ({ n, text: '', event }));
const view = {
  gods: [
    { god: 'ares', open: true, faction: 'owl', bid: 5 },
    { god: 'zeus', open: true, faction: null, bid: 0 },
  ],
  lands: [
    { land: 'naxos', owner: 'bull', icons: 1, cornucopias: 0 },
    { land: 'delos', owner: 'bull', icons: 2, cornucopias: 1 },
  ],
  seas: [{ sea: 'strait', owner: 'owl', icons: 1, cornucopias: 0 }],
} as unknown as View;

describe('flightsOf', () => {
  it('lets a pawn hop to its space, then the one driven off slide back', () => {
    const [bid, ousted] = flightsOf(
      log(
        { event: 'bid', faction: 'bull', god: 'ares', bid: 7 },
        { event: 'ousted', faction: 'owl', god: 'ares' },
      ),
      view,
    );
    expect(bid).toMatchObject({ what: { kind: 'pawn', faction: 'bull' }, stays: true });
    expect(bid?.to[0]).toBe('[data-token="god:ares"] [data-space="7"]');
    expect(ousted).toMatchObject({
      driven: true,
      way: 'slide',
      hides: '[data-token="god:ares"] [data-pawn="owl"]',
    });
    expect(ousted!.span[1]).toBe(1);
    expect(ousted!.span[0]).toBeLessThan(bid!.span[1]);
  });

  it('brings income from the lands that give it, the richest first', () => {
    const found = flightsOf(log({ event: 'income', faction: 'bull', amount: 4 }), view);
    expect(found).toHaveLength(2);
    expect(found[0]?.from[0]).toContain('land:delos');
    expect(found[1]?.from[0]).toContain('land:naxos');
    expect(found[0]?.to).toContain('[data-token="faction:bull"]');
  });

  it('flies a card once, to where its creature will stand', () => {
    const found = flightsOf(
      log(
        { event: 'creature_bought', faction: 'bull', creature: 'kraken', price: 4 },
        { event: 'creature_played', faction: 'bull', creature: 'kraken' },
        { event: 'figurine_placed', piece: 'kraken', area: 'strait' },
      ),
      view,
    );
    expect(found).toHaveLength(1);
    expect(found[0]?.to).toContain('[role="application"] [data-token="sea:strait"]');
    expect(found[0]!.span[1]).toBeLessThan(1);
  });

  it('knows nothing of what does not fly', () => {
    expect(flightsOf(log({ event: 'phase', phase: 'income', cycle: 2 }), view)).toEqual([]);
  });
});
