/**
 * The words of the telling: they travel with the table, so they have their own bundles, both at hand
 * at once. A person who changes the language in mid-battle loses no sentence.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { elided } from '../words/french';
import { plain } from './rich';
import { type Language, language } from '../words/words.svelte';
import en from '../words/telling.en.ftl?raw';
import fr from '../words/telling.fr.ftl?raw';

function bundleOf(name: Language, source: string): FluentBundle {
  const bundle = new FluentBundle(name, { useIsolating: false });
  for (const error of bundle.addResource(new FluentResource(source))) console.error(error);
  return bundle;
}
const bundles: Record<Language, FluentBundle> = {
  en: bundleOf('en', en),
  fr: bundleOf('fr', fr),
};

export type Args = Record<string, FluentVariable>;

export function say(id: string, args: Args = {}): string {
  const bundle = bundles[language()];
  const message = bundle.getMessage(id);
  if (!message?.value) {
    console.error(`No words for ${id}`);
    return id;
  }
  const errors: Error[] = [];
  const said = bundle.formatPattern(message.value, args, errors);
  for (const error of errors) console.error(id, error);
  return said;
}

/** Numbers to nine in words; figures for the rest. One is said by the noun ("a fleet"). */
export function numeral(count: number): string {
  return count >= 2 && count <= 9 ? say('numeral', { count }) : String(count);
}

/** "a, b and c" */
export function listed(parts: readonly string[]): string {
  const found = parts.filter(Boolean);
  const last = found.at(-1) ?? '';
  if (found.length < 2) return last;
  return say('list', { first: found.slice(0, -1).join(', '), last });
}

/** "two fleets", "a troop": a kind of `thing-…` messages, counted. */
export function counted(thing: string, count: number): string {
  return say(`thing-${thing}`, { count, number: numeral(count) });
}

/** French elides before a vowel; English does not ask. */
export const elides = (name: string): string => elided(plain(name));
