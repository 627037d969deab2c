/** The whole log of a game as one seat may read it, fetched in pieces when it is first shown. */
import { type LogEntry, get } from '../../api/client';
import { language } from '../../words/words.svelte';

interface Piece {
  from: number;
  total: number;
  log: LogEntry[];
}
const PIECE = 500; // as many entries as the server sends at once

export class Chronicle {
  entries = $state.raw<LogEntry[]>([]);
  #wish = 0;

  constructor(readonly id: string) {}

  async load(seat: number | null) {
    const wish = ++this.#wish;
    const found: LogEntry[] = [];
    for (let from = 0; ; from += PIECE) {
      const query = { seat, from, to: from + PIECE, lang: language() };
      const piece = await get<Piece>(`/tables/${encodeURIComponent(this.id)}/log`, query);
      if (wish !== this.#wish) return;
      found.push(...piece.log);
      if (from + PIECE >= piece.total) break;
    }
    this.entries = found;
  }
}

/** What is known after the entry `last`: the newest `count` of it, oldest first. */
export function upTo(entries: LogEntry[], last: number, count: number): LogEntry[] {
  return entries.filter((entry) => entry.n <= last).slice(-count);
}
