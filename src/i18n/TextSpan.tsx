import { createElement, Fragment, type ReactNode } from 'react';

/** Props of {@link TextSpan}. @public */
export interface TextSpanProps {
  /** Text, and elements, which are drawn as they are. */
  children?: ReactNode;
}

/**
 * Text that has neighbors, in an element of its own. Translators of browsers replace each text by elements of theirs, and React
 * fails on the next change when it looks for a text that stood between elements: it can only replace the text that is the
 * whole content of an element.
 * @public
 */
export function TextSpan({ children }: TextSpanProps): ReactNode {
  return textParts(children);
}

/** What React draws, with each run of texts in an element; see {@link TextSpan}. */
export function textParts(node: ReactNode): ReactNode {
  if (!Array.isArray(node)) return isText(node) ? textElement(String(node)) : node;
  const parts = runsOf(node as readonly ReactNode[]).map((part) =>
    Array.isArray(part) ? textList(part as readonly ReactNode[]) : textParts(part),
  );
  // As children that are written down, each by its place: they need no keys.
  return createElement(Fragment, null, ...parts);
}

/** A list with each text in an element. Its other members keep the keys that they have. */
export function textList(list: readonly ReactNode[]): ReactNode[] {
  return list.map((part, place) => (isText(part) ? textElement(String(part), `text${place}`) : part));
}

/** Texts that follow each other become one, in the place of the first, so that the others keep their places. */
function runsOf(parts: readonly ReactNode[]): ReactNode[] {
  const runs: ReactNode[] = [];
  let start: number | undefined;
  for (const [place, part] of parts.entries()) {
    if (!isText(part)) {
      runs.push(part);
      // What draws nothing separates nothing.
      if (part !== null && part !== undefined && typeof part !== 'boolean') start = undefined;
    } else if (start === undefined) {
      start = place;
      runs.push(String(part));
    } else {
      runs[start] = `${String(runs[start])}${part}`;
      runs.push(null);
    }
  }
  return runs;
}

function isText(part: ReactNode): part is string | number | bigint {
  return typeof part === 'string' ? part !== '' : typeof part === 'number' || typeof part === 'bigint';
}

/**
 * A name of its own, so that styles for the elements around, such as each `span` in a row, do not mean it. Blanks at the ends stay
 * outside, where translators leave them alone: names for screen readers would lose them.
 */
function textElement(text: string, key?: string): ReactNode {
  const words = text.trim();
  const start = text.indexOf(words);
  const before = words === '' ? text : text.slice(0, start);
  const after = words === '' ? '' : text.slice(start + words.length);
  const element = words !== '' && createElement('bd-text', undefined, words);
  if (key === undefined && before === '' && after === '') return element;
  return createElement(Fragment, key === undefined ? undefined : { key }, before, element, after);
}
