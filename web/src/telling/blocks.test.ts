import { describe, expect, it } from 'vitest';
import { blocks, closedUntil } from './blocks';
import { entries, played, tellerAt } from './fixtures/table';
import { recap } from './recap';

const text = (block: { lines: { text: string }[] } | undefined) => block?.lines.map((line) => line.text);

const SCORED = ['blue', 'red', 'green'].map((player, at) => `scored player=${player} points=${20 + at}`);

describe('the log in blocks', () => {
  const log = played('legendary');
  const found = blocks(log, tellerAt('legendary', log));

  it('has a heading a cycle, one income, one auction, a block per turn', () => {
    const kinds = found.map((block) => block.kind);
    expect(kinds.slice(0, 8)).toEqual([
      'setup',
      'cycle',
      'income',
      'offerings',
      'turn',
      'turn',
      'turn',
      'turn',
    ]);
    expect(found.filter((block) => block.kind === 'cycle').map((block) => block.title)).toEqual(
      [1, 2, 3, 4, 5].map((cycle) => `Cycle ${cycle}`),
    );
  });
  it('tells the offerings from one’s own side, and every bid on demand', () => {
    const auction = found.find((block) => block.kind === 'offerings');
    expect(auction?.note).toBe('8 bids');
    expect(text(auction)).toEqual([
      'You, driven off Hera, hold Zeus for 5, paid 3.',
      'Maren, driven off Poseidon and Zeus, holds Hera for 7. Iris holds Poseidon for 7. Theo, driven off Zeus, holds Apollo.',
    ]);
    expect(auction?.lines[1]?.details).toHaveLength(8);
  });
  it('says price and effect in one sentence, the verb first', () => {
    const turn = found.filter((block) => block.kind === 'turn' && block.faction === 'bee')[1];
    expect([turn?.title, turn?.note]).toEqual(['Iris', 'with Zeus']);
    expect(text(turn)).toEqual([
      'Built a temple on Folegandros and gained a priestess.',
      'Bought the Triton for 4 gold and carried the fortress from Tinos to Batsi.',
      'Looked at the top creature card.',
    ]);
  });
  it('names the winner at its end', () => {
    for (const title of ['legendary', 'mytikas'] as const) {
      const ends = title === 'legendary' ? ['game_over'] : SCORED;
      const before = played(title);
      const game = [...before, ...entries(ends, before.at(-1)!.n + 1)];
      const known = tellerAt(title, game);
      const other = known.people.find((one) => !known.you.includes(one.seat))!;
      const last = blocks(game, { ...known, won: () => [other.seat] }).at(-1);
      expect(text(last)?.at(-1)).toMatch(new RegExp(`${other.name} won\\.$`));
      expect(text(blocks(game, known).at(-1))?.at(-1)).not.toMatch(/won\.$/);
    }
  });
  it('can be told in two parts, the closed one once', () => {
    const teller = tellerAt('legendary', log);
    const until = closedUntil(log);
    expect(log[until]?.event).toMatchObject({ event: 'phase', phase: 'initialization' });
    const both = [...blocks(log.slice(0, until), teller), ...blocks(log.slice(until), teller)];
    expect(both).toEqual(found);
  });
  it('grows at its end alone while all settle in turn', () => {
    const teller = tellerAt('legendary', log);
    const settled = log.findIndex(({ event }) => event.event === 'phase' && event.phase === 'initialization');
    let before: string[] = [];
    for (let until = 1; until < settled; until += 1) {
      const now = text(blocks(log.slice(0, until), teller)[0]) ?? [];
      const steady = before.slice(0, -1);
      expect(now.slice(0, steady.length)).toEqual(steady);
      before = now;
    }
    expect(before.length).toBeGreaterThan(teller.people.length);
  });
  it('unfolds the rounds of a battle', () => {
    const lines = found.flatMap((block) => block.lines);
    const battle = lines.find((line) => line.text.startsWith('Took Folegandros'));
    expect(battle?.text).toBe(
      'Took Folegandros from you in one round and gained its priestess; Theo lost a troop and you lost a mercenary.',
    );
    expect(battle?.details).toEqual([
      'Round 1 was a draw, 4 to 4: Theo lost a troop and you lost a mercenary.',
    ]);
  });
  it('has no two blocks that a list could take for one', () => {
    // A cycle that brings nothing new has no line of its own: its heading shares an entry with the income.
    const bare = log.filter(({ event }) => !/_revealed$|_discarded$|^gods$/.test(String(event.event)));
    for (const told of [log, bare]) {
      const keys = blocks(told, tellerAt('legendary', told)).map((block) => `${block.kind} ${block.key}`);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });
  it('grows without telling anything twice', () => {
    const teller = tellerAt('legendary', log);
    for (const upTo of [40, 90, 170, 250]) {
      const part = blocks(log.slice(0, upTo), teller);
      const all = blocks(log, teller);
      const same = part.slice(0, -1);
      expect(all.slice(0, same.length).map((block) => block.title)).toEqual(same.map((block) => block.title));
    }
  });
});

describe('any log', () => {
  const games = [
    ['legendary', 'legendary'],
    ['hades', 'classic'],
    ['mytikas', 'mytikas'],
  ] as const;
  for (const [name, title] of games)
    it(`of ${name} reads as sentences`, () => {
      const log = played(name);
      const found = blocks(log, tellerAt(title, log));
      const lines = found.flatMap((block) => [
        ...block.lines.map((line) => line.text),
        ...block.lines.flatMap((line) => line.details),
      ]);
      expect(lines.length).toBeGreaterThan(60);
      expect(lines.filter((line) => !/^[A-Z0-9].*\.$/.test(line))).toEqual([]);
      expect(lines.filter((line) => / {2}|undefined|none|[\uE000-\uE002]|do-|\{/.test(line))).toEqual([]);
      const keys = found.map((block) => block.key);
      expect(new Set(keys).size).toBe(keys.length);
    });

  // As the page tells it: cycles that are over once, the running one anew, from where its memory begins.
  for (const [name, title] of games)
    it(`of ${name} names no block twice, wherever it is cut`, () => {
      const log = played(name);
      const teller = tellerAt(title, log);
      for (let end = 5; end < log.length; end += 29) {
        const seen = log.slice(Math.max(0, end - 150), end);
        const closed = closedUntil(seen);
        const parts = [...blocks(seen.slice(0, closed), teller), ...blocks(seen.slice(closed), teller)];
        const keys = parts.map((part) => `${part.kind} ${part.key}`);
        expect(new Set(keys).size, `${name}, ${end} entries`).toBe(keys.length);
      }
    });
});

describe('the recap', () => {
  const log = played('legendary');
  it('has at most three lines a player and two for oneself', () => {
    const from = log.findLastIndex(
      (entry) => entry.event.event === 'turn_over' && entry.event.faction === 'bull' && entry.n < 240,
    );
    const told = recap(log.slice(from + 1, 260), tellerAt('legendary', log), log.slice(0, from + 1));
    expect(told.cards.length).toBeGreaterThan(1);
    for (const card of told.cards) expect(card.lines.length).toBeLessThanOrEqual(3);
    expect(told.cards.map((card) => card.faction)).not.toContain('bull');
    expect(told.you.length).toBeLessThanOrEqual(2);
  });
  it('pins what a flight took, and shows what was built', () => {
    const told = recap(
      entries([
        'turn faction=bee god=athena',
        'built faction=bee building=university site=kea-1',
        'philosopher faction=bee count=1',
        'creature_bought faction=bee creature=pegasus price=4',
        'creature_played creature=pegasus',
        'units_moved origin=kea land=ios troops=1 mercenaries=0',
        'land_taken faction=bee land=ios loser=bull',
      ]),
      tellerAt('legendary'),
    );
    const [university, flight] = told.cards[0]?.lines ?? [];
    expect(university?.disc).toBe('building:university');
    expect(flight?.places).toEqual(['land:ios']);
  });
  it('says what was lost, and to whom', () => {
    const told = recap(
      entries([
        'turn faction=bee god=hera',
        'paid faction=bee amount=1',
        'units_moved origin=kea land=ios troops=2 mercenaries=0',
        'land_taken faction=bee land=ios loser=bull',
        'gold_stolen thief=bee victim=bull amount=4',
      ]),
      tellerAt('legendary'),
    );
    expect(told.cards[0]).toMatchObject({
      name: 'Iris',
      net: '−1 land of yours',
      bad: true,
      note: 'Hera',
    });
    expect(told.cards[0]?.lines[0]?.pin).toBe(1);
    expect(told.you.map((line) => line.text)).toEqual([
      'You lost Ios to Iris.',
      'Iris stole 4 gold from you.',
    ]);
  });
});
