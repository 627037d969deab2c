/** What the server told of things: asked once for each moment of the table. */
import { get, lang } from '../api/client';
import type { CardInfo } from './types';

const AGAIN = 4000; // ms until a question that failed may be put again

export class AskedCards {
  #told = $state<Record<string, CardInfo>>({});
  /** By thing, whatever the moment: shown until the present moment's answer is there. */
  #last = $state<Record<string, CardInfo>>({});
  #asked = new Map<string, number>();

  constructor(readonly table: string) {}

  #key(index: number, seat: number | null, thing: string) {
    return `${index}/${seat ?? ''}/${lang()}/${thing}`;
  }

  of(index: number, seat: number | null, thing: string): CardInfo | null {
    return this.#told[this.#key(index, seat, thing)] ?? this.#last[this.#key(0, seat, thing)] ?? null;
  }

  /** Nobody waits for it: without an answer a card says what it always says. */
  ask(index: number, seat: number | null, thing: string) {
    if (!this.table) return; // a lesson: nobody can be asked
    const key = this.#key(index, seat, thing);
    const before = this.#asked.get(key);
    if (this.#told[key] || (before !== undefined && performance.now() - before < AGAIN)) return;
    this.#asked.set(key, performance.now());
    get<CardInfo>(`/tables/${this.table}/card`, { seat, thing, lang: lang() })
      .then((info) => {
        if (info.index !== index) return void this.#asked.delete(key);
        this.#told[key] = info;
        this.#last[this.#key(0, seat, thing)] = info;
      })
      .catch(() => undefined);
  }
}
