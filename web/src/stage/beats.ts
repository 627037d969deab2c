/** A step's entries, cut into beats. What an event is worth tells the title's table. */
import type { LogEntry } from '../api/client';
import type { Beat, BeatKind } from './types';

export interface Cue {
  kind: BeatKind;
  /** Alone at 1×. */
  ms: number;
  /** Joins the beat before it when that has the same kind; `most`: how long they last together. */
  joins?: boolean;
  most?: number;
  hold?: boolean;
  /** Belongs to the beat that follows: a price, a discount. */
  leads?: boolean;
  /** Belongs to the beat before it, whatever that is. */
  trails?: boolean;
}
/** The cue of an event; null: nothing is to be seen. `before`: what stands before it in the step. */
export type Cues = (entry: LogEntry, before: LogEntry | null, after: LogEntry | null) => Cue | null;

export const nameOf = (entry: LogEntry | null) => String(entry?.event.event ?? '');

function joined(last: Beat, cue: Cue, entry: LogEntry): Beat {
  const ms = cue.trails ? last.ms + cue.ms : Math.min(cue.most ?? cue.ms, last.ms + cue.ms);
  return { ...last, ms: Math.max(last.ms, ms), entries: [...last.entries, entry] };
}

export function beatsOf(entries: LogEntry[], cues: Cues): Beat[] {
  const beats: Beat[] = [];
  let leading: LogEntry[] = [];
  entries.forEach((entry, at) => {
    const cue = cues(entry, entries[at - 1] ?? null, entries[at + 1] ?? null);
    const last = beats.at(-1);
    if (cue?.leads) leading.push(entry);
    else if (last && (!cue || cue.trails)) {
      beats[beats.length - 1] = joined(last, cue ?? { kind: last.kind, ms: 0, trails: true }, entry);
    } else if (!cue) leading.push(entry);
    else if (last && cue.joins && last.kind === cue.kind && !leading.length)
      beats[beats.length - 1] = joined(last, cue, entry);
    else {
      beats.push({ kind: cue.kind, ms: cue.ms, entries: [...leading, entry], hold: cue.hold ?? false });
      leading = [];
    }
  });
  const last = beats.at(-1);
  if (last && leading.length) beats[beats.length - 1] = { ...last, entries: [...last.entries, ...leading] };
  return beats;
}
