/** Which things of the board are lit, pointed at, chosen: read from the one choice, kept nowhere else. */
import { isThing, type Chooser } from '../../../table/chooser.svelte';
import { spotlight } from '../../../table/spotlight.svelte';

export class Marks {
  /** The thing under the pointer or the keyboard's focus. */
  pointed = $state.raw<string | null>(null);
  /** The thing with the keyboard's focus, if its ring is to be seen. */
  focused = $state.raw<string | null>(null);

  readonly asked = $derived.by(() => this.#chooser().options.length > 0);
  /** Things that options name themselves; a land whose sites are lit is alive but not named. */
  readonly named = $derived.by(() => {
    const chooser = this.#chooser();
    const found = new Set(chooser.left.flatMap((option) => option.tokens.filter(isThing)));
    for (const token of chooser.picked) found.delete(token);
    return found;
  });
  readonly chosen = $derived.by(() => {
    const chooser = this.#chooser();
    const about = chooser.options.length ? this.#about() : [];
    return new Set([...about, ...chooser.taken, ...chooser.picked, ...(chooser.chosen?.tokens ?? [])]);
  });
  /** Where the card that lies open could act: alone lit as long as it lies there. */
  readonly reached = $derived.by(() => (spotlight.reach.length ? new Set(spotlight.reach) : null));
  /** Places taken in the parts of this question that are answered: not on the table yet. */
  readonly taken = $derived.by(() => (this.asked ? this.#chooser().taken : []));
  readonly hot = $derived.by(() => {
    const chooser = this.#chooser();
    const found = new Set(chooser.hovered?.tokens.filter(isThing) ?? []);
    if (this.pointed && chooser.alive.has(this.pointed)) found.add(this.pointed);
    return found;
  });
  readonly forbidden = $derived.by(() => {
    const pointed = this.pointed;
    return this.asked && pointed && !this.alive(pointed) && !this.chosen.has(pointed) ? pointed : null;
  });

  readonly #chooser: () => Chooser;
  readonly #about: () => string[];

  constructor(chooser: () => Chooser, about: () => string[]) {
    this.#chooser = chooser;
    this.#about = about;
  }

  alive(token: string): boolean {
    return this.#chooser().alive.has(token);
  }
}

/** The things a decision is about (land=land:naxos). */
export function aboutOf(about: string[]): string[] {
  return about
    .map((entry) => entry.slice(entry.indexOf('=') + 1))
    .filter((token) => /^(land|sea|site):/.test(token));
}
