import { describe, expect, it } from 'vitest';
import { type Area, atlasOf } from './atlas';
import {
  type Piece,
  type PieceKind,
  type Placed,
  SIZES,
  beside,
  insideOf,
  invaders,
  place,
  standing,
  takenIn,
} from './pieces';
import { sampleDrawing, sampleView } from './sample';

const atlas = atlasOf(sampleDrawing());
const areaOf = (token: string) => atlas.areas.get(token) as Area;
const naxos = areaOf('land:naxos');
const delos = areaOf('land:delos');
const piece = (kind: PieceKind, name = ''): Piece => ({
  key: `${kind} ${name}`,
  kind,
  name,
  faction: 'bull',
  count: 1,
  tokens: [],
});
const apart = (one: Placed, other: Placed) => Math.hypot(one.x - other.x, one.y - other.y);

describe('standing', () => {
  it('makes one piece of equal ones and names those that are one of a kind', () => {
    const view = sampleView();
    Object.assign(view.lands[0] as object, { owner: 'bull', troops: 3, mercenaries: 2 });
    view.heroes.pieces = [{ hero: 'ajax', owner: 'bull', land: 'naxos', moves: 1, new: false }];
    view.figurines = [{ piece: 'scylla', owner: 'bee', area: 'strait' }];
    const found = standing(view);
    expect(found.get('land:naxos')?.map((one) => `${one.count} ${one.kind}`)).toEqual([
      '1 hero',
      '3 troop',
      '2 mercenary',
    ]);
    expect(found.get('sea:strait')?.[0]?.tokens).toContain('creature:charybdis');
  });

  it('keeps the undead apart from the living', () => {
    const view = sampleView();
    Object.assign(view.lands[0] as object, { owner: 'bull', troops: 1, undead: 2 });
    Object.assign(view.seas[0] as object, { owner: 'bull', fleets: 0, undead: 3 });
    const found = standing(view);
    expect(found.get('land:naxos')?.map((one) => `${one.count} ${one.kind}`)).toEqual([
      '1 troop',
      '2 undead',
    ]);
    expect(found.get('sea:strait')?.map((one) => `${one.count} ${one.kind}`)).toEqual(['3 undead-fleet']);
  });

  it('puts invaders apart from those who defend', () => {
    const view = sampleView();
    view.heroes.pieces = [{ hero: 'ajax', owner: 'bull', land: 'naxos', moves: 1, new: false }];
    view.battle = { attacker: 'bull', area: 'naxos', troops: 2, mercenaries: 0, fleets: 0, heroes: ['ajax'] };
    expect(standing(view).get('land:naxos')).toBeUndefined();
    expect(invaders(view).map((one) => one.kind)).toEqual(['hero', 'troop']);
  });
});

describe('place', () => {
  it('leaves out nothing and keeps to the area', () => {
    const pieces = [
      piece('creature', 'hydra'),
      piece('hero', 'ajax'),
      piece('troop'),
      piece('mercenary'),
      piece('gold'),
    ];
    const placed = place(naxos, pieces, takenIn(naxos, new Map()), atlas.size);
    expect(placed.map((one) => one.piece.key).sort()).toEqual(pieces.map((one) => one.key).sort());
    const spots = insideOf(naxos, atlas.size);
    for (const one of placed.filter((one) => !one.fan))
      expect(Math.min(...spots.map((spot) => Math.hypot(spot.x - one.x, spot.y - one.y)))).toBeLessThan(1);
  });

  it('keeps few pieces in full size and clear of each other', () => {
    const placed = place(naxos, [piece('troop'), piece('mercenary')], takenIn(naxos, new Map()), atlas.size);
    const [one, other] = placed as [Placed, Placed];
    expect(one.size).toBe(SIZES.troop);
    expect(apart(one, other)).toBeGreaterThan(22);
  });

  it('shrinks once when short of room, then piles heroes and mercenaries', () => {
    const pieces = [
      piece('creature', 'hydra'),
      piece('hero', 'ajax'),
      piece('hero', 'jason'),
      piece('troop'),
      piece('mercenary'),
    ];
    const placed = place(delos, pieces, takenIn(delos, new Map()), atlas.size);
    expect(placed[0]?.size).toBeCloseTo(SIZES.creature * 0.85);
    const piled = placed.filter((one) => one.fan);
    expect(piled.map((one) => one.piece.kind)).toEqual(['hero', 'hero', 'mercenary']);
    const fans = piled.map((one) => one.fan?.x ?? 0);
    expect(Math.min(...fans.slice(1).map((x, at) => x - (fans[at] ?? 0)))).toBeGreaterThan(25);
  });

  it('is the same every time', () => {
    const pieces = [piece('troop'), piece('token'), piece('hero', 'ajax')];
    expect(place(naxos, pieces, [], atlas.size)).toEqual(place(naxos, pieces, [], atlas.size));
  });

  it('keeps away from a building rather than from an empty site', () => {
    const site = {
      site: 'naxos-1',
      land: 'naxos',
      harbour: null,
      building: 'metropolis',
      used: false,
      silenced: false,
      bonus: null,
    };
    const [built] = place(
      naxos,
      [piece('troop')],
      takenIn(naxos, new Map([['site:naxos-1', site]])),
      atlas.size,
    ) as [Placed];
    expect(Math.hypot(built.x, built.y)).toBeGreaterThan(30);
  });
});

it('finds room for invaders beside the area, not on what stands there', () => {
  const taken = [{ x: 100, y: 20, r: 30, weight: 1 }];
  const spot = beside(naxos, 60, taken);
  expect(Math.hypot(spot.x - 100, spot.y - 20)).toBeGreaterThan(50);
});
