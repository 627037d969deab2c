/**
 * When the coach speaks: in the first games of a title, one sentence, seldom, and never the same twice in a
 * game. What a question is about is said once and for all. Pure.
 */
import type { CoachWord } from '../api/client';

/** Games of a title with the coach beside one. */
const FIRST_GAMES = 3;
/** Own questions without a word after each sentence; what decides the game does not wait. */
const REST = 3;
/** How often a thought comes in a game, about other things each time. */
const ALIKE = 2;

interface Told {
  /** Keys of what was said. */
  said: string[];
  /** The last question asked, and the key of what was said at it: a reload says it again. */
  index: number;
  key: string;
  /** Questions since the last sentence. */
  since: number;
}

export interface CoachMemory {
  off: boolean;
  /** Tables by title, the first ones of each. */
  games: Record<string, string[]>;
  /** What questions are about, as far as it was said. */
  known: string[];
  /** By table and seat. */
  told: Record<string, Told>;
}

export const nothingTold = (): CoachMemory => ({ off: false, games: {}, known: [], told: {} });

export interface Asked {
  title: string;
  table: string;
  seat: number;
  index: number;
}

/** Whether the coach sits at this table: it is one of the first of its title. */
export function present(memory: CoachMemory, { title, table }: Pick<Asked, 'title' | 'table'>): boolean {
  const games = memory.games[title] ?? [];
  return !memory.off && (games.includes(table) || games.length < FIRST_GAMES);
}

/** A key without the things that it is about. */
const thought = (key: string) => key.split(' ', 1)[0];

/** What is said at a question, and the memory after it. */
export function speak(
  memory: CoachMemory,
  asked: Asked,
  words: CoachWord[],
): { word: CoachWord | null; memory: CoachMemory } {
  if (!present(memory, asked)) return { word: null, memory };
  const { title, table, index } = asked;
  const place = `${table}:${asked.seat}`;
  const before = memory.told[place] ?? { said: [], index: -1, key: '', since: REST };
  if (before.index === index) return { word: words.find(({ key }) => key === before.key) ?? null, memory };
  const alike = ({ key }: CoachWord) => before.said.filter((one) => thought(one) === thought(key)).length;
  // What is explained with one card as its example is known of the others.
  const explained = ({ key, kind }: CoachWord) =>
    kind === 'first' && memory.known.some((one) => thought(one) === thought(key));
  const fresh = words.filter(
    (one) => !before.said.includes(one.key) && !explained(one) && (one.urgent || alike(one) < ALIKE),
  );
  const rested = before.since >= REST;
  const word = fresh.find(({ urgent }) => urgent) ?? (rested ? fresh[0] : null) ?? null;
  const games = memory.games[title] ?? [];
  const now: Told = {
    said: word ? [...before.said, word.key] : before.said,
    index,
    key: word?.key ?? '',
    since: word ? 0 : before.since + 1,
  };
  return {
    word,
    memory: {
      ...memory,
      games: { ...memory.games, [title]: games.includes(table) ? games : [...games, table] },
      known: word?.kind === 'first' ? [...memory.known, word.key] : memory.known,
      told: { ...memory.told, [place]: now },
    },
  };
}
