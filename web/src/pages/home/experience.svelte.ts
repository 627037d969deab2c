/** What this visitor knows of the game: asked once by "Play now", kept in the browser, changed at will. */
import { remember, remembered } from '../../words/words.svelte';

export const EXPERIENCES = ['new', 'board', 'delos'] as const;
export type Experience = (typeof EXPERIENCES)[number];
const KEY = 'delos.experience';

class Kept {
  known = $state<Experience | null>(EXPERIENCES.find((one) => one === remembered(KEY)) ?? null);

  set(known: Experience) {
    this.known = known;
    remember(KEY, known);
  }
}

export const experience = new Kept();
