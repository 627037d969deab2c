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
