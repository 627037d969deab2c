/** The scenarios that show a rule, as the server plays them. */
import { type LogEntry, type TableDetail, get } from '../../../api/client';
import { Names } from '../../../api/names.svelte';
import { tables } from '../../../boards/registry';
import type { AnyTitle } from '../../../boards/title';
import { type Frame, Frames } from '../../../stage/frames';
import type { Language } from '../../../words/words.svelte';

/** A section of the numbered rules; `examples` tells how many of a rule can be shown. */
export interface Section {
  name: string;
  rules: { id: string; text: string; examples: number; unshown?: string }[];
}

export interface ExampleFrame extends Frame {
  log: LogEntry[];
  /** An action that the rules do not allow here, and why. */
  refused: string;
  reason: string;
}

export interface Example {
  rule: string;
  number: number;
  of: number;
  seat: number | null;
  table: TableDetail;
  frames: ExampleFrame[];
}

export interface Opened {
  example: Example;
  title: AnyTitle;
  names: Names;
}

export async function openExample(
  title: string,
  rule: string,
  number: number,
  lang: Language,
): Promise<Opened> {
  const load = tables[title];
  if (!load) throw new Error(`there is no board for ${title}`);
  const [example, board] = await Promise.all([
    get<Example>(`/titles/${title}/rules/${rule}/example`, { number, lang }),
    load(),
  ]);
  const names = new Names(title, example.table.edition);
  await names.load(lang);
  return { example, title: board.default, names };
}

/** What is known already need not be asked for again: the steps of an example come all at once. */
export function framesOf(example: Example): Frames {
  return new Frames('', (query) => {
    const frame = example.frames[Number(query.step)];
    return frame ? Promise.resolve(frame) : Promise.reject(new Error('there is no such step'));
  });
}
