import { describe, expect, it } from 'vitest';
import { type Area, atlasOf } from './atlas';
import { sitePart } from './bodies';
import { ashoreOf } from './inside';
import { arrange, Layout } from './layout';
import { invaders, type Piece, type PieceKind, type Placed, SIZES, standing } from './pieces';
import { beside } from './placing';
import { sampleDrawing, sampleView } from './sample';

const atlas = atlasOf(sampleDrawing());
const areaOf = (token: string) => atlas.areas.get(token) as Area;
const naxos = areaOf('land:naxos');
const delos = areaOf('land:delos');
const PLAIN = { pieces: 1, least: 0.85, icons: 1, leastIcons: 0.8, text: 1 };
const piece = (kind: PieceKind, name = ''): Piece => ({
  key: `${kind} ${name}`,
  kind,
  name,
  faction: 'bull',
  count: 1,
  tokens: [],
});
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

const sitesOf = (area: Area, building: string | null = null) =>
  area.sites.map((site, n) => sitePart(site.at, n ? null : building, PLAIN));

describe('arrange', () => {
  it('leaves out nothing and keeps to the area', () => {
    const pieces = [
      piece('creature', 'hydra'),
      piece('hero', 'ajax'),
      piece('troop'),
      piece('mercenary'),
      piece('gold'),
    ];
    const { groups, spots } = arrange(naxos, atlas, pieces, [], sitesOf(naxos), PLAIN);
    expect(groups.flat().map((one) => one.key)).toEqual(expect.arrayContaining(pieces.map((one) => one.key)));
    const inside = ashoreOf(naxos, atlas);
    for (const spot of spots)
      expect(Math.min(...inside.map((one) => Math.hypot(spot.x - one.x, spot.y - one.y)))).toBeLessThan(1);
  });

  it('keeps few pieces in full size and clear of each other', () => {
    const { scale, spots } = arrange(
      naxos,
      atlas,
      [piece('troop'), piece('mercenary')],
      [],
      sitesOf(naxos),
      PLAIN,
    );
    const [one, other] = spots;
    expect(scale).toBe(1);
    expect(one && other && Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(22);
  });

  it('shrinks once when short of room, then piles heroes and mercenaries', () => {
    const pieces = [
      piece('creature', 'hydra'),
      piece('hero', 'ajax'),
      piece('hero', 'jason'),
      piece('troop'),
      piece('mercenary'),
    ];
    const { scale, groups } = arrange(delos, atlas, pieces, [], sitesOf(delos), PLAIN);
    expect(scale).toBeCloseTo(0.85);
    expect(groups.at(-1)?.map((one) => one.kind)).toEqual(['hero', 'hero', 'mercenary']);
  });

  it('is the same every time', () => {
    const pieces = [piece('troop'), piece('token'), piece('hero', 'ajax')];
    const once = () => arrange(naxos, atlas, pieces, [], [], PLAIN);
    expect(once()).toEqual(once());
  });

  it('keeps away from a building rather than from an empty site', () => {
    const { spots } = arrange(naxos, atlas, [piece('troop')], [], sitesOf(naxos, 'metropolis'), PLAIN);
    expect(Math.hypot(spots[0]?.x ?? 0, spots[0]?.y ?? 0)).toBeGreaterThan(30);
  });
});

it('lays out anew only where something changed, and fans a pile', () => {
  const layout = new Layout(atlas);
  const view = sampleView();
  Object.assign(view.lands[0] as object, { owner: 'bull', troops: 1 });
  const at = (laid: Placed[]) => laid.map(({ x, y }) => [x, y]);
  const before = layout.lay(view, PLAIN).pieces;
  Object.assign(view.lands[0] as object, { troops: 1 });
  Object.assign(view.seas[0] as object, { owner: 'bull', fleets: 2 });
  const after = layout.lay(view, PLAIN).pieces;
  expect(at(after.filter((one) => one.piece.kind === 'troop'))).toEqual(at(before));
  expect(after.map((one) => one.piece.count)).toEqual([2, 1]);
  expect(after[0]?.size).toBe(SIZES.fleet);
});

it('finds room for invaders beside the area, not on what stands there', () => {
  const spot = beside(naxos, 60, [{ x: 100, y: 20, r: 30, weight: 1 }]);
  expect(Math.hypot(spot.x - 100, spot.y - 20)).toBeGreaterThan(50);
});
