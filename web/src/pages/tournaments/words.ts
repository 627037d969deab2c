import type { TournamentInfo } from '../../api/client';
import { t } from '../../words/words.svelte';

export const statusOf = (one: TournamentInfo) =>
  t(`tournaments-status-${one.status}`, { round: Math.max(1, one.round), rounds: one.rounds });
