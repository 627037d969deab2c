/** Questions that Cyclades asks in parts: settling, marching, sailing. */
import type { Choice } from '../../api/client';
import { partsBy, type Parts } from '../../table/parts';
import type { View } from './view';

const FAMILIES: Record<string, [RegExp, string][]> = {
  march: [
    [/^(move|march)\.from$/, 'part-from'],
    [/^(move|march)\.(troops|mercenaries|undead|hero)$/, 'part-count'],
    [/^(move|march)\.to$/, 'part-to'],
  ],
  sail: [
    [/^(sail|voyage|sylph)\.from$/, 'part-from'],
    [/^(sail|voyage|sylph)\.(count|undead)$/, 'part-count'],
    [/^(sail|voyage|sylph)\.to$/, 'part-to'],
  ],
};
/** The two rounds of settling in the Legendary Edition. */
const HOME = ['part-land', 'part-land', 'part-fleet', 'part-fleet'];
const OUTPOST = ['part-land', 'part-fleet', 'part-troop', 'part-troop', 'part-troop'];

type Settling = Pick<View, 'decision' | 'factions' | 'seat' | 'lands' | 'seas'>;

/** Options: a second land must lie on another island, so fewer are offered than are free. */
export function settlingParts(
  view: Settling,
  options: Pick<Choice, 'tokens'>[] | null,
  taken: string[],
): Parts | null {
  const kind = view.decision?.kind ?? '';
  const own = view.factions[view.decision?.seat ?? -1]?.faction;
  if (!kind.startsWith('placement.') || !own) return null;
  const lands = view.lands.filter((land) => land.owner === own).length;
  const fleets = view.seas.filter((sea) => sea.owner === own).reduce((sum, sea) => sum + sea.fleets, 0);
  if (kind === 'placement.land' && lands === 0) {
    const free = view.lands.filter((land) => land.owner === null).length;
    return { now: taken.length || (options && options.length < free) ? 2 : 1, words: HOME };
  }
  if (kind === 'placement.fleet' && lands === 2) return { now: fleets ? 4 : 3, words: HOME };
  if (kind === 'placement.land') return { now: 1, words: OUTPOST };
  if (kind === 'placement.fleet') return { now: 2, words: OUTPOST };
  const troops = view.lands.filter((land) => land.owner === own).reduce((sum, land) => sum + land.troops, 0);
  return { now: Math.min(OUTPOST.length, 3 + troops), words: OUTPOST };
}

export const movingParts = (view: Pick<View, 'decision'>): Parts | null =>
  partsBy(FAMILIES, view.decision?.kind ?? '');

/** A god was named: how much is offered is still to be said. */
export const begunOffering = (view: Pick<View, 'decision'>) => view.decision?.kind === 'offering.bid';
