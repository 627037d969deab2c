/** What happens at a table beside the game: clocks, talk, questions to all, reminders. */
import type { Live } from '../api/live.svelte';
import { type TableInfo, post } from '../api/client';
import type { components } from '../api/schema';
import { sound } from '../sound/sound.svelte';
import { complain, say } from '../ui/toasts.svelte';
import { t } from '../words/words.svelte';
import type { Clock } from './clock';
import { type ClockMessage, Clocks } from './clocks.svelte';
import { type Room, Talk } from './talk.svelte';

export type Proposal = components['schemas']['ProposalMessage'];
export type Want = 'pause' | 'resume' | 'abandon';
export type SideMessage =
  | ({ type: 'clock' } & ClockMessage)
  | { type: 'talk'; rooms: Partial<Record<Room, number>> }
  | ({ type: 'proposal' } & Proposal)
  | { type: 'reminded'; seat: number };

export class Life {
  readonly clocks = new Clocks();
  readonly talk: Talk;
  proposal = $state.raw<Proposal | null>(null);

  constructor(
    readonly id: string,
    live: Live,
  ) {
    this.talk = new Talk(id, () =>
      (live.table?.seats ?? []).filter((seat) => seat.yours).map((seat) => seat.seat),
    );
    live.aside = (message) => this.take(message);
  }

  take(message: SideMessage) {
    if (message.type === 'clock') this.clocks.take(message);
    else if (message.type === 'talk') this.talk.take(message.rooms);
    else if (message.type === 'proposal') this.proposal = message.want ? message : null;
    else {
      say(t('life-reminded'));
      sound.play('turn');
    }
  }

  async propose(want: Want, seat: number) {
    await this.#ask('proposal', { seat, want });
  }

  async answer(seat: number, agree: boolean) {
    await this.#ask('proposal/answer', { seat, agree });
  }

  async remind() {
    if (await this.#ask('remind')) say(t('life-reminder-sent'));
  }

  async #ask(what: string, body: object = {}): Promise<boolean> {
    try {
      await post(`/tables/${this.id}/${what}`, body);
      return true;
    } catch (error) {
      complain(error);
      return false;
    }
  }

  close() {
    this.clocks.close();
  }
}

/** The table on this screen, for what is shown at its seats. */
class Shown {
  life = $state.raw<Life | null>(null);
  clock = $state.raw<Clock | null>(null);
  /** The first seat of each person: of several seats of one person it has the clock. */
  owners = $state.raw<Set<number>>(new Set());

  owner(seat: number): boolean {
    return this.owners.has(seat);
  }

  take(life: Life, info: Pick<TableInfo, 'seats' | 'players' | 'ways'>) {
    this.life = life;
    this.clock = info.ways.clock;
    // In a duel one person plays two seats of four: the first one's clock counts for both.
    const pairs = info.players < info.seats.length;
    const first = info.seats.filter((seat) => !pairs || seat.seat < info.players);
    this.owners = new Set(first.filter((seat) => seat.kind !== 'bot').map((seat) => seat.seat));
  }

  clear() {
    this.life = null;
    this.clock = null;
  }
}
export const shown = new Shown();
