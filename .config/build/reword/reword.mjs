/**
 * Gives messages new English texts, and updates the tests and stories that quote them.
 *
 * `node .config/build/reword/reword.mjs TABLE [FOLDER …]`
 *
 * The table has tab-separated columns and a header that names them: `key` (ID of a message), `current` and
 * `proposed` (texts), `note` (a row whose note starts with DROP is skipped). A message whose text differs
 * from `current` is not changed, but reported. Only messages below the folders are changed, such as
 * `src/frames`. Texts that a script cannot be sure of are reported, too.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { createIntl } from '@formatjs/intl';
import ts from 'typescript';
import { applied, quoted } from '../codeEdits.mjs';
import { messagesBelow, SPEAKERS } from '../messageSources.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const [table, ...folders] = process.argv.slice(2);
if (!table) throw new Error('Usage: node .config/build/reword/reword.mjs TABLE [FOLDER …]');

const ANYTHING = '(.+?)';
const NUMBER = '([\\d,.]+)';
const intl = createIntl({
  locale: 'en',
  onError: (error) => {
    throw error;
  },
});
const TITLES = /^(it|test|describe)\b/;
/** Matches tests whose texts come from the server or from data. */
const OF_OTHER_TEXTS = /^tests\/(unit\/(server|domain|support|build|api)\/|attack\/|bench\/)/;

const messages = SPEAKERS.flatMap(({ sources }) => messagesBelow(root, sources));
const unsure = [];
const changes = changesOf(readTable(table));
const changedIds = new Set(changes.map(({ id }) => id));
const kept = new Set(messages.filter(({ id }) => !changedIds.has(id)).map(({ text }) => text));
writeMessages(changes);

const plain = new Map();
for (const { old, next } of changes.filter(({ old }) => !hasValues(old)))
  plain.set(old, new Set([...(plain.get(old) ?? []), next]));
const patterns = changes.filter(({ old }) => hasValues(old)).flatMap(patternsOf);
const places = [...quotingFiles()].reduce((sum, file) => sum + rewriteQuotes(file), 0);
if (unsure.length > 0) console.log(unsure.join('\n'));
console.log(`${changes.length} texts, quoted in ${places} places; ${unsure.length} to look at`);

function readTable(file) {
  const [head, ...rows] = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  return rows.map((row) => Object.fromEntries(head.map((name, place) => [name, row[place] ?? ''])));
}

function changesOf(rows) {
  const byId = new Map(messages.map((message) => [message.id, message]));
  return rows.flatMap(({ key, current, proposed, note = '' }) => {
    const message = byId.get(key);
    const isMeant = folders.length === 0 || folders.some((folder) => message?.file.startsWith(`${folder}/`));
    if (!message || !isMeant || note.startsWith('DROP') || message.text === proposed) return [];
    if (message.text === current) return [{ ...message, old: current, next: proposed }];
    unsure.push(`${message.file}: ${key} says ${JSON.stringify(message.text)}, left`);
    return [];
  });
}

function writeMessages(changed) {
  for (const file of new Set(changed.map((message) => message.file))) {
    const ofFile = changed.filter((message) => message.file === file);
    writeEdits(
      file,
      ofFile.map(
        ({
          call: {
            arguments: [, text],
          },
          next,
        }) => ({ start: text.getStart(), end: text.end, text: quoted(next) }),
      ),
    );
  }
}

/** Each way a text with values can read, as a pattern with the values in order. */
function patternsOf({ id, old, next }) {
  return waysOf(parse(old)).map(({ source, names }) => ({
    id,
    next,
    names,
    letters: source.replaceAll(ANYTHING, '').replaceAll(NUMBER, '').length,
    pattern: new RegExp(`^${source}$`, 's'),
  }));
}

function waysOf(elements) {
  let ways = [{ source: '', names: [] }];
  const append = (further) => {
    ways = ways.flatMap(({ source, names }) =>
      further.map((way) => ({ source: source + way.source, names: [...names, ...way.names] })),
    );
  };
  for (const { type, value, options, children } of elements) {
    if (type === TYPE.literal) append([{ source: escaped(value), names: [] }]);
    else if (type === TYPE.tag) append(waysOf(children));
    else if (type === TYPE.pound) append([{ source: NUMBER, names: [{ name: '#' }] }]);
    else if (options)
      append(Object.entries(options).flatMap(([key, branch]) => waysOfBranch(value, type, key, branch)));
    else append([{ source: type === TYPE.number ? NUMBER : ANYTHING, names: [{ name: value }] }]);
  }
  return ways;
}

function waysOfBranch(name, type, key, { value }) {
  const fixed =
    type === TYPE.select
      ? key
      : ({ one: 1 }[key] ?? (key.startsWith('=') ? Number(key.slice(1)) : undefined));
  return waysOf(value).map(({ source, names }) => ({
    source,
    names: [
      ...names.map((one) => (one.name === '#' ? { name } : one)),
      ...(fixed === undefined ? [] : [{ name, fixed }]),
    ],
  }));
}

/** The new words for a quoted text: of the message that has it as its text, or whose pattern says most of it. */
function newWords(text, where) {
  // A word in lower case is rarely a label.
  if (text.length < 3 || /^[a-z]+$/.test(text)) return undefined;
  const found = plain.get(text) ?? (kept.has(text) ? new Set() : wordsByPattern(text));
  if (found.size === 1 && !(plain.has(text) && kept.has(text))) return [...found][0];
  if (found.size > 0)
    unsure.push(
      `${where}: ${JSON.stringify(text)} may be ${[...found].map((words) => JSON.stringify(words)).join(' or ')}`,
    );
  return undefined;
}

function wordsByPattern(text) {
  const matching = patterns.flatMap((one) => {
    const [, ...values] = one.pattern.exec(text) ?? [];
    return values.length > 0 || one.pattern.test(text) ? [{ ...one, values }] : [];
  });
  const most = Math.max(...matching.map(({ letters }) => letters));
  // For example “{name} deleted”, which many sentences match.
  if (most < 6) return new Set();
  return new Set(matching.filter(({ letters }) => letters === most).flatMap(formatted));
}

function formatted({ id, next, names, values }) {
  const given = {};
  for (const { name, fixed } of names) {
    const value = fixed ?? values.shift();
    given[name] ??= /^[\d,]+$/.test(value) ? Number(String(value).replaceAll(',', '')) : value;
  }
  try {
    const words = intl.formatMessage({ id, defaultMessage: next }, given, { ignoreTag: true });
    return [words.replaceAll(/<\/?\w+>/g, '')];
  } catch (error) {
    unsure.push(`${id}: ${error.message}`);
    return [];
  }
}

/** New words for a part of one message: its longest new part between values, from its start if the old part was. */
function newPart(part, isStart) {
  if (part.length < 9 || !/\s/.test(part) || kept.has(part)) return undefined;
  const having = changes.filter(({ old }) => (isStart ? old.startsWith(part) : old.includes(part)));
  const nexts = new Set(having.map(({ next }) => next));
  if (nexts.size !== 1) return undefined;
  const parts = parse([...nexts][0]).map(({ type, value }) => (type === TYPE.literal ? value : ''));
  const [first = ''] = parts;
  const longest = parts.toSorted((a, b) => b.length - a.length)[0] ?? '';
  const chosen = isStart && first.length > 3 ? first : longest;
  return chosen.trim().length > 3 ? chosen.trim() : undefined;
}

function* quotingFiles() {
  for (const [folder, pattern] of [
    ['tests', /\.tsx?$/],
    ['src', /\.stories\.tsx$/],
  ])
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }))
      if (pattern.test(name) && !OF_OTHER_TEXTS.test(`${folder}/${name}`)) yield `${folder}/${name}`;
}

function rewriteQuotes(file) {
  const code = readFileSync(join(root, file), 'utf8');
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const edits = [];
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || isTitle(node)) return;
    const where = `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
    const text = rewritten(node, where);
    if (text !== undefined) edits.push({ start: node.getStart(), end: node.end, text });
    else node.forEachChild(visit);
  };
  visit(source);
  if (edits.length > 0) writeEdits(file, edits);
  return edits.length;
}

function rewritten(node, where) {
  if (ts.isStringLiteralLike(node)) {
    const words = newWords(node.text, where);
    return words && (ts.isJsxAttribute(node.parent) ? `"${words}"` : quoted(words));
  }
  if (ts.isTemplateExpression(node)) {
    const mark = (place) => `⟦${place}⟧`;
    const text =
      node.head.text + node.templateSpans.map(({ literal }, place) => mark(place) + literal.text).join('');
    const words = newWords(text, where);
    return (
      words &&
      `\`${node.templateSpans.reduce((all, { expression }, place) => all.replace(mark(place), `\${${expression.getText()}}`), words)}\``
    );
  }
  if (node.kind !== ts.SyntaxKind.RegularExpressionLiteral) return undefined;
  const [, start, body, end, flags] = /^\/(\^?)(.*?)(\$?)\/(\w*)$/s.exec(node.text);
  if (/[[\]()*+{}|]|\\[dwsb]|(?<!\\)[.?]/.test(body)) return undefined;
  const text = body.replaceAll(/\\(.)/g, '$1');
  const words = newWords(text, where);
  if (words) return `/${start}${escaped(words)}${end}/${flags}`;
  const part = newPart(text, start === '^');
  return part && `/${start}${escaped(part)}/${flags}`;
}

function isTitle(node) {
  return (
    (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) &&
    ts.isCallExpression(node.parent) &&
    node.parent.arguments[0] === node &&
    TITLES.test(node.parent.expression.getText())
  );
}

function writeEdits(file, edits) {
  const path = join(root, file);
  writeFileSync(path, applied(readFileSync(path, 'utf8'), edits));
}

function escaped(text) {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

function hasValues(text) {
  return /[{<]/.test(text);
}
