/** Which symbol of the sheet shows a thing named by a token. */
const UNITS: Record<string, string> = {
  undead: 'piece-undead',
  troop: 'piece-troop',
  mercenary: 'piece-mercenary',
  fleet: 'piece-fleet',
  hero: 'hero-bust',
  creature: 'piece-creature',
  control: 'piece-control',
  pawn: 'piece-pawn',
};
const ICONS: Record<string, string> = {
  gold: 'ico-gold',
  cornucopia: 'ico-cornucopia',
  priestess: 'ico-priestess',
  philosopher: 'ico-philosopher',
  troops: 'piece-troop',
  fleets: 'piece-fleet',
  reserve: 'piece-control',
  building: 'bld-temple',
  mixed: 'piece-fleet',
  stone: 'ico-cube',
  marble: 'ico-cube',
  favour: 'ico-favour',
  offering: 'ico-offering',
  lock: 'ico-lock',
  builder: 'ico-builder',
  level: 'ui-star',
  'small-city': 'myt-sc',
  'large-city': 'myt-lc',
  'small-temple': 'myt-st',
  'large-temple': 'myt-lt',
};
const PHASES: Record<string, string> = {
  initialization: 'god-hera',
  income: 'ico-cornucopia',
  offerings: 'piece-pawn',
  upkeep: 'ico-priestess',
  actions: 'bld-port',
  end: 'bld-metropolis',
  placement: 'piece-fleet',
};
const MODULES: Record<string, string> = {
  placement: 'piece-fleet',
  underworld: 'god-hades',
  heroes: 'hero-bust',
  favours: 'ico-favour',
};
const FIRST: Record<string, string> = {
  god: 'god-',
  patron: 'god-',
  deity: 'god-',
  favour: 'god-',
  creature: 'cr-',
  hero: 'hero-',
  building: 'bld-',
  item: 'item-',
};

/** The symbol's name, or null; `known` tells what the sheet has. */
export function symbolOf(token: string, known: (name: string) => boolean): string | null {
  const [kind = '', thing = ''] = token.split(':');
  const half = thing.replace(/-(day|night)$/, ''); // a space of Mytikas shows its god
  const tries = [
    FIRST[kind] && FIRST[kind] + thing,
    kind === 'space' && `god-${half}`,
    UNITS[thing],
    ICONS[thing],
    kind === 'phase' && PHASES[thing],
    kind === 'module' && MODULES[thing],
    kind === 'hero' && 'hero-bust',
    thing === 'undead' && 'piece-mercenary',
    thing === 'necropolis' && 'god-hades',
    thing === 'theatre' && 'god-dionysus',
    (kind === 'favour' || kind === 'item' || thing === 'column') && 'ico-favour',
    kind === 'deity' && 'ico-favour',
    kind === 'phase' && 'ui-scroll',
  ];
  return tries.find((name): name is string => typeof name === 'string' && known(name)) ?? null;
}
