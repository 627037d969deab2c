/** The titles the server plays, and how we call them. */
import { get, type TitleInfo } from '../../api/client';
import { tables } from '../../boards/registry';
import { t } from '../../words/words.svelte';

const shown = $state<{ titles: TitleInfo[] | null }>({ titles: null });

export function titles(): TitleInfo[] | null {
  return shown.titles;
}

export async function loadTitles() {
  shown.titles ??= await get<TitleInfo[]>('/titles');
}

/** Whether a title has a table in the browser. */
export const playable = (title: string) => title in tables;

/** Our own word if there is one, else what the server says. */
export function word(id: string, otherwise: string): string {
  const said = t(id);
  return said === id ? otherwise : said;
}
export const titleName = (title: string) =>
  word(`title-${title}`, shown.titles?.find((info) => info.id === title)?.name ?? title);
/** For narrow places. */
export const shortName = (title: string) => word(`short-${title}`, titleName(title));
export const factionName = (faction: string) => word(`faction-${faction}`, faction);

/** A game to choose on the first page: a title, or a title with an expansion. */
export interface Game {
  id: string;
  least: number;
  most: number;
  /** The form of a new table, filled in for it. */
  to: string;
}
/** Expansions are no titles of their own, but games to those who look for them. */
const EXPANSIONS: Record<string, { id: string; query: string }> = {
  classic: { id: 'hades', query: 'title=classic&modules=all' },
};
const ORDER = ['legendary', 'classic', 'hades', 'mytikas'];

export function gamesOf(infos: Pick<TitleInfo, 'id' | 'players'>[]): Game[] {
  const games = infos
    .filter((info) => playable(info.id))
    .flatMap(({ id, players }) => {
      const range = { least: Math.min(...players), most: Math.max(...players) };
      const more = EXPANSIONS[id];
      return [
        { id, ...range, to: `/new?title=${id}` },
        ...(more ? [{ id: more.id, ...range, to: `/new?${more.query}` }] : []),
      ];
    });
  const rank = (game: Game) => (ORDER.indexOf(game.id) + ORDER.length) % ORDER.length;
  return games.sort((one, other) => rank(one) - rank(other));
}
