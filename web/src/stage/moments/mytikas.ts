/** The moments of Mytikas: rounds, locks, the end in sight, the last turn, the end. */
import type { LogEntry } from '../../api/client';
import { type End, LASTS, type Moment } from './moment';
import { isA, numberOf, wordOf } from './reading';

interface Table {
  over: boolean;
  turn: number;
  ended_by: string[];
  mountain: { tokens: number }[];
  locks: number[];
  players: { player: string; points: number; slots: Record<string, number> }[];
}

const LEVELS = 3; // of the mountain must be full
const ends: End[] = ['levels', 'locks', 'built'];

/** What would end the game with one more deed. */
function near(table: Table): { end: End; player: string | null }[] {
  const found: { end: End; player: string | null }[] = [];
  const open = table.mountain.map((level) => level.tokens).filter((tokens) => tokens > 0);
  if (table.mountain.length - open.length === LEVELS - 1 && open.includes(1))
    found.push({ end: 'levels', player: null });
  if (table.locks.length === 1) found.push({ end: 'locks', player: null });
  for (const { player, slots } of table.players)
    if (Object.values(slots).filter((level) => level === 0).length === 1)
      found.push({ end: 'built', player });
  return found;
}

export function mytikasMoments(was: unknown, is: unknown, entries: LogEntry[]): Moment[] {
  const [before, after] = [was as Table, is as Table];
  const last = entries.at(-1)?.n ?? 0;
  const found: Moment[] = [];
  for (const entry of entries) {
    const here = { at: entry.n, side: 'after' as const };
    if (isA(entry, 'lock')) {
      const [faction, deity] = [wordOf(entry, 'player') ?? '', wordOf(entry, 'deity') ?? ''];
      const value = numberOf(entry, 'value');
      const places = [`deity:${deity}`];
      const left = after.locks.length;
      found.push({
        ...here,
        kind: 'lock',
        id: `lock-${value}`,
        ms: LASTS.lock,
        faction,
        deity,
        value,
        left,
        places,
      });
    }
    if (isA(entry, 'end_triggered')) {
      const end = ends.find((one) => one === wordOf(entry, 'end')) ?? 'levels';
      found.push({ ...here, kind: 'final', id: 'final', ms: LASTS.final, faction: null, end, places: [] });
    }
  }
  const common = { at: last, side: 'after' as const, places: [] };
  if (after.over && !before.over)
    return [...found, { ...common, kind: 'victory', id: 'victory', ms: LASTS.victory, faction: null }];
  if (!after.ended_by.length) {
    const known = near(before);
    const fresh = near(after).find(
      (one) => !known.some((old) => old.end === one.end && old.player === one.player),
    );
    if (fresh) {
      const id = `near-${fresh.end}-${fresh.player ?? ''}`;
      found.push({ ...common, kind: 'near', id, ms: LASTS.near, faction: fresh.player, end: fresh.end });
    }
  }
  return [...found, ...rounds(after, entries)];
}

/** Everybody has had as many turns as the others, and the first begins anew. */
function rounds(after: Table, entries: LogEntry[]): Moment[] {
  const starts = entries.find((entry) => isA(entry, 'turn_starts'));
  const turn = starts ? numberOf(starts, 'turn') : 0;
  const seats = after.players.length;
  if (!starts || turn < 2 || (turn - 1) % seats !== 0) return [];
  const cards = entries
    .filter((entry) => isA(entry, 'card_revealed'))
    .map((entry) => wordOf(entry, 'deity') ?? '');
  // A game has dozens of rounds: only those with news are worth an interruption.
  if (!cards.length) return [];
  return [
    {
      kind: 'round',
      id: `round-${turn}`,
      ms: LASTS.round,
      at: starts.n,
      side: 'before',
      faction: wordOf(starts, 'player'),
      round: (turn - 1) / seats + 1,
      cards,
      points: after.players.map((one) => ({ faction: one.player, amount: one.points })),
      places: [],
    },
  ];
}
