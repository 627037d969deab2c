/** Battles in words. */
import type { Names } from '../../api/names.svelte';
import type { Term } from '../../boards/cyclades/view';
import type { Person } from '../../boards/title';
import { t } from '../../words/words.svelte';
import type { BattleStory, Loss, Round } from './story';
import { verdictOf } from './story';

export interface Who {
  name: string;
  you: boolean;
}

/** At a shared screen every seat is "yours"; then names are clearer than "you". */
export function whoIs(faction: string, people: Person[], names: Names): Who {
  const person = people.find((one) => one.faction === faction);
  const alone = people.filter((one) => one.yours).length === 1;
  return { name: person?.name || names.of(`faction:${faction}`), you: alone && (person?.yours ?? false) };
}

export function termName(term: Term, names: Names): string {
  if (term.name) {
    const name = names.of(`${term.what === 'buildings' ? 'building' : term.what}:${term.name}`);
    return term.count > 1 ? t('battle-several', { name, count: term.count }) : name;
  }
  return t(`battle-term-${term.what}`, { count: term.count });
}

const telling = (id: string, who: Who, more: Record<string, string | number> = {}) =>
  t(id, { name: who.name, you: String(who.you), ...more });

export function lossText(loss: Loss, who: Who, names: Names): string {
  if (loss.what === 'hero' || loss.what === 'creature')
    return telling('battle-loses-named', who, { what: names.of(`${loss.what}:${loss.name}`) });
  return telling(`battle-loses-${loss.what}`, who, { count: loss.count });
}

/** Equal losses are one sentence. */
export function gathered(losses: Loss[]): Loss[] {
  const found: Loss[] = [];
  for (const loss of losses) {
    const same = found.find(
      (one) => one.faction === loss.faction && one.what === loss.what && one.name === loss.name,
    );
    if (same) same.count += loss.count;
    else found.push({ ...loss });
  }
  return found;
}

export function verdictText(story: BattleStory, round: Round, who: (faction: string) => Who): string {
  const verdict = verdictOf(round);
  if (!verdict) return '';
  if (verdict === 'draw') return t('battle-draw');
  return telling('battle-wins-round', who(verdict === 'attacker' ? story.attacker : story.defender));
}

export function outcomeText(story: BattleStory, area: string, who: (faction: string) => Who): string {
  if (!story.over) return '';
  if (!story.holder) return t('battle-nobody', { area });
  const id = story.holder === story.attacker ? 'battle-takes' : 'battle-holds';
  return telling(id, who(story.holder), { area });
}

export function retreatText(area: string, who: Who): string {
  return telling('battle-retreats', who, { area });
}
