/** Steps of a game as the server tells them; a few are kept, none is asked for twice at once. */
import { type LogEntry, Refused, get } from '../api/client';

export interface Frame {
  step: number;
  steps: number;
  seat: number | null;
  view: unknown;
  log: LogEntry[];
  /** Entries of the whole log until then. */
  entries: number;
}

const KEPT = 80;
const PATIENCE = 450; // ms until we ask again when told that we ask too often
const TRIES = 12;

export class Frames {
  #kept = new Map<string, Promise<Frame>>();

  constructor(
    readonly id: string,
    private readonly ask = (query: Record<string, string | number | null>) =>
      get<Frame>(`/tables/${encodeURIComponent(id)}/replay`, query),
    private readonly wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
  ) {}

  has(step: number, seat: number | null, lang: string): boolean {
    return this.#kept.has(`${lang}/${seat}/${step}`);
  }

  /** The step that brought an entry of the log. */
  holding(entry: number, seat: number | null, lang: string): Promise<Frame> {
    return this.#patiently({ entry, seat, lang });
  }

  at(step: number, seat: number | null, lang: string): Promise<Frame> {
    const key = `${lang}/${seat}/${step}`;
    const known = this.#kept.get(key);
    if (known) {
      this.#kept.delete(key); // moved to the young end
      this.#kept.set(key, known);
      return known;
    }
    const asked = this.#patiently({ step, seat, lang });
    this.#kept.set(key, asked);
    asked.catch(() => this.#kept.delete(key));
    for (const old of [...this.#kept.keys()].slice(0, Math.max(0, this.#kept.size - KEPT)))
      this.#kept.delete(old);
    return asked;
  }

  async #patiently(query: Record<string, string | number | null>): Promise<Frame> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await this.ask(query);
      } catch (error) {
        const again = error instanceof Refused && (error.status === 429 || error.status === 503);
        if (!again || attempt >= TRIES) throw error;
        await this.wait(PATIENCE);
      }
    }
  }

  /** The last step of a game under way changes its meaning when the game goes on. */
  forget() {
    this.#kept.clear();
  }
}
