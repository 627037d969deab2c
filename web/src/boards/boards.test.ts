/** Boards: what two titles share lies in a folder of its own; no board reaches into another title's. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, it } from 'vitest';

const BOARDS = import.meta.dirname;
/** Folders that any board may use. */
const SHARED = new Set(['cyclades']);

const folders = readdirSync(BOARDS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

function sources(folder: string): string[] {
  return readdirSync(join(BOARDS, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|svelte)$/.test(name))
    .map((name) => join(BOARDS, folder, name));
}

/** The folders of boards that a file imports from, with the line of each import. */
function reaches(file: string): { folder: string; line: string }[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const path = /(?:from|import\()\s*'(\.[^']*)'/.exec(line)?.[1];
      if (!path) return [];
      const place = relative(BOARDS, resolve(dirname(file), path));
      return place.startsWith('..') ? [] : [{ folder: place.split('/')[0] ?? '', line }];
    });
}

it.each(folders)('the board of %s uses its own folder and what all share', (folder) => {
  const strangers = sources(folder).flatMap((file) =>
    reaches(file)
      .filter((one) => folders.includes(one.folder) && one.folder !== folder && !SHARED.has(one.folder))
      .map((one) => `${relative(BOARDS, file)}: ${one.line.trim()}`),
  );
  expect(strangers).toEqual([]);
});

it('sees imports at all', () => {
  const classic = sources('classic').flatMap(reaches);
  expect(classic.some((one) => one.folder === 'cyclades')).toBe(true);
});

const SOURCE = dirname(BOARDS);
const TITLES = 'legendary|classic|hades|mytikas';
const NAMED = new RegExp(`'(?:${TITLES})'`);
/** "view.title === 'classic'", either way round. */
const CHOOSES = new RegExp(
  `\\btitle\\s*[!=]==\\s*'(?:${TITLES})'|'(?:${TITLES})'\\s*[!=]==\\s*[\\w.]*\\btitle\\b`,
);
/** Lists of what each title brings, which a new title extends. */
const LISTS = [
  'art/TitlePicture.svelte',
  'stage/beats/titles.ts',
  'stage/moments/find.ts',
  'telling/tell.ts',
];

const lines = (file: string) => readFileSync(file, 'utf8').split('\n');
const isTest = (file: string) => /\.test\.ts$|\/fixtures\//.test(file);

it.each([...SHARED])('the board of %s asks no title for its name', (folder) => {
  const asking = sources(folder)
    .filter((file) => !isTest(file))
    .flatMap((file) =>
      lines(file)
        .filter((line) => NAMED.test(line) || /\.(title|edition)\b/.test(line))
        .map((line) => `${relative(BOARDS, file)}: ${line.trim()}`),
    );
  expect(asking).toEqual([]);
});

it('what all titles share asks what is known of a title, not which it is', () => {
  const asking = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|svelte)$/.test(name) && !isTest(name) && !LISTS.includes(name))
    .flatMap((name) =>
      lines(join(SOURCE, name))
        .filter((line) => CHOOSES.test(line))
        .map((line) => `${name}: ${line.trim()}`),
    );
  expect(asking).toEqual([]);
});
