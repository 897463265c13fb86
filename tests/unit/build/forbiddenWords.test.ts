import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { forbiddenWords } from '../../../.config/build/forbiddenWords.mjs';

let root: string;
afterEach(() => rmSync(root, { recursive: true }));

/** Returns the problems found in one English text, without the exceptions, which are not needed here. */
function problemsOf(text: string, description = '') {
  root = mkdtempSync(join(tmpdir(), 'bomdeck-words-'));
  for (const folder of ['src', 'reference-app/console']) mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(
    join(root, 'src/a.messages.ts'),
    `export const a = msg('a.one', ${JSON.stringify(text)}, ${JSON.stringify(description)});`,
  );
  return forbiddenWords(root).filter((line) => line.includes('a.one'));
}

it.each([
  ['Load anew', 'anew'],
  ['You may not see findings', 'You may not'],
  ['The list could not be loaded', 'The list could not be loaded'],
  ['The project was created.', 'The project was created.'],
  ['Enter the e-mail address', 'e-mail'],
  ['The license is kept; the group is not.', ';'],
  ['A licence', 'licence'],
  ['Create Project', 'Project'],
])('refuses %j', (text, found) => {
  expect(problemsOf(text)).toEqual([expect.stringContaining(`a.one contains “${found}”`)]);
});

it.each(['Reload', 'Could not load the list', '{mail} created', 'Safe in {version} and later'])(
  'takes %j',
  (text) => {
    expect(problemsOf(text)).toEqual([]);
  },
);

it.each([
  ['Edit tags…', 'Button that opens a form', '…'],
  ['Delete…', 'Menu entry of a project', '…'],
  ['Last import.', 'Table head', 'a period'],
])('refuses the end of %j as a %s', (text, description, end) => {
  expect(problemsOf(text, description)).toEqual([
    expect.stringMatching(`a.one ends in (“${end}”|${end})\\.`),
  ]);
});

it.each([
  ['Saving…', 'Button of a form while it is sent'],
  ['Mirror GitHub Advisories', 'Switch'],
  ['You need the “Manage access” permission.', 'Reason'],
])('takes %j as a %s', (text, description) => {
  expect(problemsOf(text, description)).toEqual([]);
});
