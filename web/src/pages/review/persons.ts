/** The review names factions; at the table people have names, and so they have here. */
import type { Person } from '../../boards/title';

const ARTICLES: Record<string, [RegExp, string][]> = {
  en: [[/\b[Tt]he /, '']],
  fr: [
    [/\bdu /, 'de '],
    [/\bDu /, 'De '],
    [/\bau /, 'à '],
    [/\bAu /, 'À '],
    [/\b[Ll][ea] /, ''],
    [/\b[Ll]’/, ''],
  ],
};

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** `factionOf`: how the sentence calls a seat. */
export function inPersons(
  text: string,
  people: Pick<Person, 'faction' | 'name'>[],
  factionOf: (faction: string) => string,
  lang: string,
): string {
  const articles = ARTICLES[lang] ?? [];
  return people.reduce((told, { faction, name }) => {
    const called = escaped(factionOf(faction));
    for (const [article, instead] of articles)
      told = told.replace(new RegExp(`${article.source}${called}\\b`, 'g'), instead + name);
    return told.replace(new RegExp(`(?<![\\p{L}\\d])${called}(?![\\p{L}\\d])`, 'gu'), name);
  }, text);
}
