import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { applied, walk } from './codeEdits.mjs';
import { compiledSentence } from './messageSources.mjs';
import { wordGroups } from './wordGroups.mjs';

const NO_PARSER = fileURLToPath(import.meta.resolve('@formatjs/icu-messageformat-parser/no-parser.js'));
const FORMATTERS = /node_modules\/(intl-messageformat|react-intl|@formatjs\/intl)\//;

/**
 * Compiles the English messages during the build (Rollup and Vite). It drops the information for translators
 * and replaces each sentence with the result of parsing it. The formatters then work without the parser,
 * which is a tenth of the first download. Message files declare which words of other languages are needed,
 * see wordGroups.mjs.
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
      if (!isMessageFile(id)) {
        const declares = telling(id);
        return declares ? { code: code + declares, map: null } : null;
      }
      const edits = [];
      walk(this.parse(code), (node) => {
        if (node.type === 'CallExpression' && node.callee.name === 'msg') edits.push(bare(node));
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

/**
 * Returns code that declares the needed words when a file is evaluated, or no code for files that declare no
 * group.
 */
function telling(id) {
  const file = id.replaceAll('\\', '/').slice(root.length);
  const group = (groupOf ??= wordGroups(root).groupOf).get(file);
  if (!group) return '';
  const path = relative(dirname(file), `src/i18n/generated/groups/${group}.js`).replaceAll('\\', '/');
  return `\nimport { words as wordsOfGroup } from '${path.startsWith('.') ? path : `./${path}`}';\nwordsOfGroup();\n`;
}

/** The descriptor that `msg` makes, without the description, and with a compiled text. */
function bare({ start, end, arguments: [id, text] }) {
  const compiled = JSON.stringify(compiledSentence(text.value));
  return { start, end, text: `({ id: ${JSON.stringify(id.value)}, defaultMessage: ${compiled} })` };
}
