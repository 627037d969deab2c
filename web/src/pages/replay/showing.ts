/** A step of a game on show: what its board is given, and which entries are told while it moves. */
import type { LogEntry } from '../../api/client';
import type { AnyBoardProps } from '../../boards/title';
import { sceneEntries } from '../../stage/scenes';
import type { Playing } from '../../stage/types';

type Shown = Pick<AnyBoardProps, 'view' | 'drawing' | 'chooser' | 'names' | 'people' | 'help'>;

/** With nothing to choose: whoever asks why not is told what a thing is. */
export function boardGiven(shown: Shown, log: LogEntry[], moving: Playing | null): AnyBoardProps {
  return { ...shown, fresh: log, playing: moving, told: begun(log, moving), whyNot: shown.help };
}

/** What has happened of the step that moves; a moment has no entries of its own and brings nothing forward. */
export function begun(log: LogEntry[], moving: Playing | null): LogEntry[] {
  if (!moving) return log;
  const beats = moving.beats.slice(0, moving.beats.indexOf(moving.beat) + 1);
  const last = beats.flatMap((beat) => beat.entries).at(-1)?.n ?? -1;
  return moving.step.entries.filter((entry) => entry.n <= last);
}

/** How much of the log there is by now: dice, sentence and list are of the same moment. */
export function entriesBy(frame: { entries: number }, told: LogEntry[]): number {
  return Math.max(frame.entries, (told.at(-1)?.n ?? -1) + 1);
}

/** What one sentence tells of: the scene that moves, else the step on show. A moment says nothing of its own. */
export function sceneOf(log: LogEntry[], moving: Playing | null): LogEntry[] {
  if (!moving) return log;
  return moving.beat.entries.length ? sceneEntries(moving.beats, moving.beat) : [];
}
