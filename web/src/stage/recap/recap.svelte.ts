/**
 * The recap of one table: when it opens by itself, from which entry it tells, how long one was away. What was
 * shown last is kept in the browser, so that it is known hours later.
 */
import { type LogEntry, get, lang } from '../../api/client';
import { sinceLastTurn } from '../../table/logbook';
import { remember, remembered } from '../../words/words.svelte';
import { isNews } from './span';

const AWAY = 60_000; // ms: who comes back sooner has not forgotten
const PAGE = 500; // entries the server sends at once

interface Kept {
  /** The newest entry that was shown, and when. */
  n: number;
  at: number;
}

export class Recap {
  open = $state(false);
  /** What is told, and what came before it (who fights whom, whose turn it was). */
  entries = $state.raw<LogEntry[]>([]);
  before = $state.raw<LogEntry[]>([]);
  /** ms since one last looked; 0 when one was here. */
  away = $state(0);

  constructor(
    private readonly table: string,
    /** The log up to the shown moment. */
    private readonly log: () => LogEntry[],
    /** The listener's factions. */
    private readonly own: () => string[],
  ) {}

  get #key() {
    return `delos.seen.${this.table}`;
  }

  /** The newest shown entry was seen just now. */
  keep() {
    const last = this.log().at(-1);
    if (last) remember(this.#key, JSON.stringify({ n: last.n, at: Date.now() } satisfies Kept));
  }

  #kept(): Kept | null {
    try {
      const kept = JSON.parse(remembered(this.#key) ?? 'null') as Kept | null;
      return kept && Number.isFinite(kept.n) && Number.isFinite(kept.at) ? kept : null;
    } catch {
      return null;
    }
  }

  /** Back at the table: if others have gone on meanwhile, it is told what they did. */
  async back(seat: number | null) {
    const kept = this.#kept();
    const newest = this.log().at(-1)?.n ?? -1;
    if (!kept || kept.n >= newest || Date.now() - kept.at < AWAY) return;
    await this.#tell(kept.n + 1, seat);
    if (!isNews(this.entries, this.own())) return;
    this.away = Date.now() - kept.at;
    this.open = true;
  }

  /** What was dropped instead of played. */
  async missed(first: number, seat: number | null) {
    await this.#tell(first, seat);
    if (isNews(this.entries, this.own())) this.open = true;
  }

  /** By hand, from the log's title. */
  async show(seat: number | null) {
    const log = this.log();
    this.away = 0;
    await this.#tell(log.at(0)?.n ?? 0, seat);
    this.open = this.entries.length > 0;
  }

  close() {
    this.open = false;
    this.away = 0;
  }

  /** Everything since the last own turn, or from an entry on if that is older. */
  async #tell(from: number, seat: number | null) {
    let log = this.log();
    if ((log.at(0)?.n ?? 0) > from) log = await this.#whole(from, seat, log);
    const turn = sinceLastTurn(log, this.own());
    const first = turn ?? from;
    this.before = log.filter((entry) => entry.n < first);
    this.entries = log.filter((entry) => entry.n >= first);
  }

  /** Entries that the live connection has not sent: it only sends the newest. */
  async #whole(from: number, seat: number | null, log: LogEntry[]): Promise<LogEntry[]> {
    const known = log.at(0)?.n ?? 0;
    const found: LogEntry[] = [];
    try {
      for (let next = from; next < known; next += PAGE) {
        const page = await get<{ log: LogEntry[] }>(`/tables/${this.table}/log`, {
          seat,
          from: next,
          to: Math.min(known, next + PAGE),
          lang: lang(),
        });
        found.push(...page.log);
        if (!page.log.length) break;
      }
    } catch {
      return log; // what is here will do
    }
    return [...found, ...log];
  }
}
