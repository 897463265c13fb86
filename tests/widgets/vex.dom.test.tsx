import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../src/api/findings/intakeInSlices.js';
import '../../src/entities/finding/detail/FindingDetail.js';
import { VexUploadDialog } from '../../src/widgets/project/BomUpload/index.js';
import { ProjectFindings } from '../../src/widgets/project/ProjectFindings/index.js';
import { ProjectHeader } from '../../src/widgets/project/ProjectHeader/index.js';
import { asLine } from '../support/asLine.js';
import { savedFiles, type SavedFile } from '../support/savedFiles.js';
import { testServer, type TestProject, type TestServer } from '../support/testServer.js';
import { closed, expectAccessible, interceptedFetch, kitPage, type KitPageOptions } from './kitPage.js';

let server: TestServer;
let project: TestProject;

beforeEach(async () => {
  server = await testServer();
  project = await server.aProject({
    name: 'web/shop',
    version: '1.2.0',
    components: [{ name: 'lodash', version: '4.17.15' }],
    findings: [
      { vulnId: 'CVE-2020-8203', severity: 'HIGH', component: 'lodash' },
      { vulnId: 'CVE-2019-10744', severity: 'CRITICAL', component: 'lodash', state: 'IN_TRIAGE' },
      { vulnId: 'CVE-2018-1', severity: 'LOW', component: 'lodash', state: 'RESOLVED', isSuppressed: true },
    ],
  });
});
afterEach(() => closed(server));

const SUBJECT = { type: 'application', 'bom-ref': 'root', name: 'web/shop', version: '1.2.0' };

/** Returns a document with decisions about vulnerabilities of the entire project. */
function aVex(states: Record<string, string>, members: object = {}) {
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: SUBJECT },
    vulnerabilities: Object.entries(states).map(([id, state]) => ({
      id,
      source: { name: 'NVD' },
      analysis: { state, detail: `Because of ${id}` },
      affects: [{ ref: 'root' }],
    })),
    ...members,
  };
}

const aFile = (content: unknown, name = 'vex.json') =>
  new File([typeof content === 'string' ? content : JSON.stringify(content)], name);

async function pick(file: File) {
  await screen.findByText('Drop a CycloneDX VEX here');
  fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [file] } });
}

async function showTab(options: Partial<KitPageOptions> = {}) {
  const page = await kitPage(<ProjectFindings projectId={project.uuid} />, { server, ...options });
  await screen.findByRole('button', { name: /Details.*CVE-2020-8203/ });
  return page;
}

async function menu(user: Awaited<ReturnType<typeof kitPage>>['user']) {
  // The one in the head of the project comes before it.
  await user.click(screen.getAllByRole('button', { name: 'More actions' }).at(-1)!);
  await screen.findByRole('menuitem', { name: 'Reload' });
}

describe('export', () => {
  let saved: readonly SavedFile[];
  beforeEach(() => void (saved = savedFiles()));
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it.each([
    ['Export decisions (VEX)', 'web-shop-1.2.0-vex.cdx.json'],
    ['Export vulnerabilities (VDR)', 'web-shop-1.2.0-vdr.cdx.json'],
  ])('“%s” gives a file that says what it is and of what', async (entry, name) => {
    const { user, told } = await showTab();
    await menu(user);

    await user.click(screen.getByRole('menuitem', { name: entry }));

    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]!.name).toBe(name);
    const content = JSON.parse(await saved[0]!.content) as { components?: []; vulnerabilities: [] };
    expect(content).toMatchObject({ bomFormat: 'CycloneDX' });
    expect(content.vulnerabilities).toHaveLength(3);
    expect(content.components).toHaveLength(1);
    expect(told.notices).toEqual([]);
  });

  it('says how many decisions of a VEX lack a justification, and gives the file all the same', async () => {
    project = await server.aProject({
      components: [{ name: 'lodash', version: '4.17.15' }],
      findings: [
        { vulnId: 'CVE-2020-8203', severity: 'HIGH', state: 'NOT_AFFECTED' },
        { vulnId: 'CVE-2019-2', severity: 'LOW', state: 'NOT_AFFECTED', isSuppressed: true },
        { vulnId: 'CVE-2019-3', severity: 'LOW', state: 'EXPLOITABLE' },
        { vulnId: 'CVE-2019-4', severity: 'LOW', state: 'NOT_AFFECTED', justification: 'CODE_NOT_PRESENT' },
      ],
    });
    const { user, told } = await showTab();
    await menu(user);
    await user.click(screen.getByRole('menuitem', { name: 'Export vulnerabilities (VDR)' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(told.notices).toEqual([]);

    await menu(user);
    await user.click(screen.getByRole('menuitem', { name: 'Export decisions (VEX)' }));

    await waitFor(() =>
      expect(told.notices).toMatchObject([
        {
          kind: 'info',
          title: 'VEX exported, 2 justifications missing',
          detail: 'A VEX should include a justification.',
        },
      ]),
    );
    expect(saved[1]!.name).toMatch(/vex\.cdx\.json$/);
  });

  it('gives the BOM in its other forms, too', async () => {
    const { user } = await showTab();
    await menu(user);
    expect(screen.getAllByRole('menuitem', { name: 'Inventory' })).toHaveLength(2);

    await user.click(screen.getAllByRole('menuitem', { name: 'With vulnerabilities' })[1]!);

    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]!.name).toBe('web-shop-1.2.0-bom-with-vulnerabilities.cdx.xml');
    expect(await saved[0]!.content).toContain('<vulnerabilities>');
  });

  it('can be stopped while the server takes its time', async () => {
    let isAborted = false;
    const fetch: typeof globalThis.fetch = (input, init) =>
      String(input).includes('/vex/')
        ? new Promise((_, reject) =>
            init?.signal?.addEventListener('abort', () => {
              isAborted = true;
              reject(new DOMException('stopped', 'AbortError'));
            }),
          )
        : server.fetch(input, init);
    const { user, told } = await showTab({ fetch });
    await menu(user);
    await user.click(screen.getByRole('menuitem', { name: 'Export decisions (VEX)' }));
    await waitFor(() => expect(told.notices).toMatchObject([{ title: 'Preparing VEX…' }]));

    told.notices[0]!.action!.run();

    await waitFor(() => expect(told.notices.at(-1)).toMatchObject({ title: 'Export stopped' }));
    expect(isAborted).toBe(true);
    expect(saved).toEqual([]);
  });

  it('says why it failed, in the words of the server, and works the next time', async () => {
    let isBroken = true;
    const fetch = interceptedFetch(server, ({ path }) =>
      isBroken && path.includes('/vex/') ? new Response('Out of paper.', { status: 500 }) : undefined,
    );
    const { user, told } = await showTab({ fetch });
    await menu(user);

    await user.click(screen.getByRole('menuitem', { name: 'Export decisions (VEX)' }));
    await waitFor(() =>
      expect(told.notices).toMatchObject([
        { kind: 'failure', title: 'Could not export VEX', detail: 'Out of paper.' },
      ]),
    );
    expect(saved).toEqual([]);
    isBroken = false;
    await menu(user);
    await user.click(screen.getByRole('menuitem', { name: 'Export decisions (VEX)' }));

    await waitFor(() => expect(saved).toHaveLength(1));
  });

  it('names the file after the project even where only the findings may be seen', async () => {
    const fetch = interceptedFetch(server, ({ path }) =>
      path.endsWith(`/v1/project/${project.uuid}`) ? new Response('', { status: 403 }) : undefined,
    );
    const { user } = await showTab({ fetch });
    await menu(user);

    await user.click(screen.getByRole('menuitem', { name: 'Export decisions (VEX)' }));

    await waitFor(() => expect(saved[0]?.name).toBe(`${project.uuid}-vex.cdx.json`));
  });
});

it.each([
  ['may audit', ['VIEW_PORTFOLIO', 'VIEW_VULNERABILITY', 'VULNERABILITY_ANALYSIS'], ['vex', 'vdr', 'upload']],
  ['may only look', ['VIEW_PORTFOLIO', 'VIEW_VULNERABILITY'], ['vdr']],
  ['sees nothing but findings', ['VIEW_VULNERABILITY'], []],
] as const)('offers to who %s what the server would do for them', async (_, permissions, expected) => {
  const { user } = await showTab({ as: permissions });

  await menu(user);

  const offered = {
    vex: screen.queryByRole('menuitem', { name: /^Export decisions/ }),
    vdr: screen.queryByRole('menuitem', { name: /^Export vulnerabilities/ }),
    upload: screen.queryByRole('menuitem', { name: /^Upload decisions/ }),
  };
  expect(Object.entries(offered).flatMap(([name, item]) => (item ? [name] : []))).toEqual(expected);
});

it('offers no upload where the host made it read-only', async () => {
  const { user } = await showTab({ isReadOnly: true });
  await menu(user);

  expect(screen.queryByRole('menuitem', { name: /^Upload decisions/ })).toBeNull();
  expect(screen.getByRole('menuitem', { name: /^Export decisions/ })).toBeVisible();
});

describe('upload', () => {
  it('says that a server does not know the version before it sends it', async () => {
    const { fetch } = asLine(server, '4.14.2');
    await kitPage(<VexUploadDialog project={{ uuid: project.uuid }} onClose={() => {}} />, {
      server,
      fetch,
    });

    await pick(aFile(aVex({ 'CVE-2020-8203': 'in_triage' }, { specVersion: '1.7' })));

    expect(await screen.findByText('This server probably does not support CycloneDX 1.7.')).toBeVisible();
    expect(await screen.findByText('All decisions match findings.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Upload anyway' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Upload' })).toBeNull();
  });

  it('takes decisions over, says what changed, and rows, counts and open trails are fresh', async () => {
    const { user, told } = await kitPage(
      <>
        <ProjectHeader projectId={project.uuid} />
        <ProjectFindings projectId={project.uuid} />
      </>,
      { server },
    );
    // It has no decision, so its audit trail was never requested.
    await user.click(await screen.findByRole('button', { name: /Details.*CVE-2020-8203/ }));
    expect(await screen.findByText('no entries')).toBeVisible();
    await menu(user);
    await user.click(screen.getByRole('menuitem', { name: 'Upload decisions (VEX)…' }));
    const dialog = await screen.findByRole('dialog', { name: /Upload VEX/ });
    expect(await within(dialog).findByText('web/shop 1.2.0')).toBeVisible();
    await pick(
      aFile(
        aVex({
          'CVE-2020-8203': 'in_triage',
          'CVE-2019-10744': 'not_affected',
          'CVE-2018-1': 'exploitable',
          'CVE-1999-1': 'resolved',
        }),
      ),
    );
    expect(
      await within(dialog).findByText('3 of 4 decisions match findings. The rest is ignored.'),
    ).toBeVisible();
    expect(within(dialog).getByText(/CycloneDX 1.5 · 4 decisions/)).toBeVisible();
    await expectAccessible();

    await user.click(within(dialog).getByRole('button', { name: 'Upload' }));

    expect(await within(dialog).findByText('VEX processed')).toBeVisible();
    expect(within(dialog).getByText('New analysis for 3 findings')).toBeVisible();
    expect(within(dialog).getByText('In triage 1, Not affected 1, and Exploitable 1')).toBeVisible();
    expect(within(dialog).getByText('1 finding newly suppressed')).toBeVisible();
    expect(within(dialog).getByText('1 finding unsuppressed')).toBeVisible();
    await expectAccessible();
    await user.click(within(dialog).getByRole('button', { name: 'Done' }));

    const row = screen.getByRole('button', { name: /Details.*CVE-2020-8203/ }).closest('tr')!;
    await waitFor(() => expect(row).toHaveTextContent('In triage'));
    // Suppressed now, and shown again.
    await waitFor(() => expect(screen.queryByRole('button', { name: /Details.*CVE-2019-10744/ })).toBeNull());
    expect(screen.getByRole('button', { name: /Details.*CVE-2018-1/ })).toBeVisible();
    expect((await screen.findAllByText('CycloneDX VEX'))[0]).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^Details/ })).toHaveValue('Because of CVE-2020-8203');
    expect(screen.queryByRole('button', { name: 'Show' })).toBeNull();
    expect(told.notices).toEqual([]);
  });

  it.each([
    ['is broken', '{"bomFormat": "CycloneDX", ', 'This file is not valid JSON.'],
    ['is a BOM', aVex({}, { components: [] }), 'No decisions in this file'],
    [
      'lists vulnerabilities without decisions',
      aVex({}, { vulnerabilities: [{ id: 'CVE-1', source: { name: 'NVD' } }] }),
      'Not uploaded. It lists 1 vulnerability, but none with an ID, an analysis, and affected components.',
    ],
  ])('refuses a file that %s, and sends nothing', async (_, content, reason) => {
    const sent: string[] = [];
    const fetch = interceptedFetch(server, ({ method }) => void (method === 'POST' && sent.push(method)));
    const { user } = await kitPage(<VexUploadDialog project={project} onClose={() => {}} />, {
      server,
      fetch,
    });

    await pick(aFile(content));

    expect(await screen.findByText(reason)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Upload( anyway)?$/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Choose another file' })).toBeVisible();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Remove vex.json' }));
    expect(await screen.findByText('Drop a CycloneDX VEX here')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('refuses a file that is larger than it may be', async () => {
    await kitPage(<VexUploadDialog project={project} maxBytes={10} onClose={() => {}} />, { server });
    await pick(aFile(aVex({ 'CVE-2020-8203': 'resolved' })));

    expect(await screen.findByText(/^This file is .* The server accepts up to 10 bytes\.$/)).toBeVisible();
  });

  it('says that a file is about another project, and sends it only when people insist', async () => {
    const { user } = await kitPage(<VexUploadDialog project={project} onClose={() => {}} />, { server });
    const other = { metadata: { component: { ...SUBJECT, name: 'till', version: '3' } } };

    await pick(aFile(aVex({ 'CVE-1999-1': 'resolved', 'CVE-1999-2': 'resolved' }, other)));

    expect(await screen.findByText('No matching findings for 2 decisions')).toBeVisible();
    expect(screen.getByText(/This file is for till 3, not web\/shop 1\.2\.0\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Upload' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Upload anyway' }));
    expect(await screen.findByText('No analysis or suppression changed.')).toBeVisible();
  });

  it('warns of a file for another version whose decisions fit all the same', async () => {
    await kitPage(<VexUploadDialog project={project} onClose={() => {}} />, { server });
    const older = { metadata: { component: { ...SUBJECT, version: '1.1.0' } } };
    const { vulnerabilities, ...document } = aVex({ 'CVE-2020-8203': 'resolved' }, older);
    const affects = [{ ref: 'pkg:npm/lodash@4.17.15' }];

    await pick(
      aFile({ ...document, vulnerabilities: vulnerabilities.map((each) => ({ ...each, affects })) }),
    );

    expect(await screen.findByText('This file is for web/shop 1.1.0, not web/shop 1.2.0.')).toBeVisible();
    expect(await screen.findByText('All decisions match findings.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Upload' })).toBeVisible();
  });

  it.each([
    ['another version', { version: '1.1.0' }, 'It applies to versions other than this project.'],
    ['something else', { name: 'till' }, 'The file is about “root”, not this project or its components.'],
  ])('does not settle the whole project by a file about %s', async (_, subject, reason) => {
    await kitPage(<VexUploadDialog project={project} onClose={() => {}} />, { server });
    const other = { metadata: { component: { ...SUBJECT, ...subject } } };

    await pick(aFile(aVex({ 'CVE-2020-8203': 'resolved' }, other)));

    expect(await screen.findByText(`Not applied: ${reason}`)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Upload anyway' })).toBeVisible();
  });

  it('shows what the server says to a file that breaks its schema, and keeps the file', async () => {
    const { user } = await kitPage(<VexUploadDialog project={project} onClose={() => {}} />, { server });
    await pick(aFile(aVex({ 'CVE-2020-8203': 'solved' })));
    expect(await screen.findByText(/^This file breaks the CycloneDX 1\.5 schema/)).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Upload anyway' }));

    expect(await screen.findByText('The server rejected this file.')).toBeVisible();
    expect(screen.getByText(/^The server found \d+ problem/)).toBeVisible();
    expect(screen.getByText('vex.json')).toBeVisible();
  });

  it.each([
    [
      'loses its connection',
      () => Promise.reject(new TypeError('Failed to fetch')),
      /Could not connect to the server\./,
    ],
    [
      'is refused',
      () => new Response('', { status: 403 }),
      /This project no longer exists, or you do not have permission to upload to it\./,
    ],
  ])('keeps the file when it %s, and sends it again', async (_, answer, words) => {
    let isBroken = true;
    const fetch = interceptedFetch(server, ({ method }) =>
      isBroken && method === 'POST' ? answer() : undefined,
    );
    const { user } = await kitPage(<VexUploadDialog project={project} onClose={() => {}} />, {
      server,
      fetch,
    });
    await pick(aFile(aVex({ 'CVE-2020-8203': 'resolved' })));
    await user.click(await screen.findByRole('button', { name: 'Upload' }));
    expect(await screen.findByText(words)).toBeVisible();

    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Upload again' }));

    expect(await screen.findByText('New analysis for 1 finding')).toBeVisible();
  });

  it('goes on when the window is closed, and ends with a notice', async () => {
    const { user, told, rerender } = await kitPage(<VexUploadDialog project={project} onClose={() => {}} />, {
      server,
    });
    await pick(aFile(aVex({ 'CVE-2020-8203': 'false_positive' })));
    await user.click(await screen.findByRole('button', { name: 'Upload' }));
    await screen.findByText('Processing VEX…');

    rerender(<p>Elsewhere</p>);

    await waitFor(() =>
      expect(told.notices).toMatchObject([
        {
          kind: 'success',
          title: 'VEX of web/shop 1.2.0 processed',
          detail: 'New analysis for 1 finding · 1 finding newly suppressed',
        },
      ]),
    );
  });

  it('says that what changed is not known when the findings cannot be read afterwards', async () => {
    let isSent = false;
    const fetch = interceptedFetch(server, ({ method, path }) => {
      if (method === 'POST') isSent = true;
      return isSent && path.includes('/finding/') ? new Response('', { status: 500 }) : undefined;
    });
    const { user } = await kitPage(<VexUploadDialog project={project} onClose={() => {}} />, {
      server,
      fetch,
    });
    await pick(aFile(aVex({ 'CVE-2020-8203': 'resolved' })));

    await user.click(await screen.findByRole('button', { name: 'Upload' }));

    expect(await screen.findByText(/Could not load the findings to show what changed\./)).toBeVisible();
  });
});

describe('what an upload will change', () => {
  /** Shows the preview for a project with two components that have the same vulnerability. */
  async function showPreview(vulnerabilities: object[], options: Partial<KitPageOptions> = {}) {
    const two = await server.aProject({
      name: 'two',
      version: '1',
      components: [
        { name: 'widget', version: '1.0.0' },
        { name: 'gizmo', version: '2.0.0' },
      ],
      findings: ['widget', 'gizmo'].map((component) => ({ vulnId: 'CVE-1', severity: 'HIGH', component })),
    });
    const page = await kitPage(<VexUploadDialog project={two} onClose={() => {}} />, { server, ...options });
    const content = { ...aVex({}), metadata: undefined, vulnerabilities };
    await pick(aFile(content));
    return { ...page, two, content };
  }

  const linkTo = (fragment: string) => `urn:cdx:17c6ebb8-0fdb-43df-a049-aeffd11aa0c0/1#${fragment}`;

  const statement = (ref: string, members: object = {}) => ({
    id: 'CVE-1',
    source: { name: 'NVD' },
    analysis: { state: 'not_affected', justification: 'code_not_reachable', detail: 'Looked.' },
    affects: [{ ref }],
    ...members,
  });

  const rows = () => within(screen.getByRole('list', { name: 'What will change' })).getAllByRole('listitem');

  it('is said for each decision, component by component, and comes true', async () => {
    const { user } = await showPreview([
      statement(linkTo('pkg:npm/widget@1.0.0')),
      statement(linkTo('pkg:npm/other@9'), { id: 'CVE-2' }),
    ]);

    expect(await screen.findByText('The analysis or suppression of 1 finding will change.')).toBeVisible();
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      'CVE-1 (NVD)widget 1.0.0: Not set → Not affected, suppressedAlso sets: Code not reachable and details',
      'CVE-2 (NVD)Not applied: This project has no such finding.',
    ]);
    expect(screen.queryByText(/Dependency-Track/)).toBeNull();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Upload' }));

    expect(await screen.findByText('New analysis for 1 finding')).toBeVisible();
    expect(screen.getByText('1 finding newly suppressed')).toBeVisible();
  });

  it('names words that servers do not know', async () => {
    const analysis = { state: 'resolved_with_pedigree' };
    await showPreview([statement(linkTo('pkg:npm/widget@1.0.0'), { analysis })]);

    await screen.findByText('No analysis or suppression will change.');
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      'CVE-1 (NVD)widget 1.0.0: Not set, unchangedServers do not recognize “resolved_with_pedigree” and use “Not set” instead.',
    ]);
  });

  it('is nothing for what is not there, and is not sent unless people insist', async () => {
    await showPreview([
      statement(linkTo('pkg:npm/unrelated@9')),
      statement(linkTo('pkg:npm/gizmo@2.0.0'), {
        affects: [{ ref: linkTo('pkg:npm/gizmo@2.0.0'), versions: [{ version: '3.0.0' }] }],
      }),
    ]);

    expect(await screen.findByText('None of the 2 decisions can be applied.')).toBeVisible();
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      'CVE-1 (NVD)Not applied: No component with findings is named “urn:cdx:17c6ebb8-0fdb-43df-a049-aeffd11aa0c0/1#pkg:npm/unrelated@9”.',
      'CVE-1 (NVD)Not applied: It applies to versions other than gizmo 2.0.0.',
    ]);
    expect(screen.getByRole('button', { name: 'Upload anyway' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Upload' })).toBeNull();
  });

  it('comes with a warning where another server may make more of it', async () => {
    const { fetch } = asLine(server, '4.14.2');
    await showPreview(
      [
        statement(linkTo('pkg:npm/widget@1.0.0')),
        statement('pkg:npm/gizmo@2.0.0', { source: undefined, analysis: { state: 'exploitable' } }),
      ],
      { fetch },
    );

    expect(await screen.findByText('This server may interpret 2 decisions differently.')).toBeVisible();
    const [link, sourceless] = rows();
    expect(link).toHaveTextContent('widget 1.0.0: Not set → Not affected, suppressed');
    expect(link).toHaveTextContent('Dependency-Track may apply this to every component with CVE-1.');
    expect(sourceless).toHaveTextContent('gizmo 2.0.0: Not set → Exploitable');
    expect(sourceless).toHaveTextContent('Dependency-Track may skip this without the exact source name.');
    await expectAccessible();
  });

  it('warns that another server takes a file about a component for one about the project', async () => {
    const { fetch } = asLine(server, '4.14.2');
    await kitPage(<VexUploadDialog project={project} onClose={() => {}} />, { server, fetch });
    const library = { 'bom-ref': 'root', type: 'library', name: 'lodash', version: '4.17.15' };

    await pick(aFile(aVex({ 'CVE-2020-8203': 'resolved' }, { metadata: { component: library } })));

    expect(
      await screen.findByText('Dependency-Track may apply this to every component with CVE-2020-8203.'),
    ).toBeVisible();
  });

  it('is not called nothing where another server may settle all components', async () => {
    const { fetch } = asLine(server, '4.14.2');
    await showPreview([statement(linkTo('pkg:npm/unrelated@9'))], { fetch });

    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('may apply some decisions more widely');
    expect(rows()[0]).toHaveTextContent('Dependency-Track may apply this to every component with CVE-1.');
  });
});
