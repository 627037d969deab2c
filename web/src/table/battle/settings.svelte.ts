/** Which battles open by themselves; remembered in this browser. */
import { remember, remembered } from '../../words/words.svelte';

export type Watched = 'all' | 'mine' | 'none';
export const WATCHED: Watched[] = ['all', 'mine', 'none'];
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
