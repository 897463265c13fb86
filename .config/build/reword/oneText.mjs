/**
 * Makes messages with the same text use one of them.
 *
 * `node .config/build/reword/oneText.mjs`
 *
 * The message that is used is in the lowest layer. If that would be a widget, or a file with much else,
 * `shared.json` beside this script names the place for a new one (`shared`), and the messages that stay apart
 * with their reasons (`apart`). The German text comes from there, too. Afterwards, run `npm run messages` and
 * `npx prettier --write`.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { applied, quoted } from '../codeEdits.mjs';
import { messagesBelow, SPEAKERS } from '../messageSources.mjs';

const LAYERS = [
  'src/ui/',
  'src/host/',
  'src/data/',
  'src/frames/',
  'src/entities/vocabulary/',
  'src/entities/',
  'src/widgets/',
];
const WIDGET = /^src\/widgets\/\w+\/\w+\//;
const REASON = /\/\/ Not shared: \S/;

const root = fileURLToPath(new URL('../../..', import.meta.url));
const { shared, apart, german } = JSON.parse(readFileSync(new URL('shared.json', import.meta.url), 'utf8'));
const files = new Map();
let named = 0;
for (const { sources } of SPEAKERS) {
  const byText = new Map();
  for (const message of messagesBelow(root, sources)) {
    if (apart[message.id]) giveReason(message, apart[message.id]);
    else if (!hasReason(message)) byText.set(message.text, [...(byText.get(message.text) ?? []), message]);
  }
  for (const [text, messages] of byText) if (messages.length > 1) settle(text, messages);
}
for (const [file, changes] of files) writeFileSync(join(root, file), written(changes));
translate('src/i18n/locales/de.json');
console.log(`${named} messages name another one`);

function translate(file) {
  const texts = JSON.parse(readFileSync(join(root, file), 'utf8'));
  for (const { id, german: text } of shared) texts[id] = text;
  writeFileSync(join(root, file), `${JSON.stringify({ ...texts, ...german }, null, 2)}\n`);
}

function settle(text, messages) {
  const [first, ...others] = messages.toSorted(
    (a, b) =>
      layerOf(a) - layerOf(b) ||
      (widgetOf(a) && widgetOf(a) === widgetOf(b) ? a.file.length - b.file.length : 0),
  );
  // One word may appear in two widgets.
  const same = others.filter(
    (one) => /\s/.test(text) || !widgetOf(first) || widgetOf(first) === widgetOf(one),
  );
  const target = shared.find((one) => one.text === text);
  if (same.length === 0) return;
  if (target) {
    const types = first.call.typeArguments ? `<${first.call.typeArguments[0].getText()}>` : '';
    const parts = [target.id, text, target.description].map(quoted).join(', ');
    changesOf(target.file).appended.push(`export const ${target.name} = msg${types}(${parts});`);
    for (const one of [first, ...same]) name(one, target.file, target.name, []);
  } else if (widgetOf(first) && same.some((one) => widgetOf(one) !== widgetOf(first)))
    console.log(`Where to? ${JSON.stringify(text)}: ${messages.map(({ file }) => file).join(', ')}`);
  else nameFirst(first, same);
}

function nameFirst(first, same) {
  const { declared, members, isExported } = placeOf(first);
  const isOfOneObject = same.some((one) => one.file === first.file && members.length > 0);
  if (isExported && !isOfOneObject) return same.forEach((one) => name(one, first.file, declared, members));
  // An object cannot name a member of itself.
  const above = `${camelCase(first.id.split('.').slice(1).join('-'))}Message`;
  const changes = changesOf(first.file);
  changes.above.push(`export const ${above} = ${first.call.getText()};`);
  changes.edits.push({ node: first.call, text: above });
  same.forEach((one) => name(one, first.file, above, []));
}

function name(message, file, exported, members) {
  const local = message.file === file ? exported : localName(message.file, file, exported);
  changesOf(message.file).edits.push({ node: message.call, text: [local, ...members].join('.') });
  named += 1;
}

/** Returns the local name for an export of another file, and imports it if the file does not do so yet. */
function localName(file, other, exported) {
  const { source, imports } = changesOf(file);
  const from = specifier(file, other);
  for (const { importClause, moduleSpecifier } of source.statements.filter(ts.isImportDeclaration)) {
    if (moduleSpecifier.text !== from) continue;
    const bindings = importClause.namedBindings;
    if (ts.isNamespaceImport(bindings)) return `${bindings.name.text}.${exported}`;
    const known = bindings.elements.find((one) => (one.propertyName ?? one.name).text === exported);
    if (known) return known.name.text;
  }
  const theme = camelCase(basename(other, '.messages.ts'));
  const isTaken = new RegExp(`\\b${exported}\\b(?!['.:])`).test(source.text.replaceAll(/'[^']*'/g, ''));
  const local =
    exported === 'messages'
      ? `${theme}Messages`
      : isTaken
        ? `${theme}${exported[0].toUpperCase()}${exported.slice(1)}`
        : exported;
  imports.add(`import { ${local === exported ? exported : `${exported} as ${local}`} } from '${from}';`);
  return local;
}

function giveReason({ file, call }, reason) {
  const member = ancestors(call).find(
    (node) => ts.isPropertyAssignment(node) || ts.isVariableStatement(node),
  );
  if (!hasReason({ call }))
    changesOf(file).edits.push({ node: member, text: `// Not shared: ${reason}\n${member.getText()}` });
}

function hasReason({ call }) {
  const code = call.getSourceFile().text;
  return ancestors(call)
    .filter((node) => ts.isPropertyAssignment(node) || ts.isVariableStatement(node))
    .flatMap((node) => ts.getLeadingCommentRanges(code, node.getFullStart()) ?? [])
    .some(({ pos, end }) => REASON.test(code.slice(pos, end)));
}

/** Name of the exported constant, and the members that lead to the message in it. */
function placeOf({ call }) {
  const nodes = ancestors(call);
  const declaration = nodes.find(ts.isVariableDeclaration);
  const members = nodes.filter(ts.isPropertyAssignment).map(({ name: { text } }) => text);
  return {
    declared: declaration.name.text,
    members: members.reverse(),
    isExported:
      declaration.parent.parent.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false,
  };
}

function ancestors(node) {
  return ts.isSourceFile(node) ? [] : [node, ...ancestors(node.parent)];
}

function changesOf(file) {
  if (!files.has(file)) {
    const code = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';
    const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
    files.set(file, { file, source, edits: [], imports: new Set(), above: [], appended: [] });
  }
  return files.get(file);
}

function written({ file, source, edits, imports, above, appended }) {
  let code = applied(
    source.text,
    edits.map(({ node, text }) => ({ start: node.getStart(), end: node.end, text })),
  );
  const needsMsg = appended.length > 0 && !/\bmsg\b/.test(code);
  const lines = [
    ...(needsMsg ? [`import { msg } from '${specifier(file, 'src/i18n/msg.ts')}';`] : []),
    ...imports,
  ];
  const last = [...code.matchAll(/^import .*;$|^\} from .*;$/gm)].at(-1);
  const at = last ? last.index + last[0].length : 0;
  code = [code.slice(0, at), ...lines, ...above, code.slice(at), ...appended].filter(Boolean).join('\n');
  // The file may have no messages left itself.
  return `${/\bmsg[<(]/.test(code) ? code : code.replace(/^import \{ msg \} from .*;\n/m, '')}\n`.replaceAll(
    /^(\s+)(\w+): \2,$/gm,
    '$1$2,',
  );
}

function layerOf({ file }) {
  return LAYERS.findIndex((layer) => file.startsWith(layer));
}

function widgetOf({ file }) {
  return WIDGET.exec(file)?.[0];
}

function specifier(from, to) {
  return relative(dirname(from), to)
    .replace(/\.ts$/, '.js')
    .replace(/^(?!\.)/, './');
}

function camelCase(text) {
  return text
    .replaceAll(/[-.](\w)/g, (_, letter) => letter.toUpperCase())
    .replace(/^./, (letter) => letter.toLowerCase());
}
