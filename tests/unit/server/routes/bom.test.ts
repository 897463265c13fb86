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

/** Sends a document for a project that is not there yet. */
const putNew = async (projectName: string, document: string) =>
  server.fetch('/api/v1/bom', {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${await server.tokenFor('admin')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      projectName,
      projectVersion: '1',
      autoCreate: true,
      bom: Buffer.from(document).toString('base64'),
    }),
  });
const projectsNamed = (name: string) =>
  server.get<{ uuid: string }[]>(`/project?name=${encodeURIComponent(name)}`);

const validate = ({ context }: TestServer, isOn: boolean) =>
  context.db
    .prepare("update configProperty set propertyValue = ? where propertyName = 'bom.validation.enabled'")
    .run(String(isOn));

const xml = (inner: string) => `<bom xmlns="http://cyclonedx.org/schema/bom/1.4" version="1">${inner}</bom>`;
/** Components in each other, so that the name of the innermost, or its hash, is at a level. */
const nestedXml = (levels: number) => {
  const depth = Math.floor((levels - 2) / 2);
  const start = (index: number) =>
    `<components><component type="file"><name>part-${index}</name><version>1</version>`;
  const open = Array.from({ length: depth }, (_, index) => start(index)).join('');
  const last = levels % 2 === 0 ? '' : `<hashes><hash alg="MD5">${'a'.repeat(32)}</hash></hashes>`;
  return xml(`${open}${last}${'</component></components>'.repeat(depth)}`);
};
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
    ['NUL characters', '\0'.repeat(1000)],
    ['NUL characters in JSON', json(',"components":\0[]')],
  ])('is refused although it wants to harm: %s', async (_, document) => {
    const answer = await putBom(document);

    expect(answer.status).toBe(400);
    expect(await answer.text()).not.toMatch(/ at .*\.(ts|js):\d/);
  });

  it.each([
    [
      'a component without a name',
      json(',"components":[{"type":"file","name":"","version":"1"}]'),
      '/components/0',
    ],
    [
      'a component with a blank name inside another',
      json(
        ',"components":[{"type":"file","name":"a","version":"1","components":[{"type":"file","name":" \\t","version":"1"}]}]',
      ),
      '/components/0/components/0',
    ],
    [
      'a nameless module',
      json(
        ',"metadata":{"component":{"type":"file","name":"a","version":"1","components":[{"type":"file","name":""}]}}',
      ),
      '/metadata/component/components/0',
    ],
    ['a nameless service', json(',"services":[{"name":""}]'), '/services/0'],
    [
      'a component without a name in XML',
      xml('<components><component type="file"><name> </name><version>1</version></component></components>'),
      '/bom/components/component',
    ],
  ])('is refused although its schema allows it, and makes no project: %s', async (_, document, path) => {
    const answer = await putNew('nameless', document);

    expect(await answer.json()).toMatchObject({
      status: 400,
      title: 'The uploaded BOM is invalid',
      detail: 'BOM has components or services that cannot be stored',
      errors: [
        expect.stringMatching(new RegExp(`^${path}/name: The name is blank \\(line \\d+, column \\d+\\)$`)),
      ],
    });
    expect(await projectsNamed('nameless')).toEqual([]);
  });

  it.each([
    ['name', json(`,"components":[{"type":"file","version":"1","name":"${'n'.repeat(256)}"}]`), 255],
    ['version', json(`,"components":[{"type":"file","name":"a","version":"${'1'.repeat(256)}"}]`), 255],
    [
      'group',
      json(`,"components":[{"type":"file","name":"a","version":"1","group":"${'g'.repeat(256)}"}]`),
      255,
    ],
    [
      'purl',
      json(`,"components":[{"type":"file","name":"a","version":"1","purl":"pkg:npm/${'x'.repeat(780)}"}]`),
      786,
    ],
    [
      'name',
      xml(
        `<components><component type="file"><name>${'n'.repeat(256)}</name><version>1</version></component></components>`,
      ),
      255,
    ],
  ])(
    'is refused for a text that could not be stored, and makes no project: %s',
    async (member, document, most) => {
      const answer = await putNew('long', document);

      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({
        title: 'The uploaded BOM is invalid',
        detail: 'BOM has components or services that cannot be stored',
        errors: [expect.stringContaining(`/${member}: The ${member} has more than ${most} characters (line`)],
      });
      expect(await projectsNamed('long')).toEqual([]);
    },
  );

  it('is not asked for a project whose name could not be stored', async () => {
    const answer = await putNew('n'.repeat(256), json(''));

    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject([
      { path: 'projectName', message: 'size must be between 0 and 255' },
    ]);
  });

  it.each([
    ['200 levels of XML are taken', 200, 200],
    ['201 levels of XML are refused, and make no project', 201, 413],
    ['250 levels of XML are refused, and make no project', 250, 413],
  ])('%s', async (name, levels, status) => {
    const answer = await putNew(name, nestedXml(levels));
    await server.idle();

    expect(answer.status, await answer.text()).toBe(status);
    const [created] = await projectsNamed(name);
    const imported = created && (await server.get(`/component/project/${created.uuid}`));
    // Two levels of XML for each component, in the root, with a name in the last.
    expect(imported).toEqual(status === 200 ? expect.objectContaining({ length: 99 }) : undefined);
  });

  it('is refused with the line and the path of what is wrong', async () => {
    const answer = await putBom(json(',\n"components":[\n{"type":"gadget","name":"a"}]'));

    const { errors } = (await answer.json()) as { errors: string[] };
    expect(errors).toEqual([expect.stringMatching(/\/components\/0\/type.*line 3/)]);
  });

  it.each([true, false])(
    'beyond a limit is refused with a sentence about it, checked or not: %s',
    async (isChecked) => {
      const entries = Array.from({ length: 21 }, (_, index) => `{"type":"library","name":"c${index}"}`);
      const documents = [
        json(`,"components":[${entries.join(',')}]`),
        xml(`<components>${'<component type="library"><name>a</name></component>'.repeat(21)}</components>`),
        json(`,"components":${'['.repeat(50_000)}${']'.repeat(50_000)}`),
        xml('<components>'.repeat(10_000) + '</components>'.repeat(10_000)),
      ];
      const limited = await testServer({ documentLimits: { components: 20 } });
      const { uuid } = await limited.aProject({ name: 'shop', components: [], findings: [] });
      validate(limited, isChecked);
      const authorization = `Bearer ${await limited.tokenFor(['BOM_UPLOAD'])}`;

      const answers = [];
      for (const document of documents) {
        const bom = Buffer.from(document).toString('base64');
        const answer = await limited.fetch('/api/v1/bom', {
          method: 'PUT',
          headers: { authorization, 'content-type': 'application/json' },
          body: JSON.stringify({ project: uuid, bom }),
        });
        answers.push({ status: answer.status, body: await answer.json() });
      }
      await limited.close();

      const refused = (limit: number, words: string) => ({
        status: 413,
        body: {
          status: 413,
          title: 'The uploaded BOM is too large',
          detail: `The document ${words}, which is the limit of this server`,
          limit,
        },
      });
      const [crowded, deep] = [
        refused(20, 'has more than 20 components and services'),
        refused(200, 'is nested deeper than 200 levels'),
      ];
      expect(answers).toEqual([crowded, crowded, deep, deep]);
    },
  );

  it('is taken when validation is switched off, and then not processed', async () => {
    validate(server, false);
    const answer = await putBom('Hello!').finally(() => validate(server, true));

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
    // 200 documents.
  }, 60_000);
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
