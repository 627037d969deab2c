/** What shared pages must know of a title, before its table is fetched too: here a new title says it once. */
export interface Known {
  /** What a game is counted in. */
  round: 'cycle' | 'turn';
  /** It is played on a map, whose drawing shows it in small. */
  map: boolean;
  /** Battles are fought, with dice. */
  battles: boolean;
  /** What names a seat: its token's kind. */
  seat: 'faction' | 'player';
  /** What cornucopias are called. */
  wealth: 'cornucopia' | 'prosperity';
  /** The last cycle begins as somebody is eliminated, not by the goal alone. */
  endsWithFall: boolean;
  /** What the game is learnt as when modules are played with. */
  withModules?: string;
}

const CYCLADES: Known = {
  round: 'cycle',
  map: true,
  battles: true,
  seat: 'faction',
  wealth: 'cornucopia',
  endsWithFall: false,
};
const KNOWN: Record<string, Known> = {
  legendary: { ...CYCLADES, endsWithFall: true },
  classic: { ...CYCLADES, wealth: 'prosperity', withModules: 'hades' },
  mytikas: { ...CYCLADES, round: 'turn', map: false, battles: false, seat: 'player' },
};

export const knownOf = (title: string): Known => KNOWN[title] ?? CYCLADES;

/** What a table is called, learnt and pictured as: Hades is Cyclades with modules. */
export function gameOf({ title, options }: { title: string; options?: Record<string, unknown> }): string {
  const modules = options?.modules;
  return (Array.isArray(modules) && modules.length > 0 && knownOf(title).withModules) || title;
}
