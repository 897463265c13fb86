import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { checkBom } from '../../../../src/domain/cyclonedx/checkBom.js';
import { component, jsonBom, largeJsonBom, largeXmlBom, richBom, xmlBom, xmlComponent } from './boms.js';

/** Real documents lie beside the repository. */
const SAMPLES = fileURLToPath(new URL('../../../../../shared/samples', import.meta.url));
const samples = (folder: string) =>
  existsSync(`${SAMPLES}/${folder}`)
    ? readdirSync(`${SAMPLES}/${folder}`).map((name) => `${folder}/${name}`)
    : [];
const bytes = (text: string) => new TextEncoder().encode(text);
const check = (text: string, maxProblems?: number) => checkBom(bytes(text), { maxProblems });

const modules = (names: string[]) => ({
  type: 'application',
  name: 'shop',
  components: names.map((name) => ({ type: 'library', name })),
});

describe('a BOM that its schema allows', () => {
  it.each(['1.2', '1.3', '1.4', '1.5', '1.6', '1.7'])(
    'is accepted as JSON %s and counted',
    async (specVersion) => {
      const result = await check(JSON.stringify(richBom(specVersion)));

      expect(result).toMatchObject({
        ok: true,
        format: 'json',
        specVersion,
        serialNumber: 'urn:uuid:3e671687-395b-41f5-a30f-a58921a69b79',
        // Components of tools, ancestors and the one described by the BOM are none of the inventory.
        componentCount: { '1.2': 5, '1.3': 5, '1.4': 5, '1.5': 7, '1.6': 8, '1.7': 9 }[specVersion],
        serviceCount: 2,
        warnings: [],
      });
    },
  );

  it.each(['1.0', '1.1', '1.2', '1.3', '1.4', '1.5', '1.6', '1.7'])(
    'is accepted as XML %s and counted',
    async (specVersion) => {
      const modified = specVersion === '1.0' ? '<modified>false</modified>' : '';
      const nested = `<component type="library"><name>in</name><version>1</version>${modified}</component>`;
      const content =
        `<components><component type="library"><name>a</name><version>1</version>${modified}` +
        `<components>${nested}</components></component></components>`;

      expect(await check(xmlBom(content, specVersion))).toMatchObject({
        ok: true,
        format: 'xml',
        specVersion,
        componentCount: 2,
        serviceCount: 0,
      });
    },
  );

  it.each([
    ['JSON', jsonBom({ metadata: { component: modules(['web', 'core']) }, components: [component(1)] })],
    [
      'XML',
      xmlBom(
        '<metadata><component type="application"><name>shop</name><components>' +
          '<component type="library"><name>web</name></component>' +
          '<component type="library"><name>core</name></component></components></component></metadata>' +
          `<components>${xmlComponent(1)}</components>`,
      ),
    ],
  ])('is counted with the modules of what it is about: %s', async (_format, text) => {
    expect(await check(text)).toMatchObject({ ok: true, componentCount: 3 });
  });

  it('may have in XML 1.7 what came with that', async () => {
    const text = xmlBom(
      '<metadata><component type="application" bom-ref="root"><name>shop</name></component>' +
        '<distributionConstraints><tlp>AMBER</tlp></distributionConstraints></metadata>' +
        '<components><component type="library" isExternal="true"><name>a</name>' +
        '<versionRange>vers:npm/&gt;=1|&lt;2</versionRange>' +
        '<licenses><expression-detailed expression="MIT OR Apache-2.0"><details license-identifier="MIT">' +
        '<url>https://licence.example</url></details></expression-detailed></licenses></component></components>',
      '1.7',
    );

    expect(await check(text)).toMatchObject({ ok: true, specVersion: '1.7', componentCount: 1 });
    expect(await check(text.replace('1.7', '1.6'))).toMatchObject({ ok: false, reason: 'schema' });
  });

  it('may name its elements with a prefix', async () => {
    const text = xmlBom(
      '<c:components><c:component type="library"><c:name>a</c:name></c:component></c:components>',
    )
      .replace('<bom xmlns=', '<c:bom xmlns:c=')
      .replace('</bom>', '</c:bom>');

    expect(await check(text)).toMatchObject({ ok: true, componentCount: 1 });
  });

  it('may begin with a byte order mark and white space', async () => {
    expect(await check(`\ufeff \n\t${jsonBom()}\n`)).toMatchObject({ ok: true, format: 'json' });
    expect(await check(`\ufeff${xmlBom()}`)).toMatchObject({ ok: true, format: 'xml' });
    expect(await check(' '.repeat(100_000) + jsonBom())).toMatchObject({ ok: true });
  });

  it('warns of a bom-ref that JSON has twice, which the schema cannot forbid', async () => {
    const text = jsonBom({
      components: [component(1), { ...component(2), 'bom-ref': 'x' }, { ...component(3), 'bom-ref': 'x' }],
    });

    const result = await check(text);

    expect(result).toMatchObject({
      ok: true,
      warnings: [{ path: '/components/2/bom-ref', code: 'duplicate', params: { value: 'x' } }],
    });
    expect(placeOf(text, result)).toBe('"x",\n');
  });

  it.skipIf(samples('boms').length === 0)('is accepted among the samples in ../shared', async () => {
    for (const name of ['boms', 'vex', 'vdr'].flatMap(samples)) {
      const result = await checkBom(readFileSync(`${SAMPLES}/${name}`));
      expect({ name, result }).toMatchObject({ result: { ok: true } });
    }
  });
});

describe('what is let pass although the schema forbids it', () => {
  it.each(['1.2', '1.3', '1.4'])('is JSON %s without version', async (specVersion) => {
    const result = await check(jsonBom({ version: undefined }, specVersion));

    expect(result).toMatchObject({
      ok: true,
      letPass: [{ line: 1, column: 1, path: '', code: 'missing', params: { name: 'version' } }],
      moreLetPass: 0,
    });
  });

  it('is nothing of 1.5 and later without version', async () => {
    expect(await check(jsonBom({ version: undefined }, '1.5'))).toMatchObject({ ok: true, letPass: [] });
  });

  it.each([
    ['1.4', 'http://cyclonedx.org/schema/bom-1.4.schema.json', []],
    [
      '1.5',
      'https://cyclonedx.org/schema/bom-1.5.schema.json',
      [
        {
          path: '/$schema',
          code: 'const',
          params: { expected: 'http://cyclonedx.org/schema/bom-1.5.schema.json' },
        },
      ],
    ],
    ['1.6', 'https://cyclonedx.org/schema/bom-1.6.schema.json', []],
  ])('is in JSON %s the $schema %s: %j', async (specVersion, $schema, letPass) => {
    expect(await check(jsonBom({ $schema }, specVersion))).toMatchObject({ ok: true, letPass });
  });

  it.each(['1.3', '1.4', '1.5', '1.6', '1.7'])(
    'is an address that is no IRI, in JSON %s',
    async (specVersion) => {
      const url = 'git@git.example:a/b.git';
      const externalReferences = [{ type: 'vcs', url }];
      const text = jsonBom(
        {
          metadata: { component: { type: 'library', name: 'a', version: '1', externalReferences } },
          components: [
            {
              type: 'library',
              name: 'b',
              version: '1',
              licenses: [{ license: { id: 'MIT', url } }],
              externalReferences,
            },
            { type: 'library', name: 'c', version: '1', supplier: { url: [url] } },
          ],
        },
        specVersion,
      );

      const result = await check(text);

      expect(result).toMatchObject({
        ok: true,
        letPass: [
          '/metadata/component/externalReferences/0/url',
          '/components/0/licenses/0/license/url',
          '/components/0/externalReferences/0/url',
          '/components/1/supplier/url/0',
        ].map((path) => ({ path, code: 'format', params: { value: url, format: 'iri-reference' } })),
        moreLetPass: 0,
      });
      expect(placeOf(text, result, 'letPass')).toMatch(/^"git@git/);
    },
  );

  it('is counted beyond what is listed', async () => {
    const externalReferences = Array.from({ length: 30 }, () => ({ type: 'vcs', url: 'git@git.example:a' }));

    const result = await check(jsonBom({ version: undefined, externalReferences }, '1.4'), 10);

    expect(result).toMatchObject({ ok: true, letPass: { length: 10 }, moreLetPass: 21 });
  });

  it('is not told of a file that is refused', async () => {
    const externalReferences = [{ type: 'vcs', url: 'git@git.example:a' }, { type: 'no such' }];

    expect(await check(jsonBom({ externalReferences }))).toMatchObject({
      reason: 'schema',
      problems: [{ path: '/externalReferences/1' }, { path: '/externalReferences/1/type' }],
      moreProblems: 0,
    });
  });
});

describe('a file that is refused', () => {
  const html = '<!DOCTYPE html>\n<html><head><title>Sign in</title></head><body>&nbsp;</body></html>';
  const cases: [string, string, object][] = [
    ['no bytes', '', { reason: 'empty' }],
    ['only white space', ' \r\n\t', { reason: 'empty' }],
    ['only a byte order mark', '\ufeff', { reason: 'empty' }],
    ['a plain text', '\n  Hello', { reason: 'notABom', problems: [{ line: 2, column: 3 }] }],
    ['a web page', html, { reason: 'notABom', problems: [{ line: 1, column: 1 }] }],
    [
      'other XML',
      '<?xml version="1.0"?>\n<svg/>',
      { reason: 'notABom', problems: [{ line: 2, column: 1, path: '/svg' }] },
    ],
    [
      'a bom of another namespace',
      '<bom xmlns="urn:x"/>',
      { reason: 'notABom', problems: [{ path: '/bom' }] },
    ],
    ['a JSON list', '[1]', { reason: 'notABom' }],
    [
      'other JSON',
      '{\n "spdx": "SPDX-2.3"}',
      { reason: 'notABom', problems: [{ line: 1, column: 1, path: '' }] },
    ],
    [
      'SPDX in JSON, whose version may come last',
      `{\n "name": "${'x'.repeat(100_000)}",\n "spdxVersion": "SPDX-2.3"}`,
      {
        reason: 'spdx',
        format: 'json',
        problems: [
          { line: 3, column: 17, path: '/spdxVersion', code: 'spdx', params: { found: 'SPDX-2.3' } },
        ],
      },
    ],
    [
      'SPDX 3 in JSON-LD',
      '{"@context": "https://spdx.org/rdf/3.0.1/spdx-context.jsonld", "@graph": []}',
      { reason: 'spdx', problems: [{ path: '/@context', params: { found: 'SPDX-3.0.1' } }] },
    ],
    [
      'SPDX as tags and values',
      '# made by hand\nSPDXVersion: SPDX-2.2\nDataLicense: CC0-1.0\n',
      { reason: 'spdx', problems: [{ line: 1, column: 1, path: '', params: { found: 'SPDX-2.2' } }] },
    ],
    [
      'SPDX in YAML',
      "---\nSPDXID: SPDXRef-DOCUMENT\nspdxVersion: 'SPDX-2.3'\n",
      { reason: 'spdx', problems: [{ params: { found: 'SPDX-2.3' } }] },
    ],
    [
      'SPDX in XML',
      '<?xml version="1.0"?>\n<Document><spdxVersion>SPDX-2.3</spdxVersion></Document>',
      { reason: 'spdx', format: 'xml', problems: [{ line: 2, column: 1, params: { found: 'SPDX-2.3' } }] },
    ],
    [
      'SPDX in RDF',
      '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:spdx="http://spdx.org/rdf/terms#">' +
        '<spdx:SpdxDocument><spdx:specVersion>SPDX-2.1</spdx:specVersion></spdx:SpdxDocument></rdf:RDF>',
      { reason: 'spdx', problems: [{ params: { found: 'SPDX-2.1' } }] },
    ],
    [
      'another bomFormat',
      '{\n "bomFormat": "SPDX"}',
      { reason: 'notABom', problems: [{ line: 2, column: 15, path: '/bomFormat' }] },
    ],
    [
      'JSON 1.8, which is newer than what is known',
      jsonBom({}, '1.8'),
      {
        reason: 'newerVersion',
        specVersion: '1.8',
        problems: [
          { line: 3, column: 18, path: '/specVersion', code: 'unsupportedVersion', params: { found: '1.8' } },
        ],
      },
    ],
    ['JSON 2.0', jsonBom({}, '2.0'), { reason: 'newerVersion', specVersion: '2.0' }],
    ['JSON 1.10', jsonBom({}, '1.10'), { reason: 'newerVersion', specVersion: '1.10' }],
    ['JSON of no version', jsonBom({}, 'latest'), { reason: 'unsupportedVersion', specVersion: 'latest' }],
    ['JSON 1.1, which never was', jsonBom({}, '1.1'), { reason: 'unsupportedVersion', specVersion: '1.1' }],
    [
      'JSON without version',
      '{"bomFormat":"CycloneDX"}',
      { reason: 'unsupportedVersion', problems: [{ line: 1, column: 1, path: '' }] },
    ],
    [
      'XML 1.8',
      xmlBom('', '1.8'),
      {
        reason: 'newerVersion',
        specVersion: '1.8',
        problems: [{ line: 2, column: 1, params: { found: '1.8' } }],
      },
    ],
    [
      'cut-off JSON',
      jsonBom().slice(0, 35),
      { reason: 'brokenJson', problems: [{ line: 3, column: 3, code: 'unterminatedString' }] },
    ],
    [
      'JSON with a trailing comma',
      '{\n  "bomFormat": "CycloneDX",\n}',
      {
        reason: 'brokenJson',
        problems: [
          { line: 3, column: 1, code: 'unexpectedCharacter', params: { found: '}', expected: '"' } },
        ],
      },
    ],
    [
      'JSON with NUL',
      '{"a": "x\0"}',
      {
        reason: 'brokenJson',
        problems: [{ line: 1, column: 9, code: 'controlCharacter', params: { found: 'U+0000' } }],
      },
    ],
    [
      'two JSON texts',
      '{}\n{}',
      { reason: 'brokenJson', problems: [{ line: 2, column: 1, code: 'extraContent' }] },
    ],
    [
      'cut-off XML',
      xmlBom('<components>').replace('</bom>\n', ''),
      {
        reason: 'brokenXml',
        problems: [{ line: 2, code: 'unexpectedEnd', params: { expected: '</components>' } }],
      },
    ],
    [
      'XML cut off in a tag',
      '<bom xmlns="http://cyclonedx.org/schema/bom/1.5">\n<compo',
      { reason: 'brokenXml', problems: [{ line: 2, column: 7, code: 'unexpectedEnd' }] },
    ],
    [
      'an end tag of another name',
      xmlBom('\n <a></b>'),
      {
        reason: 'brokenXml',
        problems: [{ line: 3, column: 5, code: 'wrongEndTag', params: { element: 'b', expected: '</a>' } }],
      },
    ],
    [
      'an unknown entity',
      xmlBom('\n<a>&nbsp;</a>'),
      {
        reason: 'brokenXml',
        problems: [{ line: 3, column: 4, code: 'unexpectedCharacter', params: { found: '&nbsp;' } }],
      },
    ],
    [
      'XML with NUL',
      xmlBom('\n<a>\0</a>'),
      { reason: 'brokenXml', problems: [{ line: 3, column: 4, code: 'controlCharacter' }] },
    ],
    [
      'an attribute given twice',
      xmlBom('\n<a b="1" b="2"/>'),
      {
        reason: 'brokenXml',
        problems: [{ line: 3, column: 15, code: 'syntax', params: { detail: 'Attribute b redefined' } }],
      },
    ],
    [
      'a second root',
      `${xmlBom()}<bom/>`,
      { reason: 'brokenXml', problems: [{ line: 3, column: 1, code: 'extraContent' }] },
    ],
    [
      'an undeclared prefix at the root',
      '<c:bom xmlns="http://cyclonedx.org/schema/bom/1.5"/>',
      { reason: 'notABom' },
    ],
    [
      'a document type definition',
      `<!DOCTYPE bom>${xmlBom().slice(39)}`,
      { reason: 'dtd', problems: [{ line: 1, column: 1 }] },
    ],
    [
      'one after a comment',
      `<?xml version="1.0"?>\n<!-- c -->\n <!doctype bom>\n<bom/>`,
      { reason: 'dtd', problems: [{ line: 3, column: 2 }] },
    ],
    [
      'an entity declaration inside',
      xmlBom('\n<!ENTITY a "b">'),
      { reason: 'dtd', problems: [{ line: 3, column: 1 }] },
    ],
  ];

  it.each(cases)('is %s', async (_title, text, expected) => {
    const result = await check(text);

    expect(result).toMatchObject({ ok: false, moreProblems: 0, ...expected });
    expect(result.ok || result.problems.length).toBe(1);
  });

  it('is one of the invalid samples in ../shared, with the place', async ({ skip }) => {
    const names = samples('invalid');
    skip(names.length === 0, '../shared/samples is absent');

    for (const name of names) {
      const result = await checkBom(readFileSync(`${SAMPLES}/${name}`));
      expect({ name, result }).toMatchObject({ result: { ok: false } });
      if (result.ok) continue;
      expect(result.problems.length).toBeGreaterThan(0);
      for (const problem of result.problems) {
        expect({ name, problem }).toMatchObject({
          problem: { line: expect.any(Number) as number, column: expect.any(Number) as number },
        });
      }
    }
  });
});

describe('components and services that servers do not store', () => {
  const file = (members: object) => ({ type: 'file', version: '1', ...members });
  const long = (length: number) => 'x'.repeat(length);

  it.each<[string, object, object[]]>([
    [
      'a blank name',
      { components: [file({ name: 'a' }), file({ name: ' \t' })] },
      [{ path: '/components/1/name', line: 14, column: 15, code: 'blank' }],
    ],
    [
      'an empty name inside another component',
      { components: [file({ name: 'a', components: [file({ name: '' })] })] },
      [{ path: '/components/0/components/0/name' }],
    ],
    [
      'a module without a name',
      { metadata: { component: { ...modules(['a']), components: [file({ name: '\u00a0' })] } } },
      [{ path: '/metadata/component/components/0/name' }],
    ],
    ['a service without a name', { services: [{ name: '' }] }, [{ path: '/services/0/name' }]],
    [
      'texts that are too long',
      {
        components: [
          file({
            name: long(256),
            version: long(256),
            group: long(256),
            cpe: `cpe:2.3:a:${long(250)}:b:1:*:*:*:*:*:*:*`,
            purl: `pkg:npm/${long(780)}`,
            swid: { name: 'a', tagId: long(256) },
          }),
        ],
      },
      // In the order of the file.
      [
        { path: '/components/0/version', code: 'tooLong', params: { limit: 255 } },
        { path: '/components/0/name' },
        { path: '/components/0/group' },
        { path: '/components/0/cpe' },
        { path: '/components/0/purl', params: { limit: 786 } },
        { path: '/components/0/swid/tagId' },
      ],
    ],
  ])('are told with their places in JSON: %s', async (_, members, problems) => {
    expect(await check(jsonBom(members))).toMatchObject({
      ok: false,
      reason: 'unstorable',
      specVersion: '1.5',
      problems,
      moreProblems: 0,
    });
  });

  it.each<[string, string, object[]]>([
    [
      'a blank name',
      '\n<components><component type="file"><name>a</name></component>\n<component type="file"><name> </name></component></components>',
      [{ path: '/bom/components/component[2]/name', line: 4, column: 24, code: 'blank' }],
    ],
    [
      'an empty element, and one with a comment and white space by its number',
      '<components><component type="file"><name/></component><component type="file"><name><!-- a -->&#32;</name></component></components>',
      [{ path: '/bom/components/component[1]/name' }, { path: '/bom/components/component[2]/name' }],
    ],
    [
      'one inside another component',
      '<components><component type="file"><name>a</name><components><component type="file"><name/></component></components></component></components>',
      [{ path: '/bom/components/component/components/component/name' }],
    ],
    [
      'a module without a name',
      '<metadata><component type="file"><name>a</name><components><component type="file"><name/></component></components></component></metadata>',
      [{ path: '/bom/metadata/component/components/component/name' }],
    ],
    [
      'a service without a name',
      '<services><service><name/></service></services>',
      [{ path: '/bom/services/service/name' }],
    ],
    [
      'texts that are too long',
      `<components><component type="file"><group>${long(256)}</group><name><![CDATA[${long(256)}]]></name><version>${long(256)}</version>` +
        `<cpe>cpe:2.3:a:${long(250)}:b:1:*:*:*:*:*:*:*</cpe><purl>pkg:npm/${long(780)}</purl><swid tagId="${long(256)}" name="a"/></component></components>`,
      [
        { path: '/bom/components/component/group', code: 'tooLong', params: { limit: 255 } },
        { path: '/bom/components/component/name' },
        { path: '/bom/components/component/version' },
        { path: '/bom/components/component/cpe' },
        { path: '/bom/components/component/purl', params: { limit: 786 } },
        { path: '/bom/components/component/swid' },
      ],
    ],
  ])('are told with their places in XML: %s', async (_, content, problems) => {
    expect(await check(xmlBom(content))).toMatchObject({
      ok: false,
      reason: 'unstorable',
      specVersion: '1.5',
      problems,
      moreProblems: 0,
    });
  });

  it.each([
    [
      'JSON',
      jsonBom({
        components: Array.from({ length: 7 }, (_, index) => file({ name: '', version: `${index}` })),
      }),
    ],
    ['XML', xmlBom(`<components>${'<component type="file"><name/></component>'.repeat(7)}</components>`)],
  ])('are counted beyond those listed: %s', async (_, text) => {
    const result = await check(text, 5);

    expect(result).toMatchObject({ reason: 'unstorable', moreProblems: 2 });
    expect(!result.ok && result.problems).toHaveLength(5);
  });

  it.each([
    [
      'texts as long as may be, and white space around them',
      jsonBom({ components: [file({ name: ` ${long(255)} `, purl: `pkg:npm/${long(778)}` })] }),
    ],
    ['what the BOM describes', jsonBom({ metadata: { component: file({ name: '' }) } })],
    ['tools', jsonBom({ metadata: { tools: { components: [file({ name: '' })] } } })],
    [
      'names in references and in CDATA',
      xmlBom(
        '<components><component type="file"><name>&#97;</name></component><component type="file"><name><![CDATA[b]]></name></component></components>',
      ),
    ],
    [
      'elements of other namespaces that are called so',
      xmlBom(
        '<components><component type="file"><name>a</name><x:name xmlns:x="urn:x"/></component></components>',
      ),
    ],
  ])('are none of these: %s', async (_, text) => {
    expect(await check(text)).toMatchObject({ ok: true });
  });
});

describe('schema problems', () => {
  it('of JSON stand in the order of the file, each with its place', async () => {
    const text = jsonBom({
      components: [
        component(1),
        { type: 'libary', name: 'b', licenses: [{ license: { id: 'Apache' } }] },
        { type: 'file' },
      ],
      serialNumber: 'x',
      surprise: true,
    });

    const result = await check(text);

    expect(result).toMatchObject({ ok: false, reason: 'schema', moreProblems: 0 });
    const found = result.ok ? [] : result.problems.map(({ path, code }) => `${path} ${code}`);
    expect(found).toEqual([
      '/components/1/type enum',
      '/components/1/licenses/0/license/id enum',
      '/components/2 missing',
      '/serialNumber pattern',
      '/surprise unexpected',
    ]);
    const lines = text.split('\n');
    for (const problem of result.ok ? [] : result.problems) {
      expect(lines[(problem.line ?? 0) - 1]?.slice((problem.column ?? 0) - 1)).toMatch(
        /^("libary"|"Apache"|\{|"x"|"surprise")/,
      );
    }
  });

  it('of XML written in one line have column and path', async () => {
    const bad = xmlComponent(3).replace('<name>part-3</name>', '<name>part-3</name><nane/>');
    const worse = xmlComponent(4).replace('type="library"', 'type="libary"').replace('Apache-2.0', 'Apache');
    const text = xmlBom(
      `<components>${[xmlComponent(1), bad, worse, xmlComponent(5).replace('part-5"', 'part-1"')].join('')}</components>`,
    );

    const result = await check(text);

    expect(result).toMatchObject({
      ok: false,
      reason: 'schema',
      problems: [
        { line: 2, path: '/bom/components/component[2]/nane', code: 'unexpected', params: { name: 'nane' } },
        { line: 2, path: '/bom/components/component[3]/@type', code: 'enum', params: { value: 'libary' } },
        {
          line: 2,
          path: '/bom/components/component[3]/licenses/license/id',
          code: 'enum',
          params: { value: 'Apache' },
        },
        { line: 2, path: '/bom/components/component[4]', code: 'duplicate', params: { value: 'part-1' } },
      ],
    });
    const line = text.split('\n')[1] ?? '';
    const places = result.ok ? [] : result.problems.map(({ column = 0 }) => line.slice(column - 1));
    expect(places[0]).toMatch(/^<nane\/>/);
    expect(places[1]).toMatch(/^<component type="libary"/);
    expect(places[2]).toMatch(/^<id>Apache</);
    expect(places[3]).toMatch(/^<component type="library" bom-ref="part-1">/);
  });

  it.each([
    [
      '<components><component type="library"></component></components>',
      'missingOneOf',
      '/bom/components/component',
    ],
    [
      '<components><component><name>a</name></component></components>',
      'missing',
      '/bom/components/component',
    ],
    ['<components>text</components>', 'unexpectedText', '/bom/components'],
    [
      '<components><component type="library"><name>a</name><licenses><license><name>b</name><text x="1"/></license></licenses></component></components>',
      'unexpected',
      '/bom/components/component/licenses/license/text/@x',
    ],
    ['<metadata><timestamp>today</timestamp></metadata>', 'format', '/bom/metadata/timestamp'],
  ])('of XML %s are named', async (content, code, path) => {
    expect(await check(xmlBom(content))).toMatchObject({
      reason: 'schema',
      problems: [{ code, path }],
      moreProblems: 0,
    });
  });

  it('of XML are those of the file, without what libxml2 says about itself', async () => {
    const text = xmlBom(
      '<components><component type="library" bom-ref=""><name>a</name></component></components>',
    );

    expect(await check(text)).toMatchObject({
      reason: 'schema',
      problems: [{ path: '/bom/components/component/@bom-ref', code: 'tooShort', params: { limit: 1 } }],
      moreProblems: 0,
    });
    expect(await check(text.replace('bom-ref=""', 'bom-ref="a"'))).toMatchObject({ ok: true });
  });

  it('are counted beyond those listed', async () => {
    const wrong = Array.from({ length: 500 }, () => ({ type: 'x', name: 'a' }));
    const wrongXml = '<component type="x"><name>a</name></component>'.repeat(500);

    expect(await check(jsonBom({ components: wrong }), 10)).toMatchObject({
      problems: { length: 10 },
      // The 499 repeated components are problems, too.
      moreProblems: 500 + 499 - 10,
    });
    expect(await check(xmlBom(`<components>${wrongXml}</components>`), 10)).toMatchObject({
      problems: { length: 10 },
      moreProblems: 490,
    });
  });

  it('of XML are no longer counted after 20,000', async () => {
    const result = await check(
      xmlBom(`<components>${'<component type="x"><name>a</name></component>'.repeat(25_000)}</components>`),
    );

    expect(result).toMatchObject({
      reason: 'schema',
      problems: { length: 50 },
      moreProblems: 19_950,
      hasUncounted: true,
    });
  });
});

describe('encodings', () => {
  const utf16 = (text: string, isLittle: boolean) => {
    const buffer = Buffer.from(`\ufeff${text}`, 'utf16le');
    return new Uint8Array(isLittle ? buffer : buffer.swap16());
  };

  it.each([true, false])('UTF-16 is read in XML (little endian: %s)', async (isLittle) => {
    const text = xmlBom('\n<x>日</x>').replace('UTF-8', 'UTF-16');

    expect(await checkBom(utf16(text, isLittle))).toMatchObject({
      reason: 'schema',
      problems: [{ line: 3, column: 1, path: '/bom/x' }],
    });
  });

  it('UTF-16 is refused in JSON, with its name', async () => {
    expect(await checkBom(utf16(jsonBom(), true))).toMatchObject({
      reason: 'encoding',
      problems: [{ line: 1, column: 1, code: 'unsupportedEncoding', params: { encoding: 'utf-16le' } }],
    });
  });

  it('a declared single-byte encoding is read in XML', async () => {
    const text = xmlBom('<components><component type="library"><name>Müller</name></component></components>');
    const latin1 = Buffer.from(text.replace('UTF-8', 'ISO-8859-1'), 'latin1');

    expect(await checkBom(latin1)).toMatchObject({ ok: true, componentCount: 1 });
    expect(await checkBom(Buffer.from(text, 'latin1'))).toMatchObject({
      reason: 'encoding',
      problems: [{ line: 2, column: text.split('\n')[1]!.indexOf('ü') + 1, code: 'invalidBytes' }],
    });
  });

  it.each(['EBCDIC-CP-US', 'UTF-7', 'x'])('a declared %s is refused', async (encoding) => {
    expect(await check(xmlBom().replace('UTF-8', encoding))).toMatchObject({
      reason: 'encoding',
      problems: [{ code: 'unsupportedEncoding', params: { encoding: encoding.toLowerCase() } }],
    });
  });

  it.each([
    [0x28, 0x28],
    [0xac, 0xc3],
    [0xe2, 0x28],
    [0xff, 0xff],
  ])('wrong bytes in JSON are refused with their place', async (...wrong) => {
    const text = Buffer.from(jsonBom({ components: [{ type: 'library', name: 'aé€(éééé' }] }));
    const at = text.indexOf('€');
    text.set(wrong, at + 1);
    const before = text.subarray(0, at).toString().split('\n');

    expect(await checkBom(text)).toMatchObject({
      reason: 'encoding',
      problems: [{ line: before.length, column: (before.at(-1)?.length ?? 0) + 1, code: 'invalidBytes' }],
    });
  });
});

describe('abort and pauses', () => {
  it('ends with the reason of the signal', async () => {
    const controller = new AbortController();
    const reason = new Error('enough');
    let pauses = 0;
    const pause = async () => {
      if (++pauses === 3) controller.abort(reason);
    };

    await expect(checkBom(bytes(largeJsonBom(500)), { signal: controller.signal, pause })).rejects.toBe(
      reason,
    );
    expect(pauses).toBe(3);
    await expect(checkBom(bytes('{}'), { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  });

  it('tells the stages', async () => {
    const stages: string[] = [];

    await checkBom(bytes(jsonBom({ version: 'x' })), { onStage: (stage) => stages.push(stage) });

    expect(stages).toEqual(['reading', 'parsing', 'checking', 'locating']);
  });
});

// `npm run bench -- rules` shows how long that takes.
it.each([
  ['JSON', largeJsonBom(20_000)],
  ['XML', largeXmlBom(20_000)],
])('20,000 components in %s are checked to the last', async (_format, text) => {
  expect(await checkBom(bytes(text))).toMatchObject({ ok: true, componentCount: 20_000, warnings: [] });
});

/** The text at the place of the first warning, to the end of its line. */
function placeOf(
  text: string,
  result: Awaited<ReturnType<typeof checkBom>>,
  list: 'warnings' | 'letPass' = 'warnings',
): string | undefined {
  const warning = result.ok ? result[list][0] : undefined;
  const line = text.split('\n')[(warning?.line ?? 0) - 1];
  return line && `${line.slice((warning?.column ?? 0) - 1)}\n`;
}
