/** Which symbols of the sheet stand for what. */
import type { PieceKind } from './pieces';

const SYMBOLS: Record<PieceKind, string> = {
  creature: 'piece-creature',
  hero: 'piece-hero',
  troop: 'piece-troop',
  mercenary: 'piece-mercenary',
  undead: 'map-undead',
  fleet: 'piece-fleet',
  'undead-fleet': 'map-undead-fleet',
  token: 'piece-control',
  gold: 'ico-gold',
  cornucopia: 'ico-cornucopia',
};
export const symbolOf = (kind: PieceKind) => SYMBOLS[kind];

const BONUSES: Record<string, string> = {
  troops: 'piece-troop',
  cornucopia: 'ico-cornucopia',
  priestess: 'ico-priestess',
  gold: 'ico-gold',
  fleets: 'piece-fleet',
  reserve: 'piece-creature',
  building: 'bld-temple',
  mixed: 'ui-star',
};
export const bonusSymbol = (bonus: string) => BONUSES[bonus] ?? 'ui-star';

const emblems = new Map<string, [number, number, number] | null>();

/** Where a faction's mark sits on a symbol, as the sheet itself says; null: nowhere. */
export function emblemOf(symbol: string): [number, number, number] | null {
  let found = emblems.get(symbol);
  if (found === undefined) {
    const [x, y, size] = (document.getElementById(symbol)?.dataset.emblem ?? '').split(' ').map(Number);
    found = x !== undefined && y !== undefined && size !== undefined ? [x, y, size] : null;
    emblems.set(symbol, found);
  }
  return found;
}
