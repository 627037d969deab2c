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
