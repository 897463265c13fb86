import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import '../../../../src/api/findings/intakeInSlices.js';
import { createApiClient } from '../../../../src/api/client.js';
import { listFindings } from '../../../../src/api/findings.js';
import { getVexTargets } from '../../../../src/api/vex.js';
import { checkBom } from '../../../../src/domain/cyclonedx/checkBom.js';
import { previewVex } from '../../../../src/domain/vex/previewVex.js';
import type { Finding } from '../../../../src/schema/finding.js';
import type { Project } from '../../../../src/schema/project.js';
import { seededRandom } from '../../../support/seededRandom.js';
import { testServer, type TestServer } from '../../../support/testServer.js';

/** Lies beside the repository. */
const CASES = fileURLToPath(new URL('../../../../../shared/cases/', import.meta.url));
const cases = existsSync(CASES) ? readdirSync(CASES).filter((name) => name.startsWith('a-vex-')) : [];
if (cases.length === 0) console.warn(`Skipped: ${CASES} is absent, so its VEX documents are not tried.`);

const SERIAL = '17c6ebb8-0fdb-43df-a049-aeffd11aa0c0';

const COMPONENTS = [
  {
    'bom-ref': 'x1',
    group: 'corp.lab',
    name: 'widget',
    version: '1.0.0',
    purl: 'pkg:maven/corp.lab/widget@1.0.0',
  },
  {
    'bom-ref': 'x2',
    group: 'corp.lab',
    name: 'widget',
    version: '1.1.0',
    purl: 'pkg:maven/corp.lab/widget@1.1.0',
  },
  {
    'bom-ref': 'x3',
    group: 'corp.lab',
    name: 'gizmo',
    version: '2.0.0',
    purl: 'pkg:maven/corp.lab/gizmo@2.0.0',
  },
  { 'bom-ref': 'net', name: 'ex.org/net', version: 'v0.15.0', purl: 'pkg:golang/ex.org/net@v0.15.0' },
  { 'bom-ref': 'net/new', name: 'ex.org/net', version: 'v0.16.0', purl: 'pkg:golang/ex.org/net@v0.16.0' },
  { 'bom-ref': 'ssl-a', name: 'ssl', version: '3.0', purl: 'pkg:deb/debian/ssl@3.0?arch=amd64' },
  {
    'bom-ref': 'ssl-b',
    name: 'ssl',
    version: '3.0',
    purl: 'pkg:deb/debian/ssl@3.0?arch=arm64',
    swid: { tagId: 'ssl', name: 'ssl' },
  },
];

const BOM = {
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  serialNumber: `urn:uuid:${SERIAL}`,
  version: 1,
  metadata: { component: { type: 'application', 'bom-ref': 'root', name: 'app', version: '1' } },
  components: COMPONENTS.map((component) => ({ type: 'library', ...component })),
};

/** The packages affected by each vulnerability. */
const VULNERABILITIES: Record<string, string[]> = {
  'INT-LAB-1': ['pkg:maven/corp.lab/widget', 'pkg:maven/corp.lab/gizmo', 'pkg:deb/debian/ssl'],
  'INT-DL-1': ['pkg:golang/ex.org/net'],
  'INT-DL-2': ['pkg:golang/ex.org/net', 'pkg:maven/corp.lab/widget'],
};

let server: TestServer;
beforeEach(async () => {
  server = await testServer({ log: () => {} });
});
afterEach(() => server.close());

async function call(method: string, path: string, body: object): Promise<Response> {
  const answer = await server.fetch(`/api/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${await server.tokenFor('admin')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  expect(answer.ok, `${path} ${answer.status}: ${await answer.clone().text()}`).toBe(true);
  return answer;
}

async function describeVulnerabilities(): Promise<void> {
  for (const [vulnId, packages] of Object.entries(VULNERABILITIES)) {
    await call('PUT', '/vulnerability', {
      vulnId,
      severity: 'HIGH',
      affectedComponents: packages.map((identity) => ({
        identityType: 'PURL',
        identity,
        versionType: 'RANGE',
        versionStartIncluding: '0',
      })),
    });
  }
}

async function aProject(name = 'app', bom: object = BOM): Promise<string> {
  const created = (await (await call('PUT', '/project', { name, version: '1' })).json()) as Project;
  await call('PUT', '/bom', {
    project: created.uuid,
    bom: Buffer.from(JSON.stringify(bom)).toString('base64'),
  });
  await server.idle();
  return created.uuid;
}

const findingsOf = (project: string) => server.get<Finding[]>(`/finding/project/${project}?suppressed=true`);

const nameOf = ({
  component,
  vulnerability,
}: Pick<Finding, 'component'> & { vulnerability: { vulnId: string } }) =>
  `${component.name} ${component.purl?.split('@')[1]} ${vulnerability.vulnId}`;

async function decisionsOf(project: string): Promise<Record<string, string>> {
  const findings = await findingsOf(project);
  return Object.fromEntries(
    findings.map((finding) => [
      nameOf(finding),
      `${finding.analysis.state ?? 'NOT_SET'}${finding.analysis.isSuppressed ? ' suppressed' : ''}`,
    ]),
  );
}

async function decided(project: string): Promise<string[]> {
  return Object.entries(await decisionsOf(project)).flatMap(([name, decision]) =>
    decision === 'NOT_SET' ? [] : [name],
  );
}

async function upload(project: string, document: object | string): Promise<void> {
  const text = typeof document === 'string' ? document : JSON.stringify(document);
  await call('PUT', '/vex', { project, vex: Buffer.from(text).toString('base64') });
  await server.idle();
}

/** Returns the decisions that the upload of the console predicts. */
async function foreseen(project: string, document: object | string): Promise<Record<string, string>> {
  const text = typeof document === 'string' ? document : JSON.stringify(document);
  const check = await checkBom(new TextEncoder().encode(text));
  if (!check.ok) throw new Error(JSON.stringify(check.problems));
  const token = await server.tokenFor('auditor');
  const api = createApiClient({ baseUrl: server.baseUrl, fetch: server.fetch, getToken: () => token });
  const { rows } = await listFindings(api, project, { showSuppressed: true });
  const { statements } = previewVex(check.vex ?? { statements: [] }, await getVexTargets(api, project), rows);
  const after = new Map(statements.flatMap(({ outcomes }) => outcomes.map((each) => [each.row, each.after])));
  return Object.fromEntries(
    rows.map((row) => {
      const { state = 'NOT_SET', isSuppressed } = after.get(row) ?? row;
      return [nameOf(row), `${state}${isSuppressed ? ' suppressed' : ''}`];
    }),
  );
}

describe('a VEX that names one component', () => {
  it.each(cases)('of the file %s does what the preview says', async (name) => {
    await describeVulnerabilities();
    const project = await aProject();
    const document = readFileSync(`${CASES}${name}`, 'utf8');
    const preview = await foreseen(project, document);

    await upload(project, document);

    expect(await decisionsOf(project)).toEqual(preview);
    const expected: Record<string, string[]> = {
      'a-vex-deeplink.json': ['widget 1.0.0 INT-LAB-1'],
      'a-vex-deeplink-own.json': ['gizmo 2.0.0 INT-LAB-1'],
      'a-vex-deeplink-foreign.json': [],
      'a-vex-deeplink-trivy.json': ['ex.org/net v0.15.0 INT-DL-1'],
      'a-vex-nosource.json': ['widget 1.0.0 INT-LAB-1'],
      'a-vex-range.json': [],
    };
    expect(await decided(project)).toEqual(expected[name]);
  });

  it.each([
    ['the name in the imported BOM', `urn:cdx:${SERIAL}/1#x1`, ['widget 1.0.0 INT-LAB-1']],
    ['a newer revision of it', `urn:cdx:${SERIAL}/9#x2`, []],
    ['the whole of another BOM', 'urn:cdx:00000000-1111-4222-8333-444444444444/1', []],
    ['the whole of a newer revision', `urn:cdx:${SERIAL}/2`, []],
    ['a component that has it not', `urn:cdx:${SERIAL}/1#net`, []],
    ['that name in another BOM', 'urn:cdx:00000000-1111-4222-8333-444444444444/1#x1', []],
    ['the subject of the imported BOM', `urn:cdx:${SERIAL}/1#root`, 'all'],
    ['the whole', `urn:cdx:${SERIAL}/1`, 'all'],
    [
      'a package URL',
      'urn:cdx:00000000-1111-4222-8333-444444444444/1#pkg%3Amaven/corp.lab/gizmo%402.0.0',
      ['gizmo 2.0.0 INT-LAB-1'],
    ],
    [
      'one of two architectures',
      `urn:cdx:${SERIAL}/1#pkg:deb/debian/ssl@3.0?arch=arm64`,
      ['ssl 3.0?arch=arm64 INT-LAB-1'],
    ],
  ] as const)('by %s', async (_, ref, expected) => {
    await describeVulnerabilities();
    const project = await aProject();
    const document = aVex({ id: 'INT-LAB-1', source: { name: 'internal' }, affects: [{ ref }] });
    const all = (await findingsOf(project)).map(nameOf).filter((name) => name.endsWith('INT-LAB-1'));
    const preview = await foreseen(project, document);

    await upload(project, document);

    expect(await decided(project)).toEqual(expected === 'all' ? all : expected);
    expect(await decisionsOf(project)).toEqual(preview);
  });

  it('by a name that another revision of the BOM gave to another component', async () => {
    await describeVulnerabilities();
    const project = await aProject();
    const [first, second, ...others] = BOM.components;
    const renumbered = [{ ...first!, 'bom-ref': 'x2' }, { ...second!, 'bom-ref': 'x1' }, ...others];
    const bom = { ...BOM, version: 2, components: renumbered };
    await call('PUT', '/bom', { project, bom: Buffer.from(JSON.stringify(bom)).toString('base64') });
    await server.idle();
    const linked = (revision: number) => aVex({ affects: [{ ref: `urn:cdx:${SERIAL}/${revision}#x1` }] });

    for (const [revision, expected] of [
      [1, []],
      [2, ['widget 1.1.0 INT-LAB-1']],
    ] as const) {
      const preview = await foreseen(project, linked(revision));
      await upload(project, linked(revision));
      expect(await decided(project)).toEqual(expected);
      expect(await decisionsOf(project)).toEqual(preview);
    }
  });

  it('of several that are imported as one settles it only where all are named', async () => {
    await describeVulnerabilities();
    const [first] = BOM.components;
    const components = [first!, { ...first!, 'bom-ref': 'again' }];
    const project = await aProject('app', { ...BOM, components });
    const link = (ref: string) => ({ ref: `urn:cdx:${SERIAL}/1#${ref}` });

    for (const [affects, expected] of [
      [[link('x1')], []],
      [[link('x1'), link('again')], ['widget 1.0.0 INT-LAB-1']],
    ] as const) {
      const preview = await foreseen(project, aVex({ affects }));
      await upload(project, aVex({ affects }));
      expect(await decided(project)).toEqual(expected);
      expect(await decisionsOf(project)).toEqual(preview);
    }
  });

  it.each([
    ['the project', { name: 'app', version: '1' }, 'all'],
    ['what the imported BOM is about', { name: 'built', version: '3' }, 'all'],
    ['a library', { name: 'gizmo', purl: 'pkg:maven/corp.lab/gizmo@2.0.0' }, ['gizmo 2.0.0 INT-LAB-1']],
    ['a component that has it not', { name: 'net', purl: 'pkg:golang/ex.org/net@v0.15.0' }, []],
    ['something else', { name: 'other', version: '9' }, []],
    ['the project in another version', { name: 'app', version: '2' }, []],
  ] as const)('is read for what the file is about: %s', async (_, subject, expected) => {
    await describeVulnerabilities();
    const component = { type: 'application', 'bom-ref': 'root', name: 'built', version: '3' };
    const project = await aProject('app', { ...BOM, metadata: { component } });
    const all = (await findingsOf(project)).map(nameOf).filter((name) => name.endsWith('INT-LAB-1'));
    const document = {
      ...aVex({ affects: [{ ref: 'subject' }] }),
      metadata: { component: { type: 'application', 'bom-ref': 'subject', ...subject } },
    };
    const preview = await foreseen(project, document);

    await upload(project, document);

    expect(await decided(project)).toEqual(expected === 'all' ? all : expected);
    expect(await decisionsOf(project)).toEqual(preview);
  });

  it('leaves suppressed what a note is added to', async () => {
    await describeVulnerabilities();
    const project = await aProject();
    const affects = [{ ref: `urn:cdx:${SERIAL}/1#x1` }];
    await upload(project, aVex({ affects }));
    const before = await decisionsOf(project);

    for (const analysis of [{ detail: 'Looked at again.' }, {}]) {
      const preview = await foreseen(project, aVex({ affects, analysis }));
      await upload(project, aVex({ affects, analysis }));
      expect(await decisionsOf(project)).toEqual(before);
      expect(preview).toEqual(before);
    }
    expect(before['widget 1.0.0 INT-LAB-1']).toBe('NOT_AFFECTED suppressed');
  });

  it('follows links no longer when the BOM was replaced by another', async () => {
    await describeVulnerabilities();
    const project = await aProject();
    const other = { ...BOM, serialNumber: 'urn:uuid:00000000-1111-4222-8333-444444444444' };
    await call('PUT', '/bom', { project, bom: Buffer.from(JSON.stringify(other)).toString('base64') });
    await server.idle();

    await upload(project, aVex({ affects: [{ ref: `urn:cdx:${SERIAL}/1#x1` }] }));

    expect(await decided(project)).toEqual([]);
  });
});

function aVex(...vulnerabilities: object[]) {
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': 'subject', name: 'app', version: '1' } },
    components: [
      { type: 'library', ...COMPONENTS[0], 'bom-ref': 'a' },
      { type: 'library', 'bom-ref': 'b', group: 'corp.lab', name: 'gizmo', version: '2.0.0' },
      { type: 'library', 'bom-ref': 'c', name: 'ssl', version: '3.0' },
      { type: 'library', 'bom-ref': 'd', name: 'other', swid: { tagId: 'ssl', name: 'ssl' } },
      { type: 'library', 'bom-ref': 'e', name: 'nowhere', purl: 'pkg:npm/nowhere@1' },
    ],
    services: [{ 'bom-ref': 's', name: 'api' }],
    vulnerabilities: vulnerabilities.map((members) => ({
      id: 'INT-LAB-1',
      source: { name: 'INTERNAL' },
      analysis: { state: 'not_affected' },
      ...members,
    })),
  };
}

it('does what the preview says, whatever it is', async () => {
  await describeVulnerabilities();
  const project = await aProject();
  const random = seededRandom(33);
  const oneOf = <Item>(items: readonly Item[]) => items[random.integer(0, items.length - 1)]!;
  const refs = [
    ...['subject', 'a', 'b', 'c', 'd', 'e', 's', 'x1', 'nothing', project],
    ...['x1', 'x2', 'x3', 'net%2Fnew', 'root', 'a', 'zzz', ''].map((ref) => `urn:cdx:${SERIAL}/1#${ref}`),
    ...['a', 'x3', 'pkg:deb/debian/ssl@3.0', 'pkg%3Agolang%2Fex.org%2Fnet%40v0.15.0'].map(
      (ref) => `urn:cdx:00000000-1111-4222-8333-444444444444/1#${ref}`,
    ),
    `urn:cdx:${SERIAL}/1`,
    'pkg:golang/ex.org/net@v0.16.0',
  ];
  const versions = [
    undefined,
    undefined,
    undefined,
    '1.0.0',
    '2.0.0',
    '1',
    'vers:maven/>=1|<1.1',
    'vers:npm/*',
    '1.x',
  ];
  const affected = () => {
    const version = oneOf(versions);
    const status = oneOf(['affected', 'affected', 'unaffected', 'unknown']);
    const listed = version !== undefined && [
      { [/vers|x/.test(version) ? 'range' : 'version']: version, status },
    ];
    return { ref: oneOf(refs), ...(listed && { versions: listed }) };
  };
  const states = [
    'not_affected',
    'not_affected',
    'exploitable',
    'in_triage',
    'resolved',
    'resolved_with_pedigree',
  ];
  const analysis = () => oneOf([undefined, {}, ...states.map((state) => ({ state }))]);
  const statement = () => ({
    id: oneOf([...Object.keys(VULNERABILITIES), 'INT-NONE']),
    source: oneOf([{ name: 'INTERNAL' }, { name: 'Internal' }, { name: 'NVD' }, undefined]),
    analysis: analysis(),
    affects: Array.from({ length: random.integer(1, 3) }, affected),
  });
  let changed = 0;
  for (let round = 0; round < 60; round += 1) {
    const document = aVex(...Array.from({ length: random.integer(1, 4) }, statement));
    const before = await decisionsOf(project);
    const preview = await foreseen(project, document);

    await upload(project, document);

    const after = await decisionsOf(project);
    expect(after, JSON.stringify(document.vulnerabilities)).toEqual(preview);
    if (JSON.stringify(after) !== JSON.stringify(before)) changed += 1;
  }
  // Otherwise nothing was tried.
  expect(changed).toBeGreaterThan(10);
});

describe('decisions that are exported and taken in again', () => {
  const analysesOf = async (project: string) => {
    const findings = await findingsOf(project);
    const analyses: [string, unknown][] = [];
    for (const finding of findings) {
      const query = `component=${finding.component.uuid}&vulnerability=${finding.vulnerability.uuid}&project=${project}`;
      const answer = await server.fetch(`/api/v1/analysis?${query}`, {
        headers: { authorization: `Bearer ${await server.tokenFor('admin')}` },
      });
      if (!answer.ok) continue;
      const { analysisComments: _, ...analysis } = (await answer.json()) as Record<string, unknown>;
      // "Not set" is what is not said.
      const said = Object.entries(analysis).filter(([, value]) => value !== 'NOT_SET');
      analyses.push([nameOf(finding), Object.fromEntries(said)]);
    }
    return Object.fromEntries(analyses);
  };

  async function exported(path: string): Promise<string> {
    const headers = { authorization: `Bearer ${await server.tokenFor('admin')}` };
    return (await server.fetch(`/api/v1${path}`, { headers })).text();
  }

  it.each([
    ['VEX', (uuid: string) => `/vex/cyclonedx/project/${uuid}`],
    ['VDR', (uuid: string) => `/bom/cyclonedx/project/${uuid}?variant=vdr`],
    ['VDR in XML', (uuid: string) => `/bom/cyclonedx/project/${uuid}?variant=vdr&format=xml`],
  ])('as %s are the same, and nothing else is decided', async (_, pathOf) => {
    await describeVulnerabilities();
    const first = await aProject('first');
    const findings = await findingsOf(first);
    const decide = (index: number, analysisState: string, more: object = {}) =>
      call('PUT', '/analysis', {
        project: first,
        component: findings[index]!.component.uuid,
        vulnerability: findings[index]!.vulnerability.uuid,
        analysisState,
        analysisJustification: 'NOT_SET',
        analysisResponse: 'NOT_SET',
        ...more,
      });
    await decide(0, 'NOT_AFFECTED', {
      analysisJustification: 'CODE_NOT_REACHABLE',
      analysisResponse: 'WILL_NOT_FIX',
      analysisDetails: 'Not called.',
      isSuppressed: true,
    });
    await decide(1, 'EXPLOITABLE');
    await decide(4, 'IN_TRIAGE', { analysisDetails: 'Asked.\n\nNo answer yet.' });
    await decide(2, 'NOT_SET', { isSuppressed: true });
    await decide(3, 'EXPLOITABLE', { isSuppressed: true });
    await decide(5, 'NOT_AFFECTED', { isSuppressed: false });
    const made = await analysesOf(first);
    // Other components, and other names in the BOM.
    const components = [
      ...BOM.components.map((component) => ({ ...component, 'bom-ref': `${component['bom-ref']}-new` })),
      {
        type: 'library',
        'bom-ref': 'more',
        group: 'corp.lab',
        name: 'widget',
        version: '1.2.0',
        purl: 'pkg:maven/corp.lab/widget@1.2.0',
      },
    ];
    const second = await aProject('second', { ...BOM, components });

    const document = await exported(pathOf(first));
    const preview = await foreseen(second, document);
    await upload(second, document);

    expect(await analysesOf(second)).toEqual(made);
    expect(await decisionsOf(second)).toEqual(preview);
    await upload(first, document);
    expect(await analysesOf(first)).toEqual(made);
  });
});

it('that cannot be applied as it stands is told in the notification and the log', async () => {
  await server.close();
  const logged: string[] = [];
  server = await testServer({ log: (message) => logged.push(message) });
  await describeVulnerabilities();
  const project = await aProject();

  await upload(
    project,
    aVex({ affects: [{ ref: 'a' }, { ref: 'e' }] }, { id: 'INT-NONE', affects: [{ ref: 'a' }] }),
  );

  expect(logged).toContainEqual(
    expect.stringMatching(
      /^A VEX of the project [\da-f-]{36}: 2 of 2 statements .*INT-LAB-1 \(INTERNAL\): no component with findings has this name \(e\)\. INT-NONE \(INTERNAL\): the project has no finding with it\.$/,
    ),
  );
});
