import { unstorableTexts, type Identity, type UnstorableText } from '../unstorableTexts.js';
import { decodeText } from './decodeText.js';
import { localNameOf, type XmlElement, type XmlVisitor } from './scanXml.js';

/** A text that cannot be stored, and the number of its tag in the document, or of the entry's where there is none. */
export interface UnstorableXmlText extends UnstorableText {
  tag: number;
}

/** An entry of an inventory that has begun. */
interface Entry {
  element: XmlElement;
  tag: number;
  texts: Identity;
  tags: Partial<Record<keyof Identity, number>>;
}

const MEMBERS: ReadonlyMap<string, keyof Identity> = new Map(
  (['name', 'version', 'group', 'cpe', 'purl'] as const).map((member) => [member, member]),
);
const TAG_ID = /\stagId\s*=\s*(?:"([^"]*)"|'([^']*)')/;

/**
 * Collects, while a document is scanned, what of its components and services cannot be stored.
 * @param limit - listed at most
 */
export function scanIdentities(text: string, limit: number) {
  const unstorable: UnstorableXmlText[] = [];
  let count = 0;
  const entries: Entry[] = [];
  let tag = -1;
  /** The text that is being read. Undefined inside everything else. */
  let words: string | undefined;

  function end(element: XmlElement, startTag: number) {
    const entry = entries.at(-1);
    if (!entry) return;
    if (element === entry.element) {
      entries.pop();
      for (const found of unstorableTexts(entry.texts)) {
        count++;
        if (unstorable.length < limit)
          unstorable.push({ ...found, tag: entry.tags[found.member] ?? entry.tag });
      }
      return;
    }
    const member = memberOf(element, entry);
    if (!member || words === undefined) return;
    entry.texts[member] = words;
    entry.tags[member] = startTag;
    words = undefined;
  }

  const visitor: XmlVisitor = {
    onStart(element, tagEnd) {
      tag++;
      if (isEntry(element)) entries.push({ element, tag, texts: {}, tags: {} });
      const entry = entries.at(-1);
      if (!entry) return;
      words = memberOf(element, entry) && '';
      if (localNameOf(element.name) === 'swid' && element.parent === entry.element) {
        const [, quoted, apostrophed] = TAG_ID.exec(text.slice(element.offset, tagEnd)) ?? [];
        entry.texts.swidTagId = decodeText(quoted ?? apostrophed ?? '');
        entry.tags.swidTagId = tag;
      }
      // Empty elements have no end tag.
      if (text[tagEnd] === '/') end(element, tag);
    },
    onText(from, to, kind) {
      if (words === undefined || kind === 'comment') return;
      words += kind === 'text' ? decodeText(text.slice(from, to)) : text.slice(from, to);
    },
    onEnd(element) {
      tag++;
      end(element, tag);
    },
  };
  return { visitor, result: () => ({ unstorable, moreUnstorable: count - unstorable.length }) };
}

function isEntry({ name, inventory, parent }: XmlElement): boolean {
  const isItem = ['component', 'service'].includes(localNameOf(name));
  return isItem && inventory !== undefined && parent?.inventory === inventory;
}

/**
 * Returns the member for an element. Elements of other namespaces may have the same names, but a prefix
 * distinguishes them.
 */
function memberOf({ name, parent }: XmlElement, entry: Entry): keyof Identity | undefined {
  if (parent !== entry.element) return undefined;
  const localName = localNameOf(name);
  const prefix = (whole: string) => whole.slice(0, -localNameOf(whole).length);
  return prefix(name) === prefix(parent.name) ? MEMBERS.get(localName) : undefined;
}
