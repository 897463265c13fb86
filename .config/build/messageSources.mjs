import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import ts from 'typescript';

/**
 * Who has words: where their message files are, their translations (`<language>.json`, message id to ICU text, edited by
 * people), and what is made of both.
 */
export const SPEAKERS = [
  { name: 'kit', sources: 'src', translations: 'src/i18n/locales', generated: 'src/i18n/generated' },
  {
    name: 'console',
    sources: 'reference-app/console',
    translations: 'reference-app/console/i18n/locales',
    generated: 'reference-app/console/i18n/generated',
  },
];

/**
 * The English messages of every speaker, from their `*.messages.ts`.
 * @param root - folder of package.json
 * @returns by name of the speaker: message id to text, description and the file it stands in, sorted by id
 * @throws Error for a message that cannot be read, such as an id that is used for two texts
 */
export function extractMessages(root) {
  const folder = mkdtempSync(join(tmpdir(), 'bomdeck-messages-'));
  try {
    const out = join(folder, 'messages.json');
    const globs = SPEAKERS.map(({ sources }) => `${sources}/**/*.messages.ts`);
    const options = ['--extract-source-location', '--throws', '--out-file', out];
    execFileSync(
      process.execPath,
      [join(root, 'node_modules/@formatjs/cli/bin/formatjs'), 'extract', ...globs, ...options],
      { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
    );
    const found = Object.entries(JSON.parse(readFileSync(out, 'utf8')))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([id, { defaultMessage, description, file }]) => [id, { defaultMessage, description, file }]);
    return Object.fromEntries(
      SPEAKERS.map(({ name, sources }) => [
        name,
        Object.fromEntries(found.filter(([, { file }]) => file.startsWith(`${sources}/`))),
      ]),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The languages of a speaker besides English, by tag: message id to text; null for what is not translated yet. */
export function readTranslations(root, { translations }) {
  return Object.fromEntries(
    readdirSync(join(root, translations))
      .filter((file) => file.endsWith('.json'))
      .map((file) => [
        file.replace('.json', ''),
        JSON.parse(readFileSync(join(root, translations, file), 'utf8')),
      ]),
  );
}

/**
 * A sentence as the kit takes it: parsed, without the places in the text that the parser notes; the text itself where it has
 * neither values nor tags, since `IntlScope` needs no formatter for it.
 */
export function compiledSentence(text) {
  const parts = JSON.parse(
    JSON.stringify(parse(text), (key, value) => (key === 'location' ? undefined : value)),
  );
  if (parts.length === 0) return '';
  const isPlain = parts.length === 1 && parts[0].type === TYPE.literal;
  // One that looks like a sentence with values, see `hasSyntax` of src/i18n, would have to be parsed again.
  return isPlain && !/[{}<]|''|'[{<]/.test(parts[0].value) ? parts[0].value : parts;
}

/** Names of the values and tags of a sentence, sorted. */
export function valueNames(text) {
  const names = new Set();
  const visit = (elements) => {
    for (const element of elements) {
      if (![0, 7].includes(element.type)) names.add(element.value);
      if (element.options) for (const option of Object.values(element.options)) visit(option.value);
      if (element.children) visit(element.children);
    }
  };
  visit(parse(text));
  return [...names].sort();
}

/** The text of a literal in a message file, also of one that goes on in the next line. */
export function textOf(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isBinaryExpression(node)) return textOf(node.left) + textOf(node.right);
  throw new Error(`A message has to be a literal, not ${ts.SyntaxKind[node.kind]}`);
}
