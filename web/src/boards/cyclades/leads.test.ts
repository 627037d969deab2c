import { expect, it } from 'vitest';
import type { Names } from '../../api/names.svelte';
import { positions } from './fixtures/positions';
import { leadsOf } from './leads';
import type { View } from './view';

const { view } = positions()[0] as { view: View };
const names = { title: 'legendary', of: (token: string) => token, help: () => null } as unknown as Names;
const land = { land: 'kea', owner: 'bull', troops: 3, mercenaries: 1 } as View['lands'][number];
const site = (building: string, number: number) =>
  ({ site: `kea-${number}`, land: 'kea', building, silenced: false }) as View['sites'][number];

function asked(kind: string, about: string[], buildings: string[] = []): View {
  const own = { faction: 'bull', team: 0, philosophers: 0, metropolises: 0 } as View['factions'][number];
  return {
    ...view,
    seat: 0,
    factions: [own],
    lands: [land],
    sites: buildings.map(site),
    decision: { seat: 0, kind, about, rules: [] },
  };
}

it('a building says how far the set is with it, and what it completes', () => {
  const raise = (buildings: string[]) =>
    leadsOf(asked('build.type', [], buildings), ['building:port'], names);
  expect(raise(['fortress'])).toEqual(['leads-set']);
  expect(raise(['port'])).toEqual(['leads-set-again']);
  expect(raise(['fortress', 'temple', 'university'])).toEqual(['leads-set-whole']);
  const site = asked('build.site', ['building=building:temple']);
  expect(leadsOf(site, ['site:kea-1'], names)).toEqual(['leads-set']);
  expect(leadsOf(asked('god.first', ['god=god:zeus']), ['word:gift'], names)).toEqual([]);
});

it('a god says what it gives and how far that brings the set; Apollo builds nothing', () => {
  const bid = (god: string) => leadsOf(asked('offering.god', []), [`god:${god}`], names);
  expect(bid('zeus').at(-1)).toBe('leads-set');
  expect(bid('apollo')).not.toContain('leads-set');
});

it('who marches is told who stays', () => {
  const going = asked('move.troops', ['land=land:kea', 'count=n:0']);
  expect(leadsOf(going, ['n:2'], names)).toEqual(['leads-stay']);
  expect(leadsOf(going, ['n:4'], names)).toEqual([]);
  expect(leadsOf(going, ['word:end'], names)).toEqual([]);
});
