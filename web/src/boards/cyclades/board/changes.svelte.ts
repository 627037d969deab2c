/** What just happened on the map, read from the newest log entries: rings that go after a while. */
import type { LogEntry } from '../../../api/client';
import type { Atlas } from './atlas';

export interface Change {
  key: number;
  token: string;
}

const RING = 6000;
const TOO_MUCH = 80; // a whole game at once is no news
const PLACES = ['land', 'sea', 'area', 'origin', 'one', 'other'];

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

export class Changes {
  rings = $state.raw<Change[]>([]);
  #seen: LogEntry[] | null = null;
  #key = 0;
  #timers = new Set<number>();

  /** News since the last call; what was there at the first call is no news. */
  read(fresh: LogEntry[], atlas: Atlas) {
    const first = this.#seen === null;
    if (fresh === this.#seen) return;
    this.#seen = fresh;
    if (first || fresh.length > TOO_MUCH) return;
    this.ring(fresh.flatMap((entry) => placesOf(entry.event, atlas)));
  }

  /** Rings for these things, anew if they have one. */
  ring(things: string[]) {
    const tokens = new Set(things);
    if (!tokens.size) return;
    const rings = [...tokens].map((token) => ({ key: ++this.#key, token }));
    this.rings = [...this.rings.filter((ring) => !tokens.has(ring.token)), ...rings];
    this.#later(RING, () => (this.rings = this.rings.filter((ring) => !rings.includes(ring))));
  }

  /** Another table: nothing has changed there. */
  clear() {
    this.rings = [];
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
