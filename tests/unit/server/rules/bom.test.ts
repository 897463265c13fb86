import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

import { parseBom } from '../../../../reference-app/server/rules/bom.js';
import { BomError } from '../../../../reference-app/server/rules/bomModel.js';
import { cpuTimer } from '../../../support/cpuTimer.js';

const parse = (text: string) => parseBom(new TextEncoder().encode(text));
const parseJson = (document: object) =>
  parse(JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.5', ...document }));
const parseXml = (inner: string, version = '1.5') =>
  parse(`<bom xmlns="http://cyclonedx.org/schema/bom/${version}">${inner}</bom>`);
const names = (items: { name: string }[]) => items.map(({ name }) => name);

describe('a JSON document', () => {
  it('is read in full', () => {
    const bom = parseJson({
      version: 3,
      serialNumber: 'urn:uuid:1',
      metadata: {
        authors: [{ name: 'Bo', email: 'bo@mail.example' }],
        manufacture: { name: 'Works', url: ['https://works.example'] },
        component: { type: 'application', 'bom-ref': 'root', name: 'thing', supplier: { name: 'Supplies' } },
      },
      components: [
        {
          type: 'operating-system',
          'bom-ref': 'a',
          group: 'g',
          name: 'a',
          version: '1',
          hashes: [
            { alg: 'SHA-1', content: 'ABCDEF' },
            { alg: 'ROT13', content: 'x' },
          ],
          licenses: [{ license: { id: 'MIT', url: 'https://mit.example' } }],
          swid: { tagId: 'tag' },
          externalReferences: [{ type: 'vcs', url: 'https://vcs.example', comment: 'Here' }],
          properties: [
            { name: 'group:key:more', value: 'v' },
            { name: 'plain', value: '' },
          ],
        },
      ],
      services: [
        { name: 'api', 'x-trust-boundary': true, data: [{ flow: 'bi-directional', classification: 'PII' }] },
      ],
      dependencies: [{ ref: 'root', dependsOn: ['a'] }, { ref: 'a' }],
    });

    expect(bom).toMatchObject({
      specVersion: '1.5',
      version: 3,
      metadata: {
        authors: [{ name: 'Bo', email: 'bo@mail.example' }],
        manufacturer: { name: 'Works', urls: ['https://works.example'] },
        component: { bomRef: 'root', classifier: 'APPLICATION', supplier: { name: 'Supplies' } },
      },
      components: [
        {
          classifier: 'OPERATING_SYSTEM',
          hashes: { sha1: 'abcdef' },
          licences: { options: [{ id: 'MIT', url: 'https://mit.example' }] },
          swidTagId: 'tag',
          externalReferences: [{ type: 'vcs', url: 'https://vcs.example', comment: 'Here' }],
          properties: [
            { groupName: 'group', propertyName: 'key:more', propertyValue: 'v' },
            { propertyName: 'plain', propertyValue: undefined },
          ],
        },
      ],
      services: [{ crossesTrustBoundary: true, data: [{ direction: 'BI_DIRECTIONAL', name: 'PII' }] }],
    });
    expect([...bom.dependencies]).toEqual([
      ['root', ['a']],
      ['a', []],
    ]);
  });

  it('gives nested components one after the other with their parents', () => {
    const { components } = parseJson({
      components: [
        { name: 'a', components: [{ name: 'b', components: [{ name: 'c' }] }, { name: 'd' }] },
        { name: 'e' },
      ],
    });

    expect(components.map(({ name, parent }) => [name, parent])).toEqual([
      ['a', undefined],
      ['b', 0],
      ['c', 1],
      ['d', 0],
      ['e', undefined],
    ]);
  });

  it('gives the parts of what it is about before the rest, without a parent', () => {
    const { components } = parseJson({
      metadata: {
        component: { name: 'shop', components: [{ name: 'web', components: [{ name: 'web-api' }] }] },
      },
      components: [{ name: 'log4j' }],
    });

    expect(components.map(({ name, parent }) => [name, parent])).toEqual([
      ['web', undefined],
      ['web-api', 0],
      ['log4j', undefined],
    ]);
  });

  it('is read with a byte order mark', () => {
    expect(parse('\ufeff{"bomFormat":"CycloneDX","specVersion":"1.2"}').specVersion).toBe('1.2');
  });

  it('keeps any text as it is', () => {
    const name = `<img src=x onerror=alert(1)>\u0000\u202e🙂${'x'.repeat(200)}`;

    expect(names(parseJson({ components: [{ name }] }).components)).toEqual([name]);
  });
});

describe('an XML document', () => {
  it('is read like the same document in JSON', () => {
    const xml = parseXml(`
      <metadata><component type="firmware" bom-ref="root"><name>thing</name><components>
        <component type="library" bom-ref="part"><name>part</name></component></components></component></metadata>
      <components><component type="library" bom-ref="a"><name>a &amp; <![CDATA[<b>]]></name><version>1</version>
        <hashes><hash alg="MD5">AB</hash></hashes>
        <licenses><license><id>MIT</id></license></licenses>
        <properties><property name="p">v</property></properties>
        <components><component type="file"><name>inner</name></component></components></component></components>
      <services><service><name>api</name><endpoints><endpoint>https://api.example</endpoint></endpoints>
        <authenticated>true</authenticated><data><classification flow="inbound">PII</classification></data></service></services>
      <dependencies><dependency ref="root"><dependency ref="a"/></dependency></dependencies>`);
    const json = parseJson({
      metadata: {
        component: {
          type: 'firmware',
          'bom-ref': 'root',
          name: 'thing',
          components: [{ type: 'library', 'bom-ref': 'part', name: 'part' }],
        },
      },
      components: [
        {
          type: 'library',
          'bom-ref': 'a',
          name: 'a & <b>',
          version: '1',
          hashes: [{ alg: 'MD5', content: 'AB' }],
          licenses: [{ license: { id: 'MIT' } }],
          properties: [{ name: 'p', value: 'v' }],
          components: [{ type: 'file', name: 'inner' }],
        },
      ],
      services: [
        {
          name: 'api',
          endpoints: ['https://api.example'],
          authenticated: true,
          data: [{ flow: 'inbound', classification: 'PII' }],
        },
      ],
      dependencies: [{ ref: 'root', dependsOn: ['a'] }],
    });

    expect(xml).toEqual(json);
  });

  it('is read with a prefix, with foreign elements in it and in another encoding', () => {
    const text =
      '<?xml version="1.0" encoding="ISO-8859-1"?><c:bom xmlns:c="http://cyclonedx.org/schema/bom/1.1" xmlns:f="urn:f">' +
      '<c:components><f:component><f:name>foreign</f:name></f:component><c:component type="library"><c:name>Gr\xfcn</c:name></c:component></c:components></c:bom>';

    const bom = parseBom(Uint8Array.from(text, (character) => character.charCodeAt(0)));

    expect(names(bom.components)).toEqual(['Grün']);
  });

  it('has licence expressions with details since 1.7', () => {
    const xml17 = parseXml(
      `<components><component type="library" isExternal="true"><name>a</name><versionRange>vers:npm/1</versionRange>
        <licenses><license><id>MIT</id></license>
          <expression-detailed expression=" MIT OR Apache-2.0 "><details license-identifier="MIT"/></expression-detailed>
        </licenses></component></components>`,
      '1.7',
    );
    const json17 = parseJson({
      specVersion: '1.7',
      components: [
        {
          type: 'library',
          isExternal: true,
          name: 'a',
          versionRange: 'vers:npm/1',
          licenses: [
            { license: { id: 'MIT' } },
            { expression: 'MIT OR Apache-2.0', expressionDetails: [{ licenseIdentifier: 'MIT' }] },
          ],
        },
      ],
    });

    expect(xml17.components).toEqual(json17.components);
    expect(xml17.components).toMatchObject([
      {
        name: 'a',
        version: undefined,
        licences: { expression: 'MIT OR Apache-2.0', options: [{ id: 'MIT' }] },
      },
    ]);
  });

  it('has a dependency graph from version 1.1 on, as an extension at first', () => {
    const { dependencies } = parseXml(
      '<d:dependencies xmlns:d="http://cyclonedx.org/schema/ext/dependency-graph/1.0"><d:dependency ref="a"><d:dependency ref="b"/></d:dependency></d:dependencies>',
      '1.1',
    );

    expect([...dependencies]).toEqual([['a', ['b']]]);
  });
});

describe('what is no bill of materials', () => {
  it.each([
    ['nothing', ''],
    ['text', 'Hello!'],
    ['broken JSON', '{"bomFormat":'],
    ['other JSON', '{"hello":"world"}'],
    ['a JSON array', '[]'],
    ['broken XML', '<bom xmlns="http://cyclonedx.org/schema/bom/1.4"><components>'],
    ['other XML', '<html/>'],
    ['two roots', '<bom xmlns="http://cyclonedx.org/schema/bom/1.4"/><bom/>'],
    ['XML with a DTD', '<!DOCTYPE bom><bom xmlns="http://cyclonedx.org/schema/bom/1.4"/>'],
    ['XML with an unknown entity', '<bom xmlns="http://cyclonedx.org/schema/bom/1.4">&x;</bom>'],
    ['deeply nested XML', `<bom xmlns="http://cyclonedx.org/schema/bom/1.4">${'<a>'.repeat(100_000)}`],
    [
      'a component without a name',
      '{"bomFormat":"CycloneDX","specVersion":"1.4","components":[{"type":"library"}]}',
    ],
  ])('is refused: %s', (_, text) => {
    expect(() => parse(text)).toThrow(BomError);
  });

  it('is refused when XML brings entities that grow', () => {
    const bomb = `<!DOCTYPE b [<!ENTITY a "xxxxxxxxxx"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]><bom xmlns="http://cyclonedx.org/schema/bom/1.4">&b;</bom>`;

    expect(() => parse(bomb)).toThrow('document type declaration');
  });

  it('is refused when it is not UTF-8 and does not say so', () => {
    expect(() => parseBom(Uint8Array.from([0x7b, 0xff, 0xfe]))).toThrow(BomError);
  });

  it('is refused when components are nested without end', () => {
    const depth = 50_000;
    const text = `{"bomFormat":"CycloneDX","specVersion":"1.4"${',"components":[{"name":"x"'.repeat(depth)}${'}]'.repeat(depth)}}`;

    expect(() => parse(text)).toThrow('nested deeper');
  });
});

it('names what one thing depends on in thousands of entries, and is read in time', () => {
  const dependencies = Array.from({ length: 20_000 }, (_, index) => ({
    ref: 'a',
    dependsOn: [`b${index}`, 'c'],
  }));
  const cpuMs = cpuTimer();

  const graph = parseJson({ dependencies }).dependencies;

  expect(graph.get('a')?.slice(0, 4)).toEqual(['b0', 'c', 'b1', 'b2']);
  expect(graph.get('a')).toHaveLength(20_001);
  expect(cpuMs()).toBeLessThan(2_000);
});

it.each([
  [
    'wrong types everywhere',
    {
      metadata: 7,
      components: [null, 3, [], { name: 'ok', hashes: {}, licenses: 'x', purl: 5, version: {} }],
      services: {},
      dependencies: [{ ref: 1 }],
    },
  ],
  [
    'keys of prototypes',
    {
      components: [{ name: 'ok', type: 'constructor', hashes: [{ alg: '__proto__', content: 'x' }] }],
      dependencies: [{ ref: '__proto__', dependsOn: ['constructor'] }],
    },
  ],
  ['huge numbers', { version: 1e308, components: [{ name: 'ok' }] }],
])('leaves out %s', (_, document) => {
  expect(names(parseJson(document).components)).toEqual(['ok']);
});

it('does not let a document change what all objects inherit', () => {
  parse(
    '{"bomFormat":"CycloneDX","specVersion":"1.4","__proto__":{"polluted":1},"components":[{"name":"a","__proto__":{"polluted":1}}]}',
  );

  expect(({} as { polluted?: number }).polluted).toBeUndefined();
});

const samples = fileURLToPath(new URL('../../../../../shared/samples/boms/', import.meta.url));

describe.skipIf(!existsSync(samples))('the sample documents (skipped where ../shared is absent)', () => {
  it.each([
    ['cbom-with-dependencies-1.6.json', '1.6', 3, 0, 4, 0],
    ['cern-lhc-1.2-small.json', '1.2', 43, 0, 0, 43],
    ['cern-lhc-1.2-small.xml', '1.2', 43, 0, 0, 43],
    ['dropwizard-1.2-medium.json', '1.2', 167, 0, 167, 133],
    ['juice-shop-npm-flat-1.4-large.json', '1.4', 1115, 0, 1116, 1106],
    ['laravel-1.3-medium.xml', '1.3', 62, 0, 63, 62],
    ['laravel-1.4-medium.json', '1.4', 62, 0, 63, 62],
    ['valid-bom-1.5.json', '1.5', 2, 0, 1, 1],
    ['valid-bom-1.5.xml', '1.5', 3, 0, 0, 3],
    ['valid-dependency-1.6.json', '1.6', 3, 0, 2, 0],
    ['valid-minimal-viable-1.6.json', '1.6', 1, 0, 0, 0],
    ['valid-saasbom-1.6.xml', '1.6', 0, 6, 5, 0],
  ])(
    '%s: version %s, %i components, %i services, %i dependencies, %i with a licence',
    (file, version, ...counts) => {
      const bom = parseBom(readFileSync(samples + file));

      const isLicensed = ({ licences }: (typeof bom.components)[number]) =>
        licences.expression !== undefined || licences.options.length > 0;
      expect(bom.specVersion).toBe(version);
      expect([
        bom.components.length,
        bom.services.length,
        bom.dependencies.size,
        bom.components.filter(isLicensed).length,
      ]).toEqual(counts);
    },
  );
});
