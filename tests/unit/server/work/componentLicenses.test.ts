import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { checkBom } from '../../../../src/domain/cyclonedx/checkBom.js';
import { testServer } from '../../../support/testServer.js';
import type { TestServer } from '../../../support/testServer.js';

interface License {
  resolvedLicense?: { uuid: string; licenseId: string };
  license?: string;
  licenseExpression?: string;
  licenseUrl?: string;
  acknowledgement?: string;
}

interface Component extends License {
  uuid: string;
  name: string;
  licenses?: License[];
}

/** Beside the repository. */
const CASES = fileURLToPath(new URL('../../../../../shared/cases/', import.meta.url));

let server: TestServer;
let project: { uuid: string };

beforeAll(async () => {
  server = await testServer();
});

beforeEach(async () => {
  project = await server.aProject({ name: expect.getState().currentTestName, components: [], findings: [] });
});

afterAll(() => server.close());

async function call(method: string, path: string, body?: unknown): Promise<Response> {
  return server.fetch(`/api/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${await server.tokenFor('admin')}`,
      'content-type': 'application/json',
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
}

async function uploadText(text: string): Promise<void> {
  const bom = Buffer.from(text).toString('base64');
  const answer = await call('PUT', '/bom', { project: project.uuid, bom });
  expect(answer.status, await answer.clone().text()).toBe(200);
  await server.idle();
}

const upload = (licenses: object[], specVersion = '1.6') =>
  uploadText(
    JSON.stringify({
      bomFormat: 'CycloneDX',
      specVersion,
      version: 1,
      components: [{ type: 'library', name: 'lib', version: '1', licenses }],
    }),
  );

const components = () => server.get<Component[]>(`/component/project/${project.uuid}?limit=100`);
const theComponent = async () => (await components())[0]!;
const exported = async (format: 'json' | 'xml') =>
  (await call('GET', `/bom/cyclonedx/project/${project.uuid}?format=${format}`)).text();

/** Identifiers, expressions and texts, with how they were found out. */
const brief = (licenses: License[] | undefined) =>
  licenses?.map(({ resolvedLicense, licenseExpression, license, acknowledgement }) =>
    [licenseExpression ?? resolvedLicense?.licenseId ?? license, acknowledgement].filter(Boolean).join(' '),
  );

const SEVERAL = [
  { license: { id: 'MIT', url: 'https://mit.example', acknowledgement: 'declared' } },
  { license: { name: 'Own terms' } },
  { license: { id: 'GPL-3.0-only', acknowledgement: 'concluded' } },
  { license: { name: 'Apache License 2.0' } },
];

describe('licenses of an uploaded component', () => {
  it('are all kept, with how they were found out', async () => {
    await upload(SEVERAL);

    const component = await theComponent();
    expect(component).toMatchObject({ resolvedLicense: { licenseId: 'MIT' } });
    expect(brief(component.licenses)).toEqual([
      'MIT declared',
      'Own terms',
      'GPL-3.0-only concluded',
      'Apache-2.0',
    ]);
    expect(component.licenses?.[0]).toMatchObject({ licenseUrl: 'https://mit.example' });
    expect(component.licenses?.[3]).toMatchObject({ license: 'Apache License 2.0' });
    const alone = await server.get<Component>(`/component/${component.uuid}`);
    expect(alone.licenses).toEqual(component.licenses);
  });

  it('are kept of XML', async () => {
    await uploadText(`<bom xmlns="http://cyclonedx.org/schema/bom/1.6"><components><component type="library"><name>lib</name>
      <licenses><license acknowledgement="concluded"><id>MIT</id></license><license><name>Own terms</name></license></licenses>
      </component></components></bom>`);

    expect(brief((await theComponent()).licenses)).toEqual(['MIT concluded', 'Own terms']);
  });

  it.each([
    ['GNU General Public License v2.0 or later', 'GPL-2.0-or-later'],
    ['GNU General Public License v2.0 only', 'GPL-2.0-only'],
    ['GNU General Public License v3.0 or later', 'GPL-3.0-or-later'],
    ['GNU Lesser General Public License v2.1 only', 'LGPL-2.1-only'],
    ['GNU Affero General Public License v3.0', 'AGPL-3.0-only'],
  ])('are found by their name, under the id that is not deprecated: %s', async (name, licenseId) => {
    await upload([{ license: { name } }]);

    expect(await theComponent()).toMatchObject({ resolvedLicense: { licenseId } });
  });

  it('may be expressions among others since 1.7', async () => {
    await upload(
      [
        { expression: 'MIT OR ISC', acknowledgement: 'declared' },
        { license: { id: 'Zlib' } },
        { expression: 'Apache-2.0 WITH LLVM-exception' },
      ],
      '1.7',
    );

    expect(brief((await theComponent()).licenses)).toEqual([
      'Zlib',
      'MIT OR ISC declared',
      'Apache-2.0 WITH LLVM-exception',
    ]);
  });

  it('stand in no list where there is one, and repeats are one', async () => {
    await upload([{ license: { id: 'MIT' } }, { license: { id: 'MIT' } }]);

    const component = await theComponent();
    expect(component).toMatchObject({ resolvedLicense: { licenseId: 'MIT' } });
    expect(component).not.toHaveProperty('licenses');
  });

  it('are kept as text where they are no expression', async () => {
    await upload([{ expression: 'MIT and a half' }]);

    expect(await theComponent()).toMatchObject({ license: 'MIT and a half' });
  });

  it('stay when the next document says nothing of them, and go when it says something else', async () => {
    await upload(SEVERAL);
    await upload([]);
    expect((await theComponent()).licenses).toHaveLength(4);

    await upload([{ license: { id: 'ISC' } }]);
    expect(await theComponent()).not.toHaveProperty('licenses');
  });

  it.each(['json', 'xml'] as const)('come out of an export as they came in: %s', async (format) => {
    await upload(SEVERAL);
    const before = await theComponent();
    const document = await exported(format);
    expect(await checkBom(new TextEncoder().encode(document))).toMatchObject({
      ok: true,
      specVersion: '1.6',
    });

    project = await server.aProject({ components: [], findings: [] });
    await uploadText(document);

    expect(brief((await theComponent()).licenses)).toEqual(brief(before.licenses));
  });

  it.each(['json', 'xml'] as const)('with expressions among them as well: %s', async (format) => {
    await upload([{ expression: 'MIT OR ISC' }, { license: { id: 'Zlib' } }], '1.7');
    const document = await exported(format);
    expect(await checkBom(new TextEncoder().encode(document))).toMatchObject({
      ok: true,
      specVersion: '1.5',
    });

    project = await server.aProject({ components: [], findings: [] });
    await uploadText(document);

    expect(brief((await theComponent()).licenses)).toEqual(['Zlib', 'MIT OR ISC']);
  });

  it('export an exception with its license', async () => {
    await upload([{ expression: 'Apache-2.0 WITH LLVM-exception' }]);

    expect(JSON.parse(await exported('json'))).toMatchObject({
      specVersion: '1.5',
      components: [{ licenses: [{ expression: 'Apache-2.0 WITH LLVM-exception' }] }],
    });
  });

  it('keep a custom license among others from being deleted', async () => {
    const made = await call('PUT', '/license', { licenseId: 'LicenseRef-among', name: 'Among others' });
    expect(made.status).toBe(201);
    await upload([{ license: { id: 'MIT' } }, { license: { name: 'Among others' } }]);

    expect((await call('DELETE', '/license/LicenseRef-among')).status).toBe(409);
  });
});

describe('the license of a component that has several', () => {
  const edited = async (changes: object) => {
    const { resolvedLicense, ...component } = await server.get<Component>(
      `/component/${(await theComponent()).uuid}`,
    );
    const license = component.license ?? resolvedLicense?.licenseId;
    const answer = await call('POST', '/component', { ...component, license, ...changes });
    expect(answer.status, await answer.clone().text()).toBe(200);
    return (await answer.json()) as Component;
  };

  it('may be sent back with all others', async () => {
    await upload(SEVERAL);

    expect(await edited({ description: 'New' })).toMatchObject({
      description: 'New',
      licenses: { length: 4 },
    });
  });

  it.each([
    ['another one', { license: 'ISC' }],
    ['an expression', { license: null, licenseExpression: 'MIT OR ISC' }],
    ['none', { license: null }],
  ])('takes the place of all when it becomes %s', async (_, changes) => {
    await upload(SEVERAL);

    expect(await edited(changes)).not.toHaveProperty('licenses');
  });

  it('is another one without its exception', async () => {
    await upload([{ expression: 'Apache-2.0 WITH LLVM-exception', acknowledgement: 'declared' }]);
    const expression = 'Apache-2.0 WITH LLVM-exception';
    expect(await edited({ license: null, licenseExpression: expression })).toMatchObject({
      resolvedLicense: { licenseId: 'Apache-2.0' },
      licenses: [{ acknowledgement: 'declared' }],
    });

    expect(await edited({ license: 'Apache-2.0', licenseExpression: null })).not.toHaveProperty('licenses');
  });
});

describe.runIf(existsSync(CASES))('expressions of b-with.cdx.json', () => {
  beforeEach(() => uploadText(readFileSync(`${CASES}b-with.cdx.json`, 'utf8')));

  it('resolve where they name one known license, with or without an exception', async () => {
    const resolved = Object.fromEntries(
      (await components()).map(({ name, resolvedLicense }) => [name, resolvedLicense?.licenseId]),
    );
    expect(resolved).toEqual({
      w00: 'Apache-2.0',
      w01: 'GPL-3.0-only',
      w02: 'GPL-2.0-only',
      w03: 'GPL-2.0-or-later',
      w04: 'LGPL-3.0-only',
      w05: undefined,
      w06: undefined,
      w07: 'GPL-2.0-with-classpath-exception',
      w08: undefined,
      w09: 'GPL-2.0-or-later',
      w10: 'Apache-2.0',
      w11: 'LGPL-2.1-only',
    });
  });
});

describe('a policy about licenses', () => {
  const violating = async (operator: string, value: string, subject = 'LICENSE') => {
    const { uuid } = (await (
      await call('PUT', '/policy', { name: `${operator} ${value}`, operator: 'ANY', violationState: 'FAIL' })
    ).json()) as { uuid: string };
    await call('PUT', `/policy/${uuid}/condition`, { subject, operator, value });
    for (const { name, uuid: component } of await components()) {
      // An edit makes the policies evaluate it again.
      expect(
        (await call('POST', '/component', { uuid: component, name, ...(await sentBack(component)) })).status,
      ).toBe(200);
    }
    await server.idle();
    const violations = await server.get<{ component: { name: string; licenses?: License[] } }[]>(
      `/violation/project/${project.uuid}`,
    );
    await call('DELETE', `/policy/${uuid}`);
    return violations.map(({ component }) => component.name).sort();
  };
  /** As the upload left them; the value is the id of a license, or the UUID of a group. */
  const violatingUploaded = async (operator: string, value: string, subject = 'LICENSE') => {
    const named = subject === 'LICENSE' ? await uuidOf(value) : value;
    const { uuid } = (await (
      await call('PUT', '/policy', { name: `${operator} ${value}`, operator: 'ANY', violationState: 'FAIL' })
    ).json()) as { uuid: string };
    await call('PUT', `/policy/${uuid}/condition`, { subject, operator, value: named });
    await call('POST', `/finding/project/${project.uuid}/analyze`);
    await server.idle();
    const violations = await server.get<{ component: { name: string } }[]>(
      `/violation/project/${project.uuid}`,
    );
    await call('DELETE', `/policy/${uuid}`);
    return violations.map(({ component }) => component.name).sort();
  };
  const sentBack = async (uuid: string) => {
    const { resolvedLicense, license, licenseExpression } = await server.get<Component>(`/component/${uuid}`);
    return licenseExpression ? { licenseExpression } : { license: license ?? resolvedLicense?.licenseId };
  };
  const uuidOf = async (licenseId: string) =>
    (await server.get<{ uuid: string }>(`/license/${licenseId}`)).uuid;

  it('is violated by any of several', async () => {
    await upload(SEVERAL);

    expect(await violating('IS', await uuidOf('GPL-3.0-only'))).toEqual(['lib']);
    expect(await violating('IS', await uuidOf('ISC'))).toEqual([]);
    expect(await violating('IS_NOT', await uuidOf('MIT'))).toEqual(['lib']);
    expect(await violating('IS', 'unresolved')).toEqual(['lib']);
  });

  const GPL = [
    ['expression with an unknown license', 'GPL-2.0-or-later AND LicenseRef-foo'],
    ['expression with an unknown word', 'gpl-2.0-or-later and foo'],
    ['expression with an exception', 'GPL-2.0-or-later WITH Classpath-exception-2.0'],
    ['expression with an unknown exception', 'GPL-2.0-or-later WITH Foo'],
    ['expression in small letters', 'gpl-2.0-or-later and isc'],
    ['expression in parentheses', '(GPL-2.0-or-later)'],
    ['id', 'GPL-2.0-or-later'],
    ['deprecated spelling', 'GPL-2.0+'],
    ['deprecated spelling among others', 'GPL-2.0+ AND MIT'],
  ] as const;

  it.each(['json', 'xml'] as const)('is violated as before when an export comes back: %s', async (format) => {
    await uploadText(
      JSON.stringify({
        bomFormat: 'CycloneDX',
        specVersion: '1.7',
        components: GPL.map(([name, expression]) => ({
          type: 'library',
          name,
          licenses: [{ license: { id: 'MIT' } }, { expression }],
        })),
      }),
    );
    const all = GPL.map(([name]) => name).sort();
    expect(await violatingUploaded('IS', 'GPL-2.0-or-later')).toEqual(all);
    const document = await exported(format);
    const before = (await components()).map(({ name, licenses }) => [name, licenses?.length]);

    project = await server.aProject({ components: [], findings: [] });
    await uploadText(document);

    expect(await violatingUploaded('IS', 'GPL-2.0-or-later')).toEqual(all);
    expect((await components()).map(({ name, licenses }) => [name, licenses?.length])).toEqual(before);
  });

  it('takes a name that is an expression for one', async () => {
    const named = GPL.filter(([, text]) => text !== 'gpl-2.0-or-later and foo');
    await uploadText(
      JSON.stringify({
        bomFormat: 'CycloneDX',
        specVersion: '1.6',
        components: [
          ...named.map(([name, text]) => ({
            type: 'library',
            name,
            licenses: [{ license: { name: text } }],
          })),
          { type: 'library', name: 'words', licenses: [{ license: { name: 'Apache and MIT' } }] },
        ],
      }),
    );

    expect(await violatingUploaded('IS', 'GPL-2.0-or-later')).toEqual(named.map(([name]) => name).sort());
    const words = (await components()).find(({ name }) => name === 'words');
    expect(words).toMatchObject({ license: 'Apache and MIT' });
    expect(words).not.toHaveProperty('licenseExpression');
  });

  it('judges spellings of one license alike, alone and among others', async () => {
    const texts = ['GPL-2.0+', 'GPL-2.0-or-later'];
    const component = (name: string, choice: object) => ({ type: 'library', name, licenses: [choice] });
    await uploadText(
      JSON.stringify({
        bomFormat: 'CycloneDX',
        specVersion: '1.6',
        components: texts.flatMap((text) => [
          component(`${text} id`, { license: { id: text } }),
          component(`${text} name`, { license: { name: text } }),
          component(`${text} expression`, { expression: text }),
          component(`${text} among others`, { expression: `${text} AND MIT` }),
        ]),
      }),
    );
    const all = (await components()).map(({ name }) => name).sort();
    const group = (await (await call('PUT', '/licenseGroup', { name: 'Allowed' })).json()) as {
      uuid: string;
    };
    for (const id of ['MIT', 'GPL-2.0-or-later'])
      await call('POST', `/licenseGroup/${group.uuid}/license/${await uuidOf(id)}`);

    for (const text of texts) expect(await violatingUploaded('IS', text)).toEqual(all);
    expect(await violatingUploaded('IS', 'GPL-2.0-only')).toEqual([]);
    expect(await violatingUploaded('IS_NOT', group.uuid, 'LICENSE_GROUP')).toEqual([]);
  });

  it.runIf(existsSync(CASES))('counts an exception as the license that it relaxes', async () => {
    await uploadText(readFileSync(`${CASES}b-with.cdx.json`, 'utf8'));

    expect(await violating('IS', await uuidOf('Apache-2.0'))).toEqual(['w00', 'w06', 'w10']);
    expect(await violating('IS', await uuidOf('GPL-2.0-only'))).toEqual(['w02', 'w07']);
    expect(await violating('IS', 'unresolved')).toEqual([]);
    const groups = await server.get<{ uuid: string; name: string }[]>('/licenseGroup');
    const copyleft = groups.find(({ name }) => name === 'Copyleft')!;
    expect(await violating('IS', copyleft.uuid, 'LICENSE_GROUP')).toEqual([
      'w01',
      'w02',
      'w03',
      'w07',
      'w09',
    ]);
  });
});
