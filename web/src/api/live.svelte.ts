/** A live table: the socket, what it last said, and the ways to answer. Comes back by itself. */
import type { SideMessage } from '../life/life.svelte';
import type { components } from './schema';
import { patched } from './patch';
import { type Choice, type LogEntry, Refused, type TableInfo, lang, post } from './client';

type Schemas = components['schemas'];
export type TableState = Omit<Schemas['State'], 'view' | 'patch' | 'log'> & {
  view: unknown;
  log: LogEntry[];
};
/** What every state says; the rest is left out when it is empty, null or false. */
type Said = Pick<TableState, 'index' | 'steps' | 'status' | 'you' | 'seat' | 'from' | 'log'>;
type Message =
  | (Partial<TableState> & Said & { type: 'state'; patch?: unknown; own?: unknown })
  | { type: 'table'; table: TableInfo }
  | { type: 'presence'; seats: Record<string, boolean> }
  | SideMessage
  | { type: 'done'; n: number; index: number }
  | { type: 'error'; error: Schemas['ErrorInfo']; n?: number }
  | { type: 'pong' }
  | { type: 'bye' };

const VERSION = 4; // of the protocol: every step is sent, views are kept here and patched, moves go here too
const LEFT_OUT = {
  handover: null,
  options: [],
  prompt: '',
  undo: false,
  may_ask: false,
  asked: null,
  winners: [],
  key: null,
};
const ANSWER_WAIT = 8000; // ms until a move is made the other way
/** Refusals after which the same is worth another try. */
const LATER = new Set(['offline', 'storage', 'busy']);
/** The socket may be older than the cookie that says who we are; a request has the newest. */
const ELSEWHERE = new Set(['no_identity', 'not_your_seat']);
const FIRST_WAIT = 300; // ms; doubled with every failure, jittered
const LONGEST_WAIT = 8000;
const HEARTBEAT = 20_000;

/** What a table needs of its connection; a lesson has one of its own (lesson/live.svelte.ts). */
export type Live = Pick<LiveTable, keyof LiveTable>;

const offline = () => new Refused('offline', '', [], 0);

export class LiveTable {
  table = $state.raw<TableInfo | null>(null);
  state = $state.raw<TableState | null>(null);
  log = $state.raw<LogEntry[]>([]);
  /** Told of every state, with the entries that came with it. */
  heard: (state: TableState, entries: LogEntry[]) => void = () => undefined;
  /** Told of what happens beside the game: clocks, talk, questions to all. */
  aside: (message: SideMessage) => void = () => undefined;
  presence = $state.raw<Record<string, boolean>>({});
  connection = $state<'connecting' | 'open' | 'lost'>('connecting');
  refusal = $state.raw<Schemas['ErrorInfo'] | null>(null);
  /** A choice is on its way. */
  sending = $state(false);

  #socket: WebSocket | null = null;
  #failures = 0;
  #timer = 0;
  #heartbeat = 0;
  #closed = false;
  /** Moves on their way over the socket, by number. */
  #moves = new Map<number, (error: Refused | null) => void>();
  #numbered = 0;

  constructor(
    readonly id: string,
    private seats: 'mine' | 'watch' = 'mine',
  ) {
    this.#connect();
  }

  #connect() {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/v1/tables/${encodeURIComponent(this.id)}/live`,
    );
    this.#socket = socket;
    socket.onopen = () => {
      this.#hello();
      this.#heartbeat = window.setInterval(() => this.#say({ type: 'ping' }), HEARTBEAT);
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as Message);
    socket.onclose = (event) => this.#lost(event.code);
  }

  #hello() {
    const known = this.log.at(-1);
    this.#say({
      type: 'hello',
      seats: this.seats,
      lang: lang(),
      version: VERSION,
      ...(known ? { since: known.n + 1 } : {}),
    });
  }

  /** Whoever looked on has taken a seat: the socket may be older than the cookie that says who they are. */
  sit() {
    this.seats = 'mine';
    this.log = []; // told through other eyes
    clearInterval(this.#heartbeat);
    clearTimeout(this.#timer);
    if (this.#socket) {
      this.#socket.onclose = null;
      this.#socket.onmessage = null;
      this.#socket.close();
    }
    this.#connect();
  }

  #hear(message: Message) {
    if (message.type === 'state') {
      this.#failures = 0;
      this.connection = 'open';
      this.refusal = null;
      const kept = this.log.filter((entry) => entry.n < message.from);
      this.log = [...kept, ...message.log];
      // A whole view, or what changed since the last one.
      const view = message.view ?? patched(patched(this.state?.view, message.patch ?? {}), message.own ?? {});
      this.state = { ...LEFT_OUT, ...message, view };
      this.heard(this.state, message.log);
    } else if (message.type === 'table') this.table = message.table;
    else if (message.type === 'presence') this.presence = message.seats;
    else if (message.type === 'done') this.#moves.get(message.n)?.(null);
    else if (message.type === 'error') {
      const { code, message: words, rules } = message.error;
      if (message.n === undefined) this.refusal = message.error;
      else this.#moves.get(message.n)?.(new Refused(code, words, rules, 0));
    } else if (message.type !== 'pong' && message.type !== 'bye') this.aside(message);
  }

  #lost(code: number) {
    clearInterval(this.#heartbeat);
    for (const answer of this.#moves.values()) answer(offline());
    if (this.#closed) return;
    if (code === 4404) {
      this.connection = 'lost';
      return; // there is no such table: asking again would not help
    }
    this.connection = 'lost';
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures++) * (0.5 + Math.random());
    this.#timer = window.setTimeout(() => this.#connect(), wait);
  }

  #say(message: object) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** A move over the socket, until it is stored; without a line, or an answer, it is made by a request. */
  #overSocket(body: object): Promise<void> {
    const n = ++this.#numbered;
    return new Promise<void>((resolve, reject) => {
      const timer = window.setTimeout(() => this.#moves.get(n)?.(offline()), ANSWER_WAIT);
      this.#moves.set(n, (error) => {
        clearTimeout(timer);
        this.#moves.delete(n);
        if (error) reject(error);
        else resolve();
      });
      this.#say({ type: 'act', n, ...body });
    });
  }

  get #open() {
    return this.#socket?.readyState === WebSocket.OPEN && this.state !== null;
  }

  /** At a shared screen: show this seat's secrets; null hides. */
  reveal(seat: number | null) {
    this.log = []; // told through other eyes
    this.#say({ type: 'reveal', seat });
  }

  setLanguage() {
    this.log = [];
    this.#say({ type: 'lang', lang: lang() });
  }

  async play(choice: Pick<Choice, 'id'>) {
    await this.#act('actions', { action: choice.id });
  }

  async undo() {
    await this.#act('undo', {});
  }

  async askUndo() {
    await this.#act('undo/ask', {}, false);
  }

  async answerUndo(seat: number, agree: boolean) {
    const state = this.state;
    if (state) await post(`/tables/${this.id}/undo/answer`, { index: state.index, seat, agree });
  }

  async #act(what: string, body: object, keyed = true) {
    const state = this.state;
    if (!state || state.seat === null || this.sending) return;
    this.sending = true;
    const key = keyed ? { key: crypto.randomUUID?.() ?? String(Math.random()).slice(2) } : {};
    try {
      const message = { index: state.index, seat: state.seat, ...body, ...key };
      // The same key has one effect: after a lost answer it is safe to ask again.
      for (let attempt = 0; ; attempt++) {
        const play = what === 'actions';
        const direct: boolean = play && attempt === 0 && this.#open;
        try {
          if (direct) await this.#overSocket(message);
          else await post(`/tables/${this.id}/${what}`, message, { lang: play ? lang() : undefined });
          return;
        } catch (error) {
          if (direct && error instanceof Refused && ELSEWHERE.has(error.code)) continue;
          const again = error instanceof Refused && LATER.has(error.code);
          if (!again || attempt >= 4 || !keyed) throw error;
          await new Promise((resolve) => setTimeout(resolve, 400 * 2 ** attempt));
        }
      }
    } finally {
      this.sending = false;
    }
  }

  close() {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#heartbeat);
    this.#socket?.close();
  }
}
