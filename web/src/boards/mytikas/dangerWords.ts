/** The sentence of the end that is near, for the leaders. */
import type { SaidDanger } from '../../table/extras';
import { anyOf } from '../../words/lists';
import { t } from '../../words/words.svelte';
import { type Danger, dangersOf } from './danger';
import { ROMAN } from './reading';
import type { View } from './view';

/** What would end the game. */
function things(missing: string[]): string {
  const said = missing.map((one) => {
    const [kind = '', level = ''] = one.split(':');
    return t(`danger-end-${kind}`, { level: ROMAN[Number(level) - 1] ?? '' });
  });
  return anyOf(said);
}

function sentence({ lead, missing }: Danger, own: boolean): string {
  if (!missing.length) return t('danger-ending');
  const whose = `${own ? 'chance' : 'danger'}-end-${lead ? 'leads' : 'ties'}`;
  return t(whose, { lead, things: things(missing) });
}

export function saidDangers(view: View): SaidDanger[] {
  return dangersOf(view).map((danger) => {
    const own = danger.seat === view.seat;
    return {
      seat: danger.seat,
      now: true,
      steps: 1,
      own,
      missing: danger.missing,
      sentence: sentence(danger, own),
      ...(danger.missing.length && {
        short: t(own ? 'danger-row-end-own' : 'danger-row-end', { things: things(danger.missing) }),
      }),
    };
  });
}
