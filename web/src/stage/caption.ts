/** The sentence of what plays, or of the last deed. */
import { type Told, tell } from '../telling';
import type { TheTable } from '../table/theTable.svelte';
import { t } from '../words/words.svelte';
import { sceneEntries } from './scenes';
import type { Playing } from './types';

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
