import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { largeBom } from '../../../support/largeBom.js';
import { seededRandom } from '../../../support/seededRandom.js';
import { testServer } from '../../../support/testServer.js';
import type { TestServer } from '../../../support/testServer.js';

const LIMIT = 300_000;

let server: TestServer;
let project: { uuid: string };
let token: string;

beforeAll(async () => {
  server = await testServer({ uploadLimit: LIMIT });
  project = await server.aProject({ name: 'shop', components: [], findings: [] });
  token = await server.tokenFor(['BOM_UPLOAD']);
});

afterAll(() => server.close());

const put = (body: string, type = 'application/json') =>
  server.fetch('/api/v1/bom', {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': type },
    body,
  });
const putBom = (document: string | Uint8Array) =>
  put(JSON.stringify({ project: project.uuid, bom: Buffer.from(document).toString('base64') }));
const postForm = (form: FormData) =>
  server.fetch('/api/v1/bom', { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: form });

const xml = (inner: string) => `<bom xmlns="http://cyclonedx.org/schema/bom/1.4" version="1">${inner}</bom>`;
const json = (members: string) => `{"bomFormat":"CycloneDX","specVersion":"1.4","version":1${members}}`;

describe('a document that is no valid bill of materials', () => {
  it.each([
    ['nothing', '', 'BOM is neither valid JSON nor XML'],
    ['white space', ' \n ', 'BOM is neither valid JSON nor XML'],
    ['text', 'Hello!', 'BOM is neither valid JSON nor XML'],
    ['an image', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]), 'BOM is neither valid JSON nor XML'],
    ['broken JSON', '{"bomFormat":', 'BOM is neither valid JSON nor XML'],
    ['other JSON', '{"hello":"world"}', 'Unable to determine schema version from JSON'],
    [
      'another component type',
      json(',"components":[{"type":"gadget","name":"a"}]'),
      'Schema validation failed',
    ],
    ['wrong types', json(',"components":{"type":7}'), 'Schema validation failed'],
    ['huge numbers', json(',"components":1e999'), 'Schema validation failed'],
    ['a __proto__ member', json(',"__proto__":{"components":[]}'), 'Schema validation failed'],
    [
      'broken XML',
      '<bom xmlns="http://cyclonedx.org/schema/bom/1.4"><components>',
      'Schema validation failed',
    ],
    ['an unknown element', xml('<gadgets/>'), 'Schema validation failed'],
  ])('is refused with a problem document: %s', async (_, document, detail) => {
    const answer = await putBom(document);

    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(await answer.json()).toMatchObject({ status: 400, title: 'The uploaded BOM is invalid', detail });
  });

  it.each([
    ['a DTD', `<!DOCTYPE bom SYSTEM "http://evil.example/x.dtd">${xml('')}`],
    ['growing entities', `<!DOCTYPE b [<!ENTITY a "xxxxxxxxxx"><!ENTITY b "&a;&a;&a;&a;&a;">]>${xml('&b;')}`],
    ['an entity of a file', `<!DOCTYPE b [<!ENTITY f SYSTEM "file:///etc/passwd">]>${xml('&f;')}`],
    ['deep nesting in JSON', json(`,"components":${'['.repeat(50_000)}${']'.repeat(50_000)}`)],
    ['deep nesting in XML', xml('<components>'.repeat(10_000) + '</components>'.repeat(10_000))],
    ['NUL characters', '\0'.repeat(1000)],
    ['NUL characters in JSON', json(',"components":\0[]')],
  ])('is refused although it wants to harm: %s', async (_, document) => {
    const answer = await putBom(document);

    expect(answer.status).toBe(400);
    expect(await answer.text()).not.toMatch(/ at .*\.(ts|js):\d/);
  });

  it('is refused with the line and the path of what is wrong', async () => {
    const answer = await putBom(json(',\n"components":[\n{"type":"gadget","name":"a"}]'));

    const { errors } = (await answer.json()) as { errors: string[] };
    expect(errors).toEqual([expect.stringMatching(/\/components\/0\/type.*line 3/)]);
  });

  it('is taken when validation is switched off, and then not processed', async () => {
    server.context.db
      .prepare(
        "update configProperty set propertyValue = 'false' where propertyName = 'bom.validation.enabled'",
      )
      .run();
    const answer = await putBom('Hello!').finally(() =>
      server.context.db
        .prepare(
          "update configProperty set propertyValue = 'true' where propertyName = 'bom.validation.enabled'",
        )
        .run(),
    );

    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ token: expect.stringMatching(/^[0-9a-f-]{36}$/) as string });
  });
});

describe('a document that was damaged on its way', () => {
  const JSON_BOM = Buffer.from(JSON.stringify(largeBom(6)));
  const XML_BOM = Buffer.from(
    xml(
      `<components><component type="library" bom-ref="a"><name>a</name><version>1</version>
        <licenses><license><id>MIT</id></license></licenses><purl>pkg:npm/a@1</purl></component></components>
       <dependencies><dependency ref="a"/></dependencies>`,
    ),
  );
  const SPLINTERS = [
    '\0',
    '<!DOCTYPE a>',
    '&lt;',
    '{',
    '"',
    'null',
    '1e999',
    '"__proto__":',
    '<',
    ']]>',
    '\u202e',
    '%',
  ];

  it('is taken or refused, but never an error of the server', async () => {
    const random = seededRandom(4);
    const statuses = new Set<number>();
    for (let round = 0; round < 200; round += 1) {
      let document = Buffer.from(random.pick([JSON_BOM, XML_BOM]));
      for (let wound = random.integer(1, 3); wound > 0; wound -= 1) {
        const place = random.integer(0, document.length - 1);
        const end = Math.min(document.length, place + random.integer(0, 60));
        const inserted = random.pick([random.pick(SPLINTERS), '', document.subarray(place, end)]);
        document = Buffer.concat([
          document.subarray(0, place),
          Buffer.from(inserted),
          document.subarray(random.pick([place, end])),
        ]);
      }

      const { status } = await putBom(document);

      statuses.add(status);
    }
    expect([...statuses].sort()).toEqual([200, 400]);
  });
});

describe('an upload that is malformed', () => {
  it.each([
    ['an empty body', ''],
    ['null', 'null'],
    ['an array', '[]'],
    ['a text', '"bom"'],
    ['broken JSON', '{"bom"'],
    ['a number for a project', '{"project":1,"bom":""}'],
    ['an object for a bom', '{"project":"11111111-1111-4111-8111-111111111111","bom":{}}'],
    ['an unknown member', '{"bom":"","hello":1}'],
    ['a prototype', '{"__proto__":{"bom":""}}'],
    ['no Base64', '{"projectName":"a","projectVersion":"1","bom":"***"}'],
    ['Base64 cut short', '{"projectName":"a","projectVersion":"1","bom":"abcde"}'],
    ['control characters', '{"projectName":"a\\u0000b","projectVersion":"1","bom":""}'],
    ['no project', '{"bom":""}'],
  ])('is refused: %s', async (_, body) => {
    const answer = await put(body);

    expect(answer.status).toBe(400);
  });

  it('is refused without a part, with another content type and for an unknown project', async () => {
    const without = new FormData();
    without.append('project', project.uuid);
    const unknown = new FormData();
    unknown.append('project', 'no-uuid');
    unknown.append('bom', json(''));

    expect((await postForm(without)).status).toBe(400);
    expect((await postForm(unknown)).status).toBe(404);
    expect((await put('bom', 'text/plain')).status).toBe(415);
  });

  it('is refused when it is larger than the server takes, in both ways', async () => {
    const large = json(`,"serialNumber":"${'x'.repeat(LIMIT)}"`);
    const form = new FormData();
    form.append('project', project.uuid);
    form.append('bom', new Blob([large]), 'bom.json');

    const answers = [await putBom(large), await postForm(form)];

    for (const answer of answers) {
      expect(answer.status).toBe(413);
      expect(await answer.json()).toMatchObject({ status: 413, limit: expect.any(Number) as number });
    }
  });
});

describe('an upload for a project that does not exist', () => {
  const body = (more: object) =>
    JSON.stringify({
      projectName: 'new',
      projectVersion: '1',
      bom: Buffer.from(json('')).toString('base64'),
      ...more,
    });

  it('creates it, when asked to and allowed to', async () => {
    const unasked = await put(body({}));
    const forbidden = await put(body({ autoCreate: true }));
    const creator = await server.tokenFor(['BOM_UPLOAD', 'PROJECT_CREATION_UPLOAD']);
    const created = await server.fetch('/api/v1/bom', {
      method: 'PUT',
      headers: { authorization: `Bearer ${creator}`, 'content-type': 'application/json' },
      body: body({ autoCreate: true }),
    });

    expect(unasked.status).toBe(404);
    expect(forbidden.status).toBe(401);
    expect(created.status).toBe(200);
    expect(await server.get('/project/lookup?name=new&version=1')).toMatchObject({
      name: 'new',
      active: true,
    });
  });

  it('leaves no project behind when the document is refused', async () => {
    const creator = await server.tokenFor('admin');
    await server.fetch('/api/v1/bom', {
      method: 'PUT',
      headers: { authorization: `Bearer ${creator}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        projectName: 'never',
        projectVersion: '1',
        autoCreate: true,
        bom: Buffer.from('Hello!').toString('base64'),
      }),
    });

    await expect(server.get('/project/lookup?name=never&version=1')).rejects.toThrow('404');
  });
});
