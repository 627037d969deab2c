/** Names and help of a title's gods, cards and pieces, in the language spoken now. */
import { get } from './client';
import { type Language, language } from '../words/words.svelte';

export interface Help {
  id: string;
  kind: string;
  name: string;
  text: string;
  rules: string[];
}
interface Texts {
  lang: string;
  names: Record<string, string>;
  /** As they stand in a sentence ("the Kraken"), where that differs from the bare name. */
  phrases: Record<string, string>;
  helps: Help[];
}

/** calydonian-boar: Calydonian boar. Nothing is called by a small word while its names are on their way. */
const asName = (word: string) => (word.slice(0, 1).toUpperCase() + word.slice(1)).replaceAll('-', ' ');

export class Names {
  #texts = $state.raw<Partial<Record<Language, Texts>>>({});
  #tried = $state(false);

  constructor(
    readonly title: string,
    readonly edition: string | null = null,
  ) {}

  async load(wanted: Language = language()) {
    if (this.#texts[wanted]) return;
    const query = { lang: wanted, edition: this.edition };
    try {
      const texts = await get<Texts>(`/titles/${this.title}/texts`, query);
      this.#texts = { ...this.#texts, [wanted]: texts };
    } finally {
      this.#tried = true;
    }
  }

  /** Whether names have come, or will not: what is called by them need not wait any longer. */
  get settled(): boolean {
    return this.#tried;
  }

  /** In the language spoken now; until it is there, in whichever is. */
  get #now(): Texts | undefined {
    return this.#texts[language()] ?? Object.values(this.#texts)[0];
  }

  /** The name of god:zeus, creature:kraken …; until names have come, its word as a name. */
  of(token: string): string {
    const word = token.slice(token.indexOf(':') + 1);
    return this.#now ? (this.#now.names[token] ?? word) : asName(word);
  }

  /** The same inside a sentence: "the Kraken", "le Kraken". */
  inside(token: string): string {
    return this.#now?.phrases[token] ?? this.of(token);
  }

  help(token: string): Help | null {
    return this.#now?.helps.find((help) => help.id === token) ?? null;
  }

  helps(kind?: string): Help[] {
    return (this.#now?.helps ?? []).filter((help) => !kind || help.kind === kind);
  }
}
