/** Our sounds, as figures: each is one or more short notes. No files, nothing recorded. */

export interface Note {
  /** ms after the voice begins. */
  at: number;
  wave: 'sine' | 'triangle' | 'sawtooth' | 'square' | 'noise';
  /** Hz; it glides to `to` within `glide` ms. Noise has none. */
  hz?: number;
  to?: number;
  glide?: number;
  /** Attack, decay (ms), level held, release (ms). */
  envelope: [attack: number, decay: number, sustain?: number, release?: number];
  gain: number;
  /** Low-pass in Hz: one value, or those it passes through within `sweep` ms. */
  low?: number[];
  sweep?: number;
  /** Band-pass: Hz and Q. */
  band?: [hz: number, q: number];
  /** Hz and cents. */
  vibrato?: [hz: number, cents: number];
  /** An echo: ms later, at this part of its level. */
  echo?: [ms: number, level: number];
}

const SEMITONE = 2 ** (1 / 12);
const apart = (ms: number, notes: Omit<Note, 'at'>[]): Note[] =>
  notes.map((note, index) => ({ ...note, at: index * ms }));
const tones = (hz: number[], note: Omit<Note, 'at' | 'hz'>): Omit<Note, 'at'>[] =>
  hz.map((one) => ({ ...note, hz: one }));

function setDown(at: number, level: number): Note[] {
  return [
    { at, wave: 'triangle', hz: 220, to: 165, glide: 60, envelope: [2, 90], gain: 0.18 * level },
    { at, wave: 'noise', envelope: [1, 8], band: [900, 1], gain: 0.18 * level },
  ];
}
const HALF = 0.5; // -6 dB

function coin(at: number, steps: number): Note[] {
  const up = SEMITONE ** (2 * steps);
  return [1568, 2093].map((hz) => ({ at, wave: 'sine', hz: hz * up, envelope: [1, 140], gain: 0.1 }));
}
const BOUNCES = [90, 70, 60, 50, 40]; // ms before each
const chord: Omit<Note, 'at' | 'hz'> = { wave: 'triangle', envelope: [20, 300, 0.4, 900], gain: 0.12 };

export const VOICES = {
  /** The pointer is over something lit. */
  tick: [{ at: 0, wave: 'sine', hz: 1320, envelope: [2, 30], gain: 0.05 }],
  place: setDown(0, 1),
  step: [...setDown(0, HALF), ...setDown(140, HALF)],
  oar: [{ at: 0, wave: 'noise', low: [500, 900, 500], sweep: 420, envelope: [120, 200], gain: 0.14 }],
  coin: coin(0, 0),
  /** As many as are paid; four at most. */
  coins: [0, 1, 2, 3].flatMap((step) => coin(step * 60, step)),
  knock: [{ at: 0, wave: 'triangle', hz: 392, envelope: [1, 70], gain: 0.16 }],
  ousted: apart(110, tones([294, 247], { wave: 'triangle', envelope: [1, 70], gain: 0.16 })),
  die: BOUNCES.map((_, index) => ({
    at: BOUNCES.slice(0, index + 1).reduce((sum, gap) => sum + gap, 0),
    wave: 'noise',
    band: [1800, 6],
    envelope: [1, 35],
    gain: 0.2,
  })),
  won: apart(90, tones([523, 659, 784], { wave: 'triangle', envelope: [4, 160], gain: 0.16 })),
  lost: apart(160, tones([392, 311], { wave: 'triangle', envelope: [4, 160], low: [900], gain: 0.16 })),
  beast: [
    {
      at: 0,
      wave: 'sawtooth',
      hz: 82,
      to: 61,
      glide: 500,
      low: [300, 700],
      sweep: 500,
      vibrato: [6, 8],
      envelope: [60, 440],
      gain: 0.16,
    },
  ],
  city: apart(40, tones([262, 330, 392, 523], chord)),
  dawn: apart(250, tones([196, 294, 392], { wave: 'sine', envelope: [200, 300, 0.3, 800], gain: 0.1 })),
  torch: apart(420, tones([110, 110], { wave: 'square', low: [250], envelope: [10, 260], gain: 0.14 })),
  turn: apart(130, tones([587, 880], { wave: 'triangle', envelope: [2, 400], echo: [90, 0.2], gain: 0.18 })),
  hymn: apart(400, tones([262, 294, 349, 523], chord)),
  leave: [{ at: 0, wave: 'sine', hz: 330, to: 220, glide: 900, envelope: [20, 880], gain: 0.1 }],
} satisfies Record<string, Note[]>;

export type Voice = keyof typeof VOICES;

/** When the last of it is over, in ms. */
export const lengthOf = (voice: Voice): number =>
  Math.max(
    ...VOICES[voice].map(({ at, envelope: [attack, decay, sustain = 0, release = 0], echo }: Note) => {
      return at + attack + decay + (sustain ? release : 0) + (echo?.[0] ?? 0);
    }),
  );
