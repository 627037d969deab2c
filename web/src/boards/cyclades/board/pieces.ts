/** What stands in each area, and how large it is. */
import type { View } from '../view';
import type { Spot } from './atlas';

export type PieceKind =
  | 'creature'
  | 'hero'
  | 'troop'
  | 'mercenary'
  | 'undead'
  | 'fleet'
  | 'undead-fleet'
  | 'token'
  | 'gold'
  | 'cornucopia';

export interface Piece {
  key: string;
  kind: PieceKind;
  /** kraken, achilles; empty for equal pieces. */
  name: string;
  faction: string | null;
  count: number;
  /** What options may call this very piece. */
  tokens: string[];
}
export interface Placed {
  piece: Piece;
  x: number;
  y: number;
  size: number;
  /** Where it goes while its pile is fanned out; null: it stands in no pile. */
  fan: Spot | null;
}
/** Sizes at a cell radius of 30. */
export const SIZES: Record<PieceKind, number> = {
  creature: 49,
  hero: 40,
  troop: 37,
  mercenary: 35,
  undead: 37,
  fleet: 37,
  'undead-fleet': 37,
  token: 26,
  gold: 20,
  cornucopia: 22,
};
export const BUILDING = 33;
export const METROPOLIS = 45;
export const ICON = 23; // a disc with a horn or a priestess
export const SITE = 24; // what one sees of an empty one
export const isLarge = (building: string | null) => building === 'metropolis' || building === 'necropolis';
/** Charybdis and Scylla are two pieces of one card. */
const CARD_OF: Record<string, string> = { scylla: 'charybdis' };

/** Pieces by area, in the order in which they take their places. */
export function standing(view: View): Map<string, Piece[]> {
  const found = new Map<string, Piece[]>();
  const add = (area: string, piece: Piece) => found.set(area, [...(found.get(area) ?? []), piece]);
  const stack = (kind: PieceKind, area: string, faction: string | null, count: number) => {
    if (count > 0) add(area, { key: `${kind}@${area}`, kind, name: '', faction, count, tokens: [] });
  };
  const seas = new Set(view.seas.map((sea) => sea.sea));
  for (const { piece, owner, area } of view.figurines) {
    const tokens = [
      `piece:${piece}`,
      `creature:${piece}`,
      ...(CARD_OF[piece] ? [`creature:${CARD_OF[piece]}`] : []),
    ];
    const place = `${seas.has(area) ? 'sea' : 'land'}:${area}`;
    add(place, { key: `piece:${piece}`, kind: 'creature', name: piece, faction: owner, count: 1, tokens });
  }
  const invading = new Set(view.battle?.heroes ?? []);
  for (const { hero, owner, land } of view.heroes.pieces)
    if (!invading.has(hero))
      add(`land:${land}`, {
        key: `hero:${hero}`,
        kind: 'hero',
        name: hero,
        faction: owner,
        count: 1,
        tokens: [`hero:${hero}`],
      });
  for (const land of view.lands) {
    const area = `land:${land.land}`;
    stack('troop', area, land.owner, land.troops);
    stack('mercenary', area, land.owner, land.mercenaries);
    stack('undead', area, land.owner, land.undead ?? 0);
    stack('token', area, land.owner, land.token ? 1 : 0);
    stack('gold', area, null, land.gold);
    if (!land.icons) stack('cornucopia', area, null, land.cornucopias);
  }
  for (const sea of view.seas) {
    const area = `sea:${sea.sea}`;
    stack('fleet', area, sea.owner, sea.fleets);
    stack('undead-fleet', area, sea.owner, sea.undead ?? 0);
    if (!sea.icons) stack('cornucopia', area, null, sea.cornucopias);
  }
  return found;
}

/** Those who attack, standing beside the area until the battle is over. */
export function invaders(view: View): Piece[] {
  const battle = view.battle;
  if (!battle) return [];
  const stack = (kind: PieceKind, count: number): Piece[] =>
    count > 0
      ? [{ key: `invading ${kind}`, kind, name: '', faction: battle.attacker, count, tokens: [] }]
      : [];
  return [
    ...battle.heroes.map((hero): Piece => ({
      key: `hero:${hero}`,
      kind: 'hero',
      name: hero,
      faction: battle.attacker,
      count: 1,
      tokens: [`hero:${hero}`],
    })),
    ...stack('troop', battle.troops),
    ...stack('mercenary', battle.mercenaries),
    ...stack('undead', battle.undead ?? 0),
    ...stack('fleet', battle.fleets),
    ...stack('undead-fleet', battle.undead_fleets ?? 0),
  ];
}
