import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { applied, walk } from './codeEdits.mjs';

/**
 * Gives each styled component a name that does not depend on the order in which modules run: a page that a server rendered
 * and the browser that takes it over load them in different orders, and would else not agree on class names.
 * @param isWanted - asked with each name, which weighs; absent: all of them
 */
export function stableStyleNames(isWanted = (_name) => true) {
  const known = new Map();
  return {
    name: 'stable-style-names',
    transform(code, id) {
      if (id.includes('node_modules') || !code.includes('styled-components')) return null;
      const edits = [];
      let count = 0;
      walk(this.parse(code), (node) => {
        if (node.type !== 'TaggedTemplateExpression' || rootOf(node.tag) !== 'styled') return;
        const place = `${relative(process.cwd(), id)}#${count++}`;
        const name = `bd${createHash('sha256').update(place).digest('hex').slice(0, 5)}`;
        if ((known.get(name) ?? place) !== place)
          throw new Error(`${place} and ${known.get(name)} have the same name`);
        known.set(name, place);
        if (!isWanted(name)) return;
        const { end } = node.tag;
        edits.push({ start: end, end, text: `.withConfig({ componentId: '${name}' })` });
      });
      return edits.length === 0 ? null : { code: applied(code, edits), map: null };
    },
  };
}

/** Drops from styles, while building (rollup and Vite), what only people read: line breaks, indents and comments. */
export function compactStyles() {
  return {
    name: 'compact-styles',
    enforce: 'post',
    transform(code, id) {
      if (id.includes('node_modules') || !code.includes('styled-components')) return null;
      const edits = [];
      walk(this.parse(code), (node) => {
        if (node.type !== 'TaggedTemplateExpression' || !isStyle(node.tag)) return;
        for (const { start, end } of node.quasi.quasis) {
          const text = code.slice(start, end);
          if (text !== compact(text)) edits.push({ start, end, text: compact(text) });
        }
      });
      return edits.length === 0 ? null : { code: applied(code, edits), map: null };
    },
  };
}

/** `styled.div`, `styled(Box)`, `styled.div.attrs(…)`, `css`, `keyframes`. */
function isStyle(tag) {
  return ['styled', 'css', 'keyframes'].includes(rootOf(tag));
}

function rootOf(tag) {
  if (tag.type === 'MemberExpression') return rootOf(tag.object);
  if (tag.type === 'CallExpression') return rootOf(tag.callee);
  return tag.type === 'Identifier' ? tag.name : undefined;
}

/**
 * Compacts styles. A space before a colon is kept, because it may separate a selector from its pseudo-class.
 */
function compact(text) {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/: /g, ':');
}
