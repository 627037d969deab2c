/** Why things that one would look for among the options are not there: asked once per question, told beside them. */
import { get, lang } from '../api/client';

interface Why {
  reason: string;
  short: string;
}

export class Withheld {
  #asked = '';

  constructor(
    readonly table: string,
    /** Where the words go, by thing; first without any, so that each has its place. */
    readonly tell: (words: ReadonlyMap<string, string>) => void,
  ) {}

  /** A question of a seat: what it passes over. The same in the same language is not asked again. */
  async ask(index: number, seat: number, things: string[]) {
    const asked = [index, seat, lang(), ...things].join(' ');
    if (asked === this.#asked) return;
    const again = this.#asked.startsWith(`${index} `); // in another language
    this.#asked = asked;
    if (!again) this.tell(new Map(things.map((thing) => [thing, ''])));
    try {
      const whys = await Promise.all(
        things.map((thing) => get<Why>(`/tables/${this.table}/why`, { seat, thing, lang: lang() })),
      );
      if (this.#asked !== asked) return;
      this.tell(new Map(things.map((thing, at) => [thing, whys[at]?.short ?? ''])));
    } catch {
      // The table has moved on, or is out of reach: a click on the thing still asks.
    }
  }
}
