/** Long texts of the introductions: fetched with the rules, not with the first page. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { type Language, language } from '../../words/words.svelte';

type Files = Record<string, () => Promise<{ default: string }>>;
const introductions: Files = import.meta.glob<{ default: string }>('./words/*.ftl', { query: '?raw' });

export class Prose {
  #bundles = $state.raw<Partial<Record<Language, FluentBundle>>>({});

  /** `files`: where the words stand, if not with the introductions. */
  constructor(
    readonly title: string,
    readonly files: Files = introductions,
  ) {}

  async load(wanted: Language) {
    if (this.#bundles[wanted]) return;
    const file = await this.files[`./words/${this.title}.${wanted}.ftl`]?.();
    if (!file) return;
    const bundle = new FluentBundle(wanted, { useIsolating: false });
    for (const error of bundle.addResource(new FluentResource(file.default))) console.error(error);
    this.#bundles = { ...this.#bundles, [wanted]: bundle };
  }

  get ready(): boolean {
    return this.#bundles[language()] !== undefined;
  }

  has(id: string): boolean {
    return this.#bundles[language()]?.hasMessage(id) ?? false;
  }

  say(id: string, values: Record<string, FluentVariable> = {}): string {
    const bundle = this.#bundles[language()];
    const message = bundle?.getMessage(id);
    return bundle && message?.value ? bundle.formatPattern(message.value, values) : id;
  }

  /** The numbered paragraphs of a chapter: goal-1, goal-2 … */
  paragraphs(id: string): string[] {
    const found: string[] = [];
    while (this.has(`${id}-${found.length + 1}`)) found.push(this.say(`${id}-${found.length + 1}`));
    return found;
  }
}
