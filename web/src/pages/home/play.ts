/** One click to the first game, and one to a free seat. */
import { type NewTable, post, type TableInfo } from '../../api/client';
import { named } from '../../invite/naming.svelte';
import { go } from '../../router.svelte';
import { pace } from '../../stage/pace.svelte';
import { t } from '../../words/words.svelte';
import type { Experience } from './experience.svelte';
import { free } from './lists';
import { factionName } from './titles.svelte';

const OTHERS = ['dolphin', 'bee', 'owl'];

export const botName = (faction: string) => t('bot-name', { faction: factionName(faction) });

/** The gentlest whole game of a title: its plainest rules, three seats, a small even map. */
const EASY: Record<string, { title: string; options: Record<string, number | string | string[]> }> = {
  legendary: { title: 'legendary', options: { players: 3, edition: 'base', map: 'quick-3' } },
  classic: { title: 'classic', options: { players: 3 } },
  hades: { title: 'classic', options: { players: 3, modules: ['underworld', 'heroes'] } },
  mytikas: { title: 'mytikas', options: { players: 3 } },
};
const EASY_BOTS = 2;

/** An easy first game, with the coach beside one and everything shown at leisure. */
export async function playEasy(game: string) {
  const easy = EASY[game] ?? EASY.legendary;
  const bot = { kind: 'bot' as const, level: 'novice' as const, name: '' };
  const seats = [
    { kind: 'me' as const, level: 'medium' as const, name: '' },
    ...Array.from({ length: EASY_BOTS }, () => bot),
  ];
  pace.set(1);
  const { id } = await post<{ id: string }>('/tables', { ...easy, seats });
  go(`/table/${id}`);
}

/** What "Play now" starts for whoever knows so much of the game. */
export async function playAs(known: Experience) {
  if (known === 'new') go('/learn/legendary/aim');
  else if (known === 'board') await playEasy('legendary');
  else await playNow();
}

export async function playNow() {
  const table: Partial<NewTable> = {
    title: 'legendary',
    options: { players: 4, edition: 'complete' },
    seats: [
      { kind: 'me', level: 'medium', name: '' },
      ...OTHERS.map((faction) => ({
        kind: 'bot' as const,
        level: 'medium' as const,
        name: botName(faction),
      })),
    ],
  };
  const { id } = await post<{ id: string }>('/tables', table);
  go(`/table/${id}`);
}

export async function join(table: TableInfo) {
  const seat = free(table)[0];
  if (seat && !(await named())) return;
  if (seat) await post(`/tables/${table.id}/join`, { seat: seat.seat });
  go(`/table/${table.id}`);
}
