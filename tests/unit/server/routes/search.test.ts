import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { apiCall } from '../../../support/apiCall.js';
import type { ApiCall } from '../../../support/apiCall.js';
import { testServer } from '../../../support/testServer.js';
import type { TestServer } from '../../../support/testServer.js';

type Hits = Record<string, Record<string, string>[]>;

let server: TestServer;
let call: ApiCall;

beforeAll(async () => {
  server = await testServer();
  call = apiCall(server);
  await server.aProject({
    name: 'web-shop',
    components: [
      { name: 'lodash', version: '4.17.15', purl: 'pkg:npm/lodash@4.17.15' },
      { name: 'Größenrechner', version: '1' },
      { name: "100%_'; drop table component --", version: '1' },
    ],
    findings: [{ vulnId: 'CVE-2020-8203', component: 'lodash' }],
  });
});
afterAll(() => server.close());

async function found(text: string, index = '', as: 'viewer' | 'admin' = 'viewer'): Promise<Hits> {
  const path = `/search${index}?query=${encodeURIComponent(text)}`;
  return (await server.get<{ results: Hits }>(path, as)).results;
}

describe('a search', () => {
  it('looks everywhere for a word, a beginning or a part of it', async () => {
    for (const text of ['lodash', 'LODA', 'odas']) {
      expect((await found(text)).component).toMatchObject([{ name: 'lodash', version: '4.17.15' }]);
    }
    expect((await found('8203')).vulnerability).toMatchObject([{ vulnId: 'CVE-2020-8203' }]);
    expect((await found('web')).project).toMatchObject([{ name: 'web-shop' }]);
  });

  it('puts whole words before parts of words', async () => {
    const { license = [] } = await found('zlib', '/license');

    expect(license.at(0)?.name).toBe('zlib License');
    expect(license.at(-1)?.name).toBe('Kazlib License');
  });

  it('knows upper and lower case of every alphabet', async () => {
    expect((await found('GRÖSSENRECHNER'.replace('SS', 'ß'))).component).toHaveLength(1);
  });

  it.each([
    '%',
    '_',
    "'",
    '"',
    '\\\\',
    '*',
    '<script>',
    '\u0000',
    'x'.repeat(3000),
    Array.from({ length: 2000 }, (_, place) => `w${place}`).join(' '),
  ])('takes %j as it is', async (text) => {
    const { component = [] } = await found(text);

    expect(component.length).toBeLessThanOrEqual(1);
  });

  it('finds nothing when nothing is asked', async () => {
    expect(await found(' ')).toEqual({
      project: [],
      component: [],
      servicecomponent: [],
      license: [],
      vulnerability: [],
    });
  });

  it('leaves out retired projects and what is in them', async () => {
    await server.aProject({
      name: 'retired-one',
      components: [{ name: 'leftover', version: '1' }],
      isActive: false,
    });

    expect((await found('retired')).project).toEqual([]);
    expect((await found('leftover')).component).toEqual([]);
  });

  it('puts a whole word first, however many others contain it', async () => {
    const { db } = server.context;
    const { projectId } = db
      .prepare('select projectId from component limit 1')
      .first<{ projectId: number }>()!;
    const add = db.prepare('insert into component (uuid, projectId, name) values (?, ?, ?)');
    db.transaction(() => {
      for (let place = 0; place < 6000; place += 1) add.run(`many-${place}`, projectId, `xquuxx-${place}`);
      add.run('many-prefix', projectId, 'quuxx');
      add.run('many-word', projectId, 'quux');
      add.run('many-short', projectId, 'qu');
    });

    const { component = [] } = await found('Quux', '/component');

    expect(component).toHaveLength(1000);
    expect(component.slice(0, 3).map(({ name }) => name)).toEqual(['quux', 'quuxx', 'xquuxx-0']);
    const short = (await found('qu', '/component')).component ?? [];
    expect(short).toHaveLength(1000);
    expect(short.slice(0, 4).map(({ name }) => name)).toEqual(['qu', 'quuxx', 'quux', 'xquuxx-0']);
    db.prepare("delete from component where uuid like 'many-%'").run();
    expect((await found('Quux', '/component')).component).toEqual([]);
  });

  it('finds a component by what it is called now', async () => {
    const { component = [] } = await found('lodash');
    await call('POST', '/component', { ...component[0], name: 'underscore' });

    expect((await found('lodash')).component).toEqual([]);
    expect((await found('derscor')).component).toMatchObject([{ name: 'underscore', version: '4.17.15' }]);
    await call('POST', '/component', { ...component[0], name: 'lodash' });
    expect((await found('lodash')).component).toHaveLength(1);
  });

  it.each([
    ['a version', (hit: Record<string, string>) => hit.version],
    ['its beginning', (hit: Record<string, string>) => hit.version?.slice(0, 4)],
    ['an identifier', (hit: Record<string, string>) => hit.uuid],
    ['a part of an identifier', (hit: Record<string, string>) => hit.uuid?.slice(5, 20)],
    ['a short part of an identifier', (hit: Record<string, string>) => hit.uuid?.slice(9, 13)],
  ])('finds a component by %s', async (_, textOf) => {
    const [lodash] = (await found('lodash')).component ?? [];

    expect((await found(textOf(lodash ?? {}) ?? '', '/component')).component).toEqual([lodash]);
  });

  it('does not show what access control hides', async () => {
    const { config, db } = server.context;
    expect((await found('web')).project).toHaveLength(1);
    db.prepare("update configProperty set propertyValue = 'true' where propertyName = 'acl.enabled'").run();
    expect(config.isOn('access-management', 'acl.enabled')).toBe(true);

    expect((await found('web')).project).toEqual([]);
    expect((await found('lodash')).component).toEqual([]);
    expect((await found('web', '', 'admin')).project).toHaveLength(1);
    db.prepare("update configProperty set propertyValue = 'false' where propertyName = 'acl.enabled'").run();
  });
});

describe('a search for software by CPE', () => {
  beforeAll(async () => {
    await call('PUT', '/vulnerability', {
      vulnId: 'INT-1',
      affectedComponents: [
        {
          identityType: 'CPE',
          identity: 'cpe:2.3:a:example:gamma:1.5.0:*:*:*:*:*:*:*',
          versionType: 'EXACT',
        },
        { identityType: 'CPE', identity: 'cpe:2.3:a:example:delta:2.0:*:*:*:*:*:*:*', versionType: 'EXACT' },
      ],
    });
  });

  it.each([
    ['cpe:2.3:a:example:gamma:1.5.0:*:*:*:*:*:*:*', ['gamma']],
    ['cpe:/a:example:gamma', ['gamma']],
    ['cpe:2.3:a:example:*:*:*:*:*:*:*:*:*', ['gamma', 'delta']],
    ['cpe:2.3:a:example:gamma:1.6:*:*:*:*:*:*:*', []],
    ['nonsense', []],
  ])('for %s finds %j', async (cpe, products) => {
    const path = `/search/vulnerablesoftware?cpe=${encodeURIComponent(cpe)}`;
    const { results } = await server.get<{ results: Hits }>(path);

    expect(results.vulnerablesoftware?.map(({ product }) => product)).toEqual(products);
  });
});
