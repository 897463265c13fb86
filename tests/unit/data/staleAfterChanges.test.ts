import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { updateAnalysis } from '../../../src/api/analyses.js';
import { createApiClient, type ApiClient } from '../../../src/api/client.js';
import { uploadBom } from '../../../src/api/boms.js';
import { createComponent } from '../../../src/api/components.js';
import { createProject, patchProject } from '../../../src/api/projects.js';
import { uploadVex } from '../../../src/api/vex.js';
import { assignVulnerability } from '../../../src/api/vulnerabilities.js';
import * as changes from '../../../src/data/resources/changes.js';
import type { ResourceKey } from '../../../src/data/resources/resourceKey.js';
import { isAskedAgain, knownResources } from '../../support/knownResources.js';
import { testServer, type TestServer } from '../../support/testServer.js';

/** The finding of the project that is changed; both projects have both vulnerabilities. */
const NAME = { source: 'NVD', vulnId: 'CVE-2021-44228' };
const ANOTHER = { source: 'NVD', vulnId: 'CVE-2020-8203' };

let server: TestServer;
let api: ApiClient;
let shop: { project: string; component: string; vulnerability: string; name: typeof NAME; free: string };
let known: ReturnType<typeof knownResources>;

beforeEach(async () => {
  server = await testServer();
  const token = await server.tokenFor('admin');
  api = createApiClient({ baseUrl: server.baseUrl, fetch: server.fetch, getToken: () => token });
  const aKnownProject = async (name: typeof NAME) => {
    const findings = [NAME, ANOTHER].map(({ vulnId }) => ({ vulnId, component: 'a' }));
    const { uuid, ...made } = await server.aProject({ components: [{ name: 'a' }, { name: 'b' }], findings });
    const { component, vulnerability } = made.findings.find(({ vulnId }) => vulnId === name.vulnId)!;
    return { project: uuid, component, vulnerability, name, free: made.components[1]!.uuid };
  };
  shop = await aKnownProject(NAME);
  known = knownResources(shop, await aKnownProject(ANOTHER));
});
afterEach(() => server.close());

const loaded = async () => {
  await server.idle();
  const answers = Object.entries(known).map(async ([words, { load }]) => [
    words,
    JSON.stringify(await load(api)),
  ]);
  return Object.fromEntries((await Promise.all(answers)) as [string, string][]);
};
const keyOf = ({ project, component, vulnerability }: typeof shop) => ({ project, component, vulnerability });
const fileOf = (content: object) =>
  new Blob([JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, ...content })]);

const aVex = () => ({
  metadata: { component: { type: 'application', name: 'shop', 'bom-ref': shop.project } },
  vulnerabilities: [
    {
      id: NAME.vulnId,
      source: { name: NAME.source },
      analysis: { state: 'false_positive' },
      affects: [{ ref: shop.project }],
    },
  ],
});

/**
 * The change on the server, the place where it shows, the keys it makes stale, and the keys that the changing
 * widget updates itself.
 */
const CHANGES: [string, string, () => Promise<unknown>, () => readonly ResourceKey[], readonly string[]][] = [
  [
    'a suppressed finding',
    'its projects',
    () =>
      updateAnalysis(api, {
        ...keyOf(shop),
        analysisState: 'FALSE_POSITIVE',
        analysisJustification: 'NOT_SET',
        analysisResponse: 'NOT_SET',
        isSuppressed: true,
      }),
    () => changes.findingsAudited([shop.project]),
    ['its findings', 'its decisions'],
  ],
  [
    'a VEX',
    'its projects',
    () => uploadVex(api, shop.project, fileOf(aVex())),
    () => changes.vexApplied(shop.project, false),
    [],
  ],
  [
    'an assignment',
    'its findings',
    () => assignVulnerability(api, NAME, shop.free),
    () => changes.vulnerabilityAssigned(NAME, shop.project),
    [],
  ],
  [
    'a component',
    'its components',
    () => createComponent(api, shop.project, { name: 'c', classifier: 'LIBRARY' }),
    () => changes.componentsChanged(shop.project),
    [],
  ],
  [
    'a BOM',
    'its components',
    () => uploadBom(api, { projectId: shop.project }, fileOf({ components: [] })),
    () => changes.bomProcessed(shop.project),
    [],
  ],
  [
    'a project',
    'lists of projects',
    () => createProject(api, { name: 'new', classifier: 'APPLICATION', active: true }),
    changes.projectCreated,
    [],
  ],
  [
    'other tags of a project',
    'lists of projects',
    () => patchProject(api, shop.project, { tags: [{ name: 'new' }] }),
    changes.projectsChanged,
    [],
  ],
];

describe('what the server answers differently is stale', () => {
  it.each(CHANGES)('after %s', async (_, seen, change, stale, noted) => {
    const before = await loaded();
    await change();
    const after = await loaded();
    const others = Object.keys(known).filter((words) => before[words] !== after[words]);

    expect(others).toContain(seen);
    expect(others.filter((words) => !noted.includes(words) && !isAskedAgain(known[words]!, stale()))).toEqual(
      [],
    );
  });
});
