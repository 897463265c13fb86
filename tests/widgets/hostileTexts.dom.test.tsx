import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement, type FunctionComponent } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../src/api/findings/intakeInSlices.js';
import '../../src/entities/finding/detail/FindingDetail.js';
import { createApiClient } from '../../src/api/client.js';
import { BomUpload, VexUploadDialog } from '../../src/widgets/project/BomUpload/index.js';
import { PasswordChange } from '../../src/widgets/account/PasswordChange/index.js';
import { ProjectComponents } from '../../src/widgets/project/ProjectComponents/index.js';
import { ProjectEditor } from '../../src/widgets/portfolio/ProjectEditor/index.js';
import { ProjectFindings } from '../../src/widgets/project/ProjectFindings/index.js';
import { ProjectList } from '../../src/widgets/portfolio/ProjectList/index.js';
import { SignIn } from '../../src/widgets/account/SignIn/index.js';
import { VulnerabilityDetail } from '../../src/widgets/vulnerability/VulnerabilityDetail/index.js';
import { VulnerabilityEditor } from '../../src/widgets/vulnerability/VulnerabilityEditor/index.js';
import { VulnerabilityList } from '../../src/widgets/vulnerability/VulnerabilityList/index.js';
import { englishText } from '../support/englishText.js';
import { HOSTILE, TEN_THOUSAND, WITH_NUL } from '../support/hostileTexts.js';
import { testServer, type TestServer } from '../support/testServer.js';
import { TEST_PASSWORD } from '../support/testUsers.js';
import { propsOf, SAMPLE_PROJECT, textOf, WIDGET_SAMPLES } from '../support/widgetSamples.js';
import { closed, interceptedFetch, kitPage } from './kitPage.js';

let server: TestServer;

beforeEach(async () => {
  server = await testServer();
});
afterEach(async () => {
  // Markup that became elements is the first step of something that runs.
  expect(document.querySelectorAll('img, script, [onerror]')).toHaveLength(0);
  await closed(server);
});

// Fields are found by their names here, and buttons by their words: roles take jsdom a second on pages as full as these.
const control = (name: string) =>
  document.querySelector<HTMLInputElement>(`input[name="${name}"], textarea[name="${name}"]`)!;
const press = (words: string) => fireEvent.click(screen.getByText(words, { selector: 'button, button *' }));
/** Puts a text where it would be pasted: nothing between it and the field. */
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
function addTag(text: string) {
  fill(control('tags'), text);
  fireEvent.keyDown(control('tags'), { key: 'Enter' });
}

const EXPORTED = Object.assign(
  {},
  ...Object.values(import.meta.glob('../../src/widgets/*/*/index.ts', { eager: true })),
) as Record<string, FunctionComponent<object>>;

/** Fields of text that can be changed now. */
const fieldsOfText = () => [
  ...document.querySelectorAll<HTMLInputElement>(
    ':is(input:is([type=text], [type=search], [type=password], [type=email], [type=url], :not([type])), textarea):read-write',
  ),
];

/** The server of the tests is too old for the other one, which has no fields. */
const SAMPLES = WIDGET_SAMPLES.filter(({ component }) => component !== 'WelcomeMessage');

describe('each text can be typed', () => {
  it.each(SAMPLES.map((sample) => [sample.component, sample] as const))(
    'into each field of %s, which keeps it and says nothing of a fault',
    async (component, sample) => {
      const { uuid } = await server.aProject(SAMPLE_PROJECT);
      const element = createElement(EXPORTED[component]!, propsOf(sample, { projectId: uuid }));
      vi.spyOn(console, 'error');
      await kitPage(element, { server });
      await screen.findAllByText(textOf(sample, englishText));
      await isQuiet();

      for (const text of [HOSTILE, TEN_THOUSAND, WITH_NUL]) {
        const fields = fieldsOfText();
        for (const field of fields) fill(field, text);
        await isQuiet();

        for (const field of fields.filter(({ isConnected }) => isConnected))
          expect(unspaced(field.value)).toBe(unspaced(text));
        expect(document.querySelectorAll('img, script, [onerror]')).toHaveLength(0);
        for (const id of ['host.stopped', 'error.unexpected'])
          expect(screen.queryByText(englishText(id))).toBeNull();
      }
      expect(console.error).not.toHaveBeenCalled();
    },
  );
});

/** A field for vectors leaves out spaces. */
const unspaced = (text: string) => text.replaceAll(/\s/g, '');

/** Waits until everything requested has loaded. */
const isQuiet = () => waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());

const LIMITED = ['name', 'version', 'group', 'purl', 'cpe', 'swidTagId'];
const UNLIMITED = ['description'];

/** Opens the form of a new project and records its requests and results. */
async function openEditor() {
  const created: { uuid: string }[] = [];
  const sent: string[] = [];
  const fetch = interceptedFetch(server, ({ method }) => void (method === 'PUT' && sent.push(method)));
  const onProjectCreated = (event: { project: { uuid: string } }) => created.push(event.project);
  await kitPage(<ProjectEditor onProjectCreated={onProjectCreated} />, { server, fetch });
  press('Identity');
  const createdProject = async () => {
    await waitFor(() => expect(created).toHaveLength(1));
    return server.get(`/project/${created[0]!.uuid}`);
  };
  return { sent, createdProject };
}

it('a project keeps each text as it is, and is found and shown as a parent', async () => {
  const parent = await server.aProject({ name: HOSTILE, version: '1' });
  const { createdProject } = await openEditor();
  for (const name of ['name', 'version', 'description', 'group', 'swidTagId']) fill(control(name), HOSTILE);
  addTag(HOSTILE);
  expect(screen.getByText(HOSTILE.toLowerCase(), { selector: 'bdi' })).toBeVisible();
  fill(control('parent'), HOSTILE);
  fireEvent.click(await screen.findByText(`${HOSTILE} 1`, { selector: '[role=option] *' }));

  press('Create project');

  expect(await createdProject()).toMatchObject({
    name: HOSTILE,
    version: HOSTILE,
    description: HOSTILE,
    group: HOSTILE,
    swidTagId: HOSTILE,
    tags: [{ name: HOSTILE.toLowerCase() }],
    parent: { uuid: parent.uuid },
  });
  // Characters that change the text direction affect only the name, not the rest of the sentence.
  expect(await screen.findByText(`⁨${HOSTILE} ${HOSTILE}⁩ created`)).toBeVisible();
});

it('a project keeps 10,000 characters; a limit, and that no NUL is taken, is said at each field that has it', async () => {
  const { sent, createdProject } = await openEditor();
  for (const [text, fields, says] of [
    [
      WITH_NUL,
      [...LIMITED, ...UNLIMITED],
      /Contains an invisible control character\. Type the text instead\./,
    ],
    [TEN_THOUSAND, LIMITED, /characters or fewer\. This has 10,000\./],
  ] as const) {
    for (const name of [...LIMITED, ...UNLIMITED]) fill(control(name), text);
    addTag(text);

    press('Create project');

    await waitFor(() => expect(control('tags')).toHaveAccessibleDescription(says));
    for (const name of fields) {
      expect(control(name)).toHaveAccessibleDescription(says);
      expect(control(name)).toHaveValue(text);
    }
    expect(sent).toEqual([]);
    fireEvent.keyDown(control('tags'), { key: 'Backspace' });
    fill(control('tags'), '');
  }

  for (const name of LIMITED) fill(control(name), name === 'name' ? 'long' : '');
  press('Create project');

  expect(await createdProject()).toMatchObject({ description: TEN_THOUSAND });
});

it('tags that are pasted are not cut, alone or with others', async () => {
  await openEditor();
  const user = userEvent.setup();

  for (const [tag, pasted] of [
    ['a'.repeat(300), 'a'.repeat(300)],
    ['b'.repeat(300), `${'b'.repeat(300)},c`],
  ] as const) {
    control('tags').focus();
    await user.paste(pasted);
    fireEvent.keyDown(control('tags'), { key: 'Enter' });

    expect(screen.getByText(tag, { selector: 'bdi' })).toBeVisible();
  }
});

it('searches find each text, and for what is not there say so and keep what was typed', async () => {
  const project = await server.aProject({
    name: HOSTILE,
    components: [{ name: HOSTILE, version: HOSTILE }, { name: 'another component' }],
    findings: [
      { vulnId: 'CVE-2020-1', component: HOSTILE },
      { vulnId: 'CVE-2020-2', component: 'another component' },
    ],
  });
  await server.aProject({ name: 'another project' });
  await kitPage(
    <>
      <ProjectList />
      <ProjectComponents projectId={project.uuid} />
      <ProjectFindings projectId={project.uuid} />
    </>,
    { server },
  );
  await screen.findByText('another project');
  await waitFor(() => expect(screen.getAllByText('another component')).toHaveLength(2));
  const boxes = [...document.querySelectorAll<HTMLInputElement>('input[type=search]')];
  expect(boxes).toHaveLength(3);

  for (const box of boxes) fill(box, HOSTILE);

  await waitFor(() => expect(screen.queryByText('another project')).toBeNull());
  await waitFor(() => expect(screen.queryByText('another component')).toBeNull());
  expect(screen.getAllByText(HOSTILE, { selector: 'td *' }).length).toBeGreaterThanOrEqual(3);

  for (const text of [TEN_THOUSAND, WITH_NUL]) {
    for (const box of boxes) fill(box, text);

    await waitFor(() =>
      expect(screen.getAllByText('No matches', { selector: 'h2, h3, h4, h2 *, h3 *, h4 *' })).toHaveLength(3),
    );
    for (const box of boxes) expect(box).toHaveValue(text);
    expect(document.querySelector('[role=alert]')).toBeNull();
  }
});

it('a vulnerability shows each text as it is', async () => {
  const answer = await server.fetch('/api/v1/vulnerability', {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${await server.tokenFor('admin')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      vulnId: HOSTILE,
      title: HOSTILE,
      subTitle: HOSTILE,
      description: TEN_THOUSAND,
      detail: HOSTILE,
      recommendation: HOSTILE,
      references: HOSTILE,
      credits: HOSTILE,
      vulnerableVersions: TEN_THOUSAND,
      patchedVersions: HOSTILE,
      affectedComponents: [
        {
          identityType: 'PURL',
          identity: 'pkg:npm/beta',
          versionType: 'RANGE',
          versionEndExcluding: HOSTILE,
        },
      ],
    }),
  });
  expect(answer.status).toBe(201);
  const { vulnerability } = (
    await server.aProject({
      name: HOSTILE,
      version: HOSTILE,
      findings: [{ vulnId: HOSTILE, source: 'INTERNAL' }],
    })
  ).findings[0]!;
  expect(vulnerability).toBeDefined();
  // Direction marks are isolated, so that they affect nothing else.
  const { unmount } = await kitPage(<VulnerabilityDetail source="INTERNAL" vulnId={HOSTILE} />, { server });
  expect((await screen.findAllByText(HOSTILE, { selector: 'h1' }))[0]).toBeVisible();
  expect(screen.getByText(`${HOSTILE} · ${HOSTILE}`)).toBeVisible();
  expect(screen.getByText(TEN_THOUSAND, { selector: 'dd' })).toBeVisible();
  unmount();

  await kitPage(<VulnerabilityDetail source="INTERNAL" vulnId={HOSTILE} defaultTab="affectedProjects" />, {
    server,
  });
  expect((await screen.findAllByText(HOSTILE, { selector: 'td *' })).length).toBeGreaterThan(1);
  fireEvent.change(document.querySelector('input[type=search]')!, { target: { value: TEN_THOUSAND } });
  expect(await screen.findByText('No matches')).toBeVisible();
  expect(document.querySelector('img, script')).toBeNull();
});

it('a list of vulnerabilities finds each text, and for what is not there says so', async () => {
  await server.aProject({ findings: [{ vulnId: HOSTILE, source: 'INTERNAL', title: HOSTILE }] });
  await kitPage(<VulnerabilityList hasFigures={false} />, { server });
  expect((await screen.findAllByText(HOSTILE, { selector: 'td *' })).length).toBeGreaterThan(1);
  const box = document.querySelector<HTMLInputElement>('input[type=search]')!;

  for (const text of [TEN_THOUSAND, WITH_NUL]) {
    fill(box, text);

    expect(await screen.findByText('No matches', { selector: 'h2, h2 *' })).toBeVisible();
    expect(box).toHaveValue(text);
  }
  expect(document.querySelector('[role=alert]')).toBeNull();
});

it('names and passwords are taken as they are and whole', async () => {
  const api = createApiClient({ baseUrl: server.baseUrl, fetch: server.fetch });
  const account = {
    username: HOSTILE,
    fullname: HOSTILE,
    email: 'a@bomdeck.example',
    nonExpiryPassword: true,
  };
  const added = await server.fetch('/api/v1/user/managed', {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${await server.tokenFor('admin')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ ...account, newPassword: HOSTILE, confirmPassword: HOSTILE }),
  });
  expect(added.status).toBe(201);
  const told = vi.fn();

  const { unmount } = render(
    <PasswordChange api={api} defaultUsername={HOSTILE} onPasswordChanged={() => told('changed')} />,
  );
  fill(screen.getByLabelText('Current password'), HOSTILE);
  fill(screen.getByLabelText('New password'), TEN_THOUSAND);
  fill(screen.getByLabelText('Confirm new password'), TEN_THOUSAND);
  press('Change password');
  await waitFor(() => expect(told).toHaveBeenCalledWith('changed'));
  unmount();
  render(<SignIn api={api} onSignedIn={({ username }) => told(username)} />);

  fill(screen.getByLabelText('Username'), HOSTILE);
  fill(screen.getByLabelText('Password'), TEN_THOUSAND.slice(0, -1));
  press('Sign in');
  expect(await screen.findByText('Incorrect username or password')).toBeVisible();
  fill(screen.getByLabelText('Password'), TEN_THOUSAND);
  press('Sign in');
  await waitFor(() => expect(told).toHaveBeenLastCalledWith(HOSTILE));
});

it.each([
  ['a name with NUL', WITH_NUL, TEST_PASSWORD],
  ['a name that goes on after NUL', 'auditor\u0000', TEST_PASSWORD],
  ['a password that goes on after NUL', 'auditor', `${TEST_PASSWORD}\u0000`],
  ['a name of 10,000 characters', TEN_THOUSAND, TEST_PASSWORD],
])('%s does not sign in, and stays where it was typed', async (_, username, password) => {
  await server.tokenFor('auditor');
  const told = vi.fn();
  const api = createApiClient({ baseUrl: server.baseUrl, fetch: server.fetch });
  render(<SignIn api={api} onSignedIn={told} />);

  fill(screen.getByLabelText('Username'), username);
  fill(screen.getByLabelText('Password'), password);
  press('Sign in');

  expect(await screen.findByText('Incorrect username or password')).toBeVisible();
  expect(screen.getByLabelText('Username')).toHaveValue(username);
  expect(screen.getByLabelText('Password')).toHaveValue(password);
  expect(told).not.toHaveBeenCalled();
});

it('a BOM keeps each text, NUL included, whatever its file is called', async () => {
  const project = await server.aProject({ name: 'gateway' });
  const texts = [HOSTILE, TEN_THOUSAND, WITH_NUL];
  // The members that identify components have a length limit.
  const short = (text: string) => text.slice(-255);
  const bom = {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', name: HOSTILE, version: HOSTILE } },
    components: texts.map((text) => ({
      type: 'library',
      ...{ name: short(text), group: short(text), version: short(text) },
      publisher: text,
      description: text,
      copyright: text,
      licenses: [{ license: { name: text } }],
    })),
  };
  await kitPage(
    <>
      <BomUpload projectId={project.uuid} />
      <ProjectComponents projectId={project.uuid} />
    </>,
    { server },
  );
  await screen.findByText('Drop a CycloneDX file here');

  const files = [new File([JSON.stringify(bom)], `${HOSTILE}.json`)];
  fireEvent.change(document.querySelector('input[type=file]')!, { target: { files } });
  expect(await screen.findByText('The file is valid.')).toBeVisible();
  expect(screen.getByText(`${HOSTILE}.json`)).toBeVisible();
  press('Upload');
  expect(await screen.findByText('BOM processed')).toBeVisible();

  const components = await server.get<{ name: string }[]>(`/component/project/${project.uuid}`);
  for (const text of texts) {
    expect(components.find(({ name }) => name === short(text))).toMatchObject(
      Object.fromEntries([
        ...['group', 'version'].map((name) => [name, short(text)]),
        ...['publisher', 'description', 'copyright', 'license'].map((name) => [name, text]),
      ]),
    );
    expect((await screen.findAllByText(short(text), { selector: 'td *' })).length).toBeGreaterThan(1);
  }
});

/** The findings of a project with one that can be audited. */
async function openFinding() {
  const project = await server.aProject({
    name: 'gateway',
    version: '1',
    components: [{ name: 'lodash' }],
    findings: [{ vulnId: 'CVE-2020-1', component: 'lodash', epssScore: 0.5 }],
  });
  const finding = project.findings[0]!;
  const decision = () =>
    server.get<{ analysisDetails?: string; analysisComments: { comment: string }[] }>(
      `/analysis?project=${project.uuid}&component=${finding.component}&vulnerability=${finding.vulnerability}`,
    );
  return { project, decision };
}

it('a decision keeps each text as comment and details, and says at both that it takes no NUL', async () => {
  const { project, decision } = await openFinding();
  await kitPage(<ProjectFindings projectId={project.uuid} />, { server });
  fireEvent.click(await screen.findByLabelText(/Details.*CVE-2020-1/));
  await waitFor(() => expect(control('comment')).toBeVisible());

  for (const name of ['comment', 'details']) fill(control(name), WITH_NUL);
  press('Save');
  for (const name of ['comment', 'details']) {
    await waitFor(() =>
      expect(control(name)).toHaveAccessibleDescription(/Remove the invisible character U\+0000/),
    );
    expect(control(name)).toHaveValue(WITH_NUL);
  }

  for (const text of [HOSTILE, TEN_THOUSAND]) {
    for (const name of ['comment', 'details']) fill(control(name), text);
    press('Save');
    await waitFor(() => expect(control('comment')).toHaveValue(''));
    const { analysisDetails, analysisComments } = await decision();
    expect(analysisDetails).toBe(text);
    expect(analysisComments.map(({ comment }) => comment)).toContain(text);
    expect((await screen.findAllByText(text, { selector: 'li *' }))[0]).toBeVisible();
  }
});

it('a decision names the invisible character that an older server refuses, at its field', async () => {
  const { project } = await openFinding();
  const fetch = interceptedFetch(server, ({ method }) =>
    method === 'PUT'
      ? Response.json([{ path: 'comment', message: 'The comment may only contain printable characters' }], {
          status: 400,
        })
      : undefined,
  );
  await kitPage(<ProjectFindings projectId={project.uuid} />, { server, fetch });
  fireEvent.click(await screen.findByLabelText(/Details.*CVE-2020-1/));
  await waitFor(() => expect(control('comment')).toBeVisible());

  fill(control('comment'), 'checked by 👩‍💻');
  press('Save');

  await waitFor(() =>
    expect(control('comment')).toHaveAccessibleDescription(/Remove the invisible character U\+200D/),
  );
  expect(control('comment')).toHaveValue('checked by 👩‍💻');
});

it('a least EPSS of one’s own says of each text that it is none, and keeps it', async () => {
  const { project } = await openFinding();
  await kitPage(<ProjectFindings projectId={project.uuid} />, { server });
  await screen.findByLabelText(/Details.*CVE-2020-1/);
  fireEvent.click(document.querySelector('[data-facet=epss]')!);
  const own = await screen.findByLabelText('Minimum (%)');

  for (const text of [HOSTILE, TEN_THOUSAND, WITH_NUL]) {
    fill(own, text);
    fireEvent.submit(own);

    // The start of it is enough to know it by.
    await waitFor(() => expect(own).toHaveAccessibleDescription(/^Enter a number.*12\.5.*not “.{1,110}”\./));
    expect(own).toHaveValue(text);
  }
});

it('a VEX decides with each text, whatever its file is called', async () => {
  const { project, decision } = await openFinding();
  const vex = {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': 'root', name: 'gateway', version: '1' } },
    vulnerabilities: [
      {
        id: 'CVE-2020-1',
        source: { name: 'NVD' },
        analysis: { state: 'in_triage', detail: TEN_THOUSAND },
        affects: [{ ref: 'root' }],
      },
    ],
  };
  await kitPage(<VexUploadDialog project={project} onClose={() => {}} />, { server });
  await screen.findByText('Drop a CycloneDX VEX here');

  const files = [new File([JSON.stringify(vex)], `${HOSTILE}.json`)];
  fireEvent.change(document.querySelector('input[type=file]')!, { target: { files } });
  expect(await screen.findByText('The file is valid.')).toBeVisible();
  expect(screen.getByText(`${HOSTILE}.json`)).toBeVisible();
  press('Upload');

  expect(await screen.findByText(/VEX processed/)).toBeVisible();
  await waitFor(async () => expect((await decision()).analysisDetails).toBe(TEN_THOUSAND));
});

it('a vulnerability keeps each text, says that no NUL is taken, and never takes a text for a package', async () => {
  const saved: string[] = [];
  await kitPage(
    <VulnerabilityEditor onVulnerabilitySaved={({ vulnerability }) => saved.push(vulnerability.vulnId)} />,
    { server },
  );
  await waitFor(() => expect(control('vulnId')).not.toHaveValue(''));
  const openTab = (name: string) => fireEvent.click(screen.getByRole('tab', { name: RegExp(`^${name}`) }));
  for (const name of ['vulnId', 'title', 'description']) fill(control(name), WITH_NUL);
  openTab('More details');
  fill(control('credits'), WITH_NUL);

  press('Create vulnerability');

  await waitFor(() =>
    expect(control('credits')).toHaveAccessibleDescription(
      /Contains an invisible control character\. Type the text instead\./,
    ),
  );
  fill(control('credits'), HOSTILE);
  fill(control('detail'), TEN_THOUSAND);
  openTab('General');
  for (const name of ['vulnId', 'title', 'description']) {
    expect(control(name)).toHaveAccessibleDescription(
      /Contains an invisible control character\. Type the text instead\./,
    );
    fill(control(name), HOSTILE);
  }
  openTab('Affected components');
  fireEvent.click(await screen.findByText('Add component', { selector: 'button *' }));
  fill(control('identity'), HOSTILE);
  press('Add to list');
  expect(await screen.findByText(/Start with pkg:, such as pkg:npm\/lodash@4\.17\.21\./)).toBeVisible();
  fill(control('identity'), `pkg:npm/${encodeURIComponent(HOSTILE)}@1`);
  press('Add to list');
  press('Create vulnerability');

  await waitFor(() => expect(saved).toEqual([HOSTILE]));
  expect(
    await server.get(`/vulnerability/source/INTERNAL/vuln/${encodeURIComponent(HOSTILE)}`),
  ).toMatchObject({
    title: HOSTILE,
    description: HOSTILE,
    credits: HOSTILE,
    detail: TEN_THOUSAND,
    affectedComponents: [expect.objectContaining({ versionType: 'EXACT' })],
  });
});
