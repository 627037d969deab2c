/** Help texts read into what a card and a row show. Pure. */

/** A paragraph of a card; "In battle", "Sacrifice" become captions. */
export interface Part {
  caption: string;
  text: string;
}

const CAPTION = /(?:^|(?<=[.!?…]\s))(\p{Lu}[\p{L}’' ]{2,26})\s?: /gu;
const upper = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** "In battle: strength 2. Sacrifice: found …" in its parts. A colon inside a sentence is none. */
export function partsOf(text: string): Part[] {
  const found: Part[] = [];
  for (const paragraph of text.split('\n').filter(Boolean)) {
    const heads = [...paragraph.matchAll(CAPTION)];
    const first = heads[0]?.index ?? paragraph.length;
    if (first > 0) found.push({ caption: '', text: paragraph.slice(0, first).trim() });
    heads.forEach((head, n) => {
      const end = heads[n + 1]?.index ?? paragraph.length;
      const said = paragraph.slice(head.index + head[0].length, end).trim();
      found.push({ caption: (head[1] ?? '').trim(), text: upper(said) });
    });
  }
  return found;
}

const SHORT = 26;

/** One line of effect for a row: the first sentence, or two when the first only says where ("On land."). */
export function effectLine(text: string): string {
  const sentences = text.split('\n', 1)[0]?.split(/(?<=[.!?…])\s/) ?? [];
  let line = sentences[0] ?? '';
  for (const sentence of sentences.slice(1)) {
    if (line.length >= SHORT) break;
    line += ` ${sentence}`;
  }
  return line;
}

/** Tokens that stand for a thing explained under another name: a piece on the map is its creature. */
export function explained(token: string, known: (token: string) => boolean): string | null {
  if (known(token) || readBid(token)) return token;
  const [kind, name] = [token.slice(0, token.indexOf(':')), token.slice(token.indexOf(':') + 1)];
  const others =
    kind === 'piece'
      ? [`creature:${name.replace(/-\d+$/, '')}`]
      : kind === 'creature'
        ? [`hero:${name}`]
        : kind === 'word'
          ? [`unit:${name}`, `card:${name}`]
          : [];
  return others.find(known) ?? null;
}

/** A bid has a card of its own: bid:ares:7. */
export function readBid(token: string): { god: string; bid: number } | null {
  const [, god, bid] = /^bid:([a-z-]+):(\d+)$/.exec(token) ?? [];
  return god && bid ? { god, bid: Number(bid) } : null;
}

/** The card of an option: the first of its things that is explained somewhere. */
export function cardOf(tokens: string[], known: (token: string) => boolean): string | null {
  for (const token of tokens) {
    const found = explained(token.slice(token.indexOf('=') + 1), known);
    if (found) return found;
  }
  return null;
}
