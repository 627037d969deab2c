/** The titles that have a table in the browser; each is fetched when its table is opened. */
import type { TitleTable } from './title';

type AnyTable = TitleTable<any, any>;

export const tables: Record<string, () => Promise<{ default: AnyTable }>> = {
  legendary: () => import('./legendary'),
  classic: () => import('./classic'),
  mytikas: () => import('./mytikas'),
};
