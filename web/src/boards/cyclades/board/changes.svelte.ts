/** What just happened on the map, read from the newest log entries: rings that fade, pieces that travel. */
import type { LogEntry } from '../../../api/client';
import type { Atlas, Area } from './atlas';
import type { PieceKind } from './pieces';

export interface Travel {
  key: number;
  kind: PieceKind;
  faction: string | null;
  count: number;
  from: string;
  to: string;
}
export interface Change {
  key: number;
  token: string;
}

const RING = 6000;
const TRAVEL = 340;
const TOO_MUCH = 80; // a whole game at once is no news
const PLACES = ['land', 'sea', 'area', 'origin', 'one', 'other'];

type Owners = (area: Area) => string | null;

/** The areas and sites that an event names. */
export function placesOf(event: LogEntry['event'], atlas: Atlas): string[] {
  const found: string[] = [];
  for (const field of PLACES) {
    const area = atlas.slugs.get(String(event[field] ?? ''));
    if (area) found.push(area.token);
  }
  const site = `site:${String(event.site ?? '')}`;
  if (atlas.sites.has(site)) found.push(site);
  return found;
}

/** Pieces that an event moves; heroes and creatures move by themselves, since each is one of a kind. */
export function travelsOf(event: LogEntry['event'], atlas: Atlas, owners: Owners): Omit<Travel, 'key'>[] {
  const from = atlas.slugs.get(String(event.origin ?? ''));
  const to = atlas.slugs.get(String(event.land ?? event.sea ?? ''));
  if (!from || !to) return [];
  const travel = (kind: PieceKind, faction: string | null, count: unknown) =>
    Number(count) > 0 ? [{ kind, faction, count: Number(count), from: from.token, to: to.token }] : [];
  if (event.event === 'units_moved') {
    const faction = owners(to) ?? owners(from);
    return [
      ...travel('troop', faction, event.troops),
      ...travel('mercenary', faction, event.mercenaries),
      ...travel('undead', faction, event.undead),
    ];
  }
  if (event.event === 'fleets_moved') return travel('fleet', String(event.faction), event.count);
  return [];
}

export class Changes {
  rings = $state.raw<Change[]>([]);
  travels = $state.raw<Travel[]>([]);
  #seen: LogEntry[] | null = null;
  #key = 0;
  #timers = new Set<number>();

  /** News since the last call; what was there at the first call is no news. */
  read(fresh: LogEntry[], atlas: Atlas, owners: Owners) {
    const first = this.#seen === null;
    if (fresh === this.#seen) return;
    this.#seen = fresh;
    if (first || fresh.length > TOO_MUCH) return;
    this.ring(fresh.flatMap((entry) => placesOf(entry.event, atlas)));
    const travels = fresh
      .flatMap((entry) => travelsOf(entry.event, atlas, owners))
      .map((one) => ({ ...one, key: ++this.#key }));
    if (travels.length && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
      this.travels = [...this.travels, ...travels];
      this.#later(TRAVEL, () => (this.travels = this.travels.filter((one) => !travels.includes(one))));
    }
  }

  /** Rings for these things, anew if they have one. */
  ring(things: string[]) {
    const tokens = new Set(things);
    if (!tokens.size) return;
    const rings = [...tokens].map((token) => ({ key: ++this.#key, token }));
    this.rings = [...this.rings.filter((ring) => !tokens.has(ring.token)), ...rings];
    this.#later(RING, () => (this.rings = this.rings.filter((ring) => !rings.includes(ring))));
  }

  #later(wait: number, then: () => void) {
    const timer = window.setTimeout(() => {
      this.#timers.delete(timer);
      then();
    }, wait);
    this.#timers.add(timer);
  }

  stop() {
    for (const timer of this.#timers) clearTimeout(timer);
  }
}
