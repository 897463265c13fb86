import ts from 'typescript';
import { messagesBelow, SPEAKERS } from './messageSources.mjs';

/**
 * Matches the reason, above a message or above all messages of a file, for an English text that is also
 * defined elsewhere.
 */
const REASON = /\/\/ Not shared: \S/;

/** Folder of a widget, which no other widget may import words from. */
const WIDGET = /^src\/widgets\/\w+\/\w+\//;

/**
 * Finds English texts that are defined twice. A text used in many places is defined once and named where it
 * is used (`cancel: dialogMessages.cancel`), so that translators translate it once. The same words with
 * another meaning are translated differently in some language, and a comment above gives the reason: `// Not
 * shared: the verb.` One word, such as “Weaknesses”, may appear in two widgets: moving it where both may
 * import it costs more than translating it twice.
 * @returns a line for each superfluous definition, and for each reason that is not needed
 */
export function doubledTexts(root) {
  return SPEAKERS.flatMap(({ sources }) => {
    const byText = new Map();
    for (const message of messagesBelow(root, sources))
      byText.set(message.text, [...(byText.get(message.text) ?? []), { ...message, ...reasonsFor(message) }]);
    return [...byText.values()].flatMap(problemsOf);
  });
}

function problemsOf(definitions) {
  const [first, ...others] = definitions.filter(({ isApart }) => !isApart);
  const tooMany = others
    .filter(({ file, text }) => /\s/.test(text) || mayName(file, first.file))
    .map(
      ({ file, id, text }) =>
        `${file}: ${id} has the text ${JSON.stringify(text)}, like ${first.id} of ${first.file}: ` +
        `${mayName(file, first.file) ? 'use that one' : 'use one in src/entities or src/frames for both'}, ` +
        'or write above it “// Not shared: ” and why its translation may differ',
    );
  const [only, ...more] = definitions;
  const inVain =
    only.hasReason && more.length === 0
      ? [`${only.file}: no other message has the text of ${only.id}. Remove its “// Not shared: ” comment`]
      : [];
  return [...tooMany, ...inVain];
}

/** Returns whether a file may use the messages of another file. */
function mayName(file, other) {
  const widget = WIDGET.exec(other)?.[0];
  return widget === undefined || file.startsWith(widget);
}

/**
 * Returns whether a reason appears above the message or above all messages of its file, and whether it
 * appears above the message itself.
 */
function reasonsFor({ call }) {
  let [isApart, hasReason] = [false, false];
  for (let node = call; !ts.isSourceFile(node); node = node.parent) {
    const isOne = ts.isPropertyAssignment(node) || isMessage(node);
    if (!isOne && !ts.isVariableStatement(node)) continue;
    const isSaid = REASON.test(commentsAbove(node));
    isApart ||= isSaid;
    hasReason ||= isOne && isSaid;
  }
  return { isApart, hasReason };
}

function commentsAbove(node) {
  const code = node.getSourceFile().text;
  return (ts.getLeadingCommentRanges(code, node.getFullStart()) ?? [])
    .map(({ pos, end }) => code.slice(pos, end))
    .join('\n');
}

/** `export const close = msg(…);` rather than an object of several. */
function isMessage(node) {
  return (
    ts.isVariableStatement(node) && ts.isCallExpression(node.declarationList.declarations[0].initializer)
  );
}
