/** The interface's own words in both languages (Fluent); the engine's words come from the server. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Language = 'en' | 'fr';
export const LANGUAGES: { id: Language; name: string }[] = [
  { id: 'en', name: 'English' },
  { id: 'fr', name: 'Français' },
];

const sources: Record<Language, Record<string, () => Promise<{ default: string }>>> = {
  // The words of the telling come with the table (telling/words.ts), not with the first screen.
  en: import.meta.glob<{ default: string }>(['./*.en.ftl', '!./telling.*.ftl'], { query: '?raw' }),
  fr: import.meta.glob<{ default: string }>(['./*.fr.ftl', '!./telling.*.ftl'], { query: '?raw' }),
};

const spoken = $state<{ language: Language; bundle: FluentBundle | null }>({ language: 'en', bundle: null });

export function language(): Language {
  return spoken.language;
}

export function preferredLanguage(): Language {
  const stored = remembered('delos.lang');
  if (stored === 'en' || stored === 'fr') return stored;
  return navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en';
}

export async function setLanguage(wanted: Language) {
  const files = await Promise.all(Object.values(sources[wanted]).map((load) => load()));
  const bundle = new FluentBundle(wanted, { useIsolating: false });
  for (const file of files)
    for (const error of bundle.addResource(new FluentResource(file.default))) console.error(error);
  spoken.bundle = bundle;
  spoken.language = wanted;
  document.documentElement.lang = wanted;
  remember('delos.lang', wanted);
}

/** A message in the language spoken now. */
export function t(id: string, variables: Record<string, FluentVariable> = {}): string {
  const bundle = spoken.bundle;
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) return id;
  const errors: Error[] = [];
  const said = bundle.formatPattern(message.value, variables, errors);
  for (const error of errors) console.error(id, error);
  return said;
}

export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // a browser without storage forgets, nothing else
  }
}
