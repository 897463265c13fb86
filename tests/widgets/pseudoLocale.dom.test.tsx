import { fireEvent, screen, waitFor } from '@testing-library/react';
import { createElement, type FunctionComponent, type ReactElement } from 'react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ProjectTab } from '../../src/host/types.js';
import { BomUpload } from '../../src/widgets/project/BomUpload/index.js';
import { PasswordChange } from '../../src/widgets/account/PasswordChange/index.js';
import { messages as PASSWORD } from '../../src/widgets/account/PasswordChange/PasswordChange.messages.js';
import { ProjectComponents } from '../../src/widgets/project/ProjectComponents/index.js';
import { ProjectEditor } from '../../src/widgets/portfolio/ProjectEditor/index.js';
import { ProjectFindings } from '../../src/widgets/project/ProjectFindings/index.js';
import { ProjectHeader, ProjectTabs } from '../../src/widgets/project/ProjectHeader/index.js';
import { messages as HEADER } from '../../src/widgets/project/ProjectHeader/ProjectHeader.messages.js';
import { ProjectList } from '../../src/widgets/portfolio/ProjectList/index.js';
import { VulnerabilityDetail } from '../../src/widgets/vulnerability/VulnerabilityDetail/index.js';
import { VulnerabilityList } from '../../src/widgets/vulnerability/VulnerabilityList/index.js';
import { SignIn } from '../../src/widgets/account/SignIn/index.js';
import { VulnerabilityEditorDialog } from '../../src/widgets/vulnerability/VulnerabilityEditor/index.js';
import { pasteInto } from '../support/pasteInto.js';
import { literalsIn, pseudoMessages, pseudoSpeaker, PSEUDO_LOCALE } from '../support/pseudoLocale.js';
import { requestsOf } from '../support/requestsOf.js';
import { propsOf, SAMPLE_PROJECT, WIDGET_SAMPLES, type WidgetSample } from '../support/widgetSamples.js';
import { testServer, type ProjectSpec, type TestProject, type TestServer } from '../support/testServer.js';
import { kitPage, type KitPage, type KitPageOptions } from './kitPage.js';

vi.setConfig({ testTimeout: 120_000 });

const messages = pseudoMessages();
const say = pseudoSpeaker(messages);
/** The name of a button that opens a form. */
const opening = (id: string, values?: Record<string, string | number>) =>
  say('actions.opens', { action: say(id, values) });

const PROJECT: ProjectSpec = {
  name: 'web-shop',
  version: '1.2.0',
  description: 'Sells things',
  tags: ['pci', 'team-a', 'team-b', 'team-c', 'team-d'],
  components: [
    { name: 'lodash', version: '4.17.15', latestVersion: '4.17.21', license: 'MIT', group: 'org.example' },
    {
      name: 'log4j-core',
      version: '2.14.1',
      purl: 'pkg:maven/org.apache.logging.log4j/log4j-core@2.14.1',
      cpe: 'cpe:2.3:a:apache:log4j:2.14.1:*:*:*:*:*:*:*',
      latestVersion: '2.24.0',
    },
    { name: 'internal-lib', isDirect: false, purl: null },
  ],
  findings: [
    {
      vulnId: 'CVE-2021-44228',
      severity: 'CRITICAL',
      component: 'log4j-core',
      title: 'Log4Shell',
      description: 'Remote code ![pixel](https://img.example/x.png)',
      recommendation: 'Upgrade soon',
      references: '* [Note](https://logging.example/a)\n'.repeat(9),
      cvssV2BaseScore: 9.3,
      cvssV2Vector: '(AV:N/AC:M/Au:N/C:C/I:C/A:C)',
      cvssV3BaseScore: 10,
      cvssV3Vector: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:C/C:H/I:H/A:H',
      cwes: [502],
      epssScore: 0.944,
      epssPercentile: 0.999,
      published: Date.UTC(2021, 11, 10),
      aliases: ['GHSA-jfh8-c2jp-5v3q'],
      state: 'NOT_AFFECTED',
      justification: 'CODE_NOT_REACHABLE',
      response: 'UPDATE',
      details: 'Not called',
      comments: ['We looked'],
    },
    {
      vulnId: 'GHSA-jfh8-c2jp-5v3q',
      severity: 'CRITICAL',
      component: 'log4j-core',
      analyzer: 'OSSINDEX_ANALYZER',
    },
    { vulnId: 'CVE-2020-8203', severity: 'HIGH', component: 'lodash', epssScore: 0.013 },
    { vulnId: 'CVE-2019-10744', severity: 'MEDIUM', component: 'lodash', state: 'IN_TRIAGE' },
    { vulnId: 'CVE-2018-3721', severity: 'LOW', component: 'lodash', isSuppressed: true },
    { vulnId: 'INT-1', source: 'INTERNAL', severity: 'INFO', component: 'internal-lib' },
    { vulnId: 'OSV-2', source: 'OSV', severity: 'UNASSIGNED', component: 'internal-lib', description: null },
  ],
};

/** Fields of the fixture that only the raw form of an enumeration may fill: that is for the API, not for people. */
const RAW = ['severity', 'state', 'justification', 'response', 'analyzer'];

/**
 * The data of the fixture, the server, and the test itself. All other text on the screen must come from
 * messages.
 */
const DATA: readonly (string | RegExp)[] = [
  // Technical details of a failure, behind a button: for readers of logs, in the words of the log.
  /\b(GET|POST|PUT) \/(api|health)\S*: .*/g,
  /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g,
  /\b(CVE-\d+-\d+|CWE-\d+)/g,
  /\bpkg:[^\s]+/g,
  'platform',
  // Names that are the same in every language.
  /^(npm|maven|NVD|GitHub|OSV|OSS Index)$/g,
  // The source after the name of an analyzer.
  '(NVD)',
  /\bCVSS v[234]\.\d\b/g,
  // Formats that are the value of a sentence.
  /(?<=⟦[^⟧]*)\b(JSON|XML|pixel)\b(?=⟧)/g,
  // The text of the test server for a vulnerability without a description.
  /^What +(\S+ )?is about\.$/g,
  'Note',
  'Remote code',
  'Deserialization of Untrusted Data',
  'auditor',
  'admin',
  // The initial user of the server.
  'Administrator',
  'admin@localhost',
  // The initial templates of alerts.
  /\w+Publisher\b/g,
  /^(application\/json|text\/plain)$/g,
  // Users of tests.
  /\w+@bomdeck\.example/g,
  'gateway',
  /\bCycloneDX 1\.\d\b/g,
  'Content of the host',
  // An initial package repository of the server.
  /(https:\/\/)?pypi\.org\/?/g,
  // An initial license of the server, and URLs about it.
  'GPL-2.0+',
  /https:\/\/(www\.gnu|opensource)\.org\/\S*/g,
  ...textsOf(PROJECT),
  ...textsOf(SAMPLE_PROJECT),
];

let server: TestServer;
let project: TestProject;
let sampleProject: TestProject;
/** Complete texts that a new server contains, such as names of licenses. */
let seeded: ReadonlySet<string>;

beforeAll(async () => {
  server = await testServer();
  seeded = namesIn(server);
  const parent = await server.aProject({ name: 'platform', version: '2' });
  await server.aProject({ name: 'retired', isActive: false });
  await server.aProject({ name: 'web-shop', version: '1.1.0', isActive: false });
  project = await server.aProject({ ...PROJECT, parent: parent.uuid });
  sampleProject = await server.aProject(SAMPLE_PROJECT);
});
afterAll(() => server.close());

const show = (element: ReactElement, options: Partial<KitPageOptions> = {}) =>
  kitPage(element, { server, locale: PSEUDO_LOCALE, messages, ...options });
/** By label or text: the roles of a page with large tables take long to find. */
const button = (id: string, values?: Record<string, string | number>) =>
  waitFor(() => {
    const name = say(id, values);
    const names = [name, opening(id, values)];
    const found = [...document.querySelectorAll('button')].find((one) =>
      names.includes(one.getAttribute('aria-label') ?? one.textContent),
    );
    return found ?? expect.fail(`There is no button ${name}.`);
  });
const search = (text: string) =>
  fireEvent.change(document.querySelector('input[type=search]')!, { target: { value: text } });

const BOM = {
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  components: [{ type: 'library', name: 'lodash', version: '1' }],
};
const bomUpload = (projectId: string) => <BomUpload projectId={projectId} />;
const pick = (content: object) =>
  fireEvent.change(document.querySelector('input[type=file]')!, {
    target: { files: [new File([JSON.stringify(content)], 'bom.json')] },
  });

/** Holds everything on the page, dialogs and menus included, against the data. */
function expectNoLiterals(...own: (string | RegExp)[]) {
  expect(document.body.textContent).not.toContain(say('host.stopped'));
  const found = literalsIn(document.body, [...DATA, ...own]).filter(
    (line) => !seeded.has(line.replace(/^<[^>]*> /, '')),
  );
  // Beside the words of an enumeration, its raw form may be the tip.
  expect(found.filter((line) => !/^<span title> [A-Z]+(_[A-Z]+)*$/.test(line))).toEqual([]);
}

/** Shows every column that the table of the page has. */
async function showAllColumns({ user }: KitPage) {
  fireEvent.click(await button('ui.columns.button'));
  const list = await waitFor(
    () =>
      document.querySelector('[role=dialog] input')?.closest('[role=dialog]') ?? expect.fail('No columns.'),
  );
  const hidden = () =>
    [...list.querySelectorAll('input')].find(({ type, checked }) => type === 'checkbox' && !checked);
  for (let next = hidden(); next; next = hidden()) fireEvent.click(next);
  expectNoLiterals();
  await user.keyboard('{Escape}');
}

/** Opens each menu and popover of the page in turn and holds it against the data. */
async function openEach({ user }: KitPage, ...own: (string | RegExp)[]) {
  const triggers = () => [
    ...document.querySelectorAll<HTMLElement>('[aria-haspopup][aria-expanded=false]:not(:disabled)'),
  ];
  const count = triggers().length;
  for (let index = 0; index < count; index += 1) {
    const trigger = triggers()[index]!;
    fireEvent.click(trigger);
    const popup = await waitFor(() => {
      const opened = document.getElementById(trigger.getAttribute('aria-controls') ?? '');
      expect(opened?.textContent).toMatch(/\S/);
      return opened!;
    });
    await waitFor(() => expect(popup.querySelector('[aria-busy=true]')).toBeNull());
    expectNoLiterals(...own);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(popup.isConnected).toBe(false));
  }
  return count;
}

describe('every text of the kit comes from its messages', () => {
  it('SignIn', async () => {
    const { user } = await show(<SignIn onSignedIn={() => {}} />);
    const submit = await button('signIn.submit');
    expectNoLiterals();

    await user.click(submit);
    expect(await screen.findByText(say('fieldProblem.missing'))).toBeVisible();
    expectNoLiterals();

    await user.type(screen.getByLabelText(say('credentials.username')), 'somebody');
    await user.type(screen.getByLabelText(say('credentials.password')), 'wrong{Enter}');
    expect(await screen.findByText(say('signIn.invalid'))).toBeVisible();
    expectNoLiterals();
  });

  it('PasswordChange', async () => {
    const { user } = await show(<PasswordChange onPasswordChanged={() => {}} onCancel={() => {}} />);
    const submit = await button('passwordChange.submit');
    await user.click(submit);
    expect((await screen.findAllByText(say('fieldProblem.missing')))[0]).toBeVisible();
    expectNoLiterals();

    for (const [field, text] of [
      ['username', 'x'],
      ['current', 'a'],
      ['next', 'a'],
      ['confirm', 'b'],
    ] as const)
      await pasteInto(user, screen.getByLabelText(say(PASSWORD[field].id)), text);
    expect(await screen.findByText(say('passwordChange.different'))).toBeVisible();
    expectNoLiterals();

    await user.type(screen.getByLabelText(say('passwordChange.next')), 'b');
    await user.type(screen.getByLabelText(say('passwordChange.confirm')), '{Home}a{Enter}');
    expect(await screen.findByText(say('passwordChange.invalid'))).toBeVisible();
    expectNoLiterals();
  });

  it('ProjectList', async () => {
    const page = await show(<ProjectList />);
    expect(await screen.findByText('platform', { selector: 'a *' })).toBeVisible();
    await screen.findByText(say('projectState.notAnalyzed')).catch(() => undefined);
    expectNoLiterals();
    expect(await openEach(page)).toBeGreaterThan(2);
    await showAllColumns(page);
    expectNoLiterals();

    search('web');
    expect(await screen.findByText('web-shop', { selector: 'a *' })).toBeVisible();
    expectNoLiterals();
    search('zzz');
    expect(await screen.findByText(say('outcome.noMatch'), { selector: 'h2, h3, h2 *, h3 *' })).toBeVisible();
    expectNoLiterals();

    await page.user.click(await button('projectEditor.create'));
    expect(await screen.findByRole('dialog')).toBeVisible();
    expectNoLiterals();
  });

  it('ProjectEditor', async () => {
    const { user } = await show(<ProjectEditor />);
    await user.click(await button('projectEditor.identity'));
    await user.type(screen.getByRole('textbox', { name: RegExp(say('identity.cpe')) }), 'x');
    await user.type(screen.getByRole('textbox', { name: RegExp(say('identity.purl')) }), 'x');
    await user.click(await button('projectEditor.create'));
    expect(await screen.findByText(say('projectEditor.problem.required'))).toBeVisible();
    // Its examples are what has to be typed.
    expectNoLiterals();

    await user.click(screen.getByRole('combobox', { name: RegExp(say('projectEditor.parent')) }));
    expect(await screen.findByRole('option', { name: /platform/ })).toBeVisible();
    expectNoLiterals();
  });

  it('VulnerabilityEditor', async () => {
    const nothing = () => {};
    const { user } = await show(
      <VulnerabilityEditorDialog onClose={nothing} onVulnerabilitySaved={nothing} />,
    );
    const openTab = async (id: string) =>
      user.click(
        await screen.findByRole('tab', { name: RegExp(`^${say(`vulnerabilityEditor.section.${id}`)}`) }),
      );
    for (const id of ['general', 'extended', 'dates', 'affected']) {
      await openTab(id);
      expectNoLiterals(/INT(-\w{4}){3}/g);
    }
    await user.click(await button('componentEditor.create'));
    await user.click(screen.getByRole('radio', { name: say('affectedComponents.range') }));
    await user.click(await button('affectedComponents.addOne'));
    expect(await screen.findByText(say('affectedComponents.problem.noBound'))).toBeVisible();
    expectNoLiterals();
    await user.click(await button('vulnerabilityEditor.create'));
    expect(await screen.findByText(say('vulnerabilityEditor.problem.openComponent'))).toBeVisible();
    expectNoLiterals();
  });

  it('ProjectHeader', async () => {
    const page = await show(
      <>
        <ProjectHeader projectId={project.uuid} />
        <ProjectTabs projectId={project.uuid} tab="overview" tabs={TABS} />
      </>,
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'web-shop' })).toBeVisible();
    for (const tab of TABS) expect(screen.getByText(say(HEADER[tab].id))).toBeVisible();
    expectNoLiterals();
    expect(await openEach(page)).toBeGreaterThan(0);
  });

  it('ProjectComponents', async () => {
    const page = await show(<ProjectComponents projectId={project.uuid} />);
    expect(await screen.findByText('lodash', { selector: 'a *' })).toBeVisible();
    expectNoLiterals();
    expect(await openEach(page)).toBeGreaterThan(0);
    await showAllColumns(page);
    expectNoLiterals();

    search('zzz');
    expect(await screen.findByText(say('outcome.noMatch'), { selector: 'h2, h3, h2 *, h3 *' })).toBeVisible();
    expectNoLiterals();
  });

  it('VulnerabilityList', async () => {
    const page = await show(<VulnerabilityList />);
    expect(await screen.findByText('CVE-2021-44228', { selector: 'a *' })).toBeVisible();
    expectNoLiterals();
    await showAllColumns(page);
    expectNoLiterals();

    search('zzz');
    expect(await screen.findByText(say('outcome.noMatch'), { selector: 'h2, h3, h2 *, h3 *' })).toBeVisible();
    expectNoLiterals();
  });

  it('VulnerabilityDetail', async () => {
    const page = await show(<VulnerabilityDetail source="NVD" vulnId="CVE-2021-44228" />);
    expect(await screen.findByRole('heading', { level: 1, name: 'CVE-2021-44228' })).toBeVisible();
    expectNoLiterals();
    fireEvent.click(screen.getByText(say('vulnerabilityDetail.affectedProjects')));
    expect(await screen.findByText('web-shop', { selector: 'a *' })).toBeVisible();
    await showAllColumns(page);
    expectNoLiterals();
  });

  it('ProjectFindings', async () => {
    const defaultValue = {
      suppression: 'shown' as const,
      filters: { severity: ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW'] },
    };
    const page = await show(<ProjectFindings projectId={project.uuid} defaultValue={defaultValue} />, {
      as: 'auditor',
    });
    const toggle = await waitFor(
      () =>
        document.querySelector<HTMLElement>('button[aria-label*="CVE-2021-44228"][aria-expanded]') ??
        expect.fail('The row is not there.'),
    );
    expectNoLiterals();
    fireEvent.click(toggle);
    expect(await screen.findByText('We looked')).toBeVisible();
    await waitFor(() => expect(screen.getByText('Upgrade soon')).toBeVisible());
    expectNoLiterals();
    fireEvent.click(toggle);
    expect(await openEach(page)).toBeGreaterThan(3);
    await showAllColumns(page);
    expectNoLiterals();

    fireEvent.click(document.querySelector('thead input')!);
    const preview = await screen.findByRole('button', { name: opening('bulkAudit.preview') });
    expectNoLiterals();
    fireEvent.click(screen.getByRole('button', { name: say('decision.suppress') }));
    fireEvent.click(preview);
    expect(await screen.findByRole('grid', { name: say('bulkAudit.changes') })).toBeVisible();
    expectNoLiterals();
    fireEvent.click(screen.getByRole('button', { name: say('ui.dialog.cancel') }));

    search('zzz');
    expect(await screen.findByText(say('outcome.noMatch'), { selector: 'h2, h3, h2 *, h3 *' })).toBeVisible();
    expectNoLiterals();
  });

  it('BomUpload', async () => {
    const target = await server.aProject({ name: 'gateway' });
    const { user } = await show(<BomUpload projectId={target.uuid} />);
    expect(await screen.findByText(say('bomUpload.drop'))).toBeVisible();
    expectNoLiterals();

    pick({ ...BOM, components: [{ type: 'gadget', name: 1, 'bom-ref': '' }], extra: {} });
    expect(await screen.findByRole('list', { name: say('bomUpload.problems') })).toBeVisible();
    // Paths into the file and the values that its schema knows.
    const schemaWords = /(?<=: ).*(?=⟧)|“\w+”|components\[0\][\w.-]*|^extra$/g;
    expectNoLiterals('bom.json', schemaWords);

    expect(await button('bomUpload.another')).toBeVisible();
    pick(BOM);
    expect(await screen.findByText(say('bomUpload.ready'))).toBeVisible();
    expectNoLiterals('bom.json');
    await user.click(await button('bomUpload.upload'));
    expect(await screen.findByText(say('bomUpload.imported'))).toBeVisible();
    expectNoLiterals('bom.json');
  });
});

const TABS: readonly ProjectTab[] = [
  'overview',
  'components',
  'services',
  'dependencyGraph',
  'findings',
  'epss',
  'policyViolations',
  'properties',
];

const EXPORTED = Object.assign(
  {},
  ...Object.values(import.meta.glob('../../src/widgets/*/*/index.ts', { eager: true })),
) as Record<string, FunctionComponent<object>>;
const elementOf = (sample: WidgetSample) =>
  createElement(EXPORTED[sample.component]!, propsOf(sample, { projectId: sampleProject.uuid }));
const named = (samples: readonly WidgetSample[]) =>
  samples.map((sample) => [sample.component, sample] as const);
/** Short names of metrics and their values, and vectors made of them. */
const NAMED_BY_STANDARDS: Record<string, RegExp[]> = {
  CvssCalculator: [/\b[A-Za-z]{1,3}:[A-Za-z/:]+/g, /\b[A-Z][a-zA-Z]{0,2}\b/g],
  OwaspCalculator: [/\b[A-Z]{1,3}\b/g],
};
/** The components that their widgets are named after, where they need a right. */
const GUARDED = WIDGET_SAMPLES.filter(
  ({ widget, component }) => widget.permissions.length > 0 && component === Object.keys(widget.components)[0],
);
/** Those that show something of the server, so that they cannot do without an answer. */
const READERS = GUARDED.filter(({ shows }) => shows !== undefined);

const FAILURES: [string, () => Response | Promise<Response>][] = [
  ['while the server fails', () => new Response('', { status: 500 })],
  ['while there is no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['while something else answers', () => new Response('<html>')],
  ['where nothing is', () => new Response('', { status: 404 })],
  ['after the session', () => new Response('', { status: 401 })],
];

describe('so does every text of a component as it comes up', () => {
  // Draws nothing without a release that has welcome messages.
  it.each(named(WIDGET_SAMPLES.filter(({ component }) => component !== 'WelcomeMessage')))(
    '%s',
    async (_, sample) => {
      const { shows, says } = sample;
      await show(elementOf(sample));

      expect((await screen.findAllByText(shows ?? say(says!)))[0]).toBeVisible();
      await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
      expectNoLiterals(...(NAMED_BY_STANDARDS[sample.component] ?? []));
    },
  );
});

describe('so do the words of failures', () => {
  it.each(named(GUARDED))('%s without permissions', async (_, sample) => {
    const fetch = vi.fn(server.fetch);
    await show(elementOf(sample), { as: [], fetch });

    const [refusal] = say('ui.states.permission', { permission: '|' }).split('|');
    const said = await screen.findByText((text) => text.startsWith(refusal!));
    expect(said).toBeVisible();
    // Readers must learn which permission to request.
    const labels = sample.widget.permissions.map((name) => say(`permission.${name}`));
    expect(labels.filter((label) => said.textContent.includes(label))).not.toEqual([]);
    expect(requestsOf(fetch)).toEqual([]);
    expectNoLiterals();
  });

  describe.each(named(READERS))('%s', (_name, sample) => {
    it.each(FAILURES)('%s', async (_, answer) => {
      const { user } = await show(elementOf(sample), { fetch: async () => answer() });

      const titles = await screen.findAllByText(/⟦/, {
        selector: 'h1, h2, h3, h1 *, h2 *, h3 *, [role=alert] *',
      });
      expect(titles.length).toBeGreaterThan(0);
      for (const details of screen.queryAllByRole('button', { name: say('ui.states.details') }))
        await user.click(details);
      // The source of a missing vulnerability may have more information about it.
      expectNoLiterals('NVD');
    });
  });

  it.each(FAILURES)('ProjectEditor %s', async (_, answer) => {
    const { user } = await show(<ProjectEditor />, { fetch: async () => answer() });

    await user.type(screen.getByLabelText(say('field.name')), 'lodash');
    await user.click(await button('projectEditor.create'));

    expect(await screen.findByRole('alert')).toHaveTextContent(/⟦/);
    expectNoLiterals();
  });

  it.each(FAILURES)('BomUpload %s', async (_, answer) => {
    const { user } = await show(bomUpload(project.uuid), {
      fetch: async (...request) => (request[1]?.method === 'GET' ? server.fetch(...request) : answer()),
    });
    await screen.findByText(say('bomUpload.drop'));
    pick(BOM);

    await user.click(await button('bomUpload.upload'));

    expect(await button('bomUpload.sendAgain')).toBeVisible();
    expectNoLiterals('bom.json');
  });
});

/** Returns the names of the items on a new server. */
function namesIn({ context: { db } }: TestServer): Set<string> {
  const columns = db
    .prepare(
      `select t.name as "table", c.name as "column" from sqlite_master as t, pragma_table_info(t.name) as c
       where t.type = 'table' and c.name in ('name', 'licenseId', 'identifier', 'url')`,
    )
    .all<{ table: string; column: string }>();
  const names = columns.flatMap(({ table, column }) =>
    db.prepare(`select distinct "${column}" as text from "${table}"`).all<{ text: string | null }>(),
  );
  return new Set(names.flatMap(({ text }) => text ?? []));
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (RAW.includes(key) ? [] : textsOf(part)));
}
