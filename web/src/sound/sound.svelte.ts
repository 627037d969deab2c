/**
 * The table's sound: off until somebody has clicked, typed or tapped here, then as loud as they like it;
 * remembered. Nothing is told by sound alone.
 */
import { remember, remembered } from '../words/words.svelte';
import { play } from './synth';
import type { Voice } from './voices';

const USUAL = 0.5;
/** ms: the same voice again within this time is the same sound. */
const TOGETHER = 45;
const GESTURES = ['pointerdown', 'keydown'] as const;

function stored(): number {
  const volume = Number(remembered('delos.volume') ?? USUAL);
  return volume >= 0 && volume <= 1 ? volume : USUAL;
}

class Sound {
  /** 0 to 1: the master's gain. */
  volume = $state(stored());
  muted = $state(remembered('delos.muted') === 'yes');
  /** A message of the browser when it is one's turn and the page is hidden; asked for, never by itself. */
  notify = $state(remembered('delos.notify') === 'yes');

  #context: AudioContext | null = null;
  #master: GainNode | null = null;
  #awake = false;
  #last = new Map<Voice, number>();

  /** Listens for the first own gesture; browsers let nothing be heard before it. */
  wake() {
    if (this.#awake || typeof window === 'undefined') return;
    const heard = () => {
      this.#awake = true;
      for (const gesture of GESTURES) window.removeEventListener(gesture, heard, true);
    };
    for (const gesture of GESTURES) window.addEventListener(gesture, heard, true);
  }

  get on(): boolean {
    return this.#awake && !this.muted && this.volume > 0;
  }

  /** A voice, now or after some ms. */
  play(voice: Voice, after = 0) {
    if (!this.on || document.hidden) return;
    this.#sound(voice, after);
  }

  /** My turn: also from behind another page. */
  call(voice: Voice) {
    if (this.on) this.#sound(voice, 0);
  }

  #sound(voice: Voice, after: number) {
    const now = performance.now() + after;
    if (now - (this.#last.get(voice) ?? -Infinity) < TOGETHER) return;
    this.#last.set(voice, now);
    try {
      const { context, master } = this.#open();
      void context.resume();
      play(context, master, voice, context.currentTime + 0.01 + after / 1000);
    } catch {
      // no sound device, or sound is forbidden here: nothing is lost
      this.#context = null;
    }
  }

  #open(): { context: AudioContext; master: GainNode } {
    if (this.#context && this.#master) return { context: this.#context, master: this.#master };
    const context = new AudioContext();
    const master = context.createGain();
    master.gain.value = this.volume;
    // Many at once are held below the edge instead of being cut.
    const limit = context.createDynamicsCompressor();
    limit.threshold.value = -6;
    limit.ratio.value = 12;
    limit.attack.value = 0.002;
    master.connect(limit).connect(context.destination);
    this.#context = context;
    this.#master = master;
    return { context, master };
  }

  mute(on: boolean) {
    this.muted = on;
    remember('delos.muted', on ? 'yes' : 'no');
    if (!on && this.volume === 0) this.setVolume(USUAL);
    if (!on) this.play('knock');
  }

  setVolume(volume: number) {
    this.volume = volume;
    remember('delos.volume', String(volume));
    if (this.#master) this.#master.gain.value = volume;
  }

  async setNotify(on: boolean) {
    const may = on && typeof Notification !== 'undefined' ? await Notification.requestPermission() : 'denied';
    this.notify = on && may === 'granted';
    remember('delos.notify', this.notify ? 'yes' : 'no');
  }
}

export const sound = new Sound();
