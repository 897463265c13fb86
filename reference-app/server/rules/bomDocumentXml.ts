import type {
  UnwrittenDocument,
  DocumentComponent,
  DocumentEntity,
  DocumentLicence,
  DocumentReference,
  DocumentService,
  DocumentVulnerability,
} from './bomDocument.js';
import type { OrganizationalContact } from './bomModel.js';

/**
 * Returns the XML around the lists of a document. The lists are written item by item, since they may be long.
 */
export function xmlHead({ specVersion, serialNumber, version, metadata }: UnwrittenDocument): string {
  const tools = metadata.tools.map(({ vendor, name, version: toolVersion }) =>
    element('tool', texts({ vendor, name, version: toolVersion })),
  );
  const content = [
    text('timestamp', metadata.timestamp),
    wrapped('tools', tools),
    wrapped(
      'authors',
      metadata.authors?.map((author) => contact('author', author)),
    ),
    metadata.component && xmlComponent(metadata.component),
    entity('manufacture', metadata.manufacture),
    entity('supplier', metadata.supplier),
  ].join('');
  const namespace = `http://cyclonedx.org/schema/bom/${specVersion}`;
  const root = `<bom${attributes({ serialNumber, version: String(version), xmlns: namespace })}>\n`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}${element('metadata', content)}`;
}

export const XML_FOOT = '</bom>\n';

/** A component in pieces: it may have any number of properties. */
export function* xmlComponentPieces({ properties: all, ...component }: DocumentComponent): Iterable<string> {
  const text = xmlComponent(component);
  let isEmpty = true;
  for (const { name, value = '' } of all ?? []) {
    if (isEmpty) yield `${text.slice(0, -COMPONENT_END.length)}<properties>\n`;
    isEmpty = false;
    yield leaf('property', value, { name });
  }
  yield isEmpty ? text : `</properties>\n${COMPONENT_END}`;
}

const COMPONENT_END = '</component>\n';

// Without properties, which come last.
function xmlComponent(component: DocumentComponent): string {
  const { type, supplier, author, publisher, group, name, version, description, copyright, cpe, purl } =
    component;
  const content = [
    entity('supplier', supplier),
    texts({ author, publisher, group, name, version, description }),
    wrapped(
      'hashes',
      component.hashes?.map(({ alg, content: hash }) => leaf('hash', hash, { alg })),
    ),
    wrapped('licenses', component.licenses?.map(licence)),
    texts({ copyright, cpe, purl }),
    component.swid && leaf('swid', '', { tagId: component.swid.tagId, name: component.swid.name }),
    references(component.externalReferences),
  ];
  return element('component', content.join(''), { type, 'bom-ref': component['bom-ref'] });
}

export function xmlService(service: DocumentService): string {
  const { provider, group, name, version, description, endpoints, authenticated, data } = service;
  const content = [
    entity('provider', provider),
    texts({ group, name, version, description }),
    wrapped(
      'endpoints',
      endpoints?.map((endpoint) => text('endpoint', endpoint)),
    ),
    text('authenticated', authenticated?.toString()),
    text('x-trust-boundary', service['x-trust-boundary']?.toString()),
    wrapped(
      'data',
      data?.map(({ classification, flow }) => leaf('classification', classification, { flow })),
    ),
    references(service.externalReferences),
  ];
  return element('service', content.join(''), { 'bom-ref': service['bom-ref'] });
}

export function xmlDependency({ ref, dependsOn }: { ref: string; dependsOn: readonly string[] }): string {
  return element('dependency', dependsOn.map((each) => leaf('dependency', '', { ref: each })).join(''), {
    ref,
  });
}

export function xmlVulnerability(vulnerability: DocumentVulnerability): string {
  const { id, source, ratings, cwes, description, recommendation, created, published, updated } =
    vulnerability;
  const { analysis, affects } = vulnerability;
  const content = [
    text('id', id),
    element('source', text('name', source.name)),
    wrapped(
      'ratings',
      ratings.map(({ source: from, score, severity, method, vector }) =>
        element(
          'rating',
          element('source', text('name', from.name)) +
            texts({ score: score?.toString(), severity, method, vector }),
        ),
      ),
    ),
    wrapped(
      'cwes',
      cwes?.map((cwe) => text('cwe', String(cwe))),
    ),
    texts({ description, recommendation, created, published, updated }),
    analysis &&
      element(
        'analysis',
        texts({ state: analysis.state, justification: analysis.justification }) +
          wrapped(
            'responses',
            analysis.response?.map((response) => text('response', response)),
          ) +
          text('detail', analysis.detail),
      ),
    wrapped(
      'affects',
      affects.map(({ ref }) => element('target', text('ref', ref))),
    ),
    properties(vulnerability.properties),
  ];
  return element('vulnerability', content.join(''), { 'bom-ref': vulnerability['bom-ref'] });
}

function licence(choice: DocumentLicence): string {
  if ('expression' in choice) {
    const { expression, acknowledgement } = choice;
    return leaf('expression', expression, { acknowledgement });
  }
  const { license } = choice;
  const named = 'id' in license ? text('id', license.id) : text('name', license.name);
  const { url, acknowledgement } = license;
  return element('license', named + text('url', url), { acknowledgement });
}

function references(all: readonly DocumentReference[] | undefined): string {
  const written = all?.map(({ type, url, comment }) =>
    element('reference', texts({ url, comment }), { type }),
  );
  return wrapped('externalReferences', written);
}

function properties(all: readonly { name: string; value?: string }[] | undefined): string {
  return wrapped(
    'properties',
    all?.map(({ name, value = '' }) => leaf('property', value, { name })),
  );
}

function entity(name: string, party: DocumentEntity | undefined): string {
  if (!party) return '';
  const urls = party.url?.map((url) => text('url', url)) ?? [];
  const contacts = party.contact?.map((each) => contact('contact', each)) ?? [];
  return element(name, [text('name', party.name), ...urls, ...contacts].join(''));
}

function contact(tag: string, { name, email }: OrganizationalContact): string {
  return element(tag, texts({ name, email }));
}

function wrapped(name: string, items: readonly string[] | undefined): string {
  return items && items.length > 0 ? element(name, items.join('')) : '';
}

function texts(members: Record<string, string | undefined>): string {
  return Object.entries(members)
    .map(([name, value]) => text(name, value))
    .join('');
}

function text(name: string, value: string | undefined): string {
  return value === undefined ? '' : leaf(name, value);
}

/** Returns an element with a text, on its own line. */
function leaf(name: string, value: string, attributeValues: Record<string, string | undefined> = {}): string {
  const start = `<${name}${attributes(attributeValues)}`;
  return value === '' ? `${start}/>\n` : `${start}>${escapeText(value)}</${name}>\n`;
}

/** Returns an element with others in it, each on its own line. */
function element(
  name: string,
  content: string,
  attributeValues: Record<string, string | undefined> = {},
): string {
  const start = `<${name}${attributes(attributeValues)}`;
  return content === '' ? `${start}/>\n` : `${start}>\n${content}</${name}>\n`;
}

function attributes(values: Record<string, string | undefined>): string {
  return Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeAttribute(value)}"`))
    .join('');
}

// XML 1.0, section 2.2: what is not in these ranges cannot be written at all, not even as a reference.
const NOT_IN_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

const escapeText = (value: string) =>
  value.replace(NOT_IN_XML, '').replace(/[&<>\r]/g, (character) => ESCAPES[character] ?? character);

// A parser reads white space in attributes as blanks unless it is escaped.
const escapeAttribute = (value: string) =>
  value.replace(NOT_IN_XML, '').replace(/[&<>"\t\n\r]/g, (character) => ESCAPES[character] ?? character);
