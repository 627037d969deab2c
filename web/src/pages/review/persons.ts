/** The review names factions; at the table people have names, and so they have here. */
import type { Person } from '../../boards/title';
import { t } from '../../words/words.svelte';
import type { Review, TurningPoint } from './reviewing.svelte';

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

/** What a turning point was; one that is only told as its choice says whose that was. */
export function pointTold(
  point: Pick<TurningPoint, 'step' | 'seat' | 'told'>,
  review: Pick<Review, 'steps'>,
  people: Pick<Person, 'faction' | 'name' | 'seat'>[],
  factionOf: (faction: string) => string,
  lang: string,
): string {
  const text = point.told[lang] ?? '';
  const told = inPersons(text, people, factionOf, lang);
  const bare = review.steps[point.step - 1]?.labels[lang] === text;
  const name = people.find((person) => person.seat === point.seat)?.name;
  return bare && name ? t('review-did', { name, what: told }) : told;
}
