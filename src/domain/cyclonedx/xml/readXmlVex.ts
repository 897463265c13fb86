import type { JsonObject } from '../../untypedJson.js';
import { decodeText } from './decodeText.js';
import { localNameOf, scanXml, type XmlElement } from './scanXml.js';

/**
 * Gives an XML document in the shape of the JSON format, as far as it is about decisions; undefined when it lists no
 * vulnerabilities.
 */
export function readXmlVex(
  text: string,
  { serialNumber, version }: { serialNumber?: string; version?: string },
): JsonObject | undefined {
  // Most documents have none, and reading one twice takes time.
  if (!/<(?:[^\s<>/:]+:)?vulnerabilities[\s>]/.test(text)) return undefined;
  const root = readNodes(text);
  if (!root) return undefined;
  const component = child(child(root, 'metadata'), 'component');
  const document = {
    serialNumber,
    version,
    ...(component && { metadata: { component: readComponent(component) } }),
    components: items(root, 'components', 'component').map(readComponent),
    services: items(root, 'services', 'service').map(readService),
    vulnerabilities: items(root, 'vulnerabilities', 'vulnerability').map(readVulnerability),
  };
  return document.vulnerabilities.length > 0 ? document : undefined;
}

interface Node {
  name: string;
  /** Its tag, with the attributes. */
  tag: string;
  children: Node[];
  text: string;
}

// Everything else is passed over with what is in it.
const READ: ReadonlySet<string> = new Set(
  (
    'bom metadata components component services service group name version purl cpe swid ' +
    'vulnerabilities vulnerability id source analysis state justification responses response detail ' +
    'affects target ref versions range status properties property'
  ).split(' '),
);

function readNodes(text: string): Node | undefined {
  const nodes = new Map<XmlElement, Node>();
  let root: Node | undefined;
  let prefix = '';
  /** The node that is being read. Undefined inside everything else. */
  let open: Node | undefined;
  scanXml(text, {
    onStart: (element, end) => {
      open = undefined;
      const name = localNameOf(element.name);
      const itsPrefix = element.name.slice(0, -name.length);
      const parent = element.parent && nodes.get(element.parent);
      const isRead = !element.parent || (parent && itsPrefix === prefix && READ.has(name));
      if (!isRead) return;
      const node: Node = { name, tag: text.slice(element.offset, end), children: [], text: '' };
      nodes.set(element, node);
      // Empty elements have no end tag, and nothing to say.
      if (text[end] !== '/') open = node;
      if (parent) parent.children.push(node);
      else {
        root = node;
        prefix = itsPrefix;
      }
    },
    onText: (start, end, kind) => {
      if (!open || kind === 'comment') return;
      const written = text.slice(start, end);
      open.text += kind === 'text' ? decodeText(written) : written;
    },
    onEnd: () => (open = undefined),
  });
  return root;
}

function child(node: Node | undefined, name: string): Node | undefined {
  return node?.children.find((each) => each.name === name);
}

function items(node: Node, list: string, item: string): Node[] {
  return child(node, list)?.children.filter(({ name }) => name === item) ?? [];
}

/** Texts of children that are there. */
function texts(node: Node | undefined, names: readonly string[]): Record<string, string> {
  const found = names.map((name) => [name, child(node, name)?.text] as const);
  return Object.fromEntries(found.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

function attribute({ tag }: Node, name: string): string | undefined {
  const [, quoted, apostrophed] = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag) ?? [];
  const written = quoted ?? apostrophed;
  return written === undefined ? undefined : decodeText(written);
}

function readComponent(node: Node): JsonObject {
  const swid = child(node, 'swid');
  return {
    'bom-ref': attribute(node, 'bom-ref'),
    ...texts(node, ['group', 'name', 'version', 'purl', 'cpe']),
    ...(swid && { swid: { tagId: attribute(swid, 'tagId') } }),
    components: items(node, 'components', 'component').map(readComponent),
  };
}

function readService(node: Node): JsonObject {
  return {
    'bom-ref': attribute(node, 'bom-ref'),
    services: items(node, 'services', 'service').map(readService),
  };
}

function readVulnerability(node: Node): JsonObject {
  const analysis = child(node, 'analysis');
  return {
    ...texts(node, ['id']),
    source: texts(child(node, 'source'), ['name']),
    ...(analysis && {
      analysis: {
        ...texts(analysis, ['state', 'justification', 'detail']),
        response: items(analysis, 'responses', 'response').map(({ text }) => text.trim()),
      },
    }),
    affects: items(node, 'affects', 'target').map((target) => ({
      ...texts(target, ['ref']),
      versions: items(target, 'versions', 'version').map((version) =>
        texts(version, ['version', 'range', 'status']),
      ),
    })),
    properties: items(node, 'properties', 'property').map((property) => ({
      name: attribute(property, 'name'),
      value: property.text,
    })),
  };
}
