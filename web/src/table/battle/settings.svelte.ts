/** Whose battles are told round by round; remembered in this browser. Dice lie on the map in any case. */
import { remember, remembered } from '../../words/words.svelte';

export type Watched = 'all' | 'mine';
export const WATCHED: Watched[] = ['all', 'mine'];
const KEY = 'delos.battles';

const stored = remembered(KEY);
const chosen = $state<{ watched: Watched }>({
  watched: WATCHED.find((one) => one === stored) ?? 'all',
});

export function watched(): Watched {
  return chosen.watched;
}

export function watch(wanted: Watched) {
  chosen.watched = wanted;
  remember(KEY, wanted);
}
