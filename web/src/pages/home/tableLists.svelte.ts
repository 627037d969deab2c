/** The lists of tables, fetched again every ten seconds while somebody looks. */
import { get, Refused, type TableInfo } from '../../api/client';
import { recall } from '../../ui/me.svelte';

export type Filter = 'mine' | 'open' | 'watch';
const EVERY = 10_000;

export class TableLists {
  lists = $state.raw<Partial<Record<Filter, TableInfo[]>>>({});
  /** Fluent id of what is wrong, if anything. */
  trouble = $state<string | null>(null);

  constructor(private readonly wanted: Filter[]) {}

  async fetch() {
    try {
      const found = await Promise.all(this.wanted.map((filter) => get<TableInfo[]>('/tables', { filter })));
      this.lists = Object.fromEntries(this.wanted.map((filter, at) => [filter, found[at] ?? []]));
      this.trouble = null;
      if (this.lists.mine?.length) void recall(true);
    } catch (error) {
      this.trouble = error instanceof Refused && error.code !== 'offline' ? 'lists-trouble' : 'offline';
    }
  }

  /** Starts looking; the answer ends it. */
  watch(): () => void {
    const look = () => {
      if (document.visibilityState === 'visible') void this.fetch();
    };
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }
}
