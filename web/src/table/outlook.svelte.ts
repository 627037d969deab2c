/** What is known of the option under the pointer: the odds of its battle, or what it says in full. */
import type { Choice } from '../api/client';
import type { BattleOdds } from './odds.svelte';
import type { TheTable } from './theTable.svelte';
import { t } from '../words/words.svelte';

export class Outlook {
  constructor(readonly table: TheTable) {}

  get option(): Choice | null {
    const { chooser, hinted, mine } = this.table;
    return mine ? (chooser.chosen ?? chooser.hovered ?? hinted) : null;
  }

  get index(): number {
    return this.table.state?.index ?? -1;
  }

  get battle(): BattleOdds | null {
    return this.option ? (this.table.forecasts.known(this.index, this.option) ?? null) : null;
  }

  get filled(): boolean {
    return this.option !== null;
  }

  get words(): string {
    if (this.option) return this.option.label;
    return this.table.mine ? t('table-forecast-none') : '';
  }
}
