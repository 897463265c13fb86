/** Test BOMs as files to choose. */

/** A file as Playwright takes it. */
export interface BomFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A component of a bill of materials. */
export interface BomComponent {
  name: string;
  version: string;
  license?: string;
}

const file = (name: string, text: string): BomFile => ({
  name,
  mimeType: name.endsWith('.xml') ? 'application/xml' : 'application/json',
  buffer: Buffer.from(text),
});

/**
 * The content that the tests upload: a few packages, one of them with vulnerabilities that
 * `knowVulnerabilities` registers.
 */
const COMPONENTS: readonly BomComponent[] = [
  { name: 'journey-paths', version: '4.17.15', license: 'MIT' },
  { name: 'journey-words', version: '1.2.0', license: 'MIT' },
  { name: 'journey-left', version: '1.3.0', license: 'WTFPL' },
];

export function jsonBom(components = COMPONENTS, specVersion = '1.5'): BomFile {
  const refOf = ({ name, version }: BomComponent) => `pkg:npm/${name}@${version}`;
  return file(
    'bom.json',
    JSON.stringify(
      {
        bomFormat: 'CycloneDX',
        specVersion,
        version: 1,
        metadata: { component: { type: 'application', name: 'shop', version: '1', 'bom-ref': 'root' } },
        components: components.map((component) => ({
          type: 'library',
          name: component.name,
          version: component.version,
          'bom-ref': refOf(component),
          purl: refOf(component),
          ...(component.license ? { licenses: [{ license: { id: component.license } }] } : {}),
        })),
        dependencies: [{ ref: 'root', dependsOn: components.map(refOf) }],
      },
      null,
      2,
    ),
  );
}

export function xmlBom(components = COMPONENTS, specVersion = '1.6'): BomFile {
  const rows = components
    .map(
      ({ name, version }) =>
        `<component type="library"><name>${name}</name><version>${version}</version><purl>pkg:npm/${name}@${version}</purl></component>`,
    )
    .join('\n    ');
  return file(
    'bom.xml',
    `<?xml version="1.0" encoding="UTF-8"?>
<bom xmlns="http://cyclonedx.org/schema/bom/${specVersion}" version="1">
  <components>
    ${rows}
  </components>
</bom>`,
  );
}

/** Files that are rejected, and the message for each. */
export const BAD_FILES: readonly { what: string; file: BomFile; says: RegExp; place?: RegExp }[] = [
  { what: 'an empty file', file: file('empty.json', ''), says: /This file is empty/ },
  { what: 'something else', file: file('package.json', '{"name":"shop"}'), says: /is not a CycloneDX BOM/ },
  {
    what: 'broken JSON',
    file: file(
      'broken.json',
      '{\n  "bomFormat": "CycloneDX",\n  "specVersion": "1.5",\n  "version": 1,\n  "components": [\n',
    ),
    says: /This file is not valid JSON\./,
    place: /line 5|line 6/,
  },
  {
    what: 'broken XML',
    file: file('broken.xml', xmlBom().buffer.toString().replace('</components>', '')),
    says: /This file is not valid XML\./,
    place: /line \d/,
  },
  {
    what: 'JSON that breaks the schema',
    file: file('schema.json', jsonBom().buffer.toString().replace('"type": "library"', '"type": "gadget"')),
    says: /breaks the CycloneDX 1\.5 schema in 1 place/,
    place: /line \d+/,
  },
  {
    what: 'XML that breaks the schema',
    file: file('schema.xml', xmlBom().buffer.toString().replace('type="library"', 'type="gadget"')),
    says: /breaks the CycloneDX 1\.6 schema/,
    place: /line \d+/,
  },
  {
    what: 'XML with entities',
    file: file(
      'entities.xml',
      xmlBom()
        .buffer.toString()
        .replace('?>\n', '?>\n<!DOCTYPE bom [<!ENTITY x SYSTEM "file:///etc/passwd">]>\n')
        .replace('journey-paths', '&x;'),
    ),
    says: /XML with a DOCTYPE is not accepted\./,
  },
];
