/** The sentence of the end that is near, for the leaders. */
import type { SaidDanger } from '../../table/extras';
import { language, t } from '../../words/words.svelte';
import { type Danger, dangersOf } from './danger';
import { ROMAN } from './reading';
import type { View } from './view';

function sentence({ lead, missing }: Danger, own: boolean): string {
  if (!missing.length) return t('danger-ending');
  const things = missing.map((one) => {
    const [kind = '', level = ''] = one.split(':');
    return t(`danger-end-${kind}`, { level: ROMAN[Number(level) - 1] ?? '' });
  });
  const any = new Intl.ListFormat(language(), { type: 'disjunction' }).format(things);
  return t(`${own ? 'chance' : 'danger'}-end-${lead ? 'leads' : 'ties'}`, { lead, things: any });
}

export function saidDangers(view: View): SaidDanger[] {
  return dangersOf(view).map((danger) => {
    const own = danger.seat === view.seat;
    return { seat: danger.seat, now: true, own, missing: danger.missing, sentence: sentence(danger, own) };
  });
}
