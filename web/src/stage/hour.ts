/** The phase, or the turn of Mytikas, that begins within a step: it is told while the step plays, before the view knows of it. Pure. */
import type { LogEntry } from '../api/client';
import { nameOf } from './beats';
import type { Playing } from './types';

export type Hour = { cycle: number; phase: string } | { turn: number };

const hourOf = (entry: LogEntry | undefined): Hour | null =>
  entry ? { cycle: Number(entry.event.cycle), phase: String(entry.event.phase) } : null;

const startsTurn = (entry: LogEntry) => nameOf(entry) === 'turn_starts' && 'turn' in entry.event;
const turnOf = (entry: LogEntry | undefined): Hour | null =>
  entry ? { turn: Number(entry.event.turn) } : null;

/** `begun`: the entries of the running step whose beats have begun. Null: nothing new has begun. */
export function hourIn(begun: readonly LogEntry[], playing: Playing | null): Hour | null {
  const turn = begun.findLast(startsTurn);
  if (turn) return turnOf(turn);
  const phase = begun.findLast((entry) => nameOf(entry) === 'phase');
  // The band of a new cycle comes before all that the cycle brings.
  const moment = playing?.beat.moment;
  if (moment?.kind === 'round') return turnOf(playing?.step.entries.find(startsTurn));
  if (moment?.kind !== 'cycle') return hourOf(phase);
  const opens = playing?.step.entries.find(
    (entry) => nameOf(entry) === 'phase' && entry.event.cycle === moment.cycle,
  );
  return hourOf(opens ?? phase);
}
