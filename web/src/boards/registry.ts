/** The titles that have a table in the browser; each is fetched when its table is opened. */
import type { AnyTitle } from './title';

export const tables: Record<string, () => Promise<{ default: AnyTitle }>> = {
  legendary: () => import('./legendary'),
  classic: () => import('./classic'),
  mytikas: () => import('./mytikas'),
};
