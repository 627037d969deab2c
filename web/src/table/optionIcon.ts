/** What a chip of the prompt shows: the first of its tokens that has a picture. */
import { hasMedal } from './medals';

export type Picture =
  | { kind: 'faction'; name: string }
  | { kind: 'god'; name: string }
  | { kind: 'creature'; name: string }
  | { kind: 'hero'; name: string }
  | { kind: 'medal'; name: string }
  | { kind: 'symbol'; name: string }
  | { kind: 'number'; name: string }
  | { kind: 'none' };

/** Words of the engine that name a piece or a deed with a symbol of its own. */
const WORD_SYMBOLS: Record<string, string> = {
  end: 'ui-tick',
  march: 'ui-play',
  sail: 'ui-play',
  peek: 'piece-creature',
  play: 'ico-gold',
  return: 'ui-undo',
  again: 'ui-play',
  troop: 'piece-troop',
  mercenary: 'piece-mercenary',
  undead: 'piece-undead',
  'undead-troop': 'piece-undead',
  'undead-fleet': 'piece-undead-fleet',
  necropolis: 'bld-necropolis',
  favour: 'ico-favour',
  use: 'ui-tick',
  pass: 'ui-cross',
  'no-more': 'ui-cross',
  nowhere: 'ui-cross',
  lose: 'ui-cross',
  fleet: 'piece-fleet',
  priestess: 'ico-priestess',
  priest: 'ico-priestess',
  philosopher: 'ico-philosopher',
  cornucopia: 'ico-cornucopia',
  gold: 'ico-gold',
  pay: 'ico-gold',
  discount: 'ico-gold',
  stay: 'ui-cross',
  stop: 'ui-cross',
  none: 'ui-cross',
  forgo: 'ui-cross',
  release: 'ui-cross',
  keep: 'ui-tick',
  reroll: 'ico-die',
  decline: 'ui-cross',
  skip: 'ui-cross',
  nothing: 'ui-cross',
  tumble: 'ui-tumble',
  act: 'ui-tick',
  bonus: 'ui-star',
  day: 'ico-sun',
  night: 'ico-moon',
  take: 'ico-offering',
  make: 'ico-offering',
  both: 'ico-offering',
  'follow-offering': 'ico-offering',
  'give-few': 'ico-offering',
  'give-many': 'ico-offering',
};

function pictureOf(token: string): Picture {
  const [kind = '', name = ''] = token.split(':');
  if (hasMedal(token)) return { kind: 'medal', name: token };
  if (kind === 'faction' || kind === 'god' || kind === 'creature' || kind === 'hero') return { kind, name };
  if (kind === 'piece') return { kind: 'creature', name };
  if (kind === 'building') return { kind: 'symbol', name: `bld-${name}` };
  if (kind === 'bid') return { kind: 'symbol', name: 'ico-gold' };
  if (kind === 'n') return { kind: 'number', name };
  if (kind === 'word' && WORD_SYMBOLS[name]) return { kind: 'symbol', name: WORD_SYMBOLS[name] };
  return { kind: 'none' };
}

/** Owner: the faction that holds an area or site, if the title can tell. */
export function optionPicture(
  tokens: string[],
  owner: (token: string) => string | null = () => null,
): Picture {
  const found = tokens.map(pictureOf);
  const things = found.find((picture) => picture.kind !== 'none' && picture.kind !== 'symbol');
  if (things) return things;
  const symbol = found.find((picture) => picture.kind !== 'none');
  if (symbol) return symbol;
  for (const token of tokens) {
    const faction = owner(token);
    if (faction) return { kind: 'faction', name: faction };
  }
  return { kind: 'none' };
}

/** Whose pieces an option means: those of whoever holds the area it names. */
export function holderOf(tokens: string[], owner: (token: string) => string | null): string | null {
  for (const token of tokens) {
    const faction = /^(land|sea|site):/.test(token) ? owner(token) : null;
    if (faction) return faction;
  }
  return null;
}

/** Options beginning with the same words are told apart by what follows; the filter looks anywhere. */
export function matches(label: string, wanted: string): boolean {
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain(label).includes(plain(wanted.trim()));
}

/**
 * What options say beyond the words that all of them begin with: the question has said those. Empty
 * where nothing is gained, or where what is left would not begin like a name or a number.
 */
/** The same of all but one, which asks for something else: "Use the Temple …", "Use the Metropolis …", "Pay now". */
export function sharedByMost(labels: string[]): string {
  if (labels.length < 3) return sharedStart(labels);
  const found = labels.map((_, at) => sharedStart(labels.toSpliced(at, 1)));
  return sharedStart(labels) || (found.find(Boolean) ?? '');
}

export function sharedStart(labels: string[]): string {
  const first = labels[0] ?? '';
  if (labels.length < 2) return '';
  const words = first.split(/(?<=[\s\u00a0])/);
  let shared = '';
  for (const word of words.slice(0, -1)) {
    const name = shared && /^[\p{Lu}\d]/u.test(word);
    if (name || !labels.every((label) => label.startsWith(shared + word))) break;
    shared += word;
  }
  const begins = /^(?:the |le |la |les |l’)?[\p{Lu}\d]/u; // a name, with its article if it has one
  return labels.every((label) => begins.test(label.slice(shared.length))) ? shared : '';
}
