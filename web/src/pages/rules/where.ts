/** Which part of which title's rules an address asks for. */
export type Part = 'learn' | 'hades' | 'cards' | 'all';
const PARTS: Part[] = ['learn', 'cards', 'all'];
/** Expansions have an introduction of their own beside that of their title. */
const EXPANDED: Record<string, Part[]> = { classic: ['learn', 'hades', 'cards', 'all'] };
const BY_PREFIX: Record<string, string> = {
  LEG: 'legendary',
  MYT: 'mytikas',
  CLA: 'classic',
  HAD: 'classic',
};

export const partsOf = (title: string): Part[] => EXPANDED[title] ?? PARTS;

export interface Where {
  title: string;
  part: Part;
  /** The id of a rule to show. */
  rule: string | null;
}

/** #LEG-OFFER-03 tells the title by its prefix; whatever follows the title in the path is less certain. */
export function where(id: string, part: string | null, hash: string): Where {
  const rule = /^#([A-Z]{3})-[A-Z0-9-]+$/.exec(hash);
  const named = rule && BY_PREFIX[rule[1] ?? ''];
  if (named) return { title: named, part: 'all', rule: hash.slice(1) };
  if (id === 'hades') return { title: 'classic', part: 'hades', rule: null };
  const title = id || 'legendary';
  return { title, part: partsOf(title).find((one) => one === part) ?? 'learn', rule: null };
}

/** *Stars* in a text mark what to remember. */
export function marked(text: string): { text: string; strong: boolean }[] {
  return text
    .split('*')
    .map((piece, at) => ({ text: piece, strong: at % 2 === 1 }))
    .filter((piece) => piece.text);
}

/** Every word of the question occurs somewhere. Case and accents do not count. */
export function matches(question: string, ...texts: string[]): boolean {
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const all = plain(texts.join(' '));
  return plain(question)
    .split(/\s+/)
    .every((word) => all.includes(word));
}
