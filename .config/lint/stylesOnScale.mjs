/**
 * Styles take their breakpoints and distances, font sizes and radii from the tokens, so that a host that changes a token
 * changes it everywhere. What is measured (widths, heights, insets, outlines) may be written in pixels.
 */

/** Distances between the tokens that the design has inside of one thing. */
const ALLOWED_DISTANCES = new Map([
  [6, 'between the parts of a control'],
  [10, 'between the edge of a control and its content'],
  [20, 'between the edge of a dialog or a page and its content'],
]);
/** Smaller ones move a sign level with its line. */
const OPTICAL_PX = 3;

const DECLARATION =
  /(?<=^|[\s;{])(?<property>(?:padding|margin)(?:-[a-z-]+)?|(?:row-|column-)?gap|font-size|border(?:-[a-z-]+)?-radius)\s*:(?<value>[^;{}]*)/g;
const QUERY = /@(?:media|container)\b[^{]*/g;
const PIXELS = /(?<![\w.#-])-?(?<size>\d+(?:\.\d+)?)px/g;

export const stylesOnScale = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      width:
        'Layouts change at BREAKPOINTS of src/theme only. Use whenNarrowerThan() of src/ui/layout/mixins.ts.',
      pixels:
        '{{size}} px for {{property}} is not on the scale of the tokens. Use theme.space, theme.font, or theme.radius.',
    },
  },
  create(context) {
    return {
      TemplateLiteral(node) {
        const { text, placeOf } = readStyles(node);
        for (const { 0: query, index } of text.matchAll(QUERY)) {
          const [found] = query.matchAll(PIXELS);
          if (found) report(index + found.index, { messageId: 'width' });
        }
        for (const { index, 0: all, groups } of text.matchAll(DECLARATION)) {
          const { property, value } = groups;
          const start = index + all.length - value.length;
          for (const found of value.matchAll(PIXELS)) {
            const size = Number(found.groups.size);
            if (!isAllowed(property, size))
              report(start + found.index, { messageId: 'pixels', data: { property, size } });
          }
        }

        function report(index, problem) {
          context.report({ ...problem, loc: context.sourceCode.getLocFromIndex(placeOf(index)) });
        }
      },
    };
  },
};

function isAllowed(property, size) {
  if (property === 'font-size') return false;
  if (size <= OPTICAL_PX) return true;
  return !property.endsWith('radius') && ALLOWED_DISTANCES.has(size);
}

/**
 * Returns the text of a template without its expressions, and the position of each of its characters in the
 * file.
 */
function readStyles({ quasis }) {
  let text = '';
  const parts = [];
  for (const { value, range } of quasis) {
    // Its range starts with the quote or the brace before it.
    parts.push({ from: text.length, at: range[0] + 1 });
    text += `${value.raw}$`;
  }
  const placeOf = (index) => {
    const { from, at } = parts.findLast((part) => part.from <= index);
    return at + index - from;
  };
  return { text, placeOf };
}
