/** Which panels are open on this screen. */
import type { BattleOdds } from './odds.svelte';

export type Tab = 'board' | 'side' | 'players' | 'log';

export class Seen {
  settings = $state(false);
  text = $state(false);
  end = $state(false);
  /** The end has been shown: from now on one may come back to it. */
  ended = $state(false);
  /** The poster of the victory, over the board. */
  victory = $state(false);
  /** The log as a drawer, where there is no room for it. */
  log = $state(false);
  tab = $state<Tab>('board');
  reckoning = $state.raw<BattleOdds | null>(null);
}
