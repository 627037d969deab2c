/** Which entries of a step one sentence tells of, while it plays. */
import type { LogEntry } from '../api/client';
import type { Beat, BeatKind } from './types';

/** Beats that are told together, if they follow each other; all that is not named here is one deed. */
const SCENES: Partial<Record<BeatKind, string>> = {
  bid: 'bid',
  paid: 'paid',
  income: 'income',
  column: 'column',
  upkeep: 'upkeep',
  turn: 'turn',
  approach: 'fight',
  dice: 'fight',
  verdict: 'fight',
  loss: 'fight',
  retreat: 'fight',
  moment: 'moment',
};
const sceneOf = (beat: Beat) => SCENES[beat.kind] ?? 'deed';

/** Whether the sentence of a beat is over with it; a fight has one for each of its beats. */
export function endsScene(beats: readonly Beat[], at: number): boolean {
  const [now, next] = [beats[at], beats[at + 1]];
  if (!now || !next) return true;
  return sceneOf(now) === 'fight' || sceneOf(now) !== sceneOf(next);
}

/** A fight is told as far as it has come: nobody may read its end before its dice lie still. */
export function sceneEntries(beats: Beat[], now: Beat): LogEntry[] {
  const at = beats.findIndex((beat) => beat.entries[0]?.n === now.entries[0]?.n);
  if (at < 0) return now.entries;
  const scene = sceneOf(now);
  let first = at;
  while (first > 0 && sceneOf(beats[first - 1] as Beat) === scene) first -= 1;
  // While dice roll only what led to them is told.
  if (now.kind === 'dice') return beats.slice(first, at).flatMap((beat) => beat.entries);
  let last = at;
  if (scene !== 'fight')
    while (last + 1 < beats.length && sceneOf(beats[last + 1] as Beat) === scene) last += 1;
  return beats.slice(first, last + 1).flatMap((beat) => beat.entries);
}
