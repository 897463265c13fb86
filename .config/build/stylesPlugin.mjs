import { applied, walk } from './codeEdits.mjs';

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
  if (tag.type === 'MemberExpression') return isStyle(tag.object);
  if (tag.type === 'CallExpression') return isStyle(tag.callee);
  return tag.type === 'Identifier' && ['styled', 'css', 'keyframes'].includes(tag.name);
}

/** A space before a colon stays: it may stand between a selector and its pseudo-class. */
function compact(text) {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/: /g, ':');
}
