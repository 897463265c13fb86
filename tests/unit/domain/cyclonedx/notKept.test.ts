import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

import { checkBom } from '../../../../src/domain/cyclonedx/checkBom.js';
import { jsonBom, largeJsonBom, largeXmlBom, xmlBom } from './boms.js';

/** Beside the repository. */
const SHARED = fileURLToPath(new URL('../../../../../shared/', import.meta.url));

async function notKept(document: string | Uint8Array) {
  const check = await checkBom(typeof document === 'string' ? new TextEncoder().encode(document) : document);
  if (!check.ok) throw new Error(JSON.stringify(check.problems));
  return check.notKept ?? [];
}

/** `what: count (names)` */
const brief = async (document: string | Uint8Array) =>
  (await notKept(document)).map(
    ({ what, count, names }) => `${what}: ${count}${names ? ` (${names.join(', ')})` : ''}`,
  );

const lib = (members: object = {}) => ({
  type: 'library',
  name: 'lib',
  version: '1',
  'bom-ref': 'lib',
  ...members,
});
const xmlLib = (inside: string, attributes = '') =>
  `<components><component type="library" bom-ref="lib"${attributes}>${inside}</component></components>`;
const NAME = '<name>lib</name><version>1</version>';

/** Components of this test in XML, with members in the order of the schema. */
function inXml(components: readonly object[]): string {
  const text = (name: string, value: unknown) =>
    typeof value === 'string' ? `<${name}>${value.replaceAll('&', '&amp;')}</${name}>` : '';
  const items = components.map((component) => {
    const { supplier, authors, hashes, properties, ...each } = component as Record<string, string> & {
      supplier?: { name: string };
      authors?: { name: string }[];
      hashes?: { alg: string; content: string }[];
      properties?: { name: string; value?: string }[];
    };
    const list = (name: string, inside: string[] | undefined) =>
      inside ? `<${name}>${inside.join('')}</${name}>` : '';
    return [
      `<component type="${each['type']}" bom-ref="${each['bom-ref']}">`,
      supplier ? `<supplier>${text('name', supplier.name)}</supplier>` : '',
      list(
        'authors',
        authors?.map(({ name }) => `<author>${text('name', name)}</author>`),
      ),
      text('author', each['author']),
      ...['name', 'version', 'description'].map((name) => text(name, each[name])),
      list(
        'hashes',
        hashes?.map(({ alg, content }) => `<hash alg="${alg}">${content}</hash>`),
      ),
      ...['copyright', 'purl'].map((name) => text(name, each[name])),
      list(
        'properties',
        properties?.map(({ name, value = '' }) => `<property name="${name}">${value}</property>`),
      ),
      '</component>',
    ].join('');
  });
  return `<components>${items.join('')}</components>`;
}

describe('what an upload does not keep', () => {
  it('is nothing of what is read', async () => {
    expect(
      await brief(
        jsonBom(
          {
            serialNumber: 'urn:uuid:3e671687-395b-41f5-a30f-a58921a69b79',
            metadata: {
              authors: [{ name: 'A', email: 'a@b.example', phone: '1' }],
              supplier: { name: 'S', url: ['https://s.example'], contact: [{ name: 'C' }] },
              manufacturer: { name: 'M' },
              component: { ...lib({ 'bom-ref': 'root' }), supplier: { name: 'S' }, components: [] },
            },
            components: [
              lib({
                group: 'g',
                description: 'd',
                publisher: 'p',
                copyright: 'c',
                author: 'a',
                cpe: 'cpe:2.3:a:a:b:1:*:*:*:*:*:*:*',
                purl: 'pkg:npm/lib@1',
                hashes: [{ alg: 'SHA-1', content: 'e6b1000b94e835ffd37f4c6dcbdad43f4b48a02a' }],
                licenses: [{ license: { id: 'MIT', url: 'https://l.example' } }],
                externalReferences: [{ type: 'website', url: 'https://w.example', comment: 'c' }],
                properties: [{ name: 'a:b', value: 'c' }],
              }),
            ],
            services: [{ name: 's', 'bom-ref': 's', endpoints: ['https://s.example'], authenticated: true }],
            dependencies: [
              { ref: 'root', dependsOn: ['lib'] },
              { ref: 'lib', dependsOn: [] },
            ],
          },
          '1.6',
        ),
      ),
    ).toEqual([]);
  });

  it.each([
    ['scope', { scope: 'required' }, 'scope: 1'],
    ['mime-type', { 'mime-type': 'text/plain' }, 'mime-type: 1'],
    ['manufacturer', { manufacturer: { name: 'M' } }, 'manufacturer: 1'],
    ['pedigree', { pedigree: { notes: 'x' } }, 'pedigree: 1'],
    ['releaseNotes', { releaseNotes: { type: 'major' } }, 'releaseNotes: 1'],
    ['tags', { tags: ['a', 'b'] }, 'tags: 2'],
    ['cryptoProperties', { cryptoProperties: { assetType: 'algorithm' } }, 'cryptoProperties: 1'],
    ['modelCard', { type: 'machine-learning-model', modelCard: {} }, 'modelCard: 1'],
    ['swhid', { swhid: ['swh:1:cnt:94a9ed024d3859793618152ea559a168bbcbb5e2'] }, 'swhid: 1'],
    ['swid', { swid: { tagId: 't', name: 'n', patch: true } }, 'swid.name: 1', 'swid.patch: 1'],
    [
      'occurrences',
      { evidence: { occurrences: [{ location: '/a' }, { location: '/b' }] } },
      'evidence.occurrences: 2',
    ],
    ['identity', { evidence: { identity: { field: 'purl' } } }, 'evidence.identity: 1'],
    ['callstack', { evidence: { callstack: { frames: [{ module: 'm' }] } } }, 'evidence.callstack: 1'],
    ['evidence licenses', { evidence: { licenses: [{ license: { id: 'MIT' } }] } }, 'evidence.licenses: 1'],
    [
      'evidence copyright',
      { evidence: { copyright: [{ text: 'c' }, { text: 'd' }] } },
      'evidence.copyright: 2',
    ],
    [
      'license texts',
      { licenses: [{ license: { name: 'L', text: { content: 'c' } } }] },
      'licenses.license.text: 1',
    ],
    ['licensing', { licenses: [{ license: { name: 'L', licensing: {} } }] }, 'licenses.license.licensing: 1'],
    ['addresses', { supplier: { name: 'S', address: { country: 'c' } } }, 'supplier.address: 1'],
    ['authors', { authors: [{ name: 'A', email: 'a@b.example' }] }, 'authors.email: 1'],
    [
      'hashes of references',
      {
        externalReferences: [
          {
            type: 'website',
            url: 'https://w.example',
            hashes: [{ alg: 'SHA-1', content: 'e6b1000b94e835ffd37f4c6dcbdad43f4b48a02a' }],
          },
        ],
      },
      'externalReferences.hashes: 1',
    ],
  ] as [string, object, ...string[]][])('has %s of components', async (_, members, ...expected) => {
    expect(await brief(jsonBom({ components: [lib(members)] }, '1.6'))).toEqual(
      expected.map((line) => `components.${line}`),
    );
  });

  it.each([
    [
      'timestamp, lifecycles and tools',
      {
        metadata: {
          timestamp: '2026-01-01T00:00:00Z',
          lifecycles: [{ phase: 'build' }, { phase: 'design' }],
          tools: { components: [lib()] },
          properties: [{ name: 'a', value: 'b' }],
          licenses: [{ license: { id: 'MIT' } }],
        },
      },
      [
        'metadata.licenses: 1',
        'metadata.lifecycles: 2',
        'metadata.properties: 1',
        'metadata.timestamp: 1',
        'metadata.tools: 1',
      ],
    ],
    [
      'what the project is called otherwise',
      { metadata: { component: lib({ purl: 'pkg:npm/a@1', hashes: [] }) } },
      ['metadata.component.purl: 1'],
    ],
    [
      'compositions',
      { compositions: [{ aggregate: 'complete' }, { aggregate: 'unknown' }] },
      ['compositions: 2'],
    ],
    [
      'annotations',
      {
        annotations: [
          {
            subjects: ['x'],
            annotator: { individual: { name: 'n' } },
            timestamp: '2026-01-01T00:00:00Z',
            text: 't',
          },
        ],
      },
      ['annotations: 1'],
    ],
    ['formulation', { formulation: [{}] }, ['formulation: 1']],
    [
      'declarations and definitions',
      { declarations: {}, definitions: {} },
      ['declarations: 1', 'definitions: 1'],
    ],
    ['vulnerabilities', { vulnerabilities: [{ id: 'CVE-2026-1' }] }, ['vulnerabilities: 1']],
    [
      'properties and references',
      {
        properties: [{ name: 'a', value: 'b' }],
        externalReferences: [{ type: 'website', url: 'https://a.example' }],
      },
      ['externalReferences: 1', 'properties: 1'],
    ],
    [
      'details of services',
      {
        services: [
          {
            name: 's',
            trustZone: 'z',
            licenses: [{ license: { id: 'MIT' } }],
            properties: [{ name: 'a', value: 'b' }],
            data: [{ flow: 'inbound', classification: 'PII', name: 'n', description: 'd' }],
          },
        ],
      },
      [
        'services.data.description: 1',
        'services.data.name: 1',
        'services.licenses: 1',
        'services.properties: 1',
        'services.trustZone: 1',
      ],
    ],
    [
      'what is provided',
      { components: [lib()], dependencies: [{ ref: 'lib', provides: ['lib'] }] },
      ['dependencies.provides: 1'],
    ],
    ['a signature', { signature: { algorithm: 'ES256', value: 'x' } }, ['signature: 1']],
  ] as [string, object, string[]][])('has %s', async (_, members, expected) => {
    expect(await brief(jsonBom(members, '1.6'))).toEqual(expected);
  });

  it('has dependencies that lead nowhere, by name', async () => {
    const bom = {
      metadata: { component: { type: 'application', name: 'app', 'bom-ref': 'root' } },
      components: [lib()],
      services: [{ name: 's', 'bom-ref': 's' }],
      dependencies: [
        { ref: 'root', dependsOn: ['lib', 'ghost', 's'] },
        { ref: 'lib', dependsOn: ['ghost2', 'lib', 'root'] },
        { ref: 'nowhere', dependsOn: ['lib', 'ghost'] },
        { ref: 's', dependsOn: ['lib'] },
      ],
    };
    expect(await brief(jsonBom(bom))).toEqual([
      'danglingDependency: 4 (ghost, ghost2, nowhere)',
      'otherDependency: 3',
      'selfDependency: 1 (lib)',
    ]);
  });

  it('has repetitions, nesting and what nobody has a word for', async () => {
    const components = [
      lib({
        components: [lib({ 'bom-ref': 'inner', name: 'inner', components: [lib({ 'bom-ref': 'inmost' })] })],
      }),
      lib(),
      lib({ name: 'crypto', type: 'cryptographic-asset', 'bom-ref': 'c', purl: 'npm/no-purl' }),
      lib({ name: 'h', 'bom-ref': 'h', hashes: [{ alg: 'Streebog-256', content: 'a'.repeat(64) }] }),
    ];
    expect(await brief(jsonBom({ components }, '1.7'))).toEqual([
      'repeatedReference: 1 (lib)',
      'repeatedComponent: 2 (lib 1)',
      'invalidPurl: 1 (npm/no-purl)',
      'unknownType: 1 (cryptographic-asset)',
      'unknownHash: 1 (Streebog-256)',
      'nesting: 2',
    ]);
  });

  const HASH = (content: string, alg = 'SHA-256') => ({ alg, content: content.repeat(64) });

  it.each([
    [
      'package URLs that are spelled differently',
      [
        lib({ purl: 'pkg:npm/%40s/a@1?b=1&a=2' }),
        lib({ 'bom-ref': 'l2', purl: 'pkg:npm/@s/a@1?a=2&b=1' }),
        lib({ 'bom-ref': 'l3', purl: 'pkg:pypi/Flask@1' }),
        lib({ 'bom-ref': 'l4', purl: 'pkg:pypi/flask@1' }),
      ],
      ['repeatedComponent: 2 (lib 1)'],
    ],
    [
      'package URLs that are none',
      [lib({ purl: 'one' }), lib({ 'bom-ref': 'l2', purl: 'two' })],
      ['repeatedComponent: 1 (lib 1)', 'invalidPurl: 2 (one, two)'],
    ],
    [
      'repeated components with other details',
      [
        lib({ description: 'one', hashes: [HASH('a')], author: 'A' }),
        lib({ 'bom-ref': 'l2', description: 'one', hashes: [HASH('A'), HASH('c', 'SHA3-256')] }),
        lib({ 'bom-ref': 'l3', authors: [{ name: 'A' }], copyright: 'c' }),
        lib({ 'bom-ref': 'l4', description: 'two', hashes: [HASH('b')] }),
        lib({ 'bom-ref': 'l5', hashes: [HASH('b', 'SHA3-256')] }),
        lib({ 'bom-ref': 'l6', copyright: 'd' }),
        lib({ 'bom-ref': 'l7', supplier: { name: 'S' } }),
        lib({ 'bom-ref': 'l8', supplier: { name: 'T' } }),
        lib({ 'bom-ref': 'l9', type: 'framework' }),
      ],
      ['repeatedComponent: 8 (lib 1)', 'differingRepeat: 5 (lib 1)'],
    ],
    [
      'hashes of one algorithm',
      [lib({ hashes: [HASH('a'), HASH('b'), HASH('A')] })],
      ['repeatedHash: 1 (lib 1)'],
    ],
    [
      'properties',
      [
        lib({
          properties: [
            { name: 'x:y', value: '1' },
            { name: 'x:y', value: '1' },
            { name: 'x:y', value: '2' },
            { name: 'x' },
          ],
        }),
      ],
      ['repeatedProperty: 1 (lib 1)'],
    ],
  ] as [string, object[], string[]][])('has %s', async (_, components, expected) => {
    expect(await brief(jsonBom({ components }, '1.6'))).toEqual(expected);
    expect(await brief(xmlBom(inXml(components), '1.6'))).toEqual(expected);
  });

  it('has properties without a name', async () => {
    const components = [lib({ properties: [{ value: 'v' }, { value: 'v' }] })];
    expect(await brief(jsonBom({ components }, '1.5'))).toEqual(['namelessProperty: 2 (lib 1)']);
  });

  it('has what the project that is described is, and who made it', async () => {
    const metadata = {
      component: { type: 'cryptographic-asset', name: 'app', group: 'g', 'bom-ref': 'root' },
      manufacturer: { name: 'M' },
      manufacture: { name: 'N' },
    };
    const xml =
      '<metadata><component type="cryptographic-asset" bom-ref="root"><group>g</group><name>app</name></component><manufacturer><name>M</name></manufacturer><manufacture><name>N</name></manufacture></metadata>';
    const expected = [
      'unknownType: 1 (cryptographic-asset)',
      'metadata.component.group: 1',
      'metadata.manufacture: 1',
    ];
    expect(await brief(jsonBom({ metadata }, '1.6'))).toEqual(expected);
    expect(await brief(xmlBom(xml, '1.6'))).toEqual(expected);
  });

  it('has services inside of others, and keeps several of the same name', async () => {
    const services = [
      { name: 's', endpoints: ['https://a.example'], services: [{ name: 'inner' }] },
      { name: 's', endpoints: ['https://b.example'], authenticated: true },
    ];
    const xml =
      '<services><service><name>s</name><services><service><name>inner</name></service></services></service><service><name>s</name></service></services>';
    expect(await brief(jsonBom({ services }, '1.6'))).toEqual(['serviceNesting: 1']);
    expect(await brief(xmlBom(xml, '1.6'))).toEqual(['serviceNesting: 1']);
  });

  it.each([
    ['"components":[],"components":[]', ['repeatedMember: 1 (components)']],
    [
      String.raw`"components":[{"type":"library","name":"a\"\\","name" : "b:\"","version":"\":\\"},{"type":"library","na\u006de":"x","name":"b","version":"2"}]`,
      ['repeatedMember: 2 (name)'],
    ],
    [String.raw`"components":[{"type":"library","name":"\":","version":"\\\":"}]`, []],
  ])('has members that a later one overrules: %s', async (members, expected) => {
    expect(await brief(`{"bomFormat":"CycloneDX","specVersion":"1.5","version":1,${members}}`)).toEqual(
      expected,
    );
  });

  it('has licenses where a server keeps one of them', async () => {
    const licenses = [
      { license: { id: 'MIT', acknowledgement: 'declared' } },
      {
        expression: 'MIT OR ISC',
        acknowledgement: 'concluded',
        expressionDetails: [{ licenseIdentifier: 'MIT' }],
      },
    ];
    expect(await brief(jsonBom({ components: [lib({ licenses })] }, '1.7'))).toEqual([
      'severalLicenses: 1 (lib 1)',
      'acknowledgement: 2',
      'components.licenses.expressionDetails: 1',
    ]);
  });

  it('is told of XML by the same names', async () => {
    const document = xmlBom(
      `<metadata><timestamp>2026-01-01T00:00:00Z</timestamp><lifecycles><lifecycle><phase>build</phase></lifecycle><lifecycle><phase>design</phase></lifecycle></lifecycles>
       <tools><tool><name>a</name></tool><tool><name>b</name></tool></tools><authors><author><name>A</name><email>a@b.example</email></author></authors>
       <component type="application" bom-ref="root"><name>app</name><purl>pkg:npm/app@1</purl></component>
       <supplier><name>S</name><address><country>c</country></address></supplier></metadata>` +
        xmlLib(
          `<authors><author><name>A</name><email>e</email></author></authors><group>g</group>${NAME}<scope>required</scope>
           <hashes><hash alg="SHA-1">e6b1000b94e835ffd37f4c6dcbdad43f4b48a02a</hash></hashes>
           <licenses><license acknowledgement="declared"><id>MIT</id><text>long</text></license><license><name>Own</name></license></licenses>
           <purl>no &amp; purl</purl><swid tagId="t" name="n"><text>x</text></swid><pedigree><notes>n</notes></pedigree>
           <externalReferences><reference type="website"><url>https://a.example</url><hashes><hash alg="SHA-1">e6b1000b94e835ffd37f4c6dcbdad43f4b48a02a</hash></hashes></reference></externalReferences>
           <components><component type="cryptographic-asset"><name>inner</name></component></components>
           <evidence><occurrences><occurrence><location>/a</location></occurrence><occurrence><location>/b</location></occurrence></occurrences><copyright><text>c</text></copyright></evidence>
           <tags><tag>a</tag><tag>b</tag></tags>`,
          ' mime-type="text/plain"',
        ) +
        `<services><service bom-ref="s"><name>s</name><data><dataflow name="n" description="d"><classification flow="inbound">PII</classification></dataflow></data><licenses><license><id>MIT</id></license></licenses></service></services>
         <dependencies><dependency ref="root"><dependency ref="lib"/><dependency ref="ghost"/></dependency><dependency ref="lib"><dependency ref="s"/></dependency></dependencies>
         <compositions><composition><aggregate>complete</aggregate></composition></compositions>
         <properties><property name="a">b</property></properties>
         <vulnerabilities><vulnerability><id>CVE-2026-1</id></vulnerability></vulnerabilities>`,
      '1.6',
    );
    expect(await brief(document)).toEqual([
      'danglingDependency: 1 (ghost)',
      'otherDependency: 1',
      'severalLicenses: 1 (lib 1)',
      'acknowledgement: 1',
      'invalidPurl: 1 (no & purl)',
      'unknownType: 1 (cryptographic-asset)',
      'nesting: 1',
      'components.authors.email: 1',
      'components.evidence.copyright: 1',
      'components.evidence.occurrences: 2',
      'components.externalReferences.hashes: 1',
      'components.licenses.license.text: 1',
      'components.mime-type: 1',
      'components.pedigree: 1',
      'components.scope: 1',
      'components.swid.name: 1',
      'components.swid.text: 1',
      'components.tags: 2',
      'compositions: 1',
      'metadata.component.purl: 1',
      'metadata.lifecycles: 2',
      'metadata.supplier.address: 1',
      'metadata.timestamp: 1',
      'metadata.tools: 2',
      'properties: 1',
      'services.data.description: 1',
      'services.data.name: 1',
      'services.licenses: 1',
      'vulnerabilities: 1',
    ]);
  });

  it('has elements of other namespaces', async () => {
    const extended = xmlLib(`${NAME}<x:own xmlns:x="https://own.example"><x:name>n</x:name></x:own>`);
    expect(await brief(xmlBom(extended))).toEqual(['components.x:own: 1']);
  });

  it('has details of expressions in XML', async () => {
    const licenses =
      '<licenses><expression-detailed expression="MIT OR ISC"><details license-identifier="MIT"/><details license-identifier="ISC"/></expression-detailed></licenses>';
    expect(await brief(xmlBom(xmlLib(NAME + licenses), '1.7'))).toEqual([
      'components.licenses.expressionDetails: 2',
    ]);
  });

  it.runIf(existsSync(SHARED)).each([
    ['b-danglingref.json', ['danglingDependency: 2 (ghost, ghost2)']],
    ['b-dupref.json', ['repeatedReference: 1 (same)']],
    ['b-nested.json', ['nesting: 2']],
    ['b-bommark.json', []],
    ['b-bommark.xml', []],
  ])('of %s is told', async (name, expected) => {
    expect(await brief(readFileSync(`${SHARED}cases/${name}`))).toEqual(expected);
  });

  it.runIf(existsSync(SHARED))('is the same of a document in both formats', async () => {
    const [json, xml] = await Promise.all(
      ['json', 'xml'].map((format) =>
        brief(readFileSync(`${SHARED}samples/boms/cern-lhc-1.2-small.${format}`)),
      ),
    );
    expect(xml).toEqual(json);
  });

  it.each([
    ['JSON', largeJsonBom(20_000)],
    ['XML', largeXmlBom(20_000)],
  ])('is counted of 20,000 components in %s', async (_, document) => {
    const found = await notKept(document);
    expect(found.every(({ count }) => count <= 20_000)).toBe(true);
  });
});
