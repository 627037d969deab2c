/**
 * Sentences that know what they speak of. While a sentence is put together, a name is marked with the
 * token of its thing by characters for private use, which no text holds; at the end it is read as plain text
 * or as parts (bold, with the card of the thing).
 */
export interface Part {
  text: string;
  /** land:naxos, creature:kraken … of a thing that is named. */
  token: string | null;
}

export const marked = (token: string, name: string) => `\uE000${token}\uE001${name}\uE002`;

/** The name within a phrase ("the Kraken") is marked, its article is not. */
export function markedIn(token: string, phrase: string, name: string): string {
  return phrase.endsWith(name)
    ? phrase.slice(0, phrase.length - name.length) + marked(token, name)
    : marked(token, phrase);
}

export const plain = (text: string) => text.replace(/\uE000[^\uE001]*\uE001|\uE002/g, '');

export function parts(text: string): Part[] {
  const found: Part[] = [];
  for (const piece of text.split(/(\uE000[^\uE002]*\uE002)/)) {
    if (!piece) continue;
    const [token, name] = piece.startsWith('\uE000') ? piece.slice(1, -1).split('\uE001') : [null, piece];
    found.push({ text: name ?? '', token: token ?? null });
  }
  return found;
}

/** The first letter large, also where a mark stands before it. */
export function capital(text: string): string {
  const at = text.startsWith('\uE000') ? text.indexOf('\uE001') + 1 : 0;
  return text.slice(0, at) + text.slice(at, at + 1).toLocaleUpperCase() + text.slice(at + 1);
}

/** The first letter small, unless a name begins there. */
export const uncapital = (text: string) =>
  text.startsWith('\uE000') ? text : text.slice(0, 1).toLocaleLowerCase() + text.slice(1);
