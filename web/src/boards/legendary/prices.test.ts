import { describe, expect, it } from 'vitest';
import legendary from '../cyclades/fixtures/legendary-late.json';
import type { SiteView, View } from '../cyclades/view';
import { withOwnPrices } from './prices';

const late = legendary.view as unknown as View;
const seat = 0;
const faction = late.factions[seat]?.faction ?? '';
const land = late.lands.find(({ owner }) => owner === faction)?.land ?? '';
const abroad = late.lands.find(({ owner }) => owner !== null && owner !== faction)?.land ?? '';
const site = (building: string, more: Partial<SiteView> = {}): SiteView => ({
  site: `${land}-1`,
  land,
  harbour: null,
  building,
  used: false,
  silenced: false,
  bonus: null,
  ...more,
});
const prices = (sites: SiteView[], more: Partial<View> = {}) => {
  const track = [2, 3, 4].map((price) => ({ price, creature: 'satyr', reserved: null }));
  const view = { ...late, seat, sites, creatures: { ...late.creatures, track }, ...more };
  return withOwnPrices(view).creatures.track.map(({ price, own }) => own ?? price);
};

describe('what creatures cost the viewer', () => {
  it('is less for each temple and metropolis, never below nothing', () => {
    expect(prices([site('temple'), site('metropolis'), site('port')])).toEqual([0, 1, 2]);
    expect(prices([site('temple'), site('temple'), site('temple')])).toEqual([0, 0, 1]);
  });
  it('is as printed where they were used, are silenced, or stand on lands of others', () => {
    const none = [
      site('temple', { used: true }),
      site('temple', { silenced: true }),
      site('temple', { land: abroad }),
    ];
    expect(prices(none)).toEqual([2, 3, 4]);
  });
  it('counts a metropolis on the card of a hero', () => {
    const cards = [{ card: 'pandora', bonus: null, used: false }];
    const factions = late.factions.map((one, at) =>
      at === seat ? { ...one, metropolis_cards: cards } : one,
    );
    expect(prices([], { factions })).toEqual([1, 2, 3]);
  });
  it('is as printed for whoever watches', () => {
    expect(prices([site('temple')], { seat: null })).toEqual([2, 3, 4]);
  });
});
