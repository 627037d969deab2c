/** What every page needs that shows a game again: the table, its title and its names. */
import { Refused, type TableDetail, get } from '../../api/client';
import { Names } from '../../api/names.svelte';
import { tables } from '../../boards/registry';
import type { AnyTitle } from '../../boards/title';

export type Missing = 'unknown' | 'offline' | 'title';

export interface Opened {
  detail: TableDetail;
  title: AnyTitle;
  names: Names;
}

/** Null where this client does not know the title. */
export async function openTable(id: string): Promise<Opened | null> {
  const detail = await get<TableDetail>(`/tables/${id}`);
  const load = tables[detail.title];
  if (!load) return null;
  const title = (await load()).default;
  const names = new Names(detail.title, detail.edition);
  void names.load().catch(() => undefined);
  return { detail, title, names };
}

export const whyMissing = (error: unknown): Missing =>
  error instanceof Refused && error.status === 404 ? 'unknown' : 'offline';
