/** The original Cyclades at the table. */
import type { Extras } from '../../table/extras';
import { medals } from '../../table/medals';
import { t } from '../../words/words.svelte';
import { placeFacts } from '../cyclades/facts';
import { leadsOf } from '../cyclades/leads';
import { begunOffering, movingParts } from '../cyclades/parts';
import { saidDangers } from '../cyclades/dangerWords';
import { busyGod, godsWithheld, ownerOf, placeName, wholesOf } from '../cyclades/reading';
import type { Drawing } from '../cyclades/view';
import type { TitleTable } from '../title';
import Board from './Board.svelte';
import Players from './Players.svelte';
import Side from './Side.svelte';
import TextView from './TextView.svelte';
import Tile from './Tile.svelte';
import { CUSTOMS } from './customs';
import { asView, deedPicture, hasModule } from './reading';
import type { ClassicView } from './view';
import { WINDOWS } from './windows';

for (const kind of ['favour', 'item', 'unit', 'card', 'module']) medals.set(kind, Tile);

/** Families of decisions that have words of their own for those who wait. */
const SHARED = new Set('offering build recruit battle retreat metropolis victim'.split(' '));
const OWN = new Set(
  'deploy undead necropolis hero perseus hector midas erinyes charon manticore hermes hestia hecate hephaestus aphrodite artemis chariot arrows gift god voyage march prosperity chimera cyclops giant harpy figure polyphemus sphinx sylph kraken siren'.split(
    ' ',
  ),
);
const STEPS = ['creatures', 'gods', 'income', 'offerings', 'actions'];
/** Moments at which only some are asked are told apart by nobody: they are one wait for the others. */
const QUIET = new Set(['helm', 'palace', 'girdle', 'necklace', 'item']);

function stepsOf(view: ClassicView): string[] {
  if (
    !STEPS.includes(view.phase) &&
    !['threat', 'arrival', 'favour', 'upkeep', 'departure'].includes(view.phase)
  )
    return [view.phase];
  const underworld = hasModule(view, 'underworld');
  return [
    'creatures',
    ...(underworld ? ['threat'] : []),
    'gods',
    ...(view.phase === 'arrival' || view.phase === 'favour' ? [view.phase] : []),
    'income',
    ...(hasModule(view, 'heroes') ? ['upkeep'] : []),
    'offerings',
    'actions',
    ...(view.phase === 'departure' ? ['departure'] : []),
  ];
}

const table: TitleTable<ClassicView, Drawing> & Extras<ClassicView, Drawing> = {
  Board,
  Side,
  Players,
  TextView,
  tabs: { board: 'legendary-tab-map', side: 'legendary-tab-gods', players: 'legendary-tab-players' },
  tabIcons: { board: 'ui-map', side: 'ico-logo', players: 'ui-people' },
  round: (view) => t('legendary-cycle', { cycle: view.cycle }),
  steps: (view) => {
    return stepsOf(view).map((id) => ({ id, name: t(`classic-phase-${id}`), now: id === view.phase }));
  },
  wholes: (drawing, view) => wholesOf(drawing, asView(view)),
  owner: (view) => ownerOf(asView(view)),
  place: (drawing) => (token) =>
    placeName(drawing, token, (land, site) => t('legendary-site', { land, site })),
  purse: (view) => {
    const own = view.factions.find((one, seat) => seat === view.seat && one.gold !== null);
    return own ? t('classic-purse', { gold: own.gold ?? 0, priests: own.priests }) : '';
  },
  name: (view) => t(view.hades ? 'table-name-hades' : 'table-name-classic'),
  picture: deedPicture,
  facts: (view, ...rest) => placeFacts(asView(view), ...rest, CUSTOMS),
  leads: (view, ...rest) => leadsOf(asView(view), ...rest),
  aside: (view) => view.phase === 'offerings',
  fight: asView,
  standing: WINDOWS,
  parts: movingParts,
  begun: begunOffering,
  withheld: (view, options) => godsWithheld(asView(view), options),
  dangers: (view, drawing, names) => saidDangers(asView(view), drawing, names, CUSTOMS),
  goal: (view) => t('table-goal', { count: view.goal }),
  gold: (view) => view.factions.find((_, seat) => seat === view.seat)?.gold ?? null,
  scores: (view) =>
    view.factions.map((one, seat) => ({
      faction: one.faction,
      score: one.metropolises,
      active: view.decision ? view.decision.seat === seat : view.active === one.faction,
      gone: one.eliminated,
    })),
  busy: (view) => {
    const god = busyGod(asView(view));
    return god ? t(`legendary-god-${god}`) : null;
  },
  subject: (view) => {
    const god = busyGod(asView(view));
    return god ? `god:${god}` : null;
  },
  doing: (kind) => {
    const family = kind.split('.')[0] ?? '';
    if (QUIET.has(family)) return 'classic-doing-window';
    if (OWN.has(family)) return `classic-doing-${family}`;
    return SHARED.has(family) ? `legendary-doing-${family}` : null;
  },
};

export default table;
