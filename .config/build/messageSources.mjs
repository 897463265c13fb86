import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import ts from 'typescript';

/**
 * The parts that have messages: the location of their message files, their translations (`<language>.json`,
 * message ID to ICU text, edited by people), and the files generated from both.
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
 * Returns the messages of all `*.messages.ts` below a folder, by file and in their order there.
 * @param root - folder of package.json
 * @param folder - such as `src`
 * @returns for each `msg(…)` its `id`, `text`, and `description`, its `types` (name of a value to the type it
 * declares), the `file` that contains it, and the `call` itself, whose nodes know their parents
 * @throws Error for a message that cannot be read, such as one whose text is not a literal
 */
export function messagesBelow(root, folder) {
  return readdirSync(join(root, folder), { recursive: true })
    .filter((name) => name.endsWith('.messages.ts'))
    .sort()
    .flatMap((name) => messagesIn(root, `${folder}/${name}`));
}

function messagesIn(root, file) {
  const code = readFileSync(join(root, file), 'utf8');
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    if (ts.isCallExpression(node) && node.expression.text === 'msg') {
      const [id, text, description] = node.arguments.map((argument) => literalOf(argument, file));
      const members = node.typeArguments?.[0]?.members ?? [];
      const types = new Map(members.map((member) => [member.name.text, member.type.getText(source)]));
      found.push({ file, id, text, description, types, call: node });
    } else node.forEachChild(visit);
  };
  visit(source);
  return found;
}

/** Translators and the build read a literal without running the file. */
function literalOf(node, file) {
  if (ts.isStringLiteralLike(node)) return node.text;
  throw new Error(`${file}: ${node.getText()} must be a literal`);
}

/**
 * Returns the English messages of every speaker.
 * @param root - folder of package.json
 * @returns by name of the speaker: message ID to text, description, and the file that contains it, sorted by
 * ID
 * @throws Error for a message that cannot be read, and for an ID that two messages share
 */
export function extractMessages(root) {
  return Object.fromEntries(
    SPEAKERS.map(({ name, sources }) => {
      const own = new Map();
      for (const { id, text, description, file } of messagesBelow(root, sources)) {
        if (own.has(id)) throw new Error(`${file}: ${id} is also defined in ${own.get(id).file}`);
        own.set(id, { defaultMessage: text, description, file });
      }
      return [name, Object.fromEntries([...own].sort(([a], [b]) => (a < b ? -1 : 1)))];
    }),
  );
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
