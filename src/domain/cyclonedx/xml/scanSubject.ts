import { bomSubject } from '../bomSubject.js';
import { decodeText } from './decodeText.js';
import { localNameOf, type XmlElement, type XmlVisitor } from './scanXml.js';

const TYPE = /\stype\s*=\s*(?:"([^"]*)"|'([^']*)')/;

/** Collects, while a document is scanned, what it is about: `metadata/component`. */
export function scanSubject(text: string) {
  const written: Partial<Record<'name' | 'version' | 'group' | 'type', string>> = {};
  let subject: XmlElement | undefined;
  let isOver = false;
  /** The text that is being read. Undefined inside everything else. */
  let words: string | undefined;

  const visitor: XmlVisitor = {
    onStart(element, tagEnd) {
      if (isOver) return;
      if (!subject && isSubject(element)) {
        subject = element;
        const [, quoted, apostrophed] = TYPE.exec(text.slice(element.offset, tagEnd)) ?? [];
        written.type = quoted ?? apostrophed;
      }
      // Empty elements have no end tag, and nothing to say.
      if (text[tagEnd] !== '/') words = subject && memberOf(element, subject) && '';
    },
    onText(from, to, kind) {
      if (words === undefined || kind === 'comment') return;
      words += kind === 'text' ? decodeText(text.slice(from, to)) : text.slice(from, to);
    },
    onEnd(element) {
      if (isOver || !subject) return;
      if (element === subject) isOver = true;
      const member = memberOf(element, subject);
      if (member && words !== undefined) written[member] = words;
      words = undefined;
    },
  };
  return { visitor, result: () => bomSubject(written) };
}

function isSubject({ name, parent }: XmlElement): boolean {
  const isInMetadata =
    parent && localNameOf(parent.name) === 'metadata' && parent.parent?.parent === undefined;
  return localNameOf(name) === 'component' && Boolean(isInMetadata && parent.parent);
}

/**
 * Returns the member for an element. Elements of other namespaces may have the same names, but a prefix
 * distinguishes them.
 */
function memberOf(
  { name, parent }: XmlElement,
  subject: XmlElement,
): 'name' | 'version' | 'group' | undefined {
  if (parent !== subject) return undefined;
  const localName = localNameOf(name);
  const prefix = (whole: string) => whole.slice(0, -localNameOf(whole).length);
  const isOwn = prefix(name) === prefix(parent.name);
  return isOwn && (localName === 'name' || localName === 'version' || localName === 'group')
    ? localName
    : undefined;
}
