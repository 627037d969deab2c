/** What French grammar asks of a name, for messages that cannot tell by themselves. */

/** d’ rather than de: "true" before a vowel or a mute h. */
export const elided = (name: string) => String(/^[aeiouyhàâéèêîïôœ]/i.test(name));

/** An article that melts into "de" and "à" ("du détroit", "des îles"), and what follows it. */
export function articled(phrase: string): { article: '' | 'le' | 'les'; name: string } {
  const [found, article] = /^(le|les) /.exec(phrase) ?? ['', ''];
  return { article: article as '' | 'le' | 'les', name: phrase.slice(found.length) };
}
