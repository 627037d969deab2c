import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { widthOf } from '../boards/cyclades/board/widths';
import { effectLine } from './reading';

const ROOM = 203; // px beside a card's picture in the desk's column, 1361 wide and more
const SIZE = 12;
const LINES = 2;

const messages = (file: string) =>
  new Map(
    [...readFileSync(file, 'utf8').matchAll(/^([\w-]+) = (.*)$/gm)].map(([, id = '', said = '']) => [
      id,
      said,
    ]),
  );
/** Points and commas are as wide as an i. */
const wide = (text: string) =>
  (widthOf(text.replace(/[.,:;\u202f]/g, 'i'), 'sea') - text.length / 100) * SIZE;

function rows(text: string): number {
  let count = 1;
  let at = 0;
  for (const word of text.split(' ')) {
    const next = at ? at + wide(` ${word}`) : wide(word);
    if (next > ROOM) count += 1;
    at = next > ROOM ? wide(word) : next;
  }
  return count;
}

describe.each(['en', 'fr'])('what a card does, in its row (%s)', (lang) => {
  const short = messages(`src/words/effects.${lang}.ftl`);
  it.each([
    ['legendary', '', `../src/delos/texts/${lang}.ftl`],
    ['classic', 'classic-', `../src/delos/texts/classic.${lang}.ftl`],
  ])('%s: no effect is cut', (title, prefix, file) => {
    const cut: string[] = [];
    let seen = 0;
    for (const [id, help] of messages(file)) {
      const card = new RegExp(`^help-${prefix}((creature|hero)-.*)$`).exec(id)?.[1];
      if (!card) continue;
      seen += 1;
      const said = short.get(`effect-${card.replace('-', `-${title}-`)}`) ?? effectLine(help);
      if (rows(said) > LINES) cut.push(said);
    }
    expect(seen).toBeGreaterThan(20);
    expect(cut).toEqual([]);
  });
  it('a god’s line is one line while one bids', () => {
    const gods = [...short].filter(([id]) => id.startsWith('effect-god-'));
    expect(gods.length).toBeGreaterThan(10);
    expect(gods.filter(([, said]) => rows(said) > 1)).toEqual([]);
  });
});
