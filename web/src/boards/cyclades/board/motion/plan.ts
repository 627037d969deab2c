/**
 * What moves on the map during one beat: from the table before it to the table after it, explained by
 * its entries. What nothing explains drops in or falls. Pure: spots in the drawing's units, times as
 * parts of the beat.
 */
import type { LogEntry } from '../../../../api/client';
import type { SeaView, SiteView, View } from '../../view';
import type { Area, Atlas, Spot } from '../atlas';
import type { Siege, Standing } from '../layout';
import type { Piece, PieceKind, Placed } from '../pieces';
import { movesOf } from './moves';
import { corners, curve, landWay, seaWay } from './ways';

export interface Scene {
  view: View;
  standing: Standing[];
  siege: Siege | null;
}
interface Timed {
  key: string;
  /** When it starts and ends, as parts of the beat. */
  span: [number, number];
}
export interface Travel extends Timed {
  do: 'travel';
  piece: Piece;
  line: Spot[];
  size: number;
  /** What it leaves behind, at half strength, until it has arrived. */
  ghost: Placed | null;
  to: string;
}
export interface Stay extends Timed {
  do: 'drop' | 'fall';
  piece: Piece;
  at: Spot;
  size: number;
}
export interface Works extends Timed {
  do: 'build' | 'raze';
  site: SiteView;
  at: Spot;
}
export interface Token extends Timed {
  do: 'token' | 'token-gone';
  at: Spot;
}
export interface Sweep extends Timed {
  do: 'sweep';
  area: string;
  faction: string;
}
export type Motion = Travel | Stay | Works | Token | Sweep;
export interface Plan {
  motions: Motion[];
  /** What stands still meanwhile, where it will stand. */
  standing: Standing[];
  siege: Siege | null;
  sites: Map<string, SiteView>;
}

const ARRIVED = 0.72;
const TAKING = 0.5;
const PART: Record<PieceKind, number> = {
  ...{ creature: 0, hero: 1, troop: 2, mercenary: 3, undead: 4, fleet: 5 },
  ...{ 'undead-fleet': 6, token: 7, gold: 8, cornucopia: 9 },
};
const named = (piece: Piece) => piece.kind === 'hero' || piece.kind === 'creature';
const signOf = (piece: Piece) => (named(piece) ? piece.key : `${piece.key} ${piece.faction ?? ''}`);

/** All pieces of a scene by sign; those of a siege among them. */
function piecesOf(scene: Scene): Map<string, Placed & { area: string }> {
  const invading = scene.siege?.placed.map((one) => ({ ...one, area: scene.siege?.area ?? '' })) ?? [];
  return new Map([...scene.standing, ...invading].map((one) => [signOf(one.piece), one]));
}

export function planned(from: Scene, to: Scene, entries: readonly LogEntry[], atlas: Atlas): Plan {
  const before = piecesOf(from);
  const after = piecesOf(to);
  const gone = new Map<string, number>();
  const come = new Map<string, number>();
  const add = (map: Map<string, number>, sign: string, count: number) =>
    map.set(sign, (map.get(sign) ?? 0) + count);
  const motions: Motion[] = [];
  const ownerOf = (area: Area) =>
    (area.kind === 'land' ? from.view.lands[area.index]?.owner : from.view.seas[area.index]?.owner) ?? null;
  const way = (kind: PieceKind, origin: string, target: string, faction: string | null) =>
    kind === 'fleet' || kind === 'undead-fleet'
      ? seaWay(atlas, origin, target)
      : kind === 'creature'
        ? null
        : landWay(atlas, origin, target, faction, ownerOf);

  for (const move of movesOf(from, to, entries)) {
    const start = before.get(`${move.from} ${move.faction}`);
    const left = (start?.piece.count ?? 0) - (gone.get(`${move.from} ${move.faction}`) ?? 0);
    const count = Math.min(move.count, left);
    const target = atlas.areas.get(move.target);
    if (!start || !target || count <= 0) continue;
    const end = after.get(`${move.to} ${move.faction}`);
    add(gone, `${move.from} ${move.faction}`, count);
    if (end) add(come, `${move.to} ${move.faction}`, count);
    const stop = end ?? target.pieces;
    motions.push({
      do: 'travel',
      key: `${move.from}>${move.to}`,
      span: [0, 1],
      piece: { ...start.piece, count },
      line: curve(corners(atlas, way(start.piece.kind, move.origin, move.target, move.faction), start, stop)),
      size: end?.size ?? start.size,
      ghost: count === start.piece.count ? start : null,
      to: move.target,
    });
  }

  for (const [sign, start] of before) {
    if (!named(start.piece)) continue;
    const end = after.get(sign);
    if (!end) continue;
    const far = Math.hypot(end.x - start.x, end.y - start.y) > atlas.size * 0.6;
    // Within its area a piece only makes room, unless it was or will be beside it.
    if (end.area === start.area && !(far && (from.siege || to.siege))) continue;
    add(gone, sign, 1);
    add(come, sign, 1);
    motions.push({
      do: 'travel',
      key: sign,
      span: [0, 1],
      piece: start.piece,
      line: curve(
        corners(atlas, way(start.piece.kind, start.area, end.area, start.piece.faction), start, end),
      ),
      size: end.size,
      ghost: start,
      to: end.area,
    });
  }

  const stays: Stay[] = [];
  const stay = (does: Stay['do'], one: Placed & { area: string }, count: number) =>
    stays.push({
      ...{ do: does, key: `${does} ${signOf(one.piece)}`, span: [0, 1], at: { x: one.x, y: one.y } },
      ...{ piece: { ...one.piece, count }, size: one.size },
    });
  for (const sign of new Set([...before.keys(), ...after.keys()])) {
    const start = before.get(sign);
    const end = after.get(sign);
    const stood = (start?.piece.count ?? 0) - (gone.get(sign) ?? 0);
    const awaited = (end?.piece.count ?? 0) - (come.get(sign) ?? 0);
    if (awaited > stood && end) stay('drop', end, awaited - stood);
    if (awaited < stood && start) {
      stay('fall', start, stood - awaited);
      add(gone, sign, stood - awaited);
    }
  }
  const sweeps = sweepsOf(from.view, entries);
  // A land changes hands as they arrive, a little before they stand.
  if (sweeps.length && motions.length) {
    for (const one of motions) one.span = [0, ARRIVED];
    for (const one of sweeps) one.span = [TAKING, 1];
  }
  motions.push(...inTurn(stays));
  motions.push(...inTurn(worksOf(from.view, to.view, atlas)));
  motions.push(...tokensOf(from.view, to.view, atlas), ...sweeps);

  const still = <P extends Placed>(one: P): P[] => {
    const count = one.piece.count - (gone.get(signOf(one.piece)) ?? 0);
    const end = after.get(signOf(one.piece));
    const place = end ? { x: end.x, y: end.y, size: end.size, fan: end.fan } : {};
    return count > 0 ? [{ ...one, ...place, piece: { ...one.piece, count } }] : [];
  };
  const razed = new Set(motions.filter((one) => one.do === 'raze').map((one) => (one as Works).site.site));
  return {
    motions: distinct(motions),
    standing: from.standing.flatMap(still),
    siege: from.siege && {
      ...from.siege,
      placed: from.siege.placed.flatMap(still),
      cross: to.siege?.cross ?? from.siege.cross,
    },
    sites: new Map(
      from.view.sites.map((site) => [
        `site:${site.site}`,
        razed.has(site.site) ? { ...site, building: null, bonus: null } : site,
      ]),
    ),
  };
}

/** One beat may tell of the same way twice: two marches, a land taken and lost. */
function distinct(motions: Motion[]): Motion[] {
  const seen = new Map<string, number>();
  return motions.map((one) => {
    const times = seen.get(one.key) ?? 0;
    seen.set(one.key, times + 1);
    return times ? { ...one, key: `${one.key} ${times}` } : one;
  });
}

/** Several of one kind come one after the other, each while the one before still settles. */
function inTurn<M extends Timed & { piece?: Piece }>(motions: M[]): M[] {
  const order = [...motions].sort((one, other) => rank(one) - rank(other));
  const step = order.length > 1 ? Math.min(0.35, 0.6 / (order.length - 1)) : 0;
  const lasts = 1 - step * (order.length - 1);
  return order.map((one, at) => ({ ...one, span: [at * step, Math.min(1, at * step + lasts)] }));
}
const rank = (one: { piece?: Piece }) => (one.piece ? PART[one.piece.kind] : 0);

function worksOf(from: View, to: View, atlas: Atlas): Works[] {
  const was = new Map(from.sites.map((site) => [site.site, site]));
  const now = new Map(to.sites.map((site) => [site.site, site]));
  const works = (does: Works['do'], site: SiteView): Works[] => {
    const at = atlas.sites.get(`site:${site.site}`)?.at;
    return at ? [{ do: does, key: `${does} ${site.site}`, span: [0, 1], site, at }] : [];
  };
  return [...new Set([...was.keys(), ...now.keys()])].flatMap((name) => {
    const one = was.get(name);
    const other = now.get(name);
    if ((one?.building ?? null) === (other?.building ?? null)) return [];
    return [...(one?.building ? works('raze', one) : []), ...(other?.building ? works('build', other) : [])];
  });
}

/** Cornucopias that are laid on printed ones: the disc there only changes its number. */
function tokensOf(from: View, to: View, atlas: Atlas): Token[] {
  type Laid = Pick<SeaView, 'icons' | 'cornucopias'>;
  const laid = (view: View) =>
    new Map<string, Laid>([
      ...view.lands.map((land): [string, Laid] => [`land:${land.land}`, land]),
      ...view.seas.map((sea): [string, Laid] => [`sea:${sea.sea}`, sea]),
    ]);
  const was = laid(from);
  return [...laid(to)].flatMap(([token, now]): Token[] => {
    const before = was.get(token);
    const at = atlas.areas.get(token)?.cornucopias[0];
    const more = now.cornucopias - (before?.cornucopias ?? 0);
    if (!now.icons || !at || !before || !more) return [];
    return [{ do: more > 0 ? 'token' : 'token-gone', key: `token ${token}`, span: [0, 1], at }];
  });
}

/** Lands that change hands. */
function sweepsOf(from: View, entries: readonly LogEntry[]): Sweep[] {
  return entries.flatMap(({ event }): Sweep[] => {
    if (event.event !== 'land_taken' || event.faction === 'none') return [];
    if (!from.lands.some((land) => land.land === event.land)) return [];
    const faction = String(event.faction);
    return [{ do: 'sweep', key: `sweep ${event.land}`, span: [0, 1], area: `land:${event.land}`, faction }];
  });
}

/** Where one must look to see it all, the goals last. */
export function spotsOf(motions: Motion[], atlas: Atlas): Spot[] {
  return motions.flatMap((one): Spot[] => {
    if (one.do === 'travel') return [...one.line.slice(0, 1), ...one.line.slice(-1)];
    if (one.do !== 'sweep') return [one.at];
    const middle = atlas.areas.get(one.area)?.middle;
    return middle ? [middle] : [];
  });
}
