/** What is known of the option under the pointer: the odds of its battle, or what it says in full. */
import type { Choice } from '../api/client';
import type { BattleOdds } from './odds.svelte';
import { bidIn, priceIn } from './price';
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

  /** What the label leaves out: what lies there, what it leads to, and the gold that is left. */
  get facts(): string[] {
    const { option } = this;
    const { view, extras, names } = this.table;
    if (!option || !view) return [];
    const leads = extras.leads?.(view, option.tokens, names) ?? [];
    const brings = this.table.forecasts.brings(this.index, option);
    return [...brings, this.table.factsOf(option), ...leads, this.purse(option)].filter(Boolean);
  }

  private get bids(): boolean {
    const { decision } = (this.table.view ?? {}) as { decision?: { kind: string } | null };
    return decision?.kind === 'offering.bid';
  }

  private purse(option: Choice): string {
    const { view, extras } = this.table;
    const gold = view ? (extras.gold?.(view) ?? null) : null;
    const price = this.bids ? bidIn(option.label) : priceIn(option.label);
    if (gold === null || price > gold) return '';
    if (option.tokens.includes('word:end')) return t('table-forecast-keep', { gold });
    return price ? t('table-forecast-left', { gold: gold - price }) : '';
  }
}
