import { SaxesParser } from 'saxes';
import type { SaxesTagNS } from 'saxes';

import { MAX_DEPTH } from '../../../src/domain/cyclonedx/bomCheck.js';
import { BomError } from './bomModel.js';

/**
 * Converts a CycloneDX XML document into the shape of the JSON format, as far as the server reads it. A DTD
 * is rejected, so there are no entities except the five of XML itself.
 * @throws BomError for anything that is not well-formed CycloneDX XML
 */
export function readBomXml(text: string): Record<string, unknown> {
  const root = parseElements(text);
  const specVersion = CYCLONEDX_NAMESPACE.exec(root.namespace)?.[1];
  if (root.name !== 'bom' || !specVersion) {
    throw new BomError(`Unable to determine schema version from XML namespaces [${root.namespace}]`);
  }
  return {
    bomFormat: 'CycloneDX',
    specVersion,
    version: numberOf(root.attributes.version),
    serialNumber: root.attributes.serialNumber,
    metadata: optionally(child(root, 'metadata'), readMetadata),
    components: listIn(root, 'components', 'component', readComponent),
    services: listIn(root, 'services', 'service', readService),
    dependencies: listIn(root, 'dependencies', 'dependency', (dependency) => ({
      ref: dependency.attributes.ref,
      dependsOn: children(dependency, 'dependency').map((each) => each.attributes.ref),
    })),
    vulnerabilities: listIn(root, 'vulnerabilities', 'vulnerability', readVulnerability),
  };
}

interface XmlElement {
  name: string;
  namespace: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
}

const CYCLONEDX_NAMESPACE = /^http:\/\/cyclonedx\.org\/schema\/bom\/(\d+\.\d+)$/;
// Version 1.1 had the dependency graph as a separate extension.
const READ_NAMESPACES = /^http:\/\/cyclonedx\.org\/schema\/(?:bom|ext\/dependency-graph)\//;

function parseElements(text: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true, position: true });
  const open: XmlElement[] = [];
  let root: XmlElement | undefined;
  // Elements of other namespaces are skipped with everything in them.
  let skipping = 0;

  parser.on('error', (error) => {
    throw new BomError(`XML is not well-formed: ${error.message}`);
  });
  parser.on('doctype', () => {
    throw new BomError('XML with a document type declaration is not accepted');
  });
  parser.on('opentag', (tag: SaxesTagNS) => {
    if (skipping > 0 || (root && !READ_NAMESPACES.test(tag.uri))) {
      skipping += 1;
      return;
    }
    if (open.length >= MAX_DEPTH) throw new BomError(`XML is nested deeper than ${MAX_DEPTH} elements`);
    const attributes: Record<string, string> = Object.create(null);
    for (const { local, prefix, value } of Object.values(tag.attributes))
      if (!prefix) attributes[local] = value;
    const element = { name: tag.local, namespace: tag.uri, attributes, children: [], text: '' };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on('closetag', () => {
    if (skipping > 0) skipping -= 1;
    else open.pop();
  });
  const append = (piece: string) => {
    const element = open.at(-1);
    if (element && skipping === 0) element.text += piece;
  };
  parser.on('text', append);
  parser.on('cdata', append);

  parser.write(text).close();
  if (!root) throw new BomError('XML has no root element');
  return root;
}

function readMetadata(metadata: XmlElement): Record<string, unknown> {
  return {
    authors: listIn(metadata, 'authors', 'author', readContact),
    component: optionally(child(metadata, 'component'), readComponent),
    manufacture: optionally(child(metadata, 'manufacture'), readEntity),
    manufacturer: optionally(child(metadata, 'manufacturer'), readEntity),
    supplier: optionally(child(metadata, 'supplier'), readEntity),
  };
}

function readComponent(component: XmlElement): Record<string, unknown> {
  return {
    type: component.attributes.type,
    'bom-ref': component.attributes['bom-ref'],
    ...texts(component, [
      'author',
      'publisher',
      'group',
      'name',
      'version',
      'description',
      'copyright',
      'cpe',
      'purl',
    ]),
    supplier: optionally(child(component, 'supplier'), readEntity),
    authors: listIn(component, 'authors', 'author', readContact),
    hashes: listIn(component, 'hashes', 'hash', (hash) => ({
      alg: hash.attributes.alg,
      content: textOf(hash),
    })),
    licenses: optionally(child(component, 'licenses'), readLicences),
    swid: optionally(child(component, 'swid'), (swid) => ({ tagId: swid.attributes.tagId })),
    externalReferences: readReferences(component),
    properties: readProperties(component),
    components: listIn(component, 'components', 'component', readComponent),
  };
}

function readProperties(holder: XmlElement): unknown[] {
  return listIn(holder, 'properties', 'property', (property) => ({
    name: property.attributes.name,
    value: textOf(property),
  }));
}

function readService(service: XmlElement): Record<string, unknown> {
  return {
    'bom-ref': service.attributes['bom-ref'],
    ...texts(service, ['group', 'name', 'version', 'description']),
    provider: optionally(child(service, 'provider'), readEntity),
    endpoints: listIn(service, 'endpoints', 'endpoint', textOf),
    authenticated: booleanOf(optionally(child(service, 'authenticated'), textOf)),
    'x-trust-boundary': booleanOf(optionally(child(service, 'x-trust-boundary'), textOf)),
    data: optionally(child(service, 'data'), readServiceData),
    externalReferences: readReferences(service),
    services: listIn(service, 'services', 'service', readService),
  };
}

// Up to 1.4 `<classification flow="…">PII</classification>`. Since 1.5, that may be in a `<dataflow>`.
function readServiceData(data: XmlElement): unknown[] {
  return [data, ...children(data, 'dataflow')].flatMap((holder) =>
    children(holder, 'classification').map((each) => ({
      flow: each.attributes.flow,
      classification: textOf(each),
    })),
  );
}

// As much as statements about vulnerabilities need.
function readVulnerability(vulnerability: XmlElement): Record<string, unknown> {
  return {
    ...texts(vulnerability, ['id']),
    source: optionally(child(vulnerability, 'source'), (source) => texts(source, ['name'])),
    analysis: optionally(child(vulnerability, 'analysis'), (analysis) => ({
      ...texts(analysis, ['state', 'justification', 'detail']),
      response: listIn(analysis, 'responses', 'response', textOf),
    })),
    affects: listIn(vulnerability, 'affects', 'target', (target) => ({
      ...texts(target, ['ref']),
      versions: listIn(target, 'versions', 'version', (version) =>
        texts(version, ['version', 'range', 'status']),
      ),
    })),
    properties: readProperties(vulnerability),
  };
}

function readLicences(licences: XmlElement): unknown[] {
  return licences.children.flatMap((each): unknown[] => {
    const { acknowledgement, expression } = each.attributes;
    if (each.name === 'expression') return [{ expression: textOf(each), acknowledgement }];
    if (each.name === 'expression-detailed') return [{ expression, acknowledgement }];
    return each.name === 'license'
      ? [{ license: { ...texts(each, ['id', 'name', 'url']), acknowledgement } }]
      : [];
  });
}

function readReferences(holder: XmlElement): unknown[] {
  return listIn(holder, 'externalReferences', 'reference', (reference) => ({
    type: reference.attributes.type,
    ...texts(reference, ['url', 'comment']),
  }));
}

function readEntity(entity: XmlElement): Record<string, unknown> {
  return {
    ...texts(entity, ['name']),
    url: children(entity, 'url').map(textOf),
    contact: children(entity, 'contact').map(readContact),
  };
}

function readContact(contact: XmlElement): Record<string, unknown> {
  return texts(contact, ['name', 'email', 'phone']);
}

function child(element: XmlElement, name: string): XmlElement | undefined {
  return element.children.find((each) => each.name === name);
}

function children(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((each) => each.name === name);
}

function listIn<Result>(
  element: XmlElement,
  list: string,
  item: string,
  read: (element: XmlElement) => Result,
): Result[] {
  return children(element, list).flatMap((holder) => children(holder, item).map(read));
}

function texts(element: XmlElement, names: readonly string[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const name of names) {
    const holder = child(element, name);
    if (holder) found[name] = textOf(holder);
  }
  return found;
}

function textOf(element: XmlElement): string {
  return element.text.trim();
}

function optionally<Value, Result>(
  value: Value | undefined,
  read: (value: Value) => Result,
): Result | undefined {
  return value === undefined ? undefined : read(value);
}

function booleanOf(text: string | undefined): boolean | undefined {
  if (text === 'true' || text === '1') return true;
  return text === 'false' || text === '0' ? false : undefined;
}

function numberOf(text: string | undefined): number | undefined {
  return text !== undefined && /^\d+$/.test(text) ? Number(text) : undefined;
}
