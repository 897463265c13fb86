import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { applied, walk } from './codeEdits.mjs';
import { compiledSentence } from './messageSources.mjs';
import { wordGroups } from './wordGroups.mjs';

const NO_PARSER = fileURLToPath(import.meta.resolve('@formatjs/icu-messageformat-parser/no-parser.js'));
const FORMATTERS = /node_modules\/(intl-messageformat|react-intl|@formatjs\/intl)\//;

/**
 * Compiles the English messages while building (rollup and Vite): what translators need is dropped, sentences become what the
 * parser would make of them, and the formatters get along without the parser, a tenth of the first download. Message files
 * tell which words of other languages are needed, see wordGroups.mjs.
 */
export function compiledMessages() {
  return {
    name: 'compiled-messages',
    // After TypeScript was turned into JavaScript.
    enforce: 'post',
    resolveId: {
      order: 'pre',
      handler(id, importer) {
        if (id === '@formatjs/icu-messageformat-parser' && importer && FORMATTERS.test(importer))
          return NO_PARSER;
        return null;
      },
    },
    transform(code, id) {
      if (id.endsWith('src/i18n/areGroupsMade.ts'))
        return { code: 'export const areGroupsMade = true;', map: null };
      if (!isMessageFile(id)) return null;
      const edits = [];
      walk(this.parse(code), (node) => {
        if (node.type === 'CallExpression' && node.callee.name === 'defineMessage')
          edits.push(...bare(node), ...slimmed(node.arguments[0]));
      });
      return { code: applied(code, edits) + telling(id), map: null };
    },
  };
}

function isMessageFile(id) {
  return id.endsWith('.messages.ts') && !id.includes('node_modules');
}

const root = fileURLToPath(new URL('../../', import.meta.url));
let groupOf;

/** Code that tells which words are needed, when a message file is evaluated; none for files that belong to no group. */
function telling(id) {
  const file = id.replaceAll('\\', '/').slice(root.length);
  const group = (groupOf ??= wordGroups(root).groupOf).get(file);
  if (!group) return '';
  const path = relative(dirname(file), `src/i18n/generated/groups/${group}.js`).replaceAll('\\', '/');
  return `\nimport { words as wordsOfGroup } from '${path.startsWith('.') ? path : `./${path}`}';\nwordsOfGroup();\n`;
}

/** `defineMessage` gives back what it gets, so at run time the descriptor alone will do. */
function bare(call) {
  const [descriptor] = call.arguments;
  return [
    { start: call.start, end: descriptor.start, text: '(' },
    { start: descriptor.end, end: call.end, text: ')' },
  ];
}

/** Edits of one descriptor: no description, and a compiled sentence. */
function slimmed(descriptor) {
  return descriptor.properties.flatMap((property) => {
    if (property.key.name === 'description') return [{ start: property.start, end: property.end, text: '' }];
    return property.key.name === 'defaultMessage' && isText(property.value) ? compiled(property.value) : [];
  });
}

function compiled(node) {
  return [{ start: node.start, end: node.end, text: JSON.stringify(compiledSentence(textOf(node))) }];
}

function isText(node) {
  return (
    (node.type === 'Literal' && typeof node.value === 'string') ||
    (node.type === 'TemplateLiteral' && node.expressions.length === 0) ||
    (node.type === 'BinaryExpression' && node.operator === '+' && isText(node.left) && isText(node.right))
  );
}

function textOf(node) {
  if (node.type === 'Literal') return node.value;
  if (node.type === 'TemplateLiteral') return node.quasis[0].value.cooked;
  return textOf(node.left) + textOf(node.right);
}
