/** Moments at which an item may be played: everybody with a card face down is asked, often in vain. */
import type { StandingQuestion } from '../../table/standing.svelte';
import type { ClassicView } from './view';

const until = (view: ClassicView) => view.cycle;
const window = (id: string, kind: string, answer: string): StandingQuestion => ({
  id,
  kind,
  answer,
  said: 'classic-passed',
  until,
  discreet: true,
});

export const WINDOWS: StandingQuestion[] = [
  window('helm', 'helm.use', 'helm pass'),
  window('palace', 'palace.use', 'palace pass'),
  window('girdle', 'girdle.player', 'girdle pass'),
  window('necklace', 'necklace.use', 'necklace pass'),
  window('sure', 'item.sure', 'three pass'),
];

/** The cards that are played in a window. */
export const windowItems = (id: string): string[] =>
  id === 'sure' ? ['item:arrows-of-apollo', 'item:trident'] : [`item:${id}`];
