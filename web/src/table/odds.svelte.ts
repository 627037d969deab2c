/** Forecasts of battles, asked once per option and moment. */
import { type Choice, get, lang } from '../api/client';
import { mayAttack } from './attacks';

export interface OddsTerm {
  what: string;
  name: string | null;
  count: number;
  strength: number;
}
export interface OddsSide {
  faction: string | null;
  role: 'attacker' | 'defender';
  terms: OddsTerm[];
  total: number;
}
export interface OddsRound {
  number: number;
  reached: number;
  win: number;
  hold: number;
  both: number;
}
export interface BattleOdds {
  area: string;
  sea: boolean;
  attacker: string;
  defender: string | null;
  win: number;
  hold: number;
  both: number;
  undecided?: number;
  sides: OddsSide[];
  rounds: OddsRound[];
}

export class Forecasts {
  /** Null: no battle; undefined: not known yet. */
  #found = $state<Record<string, BattleOdds | null>>({});
  #brings = $state<Record<string, string[]>>({});
  #asked = new Map<string, Promise<BattleOdds | null>>();

  /** `table`: its id; empty where nobody can be asked, as in a lesson. */
  constructor(readonly table: string) {}

  #key(index: number, option: Choice) {
    return `${index}/${option.id}/${lang()}`;
  }

  known(index: number, option: Choice): BattleOdds | null | undefined {
    return this.#found[this.#key(index, option)];
  }

  /** What an option without a battle surely brings, in sentences. */
  brings(index: number, option: Choice): string[] {
    return this.#brings[this.#key(index, option)] ?? [];
  }

  /** A failure counts as "no battle known"; `reckoned`: it is worth asking though it can be no attack. */
  ask(index: number, seat: number, option: Choice, reckoned = false): Promise<BattleOdds | null> {
    if (!this.table || !(reckoned || mayAttack(option))) return Promise.resolve(null);
    const key = this.#key(index, option);
    const before = this.#asked.get(key);
    if (before) return before;
    const asked = get<{ battle: BattleOdds | null; brings?: string[] }>(`/tables/${this.table}/odds`, {
      seat,
      action: option.id,
      index,
      lang: lang(),
    })
      .then(({ battle, brings = [] }) => {
        this.#brings[key] = brings;
        return battle;
      })
      .catch(() => null)
      .then((battle) => {
        this.#found[key] = battle;
        return battle;
      });
    this.#asked.set(key, asked);
    return asked;
  }
}
