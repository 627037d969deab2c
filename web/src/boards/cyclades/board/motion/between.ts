/** Between which two tables the running beat plays: what its step told before, and what it tells. */
import type { LogEntry } from '../../../../api/client';
import type { LandView, View } from '../../view';
import { folded, ownersAfter } from './fold';

/** What a board needs to know of the stage's `Playing`. */
export interface Running {
  step: { view: unknown; entries: LogEntry[] };
  beat: { kind: string; entries: LogEntry[] };
}
export interface Between {
  from: View;
  to: View;
  /** Who holds the lands while the beat plays. */
  owners: LandView[];
  entries: LogEntry[];
}

/** `view`: the table before the step. A moment tells again what the step has told: nothing moves in it. */
export function between(view: View, { step, beat }: Running): Between {
  const entries = beat.kind === 'moment' ? [] : beat.entries;
  const first = entries[0]?.n ?? Infinity;
  const last = entries.at(-1)?.n ?? first;
  const told = step.entries.filter((entry) => entry.n < first);
  const from = folded(view, told, step.entries);
  const done = step.entries.every((entry) => entry.n <= last);
  return {
    from,
    // The step's own view is the truth; it may tell more than its entries do.
    to: !entries.length ? from : done ? (step.view as View) : folded(from, entries, step.entries),
    owners: ownersAfter(view.lands, told),
    entries,
  };
}
