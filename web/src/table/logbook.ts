/** The log in chapters: one per phase and per turn. Pure, so that it can be tested. */
import type { LogEntry } from '../api/client';

export interface Line {
  n: number;
  text: string;
  /** Whose deed it is, for the disc before the line. */
  faction: string | null;
  /** Areas and sites the line is about. */
  tokens: string[];
}
export interface Chapter {
  key: number;
  /** The text of the phase or turn; null for what came before the first. */
  title: string | null;
  faction: string | null;
  level: 'phase' | 'turn';
  lines: Line[];
}

/** Reckoning that the battle panel shows; in the log it would be noise. */
const SILENT = new Set(['muster']);
const ACTORS = ['faction', 'attacker', 'thief', 'player'];

export const known = (entry: LogEntry) => entry.event as Record<string, unknown>;

function factionOf(event: Record<string, unknown>): string | null {
  for (const key of ACTORS) {
    const value = event[key];
    if (typeof value === 'string' && value !== 'none') return value;
  }
  return null;
}

/** Where it happened. An area may be land or sea: both are named, the board knows which there is. */
export function placesOf(event: Record<string, unknown>): string[] {
  const found: string[] = [];
  const add = (kind: string, value: unknown) => {
    if (typeof value === 'string') found.push(`${kind}:${value}`);
  };
  add('land', event.land);
  add('sea', event.sea);
  for (const key of ['area', 'origin', 'one', 'other']) {
    add('land', event[key]);
    add('sea', event[key]);
  }
  for (const key of ['space', 'deity', 'patron', 'level']) add(key, event[key]);
  if (typeof event.site === 'string') {
    add('site', event.site);
    add('land', event.site.replace(/-\d+$/, ''));
  }
  return found;
}

export function chapters(log: LogEntry[]): Chapter[] {
  const found: Chapter[] = [];
  for (const entry of log) {
    const event = known(entry);
    const name = String(event.event ?? '');
    if (SILENT.has(name) || !entry.text) continue;
    const faction = factionOf(event);
    if (name === 'phase' || name === 'turn' || name === 'turn_starts') {
      found.push({
        key: entry.n,
        title: entry.text,
        faction,
        level: name === 'phase' ? 'phase' : 'turn',
        lines: [],
      });
      continue;
    }
    let chapter = found.at(-1);
    if (!chapter) {
      chapter = { key: entry.n, title: null, faction: null, level: 'phase', lines: [] };
      found.push(chapter);
    }
    chapter.lines.push({ n: entry.n, text: entry.text, faction, tokens: placesOf(event) });
  }
  return found;
}

/** The number of the first entry since the last turn of one of these factions was over. */
export function sinceLastTurn(log: LogEntry[], mine: string[]): number | null {
  let next: number | null = null; // a turn that began after mine
  for (let at = log.length - 1; at >= 0; at--) {
    const entry = log[at];
    if (!entry) continue;
    const event = known(entry);
    const name = event.event;
    if (name === 'turn_starts') {
      // The own turn that runs now is not the last one yet.
      if (!mine.includes(String(event.player))) next = entry.n;
      else if (next !== null) return next;
    }
    if ((name === 'turn_over' || name === 'bid') && mine.includes(String(event.faction))) return entry.n + 1;
  }
  return null;
}
