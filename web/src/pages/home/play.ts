/** One click to the first game, and one to a free seat. */
import { type NewTable, post, type TableInfo } from '../../api/client';
import { go } from '../../router.svelte';
import { t } from '../../words/words.svelte';
import { free } from './lists';
import { factionName } from './titles.svelte';

const OTHERS = ['dolphin', 'bee', 'owl'];

export const botName = (faction: string) => t('bot-name', { faction: factionName(faction) });

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
  if (seat) await post(`/tables/${table.id}/join`, { seat: seat.seat });
  go(`/table/${table.id}`);
}
