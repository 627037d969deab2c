import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/** Rules that know types look at components at night only: there they cost more than all the rest. */
const night = process.env.DELOS_NIGHTLY === '1';

/** Faults, not taste: prettier decides how code looks, svelte-check whether it fits its types. */
export default defineConfig(
  { ignores: ['src/api/schema.d.ts', 'public/'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { globals: globals.browser },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      // `_` counts without looking: {#each { length: 3 } as _, place}
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_$', argsIgnorePattern: '^_$' }],
      // Sets and Maps here are scratch paper, or replaced as a whole ($derived, $state.raw).
      'svelte/prefer-svelte-reactivity': 'off',
      // {' '} is a blank that the formatter may not take away.
      'svelte/no-useless-mustaches': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    // svelte-check knows which names there are, those of types too
    rules: { 'no-undef': 'off' },
  },
  {
    files: night ? ['**/*.ts', '**/*.svelte'] : ['**/*.ts'],
    languageOptions: {
      parserOptions: { projectService: true, extraFileExtensions: night ? ['.svelte'] : [] },
    },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
    },
  },
  { files: ['*.config.{js,ts}'], languageOptions: { globals: globals.node } },
);
