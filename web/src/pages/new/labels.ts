/** How options and their choices are called: the server's words, else the bare name made readable. */
import type { Names } from '../../api/names.svelte';

export function readable(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A name, or null where the texts have none: then `of` gives back the bare word. */
function named(names: Names, token: string): string | null {
  const said = names.of(token);
  return said === token.slice(token.indexOf(':') + 1) ? null : said;
}

export const optionName = (names: Names, option: string) =>
  named(names, `option:${option}`) ?? readable(option);

export const optionHelp = (names: Names, option: string) => names.help(`option:${option}`)?.text ?? '';

/** A choice by its own name, or by the thing it stands for: creature_set has creatures, modules has modules. */
export function choiceName(names: Names, option: string, choice: string): string {
  const kind = option.replace(/_set$|s$/, '');
  return named(names, `choice:${option}:${choice}`) ?? named(names, `${kind}:${choice}`) ?? readable(choice);
}
