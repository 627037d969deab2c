/** In what order a game is told at a real table: minutes and the first rule of each step and question. */
interface Step {
  icon: string;
  minutes: number;
  rule: string;
}
interface Teaching {
  steps: Step[];
  /** Where the answers to the questions stand. */
  asks: string[];
}
export const GAMES = ['legendary', 'classic', 'hades', 'mytikas'] as const;
export type Game = (typeof GAMES)[number];

const step = (icon: string, minutes: number, rule: string): Step => ({ icon, minutes, rule });

export const TEACHING: Record<Game, Teaching> = {
  legendary: {
    steps: [
      step('bld-metropolis', 1, 'LEG-CORE-02'),
      step('ico-cornucopia', 2, 'LEG-INCOME-01'),
      step('ui-turn', 1, 'LEG-END-01'),
      step('piece-pawn', 3, 'LEG-OFFER-01'),
      step('god-zeus', 3, 'LEG-ACTION-01'),
      step('bld-temple', 2, 'LEG-METRO-03'),
      step('piece-fleet', 2, 'LEG-LANDMOVE-04'),
      step('ico-die', 2, 'LEG-LANDBATTLE-04'),
      step('cr-kraken', 1, 'LEG-CREATURE-GEN-01'),
      step('piece-troop', 3, 'LEG-PLACE-01'),
    ],
    asks: [
      'LEG-END-05',
      'LEG-OFFER-08',
      'LEG-OFFER-13',
      'LEG-HEROMOVE-01',
      'LEG-BUILD-03',
      'LEG-LANDMOVE-15',
    ],
  },
  classic: {
    steps: [
      step('bld-metropolis', 1, 'CLA-END-01'),
      step('ico-cornucopia', 2, 'CLA-INCOME-01'),
      step('ui-turn', 1, 'CLA-CYCLE-01'),
      step('piece-pawn', 3, 'CLA-OFFER-01'),
      step('god-zeus', 3, 'CLA-TURN-01'),
      step('bld-temple', 1, 'CLA-METRO-01'),
      step('piece-fleet', 2, 'CLA-ARES-05'),
      step('ico-die', 2, 'CLA-BATTLE-01'),
      step('cr-kraken', 1, 'CLA-CREATURE-BUY-01'),
      step('ico-gold', 1, 'CLA-INCOME-08'),
    ],
    asks: ['CLA-END-01', 'CLA-METRO-03', 'CLA-OFFER-10', 'CLA-APOLLO-02', 'CLA-BUILD-05', 'CLA-ELIM-01'],
  },
  hades: {
    steps: [
      step('bld-metropolis', 1, 'HAD-SETUP-01'),
      step('ui-list', 1, 'HAD-SETUP-01'),
      step('piece-troop', 2, 'HAD-PLACE-01'),
      step('ico-die', 1, 'HAD-GOD-01'),
      step('piece-undead', 2, 'HAD-GOD-10'),
      step('bld-necropolis', 1, 'HAD-NECRO-01'),
      step('hero-bust', 2, 'HAD-HERO-GENERAL-01'),
      step('ico-favour', 2, 'HAD-FAVOUR-GENERAL-01'),
      step('ui-turn', 1, 'HAD-CYCLE-01'),
    ],
    asks: [
      'HAD-GOD-06',
      'HAD-GOD-14',
      'HAD-GOD-15',
      'HAD-HERO-GENERAL-02',
      'HAD-PRIESTESS-07',
      'HAD-NECRO-06',
    ],
  },
  mytikas: {
    steps: [
      step('ui-mountain', 1, 'MYT-SCORE-01'),
      step('ico-cube', 1, 'MYT-BUILD-04'),
      step('ico-builder', 2, 'MYT-TURN-02'),
      step('ico-favour', 1, 'MYT-FOLLOW-01'),
      step('ico-sun', 3, 'MYT-ACTION-ZEUS-DAY-01'),
      step('myt-lc', 2, 'MYT-BUILD-11'),
      step('ui-raise', 1, 'MYT-RAISE-01'),
      step('ico-lock', 2, 'MYT-OFFERING-03'),
      step('ui-star', 1, 'MYT-END-01'),
      step('ico-offering', 1, 'MYT-SETUP-22'),
    ],
    asks: [
      'MYT-TURN-15',
      'MYT-TURN-03',
      'MYT-FOLLOW-03',
      'MYT-FAVOUR-02',
      'MYT-FOLLOW-15',
      'MYT-OFFERING-08',
    ],
  },
};

const FACES = [0, 1, 1, 2, 2, 3];

/** How a round ends for the side that is stronger by so much, in hundredths. */
export function roundOdds(ahead: number): { win: number; tie: number; lose: number } {
  const ends = FACES.flatMap((own) => FACES.map((other) => own + ahead - other));
  const share = (counts: (end: number) => boolean) =>
    Math.round((100 * ends.filter(counts).length) / ends.length);
  return { win: share((end) => end > 0), tie: share((end) => end === 0), lose: share((end) => end < 0) };
}
