/** What an option leads to, for the forecast: the set of buildings, what a god gives, who stays behind. */
import type { Names } from '../../api/names.svelte';
import { lineOf } from '../../cards/lines';
import { t } from '../../words/words.svelte';
import { type Kind, KINDS, progressOf, setOf } from './progress';
import type { View } from './view';

/** What each god builds, or lets one build. */
const BUILDS: Record<string, Kind> = {
  poseidon: 'port',
  ares: 'fortress',
  zeus: 'temple',
  athena: 'university',
};
const isKind = (word: string): word is Kind => (KINDS as readonly string[]).includes(word);
const capital = (words: string) => words.charAt(0).toLocaleUpperCase() + words.slice(1);

const aboutIn = (view: View, what: string): string =>
  view.decision?.about.find((part) => part.startsWith(`${what}=`))?.slice(what.length + 1) ?? '';
const wordIn = (tokens: string[], kind: string): string =>
  tokens.find((token) => token.startsWith(`${kind}:`))?.slice(kind.length + 1) ?? '';

export function leadsOf(view: View, tokens: string[], names: Names): string[] {
  const kind = view.decision?.kind ?? '';
  if (kind === 'offering.god') return godLeads(view, wordIn(tokens, 'god'), names);
  if (/^(move|march)\.(troops|mercenaries)$/.test(kind) || /^(sail|voyage)\.count$/.test(kind))
    return [staying(view, kind, Number(wordIn(tokens, 'n') || NaN))].filter(Boolean);
  const built = raised(view, kind, tokens);
  return built ? [setWith(view, built)] : [];
}

/** The building that the option raises. */
function raised(view: View, kind: string, tokens: string[]): Kind | null {
  const word =
    wordIn(tokens, 'building') ||
    (kind === 'build.site' ? aboutIn(view, 'building').slice('building:'.length) : '') ||
    (kind === 'god.first' && tokens.includes('word:building')
      ? (BUILDS[aboutIn(view, 'god').slice('god:'.length)] ?? '')
      : '');
  return isKind(word) ? word : null;
}

function godLeads(view: View, god: string, names: Names): string[] {
  const line = god && lineOf(names, `god:${god}`);
  const built = BUILDS[god];
  return [line ? capital(line) : '', built ? setWith(view, built) : ''].filter(Boolean);
}

/** How far the four buildings are with one more of a kind. */
function setWith(view: View, kind: Kind): string {
  if (view.seat === null) return '';
  const progress = progressOf(view, view.seat);
  const building = t(`row-kind-${kind}`);
  const kinds = new Set([...progress.kinds, kind]);
  const count = setOf({ ...progress, kinds });
  if (count === KINDS.length) return setOf(progress) < count ? t('leads-set-whole', { building }) : '';
  const missing = progress.wild
    ? t('leads-any')
    : KINDS.filter((one) => !kinds.has(one))
        .map((one) => t(`row-kind-${one}`))
        .join(', ');
  const again = progress.kinds.has(kind);
  return t(again ? 'leads-set-again' : 'leads-set', { building, count, missing });
}

/** Who stays behind when some leave. */
function staying(view: View, kind: string, leaving: number): string {
  if (Number.isNaN(leaving)) return '';
  const land = view.lands.find((one) => one.land === aboutIn(view, 'land').slice('land:'.length));
  const sea = view.seas.find((one) => one.sea === aboutIn(view, 'sea').slice('sea:'.length));
  const there = sea ? sea.fleets : kind.endsWith('mercenaries') ? land?.mercenaries : land?.troops;
  if (there === undefined || leaving > there) return '';
  return t('leads-stay', { count: there - leaving });
}
