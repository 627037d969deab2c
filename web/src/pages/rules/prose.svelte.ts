/** Long texts of the introductions: fetched with the rules, not with the first page. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { type Language, language } from '../../words/words.svelte';

const files = import.meta.glob<{ default: string }>('./words/*.ftl', { query: '?raw' });

export class Prose {
  #bundles = $state.raw<Partial<Record<Language, FluentBundle>>>({});

  constructor(readonly title: string) {}

  async load(wanted: Language) {
    if (this.#bundles[wanted]) return;
    const file = await files[`./words/${this.title}.${wanted}.ftl`]?.();
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

  say(id: string): string {
    const bundle = this.#bundles[language()];
    const message = bundle?.getMessage(id);
    return bundle && message?.value ? bundle.formatPattern(message.value) : id;
  }

  /** The numbered paragraphs of a chapter: goal-1, goal-2 … */
  paragraphs(id: string): string[] {
    const found: string[] = [];
    while (this.has(`${id}-${found.length + 1}`)) found.push(this.say(`${id}-${found.length + 1}`));
    return found;
  }
}
