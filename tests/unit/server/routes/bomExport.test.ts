import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { checkBom as checkDocument } from '../../../../src/domain/cyclonedx/checkBom.js';
import type { BomDocument } from '../../../../reference-app/server/rules/bomDocument.js';
import { checkBom } from '../../../../reference-app/server/rules/bomValidation.js';
import { DEFAULT_LIMITS } from '../../../../reference-app/server/rules/documentLimits.js';
import { parseDirectDependencies } from '../../../../reference-app/server/rules/dependencyGraph.js';
import { randomBom } from '../../../support/randomBom.js';
import { testServer } from '../../../support/testServer.js';
import type { TestProject, TestServer } from '../../../support/testServer.js';

const STRICT = { limits: DEFAULT_LIMITS, isSchemaChecked: true };

/** Real documents lie beside the repository. */
const SAMPLES = fileURLToPath(new URL('../../../../../shared/samples/boms/', import.meta.url));

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

async function exported(path: string): Promise<string> {
  const headers = { authorization: `Bearer ${await server.tokenFor('viewer')}` };
  const answer = await server.fetch(`/api/v1/bom/cyclonedx/${path}`, { headers });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.text();
}

const documentOf = async (project: { uuid: string }, query = '') =>
  JSON.parse(await exported(`project/${project.uuid}${query}`)) as BomDocument;

async function upload(document: string): Promise<TestProject> {
  const project = await server.aProject({ components: [], findings: [] });
  const answer = await server.fetch('/api/v1/bom', {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${await server.tokenFor('admin')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ project: project.uuid, bom: Buffer.from(document).toString('base64') }),
  });
  expect(answer.status, await answer.clone().text()).toBe(200);
  await server.idle();
  return project;
}

const problemsOf = async (document: string) => checkBom(new TextEncoder().encode(document), STRICT);

/** Returns the content that must survive an export and an import, with names in place of identifiers. */
function contentOf(project: { uuid: string }) {
  const { db } = server.context;
  const { id, directDependencies } = db
    .prepare('select id, directDependencies from project where uuid = ?')
    .first<{ id: number; directDependencies: string | null }>(project.uuid) ?? {
    id: 0,
    directDependencies: null,
  };
  const rows = db.prepare('select * from component where projectId = ?').all(id);
  const nameOf = new Map(
    rows.map((row) => [row.uuid, `${String(row.groupName)}/${String(row.name)}@${String(row.version)}`]),
  );
  const below = (text: unknown) =>
    parseDirectDependencies(text as string | null)
      .map(({ uuid }) => nameOf.get(uuid))
      .sort();
  const properties = db.prepare(
    'select groupName, propertyName, propertyValue from componentProperty where componentId = ? order by 1, 2, 3',
  );
  const components = rows.map((row) => ({
    ...without(row, [
      'id',
      'uuid',
      'projectId',
      'parentId',
      'publisher',
      'lastInheritedRiskScore',
      'supplier',
      'license',
      // The names of another document.
      'bomRefs',
    ]),
    // A name that was resolved is kept beside the licence, and is not written again.
    license: row.resolvedLicenseId === null ? row.license : null,
    supplier: withoutPhones(row.supplier),
    directDependencies: below(row.directDependencies),
    properties: properties.all(row.id),
  }));
  const services = db
    .prepare('select * from service where projectId = ?')
    .all(id)
    .map((row) => ({
      ...without(row, ['id', 'uuid', 'projectId', 'parentId', 'bomRef', 'provider']),
      provider: withoutPhones(row.provider),
    }));
  return {
    roots: below(directDependencies),
    components: sorted(components),
    services: sorted(services),
  };
}

const sorted = (items: readonly object[]) => items.map((item) => JSON.stringify(item)).sort();

function without(row: Record<string, unknown>, names: readonly string[]) {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));
}

// Telephone numbers are not exported.
function withoutPhones(json: unknown): unknown {
  return typeof json === 'string'
    ? (JSON.parse(json, (name, value: unknown) => (name === 'phone' ? undefined : value)) as unknown)
    : json;
}

describe('an exported project', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'is valid and comes back the same from JSON and XML (document of chance %d)',
    async (seed) => {
      const project = await upload(JSON.stringify(randomBom({ seed, components: 12 })));
      const content = contentOf(project);

      for (const format of ['json', 'xml']) {
        const document = await exported(`project/${project.uuid}?format=${format}`);
        const copy = await upload(document);

        expect(await problemsOf(document)).toBeUndefined();
        expect(contentOf(copy)).toEqual(content);
      }
    },
  );

  it
    .runIf(existsSync(SAMPLES))
    .each([
      'laravel-1.4-medium.json',
      'laravel-1.3-medium.xml',
      'cern-lhc-1.2-small.json',
      'valid-saasbom-1.6.xml',
    ])('is valid and comes back the same from a real document: %s', async (name) => {
    const project = await upload(readFileSync(`${SAMPLES}${name}`, 'utf8'));

    const document = await exported(`project/${project.uuid}`);
    const copy = await upload(document);

    expect(await problemsOf(document)).toBeUndefined();
    expect(await problemsOf(await exported(`project/${project.uuid}?format=xml`))).toBeUndefined();
    expect(contentOf(copy)).toEqual(contentOf(project));
  });

  it('is valid although what was imported is not', async () => {
    const { db } = server.context;
    const project = await server.aProject({ components: [{ name: 'odd \u0000\u0008 \ud800 name' }] });
    db.prepare(
      `update component set md5 = 'nonsense', cpe = 'cpe:nonsense', licenseUrl = 'not a [url] # at # all %',
         license = 'Some' || char(1) || 'thing', classifier = null,
         externalReferences = '[{"type":"rfc-9116","url":"https://example.com/a b|c"}]',
         supplier = '{"name":"x","urls":["http://a b"],"contacts":[{"name":"y","email":"nobody"}]}'
       where projectId = (select id from project where uuid = ?)`,
    ).run(project.uuid);

    for (const format of ['json', 'xml']) {
      expect(await problemsOf(await exported(`project/${project.uuid}?format=${format}`))).toBeUndefined();
    }
  });

  it('is valid by the letter with addresses that were none when they came in', async () => {
    const url = 'git@git.example:shop/web.git';
    const project = await upload(
      JSON.stringify({
        bomFormat: 'CycloneDX',
        specVersion: '1.5',
        metadata: {
          supplier: { name: 'Ours', url: ['https://pear.example/search?name[]=a'] },
          component: { type: 'application', name: 'shop', externalReferences: [{ type: 'vcs', url }] },
        },
        components: [
          {
            type: 'library',
            name: 'web',
            licenses: [{ license: { name: 'Own', url: 'ssh://git@git.example:shop/LICENCE' } }],
            externalReferences: [{ type: 'vcs', url }],
          },
        ],
        services: [{ name: 'api', endpoints: ['api.example:8080/v1'] }],
      }),
    );

    const document = await exported(`project/${project.uuid}`);

    expect(await checkDocument(new TextEncoder().encode(document))).toMatchObject({ ok: true, letPass: [] });
    expect((JSON.parse(document) as BomDocument).components).toMatchObject([
      { externalReferences: [{ type: 'vcs', url: 'git@git.example%3Ashop/web.git' }] },
    ]);
    expect(await problemsOf(await exported(`project/${project.uuid}?format=xml`))).toBeUndefined();
  });

  it('is valid with SWID tags, which come back', async () => {
    const project = await server.aProject({ components: [{ name: 'tagged' }] });
    server.context.db
      .prepare(
        "update component set swidTagId = 'tag-1' where projectId = (select id from project where uuid = ?)",
      )
      .run(project.uuid);

    for (const format of ['json', 'xml']) {
      const document = await exported(`project/${project.uuid}?format=${format}`);
      expect(await problemsOf(document)).toBeUndefined();
      expect(contentOf(await upload(document)).components).toEqual([
        expect.stringContaining('"swidTagId":"tag-1"') as string,
      ]);
    }
  });

  it('names the licence by its id where it was resolved, and a custom one by its name', async () => {
    const { db } = server.context;
    const project = await server.aProject({ components: [{ name: 'a' }, { name: 'b' }] });
    db.prepare(
      "insert into license (uuid, licenseId, name, isCustomLicense) values ('x', 'LicenseRef-house', 'House rules', 1)",
    ).run();
    for (const [name, licenceId] of [
      ['a', 'MIT'],
      ['b', 'LicenseRef-house'],
    ]) {
      db.prepare(
        `update component set resolvedLicenseId = (select id from license where licenseId = ?)
         where name = ? and projectId = (select id from project where uuid = ?)`,
      ).run(licenceId, name, project.uuid);
    }

    const { components } = await documentOf(project);

    expect(components?.map(({ licenses }) => licenses)).toEqual([
      [{ license: { id: 'MIT' } }],
      [{ license: { name: 'House rules' } }],
    ]);
  });

  it('tells of vulnerabilities where they are asked for, each once with all it affects', async () => {
    const project = await server.aProject({
      components: [{ name: 'a' }, { name: 'b' }, { name: 'c' }],
      findings: [
        {
          vulnId: 'CVE-1',
          component: 'a',
          cvssV3BaseScore: 9.8,
          cvssV3Vector: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H',
        },
        { vulnId: 'CVE-1', component: 'b', isSuppressed: true },
      ],
    });
    const refOf = new Map(
      (await documentOf(project)).components?.map((each) => [each.name, each['bom-ref']]),
    );

    const inventory = await documentOf(project);
    const full = await documentOf(project, '?variant=withVulnerabilities');
    const vdr = await documentOf(project, '?variant=VDR');

    expect(inventory.vulnerabilities).toBeUndefined();
    expect(full.vulnerabilities).toMatchObject([
      {
        id: 'CVE-1',
        ratings: [{ score: 9.8, severity: 'critical', method: 'CVSSv31' }],
        affects: [{ ref: refOf.get('a') }, { ref: refOf.get('b') }],
      },
    ]);
    expect(vdr.components?.map(({ name }) => name)).toEqual(['a', 'b']);
    expect(vdr.dependencies?.map(({ ref }) => ref)).toEqual([project.uuid, refOf.get('a'), refOf.get('b')]);
    for (const variant of ['withVulnerabilities', 'vdr']) {
      for (const format of ['json', 'xml']) {
        const document = await exported(`project/${project.uuid}?variant=${variant}&format=${format}`);
        expect(await problemsOf(document)).toBeUndefined();
      }
    }
  });

  it('says nothing about what was deleted', async () => {
    const project = await server.aProject({ components: [{ name: 'a' }, { name: 'b' }] });
    server.context.db
      .prepare(
        "delete from component where name = 'b' and projectId = (select id from project where uuid = ?)",
      )
      .run(project.uuid);

    const { components = [], dependencies } = await documentOf(project);

    expect(dependencies?.[0]).toEqual({ ref: project.uuid, dependsOn: [components[0]?.['bom-ref']] });
  });
});
