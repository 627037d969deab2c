/** Which entries one sentence tells of while a step plays. */
import type { LogEntry } from '../api/client';
import { type Told, tell } from '../telling';
import type { TheTable } from '../table/theTable.svelte';
import { t } from '../words/words.svelte';
import type { Beat, BeatKind, Playing } from './types';

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

const NOTHING: Told = {
  caption: '',
  context: '',
  line: '',
  faction: null,
  disc: null,
  places: [],
  parts: [],
};

/** The sentence below the map: of what plays, else of the last deed shown. */
export function captionOf(table: TheTable, index?: number): Told {
  const { stage, teller } = table;
  const playing: Playing | null = index === undefined ? stage.playing : null;
  const shot = index === undefined ? stage.deed : stage.shotAt(index);
  // A band says what it is about; what it stands for is told when it is gone.
  if (playing?.beat.kind === 'moment') return NOTHING;
  if (playing && playing.beat.entries.length) {
    const entries = sceneEntries(playing.beats, playing.beat);
    return entries.length ? tell(entries, teller) : { ...NOTHING, caption: t('stage-dice'), disc: 'ico:die' };
  }
  if (!shot) return NOTHING;
  // A step may end a turn and open a cycle: its last scene is what was seen last.
  const last = shot.beats.at(-1);
  return tell(last && index === undefined ? sceneEntries(shot.beats, last) : shot.entries, teller);
}

/** The last sentence that was said, for what goes without one while the stage plays. */
export class Kept {
  #last = NOTHING;

  of(told: Told, behind: boolean): Told {
    if (!told.caption && behind) return this.#last;
    return (this.#last = told);
  }
}
