/** The part before the content of an XML document. */
export interface XmlProlog {
  /** The document type definition: its place and the name it gives. The rest of it is not read. */
  doctype?: { offset: number; name: string };
  root?: XmlRoot;
}

export interface XmlRoot {
  /** The place of its `<`. */
  offset: number;
  /** As written, with the prefix. */
  name: string;
  localName: string;
  /** The namespace its prefix is bound to; empty without one. */
  namespace: string;
  /** The part after `http://cyclonedx.org/schema/bom/` in the namespace of an element `bom`. */
  specVersion?: string;
  /** Values with the five predefined entities replaced. */
  attributes: ReadonlyMap<string, string>;
}

export const BOM_NAMESPACE = 'http://cyclonedx.org/schema/bom/';

const MISC = /\s+|<\?[\s\S]*?\?>|<!--[\s\S]*?-->/y;
const DOCTYPE = /<!DOCTYPE\s*([^\s>[]*)/iy;
const NAME = /<([^\s/>=<"'&!?]+)/y;
export const ATTRIBUTE = /\s+([^\s=<>"'/]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;

/** Reads an XML text up to and including the tag of its root element. */
export function readXmlProlog(text: string): XmlProlog {
  const offset = skipMisc(text, text.startsWith('\ufeff') ? 1 : 0);
  DOCTYPE.lastIndex = offset;
  const doctype = DOCTYPE.exec(text);
  if (doctype) return { doctype: { offset, name: doctype[1] ?? '' } };
  NAME.lastIndex = offset;
  const name = NAME.exec(text)?.[1];
  if (!name) return {};

  const attributes = new Map<string, string>();
  ATTRIBUTE.lastIndex = NAME.lastIndex;
  for (let match = ATTRIBUTE.exec(text); match; match = ATTRIBUTE.exec(text)) {
    attributes.set(match[1] ?? '', withoutEntities(match[2] ?? match[3] ?? ''));
  }
  const [prefix, localName] = name.includes(':') ? (name.split(':', 2) as [string, string]) : ['', name];
  const namespace = attributes.get(prefix ? `xmlns:${prefix}` : 'xmlns') ?? '';
  const isBom = localName === 'bom' && namespace.startsWith(BOM_NAMESPACE);
  const specVersion = isBom ? namespace.slice(BOM_NAMESPACE.length) : undefined;
  return { root: { offset, name, localName, namespace, specVersion, attributes } };
}

/** White space, comments and processing instructions. */
function skipMisc(text: string, start: number): number {
  let at = start;
  MISC.lastIndex = at;
  while (MISC.exec(text)) at = MISC.lastIndex;
  return at;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function withoutEntities(value: string): string {
  return value.replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}
