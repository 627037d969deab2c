/** Where a port on a site would count, or a metropolis, which works like one; in words. */
import { language, t } from '../../words/words.svelte';
import { nameIn } from '../cyclades/reading';
import type { Drawing, View } from '../cyclades/view';

export function harbour(view: View, drawing: Drawing, slug: string, building = 'port'): string {
  const [, land = '', number = '0'] = /^(.*)-(\d+)$/.exec(slug) ?? [];
  const index = drawing.lands.findIndex((one) => one.slug === land);
  const site = drawing.sites.filter((one) => one.land === index)[Number(number) - 1];
  if (!site) return '';
  const sea = drawing.seas[site.harbour];
  // In the base edition a port reaches every sea that its land touches.
  if (sea && view.edition === 'base') return t('board-harbour-all', { building });
  return sea
    ? t('board-harbour', { building, harbour: sea.inside?.[language()] ?? nameIn(sea) })
    : t('board-no-harbour', { building });
}
