import { createElement, Fragment, type ReactNode } from 'react';

/** Props of {@link TextSpan}. @public */
export interface TextSpanProps {
  /** Text, and elements, which are drawn as they are. */
  children?: ReactNode;
}

/**
 * Puts text that has neighbors into its own element. Translators of browsers replace each text with their own
 * elements, and React fails on the next change when it looks for a text between elements. It can only replace
 * a text that is the complete content of an element.
 * @public
 */
export function TextSpan({ children }: TextSpanProps): ReactNode {
  return textParts(children);
}

/** Returns the content that React draws, with each run of texts in an element. See {@link TextSpan}. */
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

/** Joins adjacent texts into one, in the place of the first, so that the others keep their places. */
function runsOf(parts: readonly ReactNode[]): ReactNode[] {
  const runs: ReactNode[] = [];
  let start: number | undefined;
  for (const [place, part] of parts.entries()) {
    if (!isText(part)) {
      runs.push(part);
      // A part that draws nothing separates nothing.
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
 * Returns an element with its own name, so that styles for the elements around, such as each `span` in a row,
 * do not apply to it. Blanks at the ends stay outside, where translators leave them alone. Otherwise, names
 * for screen readers would lose them.
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
