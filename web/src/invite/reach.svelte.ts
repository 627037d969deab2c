/** The address under which friends reach this server, as far as the server knows. */
import { type AddressInfo, get } from '../api/client';

const known = $state<{ best: AddressInfo | null }>({ best: null });
let asked = false;

export async function findReach() {
  if (asked) return;
  asked = true;
  try {
    known.best = (await get<AddressInfo[]>('/reach'))[0] ?? null;
  } catch {
    asked = false; // the page's own address will do
  }
}

/** For whom links work: this computer, the same network, or everyone. */
export const works = (): AddressInfo['works'] | null => known.best?.works ?? null;

/** A path of ours as a link to pass on. */
export const passedOn = (path: string): string => new URL(path, known.best?.url ?? location.origin).href;
