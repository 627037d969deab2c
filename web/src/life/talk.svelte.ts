/** What is said at a table. The socket tells that there is something new; the lines are then asked for. */
import { get, post } from '../api/client';
import type { components } from '../api/schema';
import { complain } from '../ui/toasts.svelte';
import { remember, remembered } from '../words/words.svelte';

type Schemas = components['schemas'];
export type Line = Schemas['LineInfo'];
export type Room = 'table' | 'team';
type Info = Schemas['TalkInfo'];

const KEPT = 400; // lines on the screen
const FILTER = 'delos.talk.filter';

class Wishes {
  /** Rude words are hidden. */
  filter = $state(remembered(FILTER) !== 'no');

  setFilter(on: boolean) {
    this.filter = on;
    remember(FILTER, on ? 'yes' : 'no');
  }
}
export const wishes = new Wishes();

export class Talk {
  lines = $state<Record<Room, Line[]>>({ table: [], team: [] });
  rooms = $state.raw<Room[]>(['table']);
  silenced = $state.raw<Info['silenced']>([]);
  may = $state(false);
  room = $state<Room>('table');
  /** Lines of others since somebody last looked. */
  unread = $state(0);
  /** The panel is on the screen. */
  open = $state(false);
  /** The last line of somebody else, for screen readers. */
  newest = $state.raw<Line | null>(null);
  #last: Record<Room, number> = { table: -1, team: -1 };
  #asking: Record<Room, boolean> = { table: false, team: false };
  #wanted: Record<Room, number> = { table: 0, team: 0 };
  #mine: () => (number | null)[];

  constructor(
    readonly id: string,
    mine: () => (number | null)[],
  ) {
    this.#mine = mine;
  }

  words(line: Line): string {
    return wishes.filter ? line.words : (line.plain ?? line.words);
  }

  /** The socket says which line is the last. */
  take(rooms: Partial<Record<Room, number>>) {
    for (const room of ['table', 'team'] as const) {
      const last = rooms[room];
      if (last === undefined) continue;
      this.#wanted[room] = last;
      if (this.#last[room] < 0 || last > this.#last[room]) void this.#ask(room);
    }
    if (rooms.team === undefined) this.room = 'table';
  }

  async #ask(room: Room) {
    if (this.#asking[room]) return;
    this.#asking[room] = true;
    const first = this.#last[room] < 0;
    try {
      const found = await get<Info>(`/tables/${this.id}/talk`, {
        room,
        after: Math.max(0, this.#last[room]),
      });
      this.#keep(room, found, first);
    } catch (error) {
      if (!first) console.warn('talk', error); // it is asked again with the next line
    } finally {
      this.#asking[room] = false;
    }
    if (this.#last[room] >= 0 && this.#wanted[room] > this.#last[room]) void this.#ask(room);
  }

  #keep(room: Room, found: Info, first: boolean) {
    this.may = found.may;
    this.rooms = found.rooms;
    this.silenced = found.silenced;
    this.lines[room] = [...this.lines[room], ...found.lines].slice(-KEPT);
    this.#last[room] = Math.max(found.last, found.lines.at(-1)?.number ?? 0);
    const news = found.lines.filter((line) => line.kind === 'say' && !this.#mine().includes(line.seat));
    if (first || !news.length) return;
    this.newest = news.at(-1) ?? null;
    if (!this.open) this.unread += news.length;
  }

  read() {
    this.unread = 0;
  }

  async say(words: string): Promise<boolean> {
    try {
      await post(`/tables/${this.id}/talk`, { words, room: this.room });
      return true;
    } catch (error) {
      complain(error);
      return false;
    }
  }

  /** Everything again: somebody is heard again, or no longer. */
  async again() {
    for (const room of this.rooms) {
      this.#last[room] = -1;
      this.lines[room] = [];
      await this.#ask(room);
    }
  }

  async mute(person: string, on: boolean) {
    try {
      await post(`/people/${person}/mute`, { on });
      await this.again();
    } catch (error) {
      complain(error);
    }
  }

  async report(line: Line): Promise<boolean> {
    try {
      await post(`/tables/${this.id}/talk/report`, { number: line.number, room: this.room });
      return true;
    } catch (error) {
      complain(error);
      return false;
    }
  }
}
