import { expect, it } from 'vitest';
import type { Names } from '../../api/names.svelte';
import type { Customs } from './customs';
import { placeFacts } from './facts';
import { positions } from './fixtures/positions';
import type { Person } from '../title';
import type { Drawing, View } from './view';

const { view, drawing } = positions()[0] as { view: View; drawing: Drawing };
const names = { of: (token: string) => token } as unknown as Names;
const customs: Customs = { conditions: {}, giftToCome: () => false, sellsBuildings: false };
const free = view.lands.find((land) => land.owner === null && !land.troops) ?? view.lands[0];

it('a land says what it offers, the option that ends a turn nothing', () => {
  const told = placeFacts(view, drawing, ['word:to', `land:${free?.land ?? ''}`], [], names, customs);
  expect(told).toMatch(/^Board-unowned/);
  expect(placeFacts(view, drawing, ['word:end'], [], names, customs)).toBe('');
});

it('who settles is told of the seas around instead', () => {
  const settling = { ...view, phase: 'placement' };
  const told = placeFacts(settling, drawing, [`land:${free?.land ?? ''}`], [], names, customs);
  expect(told).not.toContain('unowned');
  expect(told).toMatch(/, board-doors$/);
});

it('a god says who stands there, a bid whom it drives off', () => {
  const theo = { name: 'Theo', faction: 'dolphin', yours: false } as Person;
  const gods = [{ god: 'zeus', faction: 'dolphin', bid: 5 } as View['gods'][number]];
  const asked = (kind: string, about: string[]) => ({
    ...view,
    gods,
    decision: { seat: 0, kind, about, rules: [] },
  });
  const choosing = asked('offering.god', []);
  expect(placeFacts(choosing, drawing, ['god:zeus'], [theo], names, customs)).toBe('board-god-held');
  expect(placeFacts(choosing, drawing, ['god:zeus'], [], names, customs)).toBe('board-god-free');
  expect(placeFacts(choosing, drawing, ['god:apollo'], [theo], names, customs)).toBe('');
  const bidding = asked('offering.bid', ['god=god:zeus']);
  expect(placeFacts(bidding, drawing, ['bid:7'], [theo], names, customs)).toBe('board-god-ousts');
});

it('a rival who may be robbed says what there is to take', () => {
  const robbing = (creature: string) => ({
    ...view,
    factions: [{ faction: 'owl', priestesses: 3, philosophers: 1 } as View['factions'][number]],
    decision: { seat: 0, kind: 'victim', about: [`creature=creature:${creature}`], rules: [] },
  });
  const told = (creature: string) =>
    placeFacts(robbing(creature), drawing, ['faction:owl'], [], names, customs);
  expect(told('dryad')).toBe('Board-holds-priestesses');
  expect(told('satyr')).toBe('Board-holds-philosophers');
  expect(told('griffin')).toBe('Board-holds-priestesses, board-holds-philosophers');
});
