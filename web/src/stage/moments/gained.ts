/** Metropolises that somebody came to have, from what the log tells. Pure. */
import type { LogEntry } from '../../api/client';
import type { Metropolis } from './moment';
import { isA, lastBefore, wordOf } from './reading';

export type Gained = Pick<Metropolis, 'at' | 'faction' | 'site' | 'land' | 'hero' | 'bonus' | 'from'>;

/** Founded, or taken with its land. */
export function gained(entries: LogEntry[]): Gained[] {
  return entries.flatMap((entry): Gained[] => {
    const taken = isA(entry, 'metropolis_lost');
    if (!taken && !isA(entry, 'metropolis', 'metropolis_on_card')) return [];
    const from = taken ? wordOf(entry, 'faction') : null;
    // Whoever took the land before it; without such, the city fell and nobody has it.
    const taking = taken
      ? lastBefore(entries, entry, (one) => isA(one, 'land_taken') && wordOf(one, 'loser') === from)
      : null;
    const faction = taken ? taking && wordOf(taking, 'faction') : wordOf(entry, 'faction');
    if (!faction) return [];
    const site = wordOf(entry, 'site');
    return [
      {
        at: entry.n,
        faction,
        site,
        land: site?.replace(/-\d+$/, '') ?? null,
        hero: wordOf(entry, 'hero'),
        bonus: wordOf(entry, 'bonus'),
        from,
      },
    ];
  });
}
