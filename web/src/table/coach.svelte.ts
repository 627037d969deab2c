/** The coach beside a newcomer: asks the server what matters, and remembers what was said. */
import { type CoachInfo, type CoachWord, get, type TableDetail } from '../api/client';
import { gameOf } from '../boards/known';
import { remember, remembered } from '../words/words.svelte';
import { type CoachMemory, nothingTold, present, speak } from './coachMemory';

const KEY = 'delos.coach';

function stored(): CoachMemory {
  try {
    return { ...nothingTold(), ...(JSON.parse(remembered(KEY) ?? '{}') as Partial<CoachMemory>) };
  } catch {
    return nothingTold();
  }
}

/** One for all tables: what was said at one is known at the next. */
class Memory {
  now = $state.raw(stored());
  #written = remembered(KEY);

  set(memory: CoachMemory) {
    this.now = memory;
    this.#written = JSON.stringify(memory);
    remember(KEY, this.#written);
  }

  /** Another tab may have said more in the meantime. */
  fresh(): CoachMemory {
    const written = remembered(KEY);
    if (written !== null && written !== this.#written) {
      this.#written = written;
      this.now = stored();
    }
    return this.now;
  }

  get on(): boolean {
    return !this.now.off;
  }

  /** On again, he begins anew: whoever asks for him wants to hear something. */
  turn(on: boolean) {
    this.set(on ? nothingTold() : { ...this.now, off: true });
  }
}

export const coachMemory = new Memory();

export class Coach {
  #word = $state.raw<CoachWord | null>(null);
  #index = $state(-1);
  #closed = $state('');
  #asked = '';

  constructor(readonly detail: TableDetail) {}

  /** What is said at a question; null where nothing is. */
  at(index: number | undefined): CoachWord | null {
    const word = coachMemory.on && index === this.#index ? this.#word : null;
    return word?.key === this.#closed ? null : word;
  }

  /** A question is put to a seat of one's own. */
  async meet(index: number, seat: number, lang: string) {
    const asked = `${index} ${seat} ${lang}`;
    const place = { title: gameOf(this.detail), table: this.detail.id, seat, index };
    if (asked === this.#asked || !present(coachMemory.fresh(), place)) return;
    this.#asked = asked;
    try {
      const found = await get<CoachInfo>(`/tables/${this.detail.id}/coach`, { seat, lang });
      if (asked !== this.#asked || found.index !== index) return;
      const { word, memory } = speak(coachMemory.fresh(), place, found.words);
      coachMemory.set(memory);
      this.#word = word;
      this.#index = index;
    } catch {
      // A game goes on without advice.
    }
  }

  close() {
    this.#closed = this.#word?.key ?? '';
  }

  silence() {
    coachMemory.turn(false);
  }
}
