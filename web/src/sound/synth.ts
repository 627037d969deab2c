/** Voices into sound: a few nodes for each note, gone when it is over. */
import { type Note, VOICES, type Voice } from './voices';

const SILENT = 0.001; // nobody hears less; an exponential ramp cannot end at nothing
const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** One second of white noise, the same every time. */
function noise(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context);
  if (known) return known;
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 22_222;
  for (let at = 0; at < samples.length; at++) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    samples[at] = state / 1_073_741_824 - 1;
  }
  noises.set(context, buffer);
  return buffer;
}

function source(context: BaseAudioContext, note: Note, at: number, until: number) {
  if (note.wave === 'noise') {
    const node = context.createBufferSource();
    node.buffer = noise(context);
    node.loop = true;
    return node;
  }
  const node = context.createOscillator();
  node.type = note.wave;
  node.frequency.setValueAtTime(note.hz ?? 440, at);
  if (note.to) node.frequency.exponentialRampToValueAtTime(note.to, at + (note.glide ?? 100) / 1000);
  if (note.vibrato) {
    const [hz, cents] = note.vibrato;
    const sway = context.createOscillator();
    sway.frequency.value = hz;
    const depth = context.createGain();
    depth.gain.value = cents;
    sway.connect(depth).connect(node.detune);
    sway.start(at);
    sway.stop(until);
  }
  return node;
}

function filters(context: BaseAudioContext, note: Note, at: number): BiquadFilterNode[] {
  const found: BiquadFilterNode[] = [];
  if (note.low) {
    const low = context.createBiquadFilter();
    low.type = 'lowpass';
    note.low.forEach((hz, index) => {
      if (index === 0) low.frequency.setValueAtTime(hz, at);
      else
        low.frequency.linearRampToValueAtTime(
          hz,
          at + ((note.sweep ?? 0) / 1000) * (index / ((note.low?.length ?? 2) - 1)),
        );
    });
    found.push(low);
  }
  if (note.band) {
    const band = context.createBiquadFilter();
    band.type = 'bandpass';
    [band.frequency.value, band.Q.value] = note.band;
    found.push(band);
  }
  return found;
}

/** The loudness of a note from its begin to its end; says when that is. */
function shape(gain: AudioParam, note: Note, level: number, at: number): number {
  const [attack, decay, sustain = 0, release = 0] = note.envelope;
  const peak = Math.max(SILENT, note.gain * level);
  const held = Math.max(SILENT, peak * sustain);
  const [top, settled] = [at + attack / 1000, at + (attack + decay) / 1000];
  gain.setValueAtTime(0, at);
  gain.linearRampToValueAtTime(peak, top);
  // What is struck fades quickly at first; breath and water fade evenly.
  if (note.wave === 'noise' && note.low) gain.linearRampToValueAtTime(0, settled);
  else gain.exponentialRampToValueAtTime(held, settled);
  if (!sustain) return settled;
  gain.exponentialRampToValueAtTime(SILENT, settled + release / 1000);
  return settled + release / 1000;
}

function sing(context: BaseAudioContext, out: AudioNode, note: Note, begin: number, level: number) {
  const at = begin + note.at / 1000;
  const loudness = context.createGain();
  const until = shape(loudness.gain, note, level, at) + 0.01;
  const first = source(context, note, at, until);
  let last: AudioNode = first;
  for (const filter of filters(context, note, at)) last = last.connect(filter);
  last.connect(loudness).connect(out);
  first.start(at);
  first.stop(until);
}

/** Lets a voice be heard on `out` from `begin` (seconds of the context) on. */
export function play(
  context: BaseAudioContext,
  out: AudioNode,
  voice: Voice,
  begin = context.currentTime,
  level = 1,
) {
  for (const note of VOICES[voice] as Note[]) {
    sing(context, out, note, begin, level);
    if (note.echo) sing(context, out, note, begin + note.echo[0] / 1000, level * note.echo[1]);
  }
}
