/** The pages behind the first one: each is fetched when somebody goes there. */
import type { Component } from 'svelte';

const pages: Record<string, () => Promise<{ default: Component<never> }>> = {
  new: () => import('./NewTable.svelte'),
  tables: () => import('./Tables.svelte'),
  account: () => import('./Account.svelte'),
  notices: () => import('./Notices.svelte'),
  tournaments: () => import('./Tournaments.svelte'),
  tournament: () => import('./Tournament.svelte'),
  profile: () => import('./Profile.svelte'),
  ladder: () => import('./Ladder.svelte'),
  rules: () => import('./Rules.svelte'),
  learn: () => import('./Learn.svelte'),
  puzzle: () => import('./Puzzle.svelte'),
  teach: () => import('./Teach.svelte'),
  table: () => import('./Table.svelte'),
  replay: () => import('./Replay.svelte'),
  review: () => import('./Review.svelte'),
};
const missing = () => import('./NotFound.svelte');

/** With its name: until the next page is there, the one before must not take up its address. */
export async function fetched(wanted: string) {
  const Page = (await (pages[wanted] ?? missing)()).default as Component<{ id: string }>;
  return { wanted, Page };
}
