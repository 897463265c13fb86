/**
 * Keeps the message files of the kit in step with its sources.
 *
 *   node .config/build/messages.mjs            writes en.json and compiles every language
 *   node .config/build/messages.mjs --check    changes nothing; exits 1 when a file is not what it would write,
 *                                              or a language lacks a message, has one too many or breaks its values
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';

const FOLDER = 'src/i18n/locales';
const isCheck = process.argv.includes('--check');
const problems = [];

const english = extract();
settle(`${FOLDER}/en.json`, `${JSON.stringify(english, null, 2)}\n`);
for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.json') && name !== 'en.json')) {
  const words = JSON.parse(readFileSync(join(FOLDER, file), 'utf8'));
  compare(file, words);
  const known = Object.fromEntries(
    Object.keys(english)
      .filter((id) => id in words)
      .map((id) => [id, words[id]]),
  );
  settle(`${FOLDER}/${file.replace('.json', '.ts')}`, moduleOf(file, known));
}

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`messages: ${Object.keys(english).length} in English, all languages complete`);

function extract() {
  const folder = mkdtempSync(join(tmpdir(), 'bomdeck-messages-'));
  try {
    const out = join(folder, 'en.json');
    run([
      'extract',
      'src/**/*.{ts,tsx}',
      '--ignore',
      '**/*.d.ts',
      '--ignore',
      'src/i18n/locales/**',
      '--out-file',
      out,
      '--throws',
    ]);
    const found = JSON.parse(readFileSync(out, 'utf8'));
    return Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function compare(file, words) {
  for (const [id, { defaultMessage }] of Object.entries(english)) {
    if (!(id in words)) problems.push(`${file}: ${id} is missing`);
    else {
      const [wanted, found] = [valuesOf(defaultMessage), valuesOf(words[id])];
      if (wanted !== found)
        problems.push(`${file}: ${id} takes ${found || 'no values'}, English ${wanted || 'none'}`);
    }
  }
  for (const id of Object.keys(words))
    if (!(id in english)) problems.push(`${file}: ${id} is not used any more`);
}

/** Names of the values and tags of a message, sorted. */
function valuesOf(message) {
  const names = new Set();
  const visit = (elements) => {
    for (const element of elements) {
      if (![0, 7].includes(element.type)) names.add(element.value);
      if (element.options) for (const option of Object.values(element.options)) visit(option.value);
      if (element.children) visit(element.children);
    }
  };
  visit(parse(message));
  return [...names].sort().join(', ');
}

function moduleOf(file, words) {
  const folder = mkdtempSync(join(tmpdir(), 'bomdeck-messages-'));
  try {
    const source = join(folder, file);
    writeFileSync(source, JSON.stringify(words));
    const compiled = JSON.parse(run(['compile', source, '--ast', '--format', 'simple']));
    const lost = Object.keys(words).filter((id) => !(id in compiled));
    if (lost.length > 0) throw new Error(`${file}: not compiled: ${lost.join(', ')}`);
    return [
      `// Made from ${file} by .config/build/messages.mjs; not to be edited.`,
      `import type { Messages } from '../IntlScope.js';`,
      '',
      `const messages: Messages = ${JSON.stringify(compiled)};`,
      'export default messages;',
      '',
    ].join('\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function settle(path, text) {
  let old = '';
  try {
    old = readFileSync(path, 'utf8');
  } catch {
    // A new language has no file yet.
  }
  if (old === text) return;
  if (isCheck) problems.push(`${path} is not up to date: run npm run messages`);
  else writeFileSync(path, text);
}

function run(args) {
  return execFileSync(process.execPath, ['node_modules/@formatjs/cli/bin/formatjs', ...args], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
}
