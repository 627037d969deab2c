/** The picture of a term of strength. */
import type { OddsTerm } from './odds.svelte';

const UNITS: Record<string, string> = {
  troops: 'piece-troop',
  mercenaries: 'piece-mercenary',
  undead: 'piece-undead',
  fleets: 'piece-fleet',
};

export function termSymbol(term: Pick<OddsTerm, 'what' | 'name'>): { icon: string | null; token: string } {
  const unit = UNITS[term.what];
  if (unit) return { icon: unit, token: `word:${term.what}` };
  if (term.what === 'buildings')
    return { icon: `bld-${term.name ?? 'fortress'}`, token: `building:${term.name ?? ''}` };
  if (term.what === 'creature') return { icon: null, token: `creature:${term.name ?? ''}` };
  if (term.what === 'hero') return { icon: null, token: `hero:${term.name ?? ''}` };
  return { icon: 'ico-die', token: `word:${term.what}` };
}
