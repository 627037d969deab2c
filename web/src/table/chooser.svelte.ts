/**
 * One choice, many views of it: the board, the lists and the prompt all light the same options and
 * narrow them together. Knows no rules: an option is what its tokens name (land:naxos, god:zeus).
 */
import type { Choice } from '../api/client';

/** Tokens that are things one can point at; words and numbers are buttons only. */
const WORDS = new Set(['word', 'n', 'bid']);
export const isThing = (token: string) => !token.includes('=') && !WORDS.has(token.split(':', 1)[0] ?? '');

export class Chooser {
  options = $state.raw<Choice[]>([]);
  /** Things pointed at so far, in order; each narrows the options. */
  picked = $state.raw<string[]>([]);
  /** Things chosen in the parts of this question that were answered before, not on the table yet. */
  taken = $state.raw<string[]>([]);
  /** The option under the pointer or focus, mirrored by board and list. */
  hovered = $state.raw<Choice | null>(null);
  /** Things that one would look for among the options, with a word why they are not there (or none yet). */
  withheld = $state.raw<ReadonlyMap<string, string>>(new Map());
  /** The option that waits for a last "yes" (an attack, or any choice on a phone). */
  chosen = $state.raw<Choice | null>(null);

  readonly left = $derived.by(() =>
    this.options.filter((option) => this.picked.every((token) => this.#named(option).includes(token))),
  );
  /** Every thing that can be pointed at now, with the options that name it. */
  readonly alive = $derived.by(() => {
    const found = new Map<string, Choice[]>();
    for (const option of this.left)
      for (const token of this.#named(option))
        if (!this.picked.includes(token)) found.set(token, [...(found.get(token) ?? []), option]);
    return found;
  });

  /** Things that contain others (a site lies on its land): pointing at the whole narrows too. */
  wholes: (token: string) => string[] = () => [];
  /** Called with the option that is chosen for good. */
  commit: (choice: Choice) => void = () => {};
  /** Whether an option wants a last "yes" first. */
  confirms: (choice: Choice) => boolean | Promise<boolean> = () => false;

  /** Whether what the viewer does now was meant for what was asked before this question came. */
  stale: (asked: number) => boolean = () => false;
  /** Whether what the viewer does now is the second press of two, the first of which chose. */
  twice: (chosen: number) => boolean = () => false;
  #chosenAt = -Infinity;
  /** When this question came. */
  asked = -Infinity;

  #named(option: Choice): string[] {
    const things = option.tokens.filter(isThing);
    return [...things, ...things.flatMap((token) => this.wholes(token))];
  }

  /** A new question: everything starts over. */
  ask(options: Choice[], taken: string[] = []) {
    this.options = options;
    this.taken = taken;
    this.picked = [];
    this.hovered = null;
    this.chosen = null;
    this.asked = performance.now();
  }

  isAlive(token: string): boolean {
    return this.alive.has(token);
  }

  /** Options that a thing stands for now. */
  at(token: string): Choice[] {
    return this.alive.get(token) ?? [];
  }

  /** Point at a thing: one option left is chosen, several narrow the list. */
  pick(token: string) {
    if (this.stale(this.asked)) return;
    const found = this.at(token);
    if (found.length === 1 && found[0]) void this.choose(found[0]);
    else if (found.length > 1) this.picked = [...this.picked, token];
  }

  async choose(option: Choice) {
    if (this.stale(this.asked)) return;
    if (this.chosen?.id === option.id) return this.confirm();
    await this.take(option);
  }

  /** Choose what was said before this question came. */
  async take(option: Choice) {
    if (await this.confirms(option)) {
      if (!this.options.includes(option)) return;
      this.chosen = option;
      this.#chosenAt = performance.now();
    } else if (this.options.includes(option)) this.commit(option);
  }

  /** The second of two quick presses confirms what the first chose, though a list may have moved below it. */
  again(): boolean {
    if (!this.chosen || !this.twice(this.#chosenAt)) return false;
    this.confirm();
    return true;
  }

  confirm() {
    if (this.chosen && !this.stale(this.asked)) this.commit(this.chosen);
  }

  /** One step back, without the server; false when there is none. */
  back(): boolean {
    if (this.chosen) this.chosen = null;
    else if (this.picked.length) this.picked = this.picked.slice(0, -1);
    else return false;
    return true;
  }

  point(token: string | null) {
    const found = token === null ? [] : this.at(token);
    this.hovered = found.length === 1 ? (found[0] ?? null) : null;
  }
}
