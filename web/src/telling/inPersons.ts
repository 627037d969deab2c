/** The engine names factions; at the table people have names, and so they have in what it says. Pure. */
import type { Person } from '../boards/title';
import { elided } from '../words/french';

type Named = Pick<Person, 'faction' | 'name'>;

const of = (name: string) => (elided(name) === 'true' ? 'd’' : 'de ');
/** What stands before the name of a faction, and what before a person's. */
const ARTICLES: Record<string, [RegExp, (name: string) => string][]> = {
  en: [[/\b[Tt]he /, () => '']],
  fr: [
    [/\bde l(?:a |’)/, of],
    [/\bDe l(?:a |’)/, (name) => (of(name) === 'd’' ? 'D’' : 'De ')],
    [/\bdu /, of],
    [/\bDu /, (name) => (of(name) === 'd’' ? 'D’' : 'De ')],
    [/\bau /, () => 'à '],
    [/\bAu /, () => 'À '],
    [/\b[Ll][ea] /, () => ''],
    [/\b[Ll]’/, () => ''],
  ],
};

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** `factionOf`: how the sentence calls a seat. */
export function inPersons(
  text: string,
  people: Named[],
  factionOf: (faction: string) => string,
  lang: string,
): string {
  const articles = ARTICLES[lang] ?? [];
  return people.reduce((told, { faction, name }) => {
    const called = escaped(factionOf(faction));
    for (const [article, instead] of articles)
      told = told.replace(new RegExp(`${article.source}${called}\\b`, 'g'), () => instead(name) + name);
    return told.replace(new RegExp(`(?<![\\p{L}\\d])${called}(?![\\p{L}\\d])`, 'gu'), () => name);
  }, text);
}

/** Those who are called otherwise than their faction. */
export const namedOtherwise = <T extends Named>(people: T[], factionOf: (faction: string) => string): T[] =>
  people.filter(({ faction, name }) => name !== factionOf(faction));
