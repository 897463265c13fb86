import { decodeText } from '../xml/decodeText.js';
import { ATTRIBUTE } from '../xml/readXmlProlog.js';
import { localNameOf, type XmlElement, type XmlVisitor } from '../xml/scanXml.js';
import { createLedger, type LedgerComponent, type NotKept } from './createLedger.js';
import { KEPT_OF_BOM, KEPT_OF_COMPONENT, KEPT_OF_SERVICE, type KeptMembers } from './keptMembers.js';

/** An element that is open. */
interface Frame {
  element: XmlElement;
  /** The parts of it that are kept: all of it, some parts, or nothing. */
  kept: KeptMembers | true | undefined;
  path: string;
  /** The elements directly inside, for an element that is not kept completely. */
  children: string[];
  /** The component, for the items of the inventory. */
  component?: OpenComponent;
  /** The author, for the items in `authors`. */
  author?: { name?: string; email?: string };
}

/** A component that is being read. */
type OpenComponent = {
  -readonly [Member in keyof LedgerComponent]: LedgerComponent[Member] extends readonly (infer Item)[]
    ? Item[]
    : LedgerComponent[Member];
};

/** Collects, while a document is scanned, what of it an upload does not keep; see {@link readJsonNotKept}. */
export function scanNotKept(text: string) {
  const ledger = createLedger();
  const frames: Frame[] = [];
  let prefix = '';
  let from: string | undefined;
  /** The text that is being read. Undefined inside everything else. */
  let words: string | undefined;
  /** The function that receives the text at its end. */
  let take: ((text: string | undefined) => void) | undefined;

  function frameOf(element: XmlElement, parent: Frame | undefined): Frame {
    const frame = (kept: Frame['kept'], path: string): Frame => ({ element, kept, path, children: [] });
    if (!parent) return frame(KEPT_OF_BOM, '');
    const name = ownName(element.name, prefix);
    if (element.inventory && isItem(element)) {
      return element.inventory === 'components'
        ? frame(KEPT_OF_COMPONENT, 'components')
        : frame(KEPT_OF_SERVICE, 'services');
    }
    if (parent.kept === undefined || parent.kept === true) return frame(parent.kept, parent.path);
    const { members, item, attributes } = parent.kept;
    if (name === item) return frame({ members, attributes }, parent.path);
    // In JSON, its details are beside the expression.
    if (name === 'expression-detailed') return frame(members[name], parent.path);
    const member = MEMBER_NAMES.get(localNameOf(name)) ?? name;
    return frame(
      Object.hasOwn(members, member) ? members[member] : undefined,
      parent.path === '' ? member : `${parent.path}.${member}`,
    );
  }

  function start(frame: Frame, attributes: ReadonlyMap<string, string>) {
    const { element, kept } = frame;
    const parent = frames.at(-1);
    const name = localNameOf(element.name);
    if (parent && parent.kept !== true) parent.children.push(name);
    if (parent && parent.kept === undefined) return;
    if (typeof kept === 'object' && kept.attributes) {
      for (const attribute of attributes.keys())
        if (!kept.attributes.includes(attribute)) ledger.member(`${frame.path}.${attribute}`, 1);
    }
    if (isItem(element) && element.inventory === 'components') {
      frame.component = {
        ...NO_TEXTS,
        ref: attributes.get('bom-ref'),
        type: attributes.get('type'),
        hashes: [],
        properties: [],
        authors: [],
        isNested: isInItem(element),
      };
    } else if (isItem(element)) ledger.service(attributes.get('bom-ref'), isInItem(element));
    else if (frame.path === 'metadata.component')
      ledger.subject(attributes.get('bom-ref'), attributes.get('type'));
    if (parent?.component && name === 'swid') parent.component.swidTagId = attributes.get('tagId');
    const component = frames.at(-2)?.component;
    if (parent && component) {
      const list = localNameOf(parent.element.name);
      if (list === 'licenses') {
        component.licenseCount += 1;
        if (attributes.has('acknowledgement')) component.acknowledgedCount += 1;
      }
    }
    if (name === 'dependency' && frame.path.startsWith('dependencies')) {
      const ref = attributes.get('ref');
      if (parent && localNameOf(parent.element.name) === 'dependencies') from = ref;
      else if (from !== undefined && ref !== undefined) ledger.dependency(from, ref);
    }
    if (frame.path === 'components.authors' && name === 'author') frame.author = {};
    take = frame.kept === undefined ? undefined : taker(name, attributes);
    words = take && '';
  }

  /** Returns the function that receives the text of an element. Undefined where the text is not needed. */
  function taker(name: string, attributes: ReadonlyMap<string, string>): typeof take {
    const [holder, list, parent] = [frames.at(-3)?.component, frames.at(-2), frames.at(-1)];
    if (!parent) return undefined;
    const own = parent.component;
    if (own && TEXTS.has(name)) return (text) => (own[name as TextMember] = text);
    if (list?.component && parent.path === 'components.hashes' && name === 'hash')
      return (content) => list.component?.hashes.push({ alg: attributes.get('alg'), content });
    if (list?.component && parent.path === 'components.properties' && name === 'property')
      return (value) => list.component?.properties.push({ name: attributes.get('name') || undefined, value });
    const { author } = parent;
    if (author && (name === 'name' || name === 'email')) return (text) => (author[name] = text);
    const supplied = parent.path.startsWith('components.supplier') ? (list?.component ?? holder) : undefined;
    return supplied && SUPPLIED.has(name)
      ? (text) => (supplied.supplier = `${supplied.supplier ?? ''}${name}=${text};`)
      : undefined;
  }

  function end(frame: Frame) {
    const { element, kept, path, children } = frame;
    const parent = frames.at(-1);
    const name = localNameOf(element.name);
    if (words !== undefined) take?.(words.trim() || undefined);
    words = undefined;
    if (frame.author) frames.at(-2)?.component?.authors.push(frame.author.name ?? frame.author.email);
    if (typeof kept === 'object')
      for (const [one, other] of Object.entries(kept.unless ?? {}))
        if (children.includes(one) && children.includes(other)) ledger.member(`${path}.${one}`, 1);
    if (frame.component) ledger.component(frame.component);
    // The elements inside it were not kept with it.
    if (kept === undefined && parent?.kept !== undefined) ledger.member(path, countOf(name, children));
  }

  const visitor: XmlVisitor = {
    onStart(element, tagEnd) {
      if (frames.length === 0) prefix = prefixOf(element.name);
      const frame = frameOf(element, frames.at(-1));
      start(frame, frame.kept === undefined ? NONE : attributesOf(text, element, tagEnd));
      // Empty elements have no end tag.
      if (text[tagEnd] === '/') end(frame);
      else frames.push(frame);
    },
    onText(begin, stop, kind) {
      if (words === undefined || kind === 'comment') return;
      words += kind === 'text' ? decodeText(text.slice(begin, stop)) : text.slice(begin, stop);
    },
    onEnd() {
      const frame = frames.pop();
      if (frame) end(frame);
    },
  };
  return { visitor, result: (): NotKept[] => ledger.result() };
}

const TEXT_MEMBERS = [
  'group',
  'name',
  'version',
  'purl',
  'cpe',
  'author',
  'publisher',
  'description',
  'copyright',
] as const;

type TextMember = (typeof TEXT_MEMBERS)[number];

const TEXTS: ReadonlySet<string> = new Set(TEXT_MEMBERS);

/** The kept parts of a supplier. */
const SUPPLIED: ReadonlySet<string> = new Set(['name', 'url', 'email', 'phone']);

const NO_TEXTS = {
  group: undefined,
  name: undefined,
  version: undefined,
  purl: undefined,
  cpe: undefined,
  swidTagId: undefined,
  author: undefined,
  publisher: undefined,
  description: undefined,
  copyright: undefined,
  supplier: undefined,
  licenseCount: 0,
  acknowledgedCount: 0,
} as const;

/** The names in XML that differ from those in JSON. */
const MEMBER_NAMES: ReadonlyMap<string, string> = new Map([
  ['details', 'expressionDetails'],
  ['Signature', 'signature'],
]);

const NONE: ReadonlyMap<string, string> = new Map();

function attributesOf(
  text: string,
  { name, offset }: XmlElement,
  tagEnd: number,
): ReadonlyMap<string, string> {
  let at = offset + 1 + name.length;
  // Most elements have none.
  if (tagEnd <= at + 1) return NONE;
  const found = new Map<string, string>();
  for (;;) {
    ATTRIBUTE.lastIndex = at;
    const match = ATTRIBUTE.exec(text);
    if (!match || match.index >= tagEnd) return found;
    // Those of other namespaces, and declarations of namespaces, say nothing of CycloneDX.
    const attribute = match[1] ?? '';
    if (!attribute.includes(':') && attribute !== 'xmlns')
      found.set(attribute, decodeText(match[2] ?? match[3] ?? '').trim());
    at = ATTRIBUTE.lastIndex;
  }
}

function isItem({ name, inventory, parent }: XmlElement): boolean {
  return (
    inventory !== undefined && parent?.inventory === inventory && localNameOf(name) === inventory.slice(0, -1)
  );
}

/** Returns true when the list that contains an item is itself inside an item. */
function isInItem({ inventory, parent }: XmlElement): boolean {
  const holder = parent?.parent;
  return holder !== undefined && holder.inventory === inventory && isItem(holder);
}

/** JSON has lists where XML has an element around its items. */
function countOf(name: string, children: readonly string[]): number {
  const isList = (name.endsWith('s') || LISTS.has(name)) && children.length > 0;
  return isList && children.every((child) => child === children[0]) ? children.length : 1;
}

const LISTS: ReadonlySet<string> = new Set(['formulation', 'copyright']);

const prefixOf = (name: string) => name.slice(0, -localNameOf(name).length);

/**
 * Returns the name in CycloneDX. Elements of other namespaces keep their prefix. Version 1.1 had a separate
 * namespace for dependencies.
 */
function ownName(name: string, prefix: string): string {
  const localName = localNameOf(name);
  const isOwn = prefixOf(name) === prefix || localName === 'dependencies' || localName === 'dependency';
  return isOwn ? localName : name;
}
