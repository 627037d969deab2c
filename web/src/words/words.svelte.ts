/** The interface's own words in both languages (Fluent); the engine's words come from the server. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Language = 'en' | 'fr';
export const LANGUAGES: { id: Language; name: string }[] = [
  { id: 'en', name: 'English' },
  { id: 'fr', name: 'Français' },
];

// One file a language: a page waits for its words, and for each file it would wait anew.
const sources: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import('./en'),
  fr: () => import('./fr'),
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
  const { default: files } = await sources[wanted]();
  const bundle = new FluentBundle(wanted, { useIsolating: false });
  for (const file of Object.values(files))
    for (const error of bundle.addResource(new FluentResource(file))) console.error(error);
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
