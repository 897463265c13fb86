import { scanXml } from './scanXml.js';
import type { XmlElement } from './scanXml.js';

/** The element a line of {@link PreparedXml.xml} or a tag belongs to. */
export interface LocatedElement {
  /** The place where its start tag starts in the original text, in UTF-16 units. */
  offset: number;
  /**
   * A path such as `/bom/components/component[3]`. Numbers appear only among several elements of the same
   * name.
   */
  path: string;
}

/**
 * The longest stretch of text that libxml2 reads in one piece without slowing down with the square of its
 * length.
 */
export const MAX_TEXT_LENGTH = 131_072;

/**
 * A document that means the same to a schema, but in which each tag ends on a separate line, so that the line
 * numbers of libxml2 identify elements. libxml2 reports no columns, and many BOMs are one line. Texts that
 * would slow it down are cut: no rule of the schemas depends on the late parts of a text.
 */
export class PreparedXml {
  readonly xml: string;
  readonly #original: string;
  /** For each tag, in order, the line it ends on. */
  readonly #lines: number[] = [];

  /** @param original - a text in which {@link scanXml} finds no mistake */
  constructor(original: string) {
    this.#original = original;
    const pieces: string[] = [];
    let copied = 0;
    let line = 1;
    const copy = (end: number) => {
      const piece = original.slice(copied, end);
      line += countLines(piece);
      pieces.push(piece);
      copied = end;
    };
    const onTag = (end: number) => {
      copy(end);
      pieces.push('\n');
      this.#lines.push(++line);
    };
    scanXml(original, {
      onStart: (_element, end) => onTag(end),
      onEnd: (_element, end) => onTag(end),
      onText(start, end) {
        if (end - start <= MAX_TEXT_LENGTH) return;
        copy(cutBefore(original, start + MAX_TEXT_LENGTH));
        copied = end;
      },
    });
    copy(original.length);
    this.xml = pieces.join('');
  }

  /** The elements that lines of the prepared text belong to, found in one pass over the original. */
  locate(lines: readonly number[]): LocatedElement[] {
    return locateTags(
      this.#original,
      lines.map((line) => this.#tagOf(line)),
    );
  }

  /** The last tag that ends on this line or before it. */
  #tagOf(line: number): number {
    let low = 0;
    let high = this.#lines.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#lines[middle] ?? 0) <= line) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

/**
 * The elements that tags belong to, found in one pass.
 * @param tags - numbers of start and end tags in the order of the text, from 0; empty elements have one
 */
export function locateTags(text: string, tags: readonly number[]): LocatedElement[] {
  const wanted = new Set(tags);
  const found = new Map<number, XmlElement>();
  let tag = -1;
  scanXml(text, {
    onStart(element) {
      if (element.parent) {
        const siblings = (element.parent.children ??= new Map<string, number>());
        element.index = (siblings.get(element.name) ?? 0) + 1;
        siblings.set(element.name, element.index);
      }
      if (wanted.has(++tag)) found.set(tag, element);
    },
    onEnd(element) {
      if (wanted.has(++tag)) found.set(tag, element);
    },
  });
  return tags.map((wantedTag) => {
    const element = found.get(wantedTag);
    return element ? { offset: element.offset, path: pathOf(element) } : { offset: 0, path: '' };
  });
}

function pathOf(element: XmlElement): string {
  const { name, parent, index } = element;
  if (!parent) return `/${name}`;
  const isOneOfMany = (parent.children?.get(name) ?? 1) > 1;
  return `${pathOf(parent)}/${name}${isOneOfMany ? `[${index}]` : ''}`;
}

function countLines(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++;
  return count;
}

/** Not inside an entity or between the halves of a character. */
function cutBefore(text: string, at: number): number {
  const ampersand = text.lastIndexOf('&', at);
  if (ampersand > at - 12) return ampersand;
  const isHalf = (text.charCodeAt(at) & 0xfc00) === 0xdc00;
  return isHalf ? at - 1 : at;
}
