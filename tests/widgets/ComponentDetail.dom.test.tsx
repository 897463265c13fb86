import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ComponentDetail } from '../../src/widgets/portfolio/ComponentDetail/index.js';
import { pasteInto } from '../support/pasteInto.js';
import { requestsOf } from '../support/requestsOf.js';
import { testServer, type TestProject, type TestServer } from '../support/testServer.js';
import { closed, expectAccessible, interceptedFetch, kitPage } from './kitPage.js';

let server: TestServer;
let project: TestProject;

beforeEach(async () => {
  server = await testServer();
  project = await server.aProject({
    name: 'web-shop',
    version: '2.0',
    components: [
      {
        name: 'lodash',
        version: '4.17.1',
        purl: 'pkg:npm/lodash@4.17.1',
        latestVersion: '4.17.21',
        license: 'MIT-like',
      },
    ],
    violations: [
      {
        policy: 'Known licenses',
        type: 'LICENSE',
        condition: { subject: 'LICENSE', operator: 'IS', value: 'unresolved' },
      },
      {
        policy: 'Not too old',
        condition: { subject: 'AGE', operator: 'NUMERIC_GREATER_THAN', value: 'P1Y6M' },
        analysis: { state: 'APPROVED', isSuppressed: true },
      },
    ],
    findings: [
      { vulnId: 'CVE-2020-8203', severity: 'HIGH', state: 'EXPLOITABLE' },
      { vulnId: 'CVE-2019-1', severity: 'LOW', isSuppressed: true },
    ],
  });
  await server.aProject({
    name: 'intranet',
    components: [{ name: 'lodash', version: '4.17.15', purl: 'pkg:npm/lodash@4.17.15' }],
  });
  await server.aProject({
    name: 'blog',
    components: [{ name: 'lodash', version: '3.0.0', purl: 'pkg:npm/lodash@3.0.0' }],
  });
});
afterEach(() => closed(server));
// The dialogs are separate files, for which the transformer of the tests may take longer than a test waits.
beforeAll(() =>
  Promise.all([
    import('../../src/entities/component/editor/ComponentChangeDialog.js'),
    import('../../src/widgets/portfolio/ComponentDetail/ComponentDeletion.js'),
    import('../../src/entities/property/PropertyForm.js'),
  ]),
);

const oneLine = (text: string) => text.replaceAll('\n', ' ');
const componentId = () => project.components[0]!.uuid;
const detail = (props: { defaultTab?: 'vulnerabilities' | 'policyViolations' } = {}) => (
  <ComponentDetail componentId={componentId()} {...props} />
);

describe('ComponentDetail', () => {
  it('says what it is, which version would be newer, and which project it is in', async () => {
    const onComponentLoaded = vi.fn();
    await kitPage(<ComponentDetail componentId={componentId()} onComponentLoaded={onComponentLoaded} />, {
      server,
    });

    expect(await screen.findByRole('heading', { name: 'lodash', level: 1 })).toBeVisible();
    expect(screen.getByText('Outdated. Latest: 4.17.21')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'web-shop 2.0' })[0]).toBeVisible();
    const purls = screen.getAllByText('pkg:npm/lodash@4.17.1');
    expect(purls.length).toBeGreaterThan(1);
    for (const { innerHTML } of purls) expect(innerHTML).toBe('pkg:npm/<wbr>lodash@<wbr>4.17.1');
    expect(screen.getAllByText('MIT-like').length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: 'Show paths' })).toBeVisible();
    expect(screen.getByText('UUID')).toBeVisible();
    expect(screen.getByRole('button', { name: `Copy ${componentId()}` })).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('tab', { name: /^Vulnerabilities/ })).toHaveTextContent('Vulnerabilities1'),
    );
    expect(screen.getByText('Unique vulnerabilities').closest('li, div')).toHaveTextContent(/1/);
    await waitFor(() => expect(onComponentLoaded).toHaveBeenCalledOnce());
    await screen.findByText('2 components');
  });

  it('leads to its paths whatever the BOM names, because the graph says why there are none', async () => {
    const { uuid, components } = await server.aProject({ name: 'flat', components: [{ name: 'alone' }] });
    const { told, user } = await kitPage(<ComponentDetail componentId={components[0]!.uuid} />, { server });

    await user.click(await screen.findByRole('link', { name: 'Show paths' }));

    expect(told.went).toEqual([
      { to: 'dependencyGraph', projectId: uuid, componentIds: [components[0]!.uuid] },
    ]);
  });

  it('shows where the same package URL is, says that longer ones are among it, and finds the name in any version', async () => {
    const { user } = await kitPage(detail(), { server });
    expect(await screen.findByText('2 components')).toBeVisible();
    const uses = screen.getByRole('region', { name: 'Used in' });
    expect(
      within(uses).getByText(/Includes longer package URLs, such as 1\.2\.10 for 1\.2\.1/),
    ).toBeVisible();
    expect(within(uses).queryByText('blog')).toBeNull();

    await user.click(within(uses).getByRole('radio', { name: 'Same package, any version' }));

    expect(await within(uses).findByRole('link', { name: 'blog' })).toBeVisible();
    expect(screen.getByText('3 components')).toBeVisible();
    expect(within(uses).queryByText(/Includes longer/)).toBeNull();
  });

  it('finds every version of its package, in each spelling that the registry takes for the same', async () => {
    const { components } = await server.aProject({
      name: 'reports',
      components: [{ name: 'Own_Pkg', version: '1.0', purl: 'pkg:pypi/own-pkg@1.0' }],
    });
    await server.aProject({
      name: 'jobs',
      components: [{ name: 'own.pkg', version: '2.0', purl: 'pkg:pypi/own.pkg@2.0' }],
    });
    await server.aProject({
      name: 'portal',
      components: [{ name: 'Own_Pkg', version: '1.0', purl: 'pkg:npm/own_pkg@1.0' }],
    });
    const { user } = await kitPage(<ComponentDetail componentId={components[0]!.uuid} />, { server });

    await user.click(await screen.findByRole('radio', { name: 'Same package, any version' }));

    const uses = within(screen.getByRole('region', { name: 'Used in' }));
    expect(await uses.findByRole('link', { name: 'jobs' })).toBeVisible();
    expect(screen.getByText('2 components')).toBeVisible();
    expect(uses.queryByText('portal')).toBeNull();
    expect(uses.queryByText(/Includes longer/)).toBeNull();
  });

  it('lists its vulnerabilities with what was decided, suppressed ones when asked to', async () => {
    const { user } = await kitPage(detail({ defaultTab: 'vulnerabilities' }), { server });
    const row = (await screen.findByText('CVE-2020-8203', { selector: 'a *' })).closest('tr')!;
    expect(await within(row).findByText('Exploitable')).toBeVisible();
    expect(screen.queryByText('CVE-2019-1')).toBeNull();
    expect(screen.getByText('1 known vulnerability')).toBeVisible();

    await user.click(screen.getByRole('switch', { name: 'Show suppressed' }));

    const dismissed = (await screen.findByText('CVE-2019-1', { selector: 'a *' })).closest('tr')!;
    expect(await within(dismissed).findByText('Suppressed')).toBeVisible();
  });

  it('lists the policies it goes against and takes decisions about them, suppressed ones when asked to', async () => {
    const { user } = await kitPage(detail({ defaultTab: 'policyViolations' }), { server });
    expect(await screen.findByText('Known licenses')).toBeVisible();
    expect(screen.queryByText('Not too old')).toBeNull();
    expect(screen.queryByRole('columnheader', { name: 'Component' })).toBeNull();
    await expectAccessible();

    await user.click(screen.getByRole('switch', { name: 'Show suppressed' }));
    expect(await screen.findByText('Not too old')).toBeVisible();

    await user.click(screen.getByText('Known licenses'));
    await user.selectOptions(await screen.findByRole('combobox', { name: /Analysis/ }), 'REJECTED');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const row = screen.getByText('Known licenses').closest('tr')!;
    await waitFor(() => expect(row).toHaveTextContent('Rejected'));
  });

  describe('with several licenses', () => {
    beforeEach(() =>
      server.context.db.prepare('update component set licenses = ? where uuid = ?').run(
        JSON.stringify([
          { license: 'MIT-like', acknowledgement: 'declared' },
          {
            resolvedLicense: { uuid: 'x', licenseId: 'ISC', name: 'ISC License' },
            acknowledgement: 'concluded',
          },
          { licenseExpression: 'MIT OR Zlib' },
        ]),
        componentId(),
      ),
    );

    it('shows all of them, and how they were found out', async () => {
      await kitPage(detail(), { server });

      expect(await screen.findByTitle('MIT-like ISC MIT OR Zlib', { normalizer: oneLine })).toHaveTextContent(
        'MIT-like+2',
      );
      expect(screen.getByRole('img', { name: 'and 2 more licenses' })).toBeVisible();
      const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
      expect(items).toEqual(
        expect.arrayContaining([
          'MIT-likeDeclared by the authorsNo matching license on this server',
          'ISCConcluded by analysis',
          'MIT OR Zlib',
        ]),
      );
      await expectAccessible();
    });

    it('says in the form that another one replaces all', async () => {
      const { user } = await kitPage(detail(), { server });

      await user.click(await screen.findByRole('button', { name: 'Edit…' }));

      expect(await screen.findByText('3 licenses: MIT-like, ISC, and MIT OR Zlib')).toBeInTheDocument();
    });
  });

  it('says how far the newest version is from the one in use', async () => {
    await kitPage(detail(), { server });

    expect(await screen.findByText(/4\.17\.21\s+20 patches ahead/)).toBeVisible();
  });

  it('has the server measure the component again, and follows that to its end', async () => {
    const { user, told } = await kitPage(detail(), { server });

    await user.click(await screen.findByRole('button', { name: 'Recalculate' }));

    await waitFor(() => expect(told.notices.map(({ title }) => title)).toContain('Metrics recalculated'));
  });

  it('asks for no decisions that its user may not see', async () => {
    const fetch = vi.fn(server.fetch);
    await kitPage(detail({ defaultTab: 'vulnerabilities' }), { server, fetch, as: ['VIEW_PORTFOLIO'] });

    expect(await screen.findByText('CVE-2020-8203', { selector: 'a *' })).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: 'Analysis' })).toBeNull();
    expect(requestsOf(fetch)).not.toContain('GET /api/v1/analysis');
  });

  describe('is edited', () => {
    const api = async (method: string, path: string, body: object) => {
      const answer = await server.fetch(`/api/v1${path}`, {
        method,
        headers: {
          authorization: `Bearer ${await server.tokenFor('admin')}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify(body),
      });
      expect(answer.status).toBeLessThan(300);
    };
    const full = {
      name: 'lodash',
      version: '4.17.1',
      purl: 'pkg:npm/lodash@4.17.1',
      author: 'A. Author',
      publisher: 'Publisher',
      supplier: { name: 'Supplier', urls: ['https://supplier.example'], contacts: [{ name: 'Kim' }] },
      license: 'A license of nobody',
      sha384: 'a'.repeat(96),
      externalReferences: [{ type: 'website', url: 'https://lodash.example' }],
      classifier: 'LIBRARY',
      notes: 'Keep',
    };
    const stored = () => server.get<typeof full>(`/component/${componentId()}`);
    beforeEach(() => api('POST', '/component', { ...full, uuid: componentId() }));

    const opened = async (fetch = server.fetch) => {
      const page = await kitPage(detail(), { server, fetch });
      await page.user.click(await screen.findByRole('button', { name: 'Edit…' }));
      return { ...page, dialog: await screen.findByRole('dialog', { name: 'Edit lodash 4.17.1' }) };
    };

    it('without erasing what the form does not show', async () => {
      const before = await stored();
      const { user, dialog } = await opened();
      expect(within(dialog).getByRole('textbox', { name: /^Package URL/ })).toHaveValue(
        'pkg:npm/lodash@4.17.1',
      );
      await expectAccessible();

      const group = within(dialog).getByRole('textbox', { name: /^Namespace/ });
      await user.type(group, 'org.acme');
      await user.click(within(dialog).getByRole('button', { name: 'Save' }));

      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(await stored()).toEqual({ ...before, group: 'org.acme' });
    });

    it('with its external references, none of which may run code', async () => {
      const before = await stored();
      const { user, dialog } = await opened();
      await user.click(within(dialog).getByRole('button', { name: 'External references' }));
      await user.click(within(dialog).getByRole('button', { name: 'Add line' }));
      const [, url] = within(dialog).getAllByRole('textbox', { name: /^URL/ });
      const [, type] = within(dialog).getAllByRole('textbox', { name: /^Type/ });
      await user.type(type!, 'vcs');
      await pasteInto(user, url!, 'javascript:alert(1)');
      await user.click(within(dialog).getByRole('button', { name: 'Save' }));
      expect(await within(dialog).findByText(/^Line 2: This URL can run code/)).toBeVisible();

      await user.clear(url!);
      await pasteInto(user, url!, 'https://git.example/lodash');
      await user.click(within(dialog).getByRole('button', { name: 'Save' }));

      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(await stored()).toEqual({
        ...before,
        externalReferences: [
          { type: 'website', url: 'https://lodash.example' },
          { type: 'vcs', url: 'https://git.example/lodash' },
        ],
      });
    });

    it('over nothing that others changed meanwhile, and over the same field only the second time', async () => {
      const { user, dialog } = await opened();
      await api('POST', '/component', { ...full, uuid: componentId(), notes: 'Theirs', group: 'org.theirs' });

      const group = within(dialog).getByRole('textbox', { name: /^Namespace/ });
      await user.type(group, 'org.mine');
      await user.click(within(dialog).getByRole('button', { name: 'Save' }));

      expect(
        await within(dialog).findByText(
          /Someone else changed this in the meantime\. Nothing was saved\. Save again to overwrite their changes\./,
        ),
      ).toBeVisible();
      expect(await stored()).toMatchObject({ group: 'org.theirs' });

      await user.click(within(dialog).getByRole('button', { name: 'Save' }));

      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(await stored()).toMatchObject({ group: 'org.mine', notes: 'Theirs', publisher: 'Publisher' });
    });

    it('and what the server refuses is said at its field, with everything still there', async () => {
      const fetch = interceptedFetch(server, ({ method }) =>
        method === 'POST'
          ? Response.json(
              [{ message: 'No such group', messageTemplate: '', path: 'group', invalidValue: 'x' }],
              { status: 400 },
            )
          : undefined,
      );
      const { user, dialog } = await opened(fetch);
      const group = within(dialog).getByRole('textbox', { name: /^Namespace/ });
      await user.type(group, 'x');
      await user.click(within(dialog).getByRole('button', { name: 'Save' }));

      expect(await within(dialog).findByText(/No such group/)).toBeVisible();
      expect(group).toBeInvalid();
      expect(group).toHaveValue('x');
    });
  });

  it('has properties that are added, found and deleted, and whose values fit their type', async () => {
    const { user } = await kitPage(<ComponentDetail componentId={componentId()} defaultTab="properties" />, {
      server,
    });
    expect(await screen.findByText('No properties yet')).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Add property…' })[0]!);
    const form = await screen.findByRole('dialog', { name: 'Add property' });
    await user.type(within(form).getByRole('textbox', { name: 'Name' }), 'level');
    await user.selectOptions(within(form).getByRole('combobox', { name: 'Type' }), 'INTEGER');
    await user.type(within(form).getByRole('textbox', { name: 'Value' }), 'high');
    await user.click(within(form).getByRole('button', { name: 'Add property' }));
    expect(await within(form).findByText(/Not a valid INTEGER value/)).toBeVisible();
    await user.clear(within(form).getByRole('textbox', { name: 'Value' }));
    await user.type(within(form).getByRole('textbox', { name: 'Value' }), '3{Enter}');

    expect(await screen.findByText('1 property')).toBeVisible();
    expect(await server.get(`/component/${componentId()}/property`)).toMatchObject([
      { propertyName: 'level', propertyType: 'INTEGER', propertyValue: '3' },
    ]);

    await user.click(screen.getByRole('checkbox', { name: /level/ }));
    await user.click(await screen.findByRole('button', { name: 'Remove…' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete level?' });
    await user.click(within(question).getByRole('button', { name: 'Delete 1 property' }));

    expect(await screen.findByText('No properties yet')).toBeVisible();
    expect(await server.get(`/component/${componentId()}/property`)).toEqual([]);
  });

  it('is deleted after a question, and the host is told', async () => {
    const onComponentDeleted = vi.fn();
    const element = <ComponentDetail componentId={componentId()} onComponentDeleted={onComponentDeleted} />;
    const { user } = await kitPage(element, { server });
    await user.click(await screen.findByRole('button', { name: /^More/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete…' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete lodash 4.17.1?' });

    await user.click(within(question).getByRole('button', { name: 'Delete component' }));

    await waitFor(() => expect(onComponentDeleted).toHaveBeenCalledOnce());
    expect(await server.get(`/component/project/${project.uuid}`)).toEqual([]);
  });

  it('says why it could not be deleted, and keeps it', async () => {
    const fetch = interceptedFetch(server, ({ method }) =>
      method === 'DELETE' ? new Response('Access is forbidden', { status: 403 }) : undefined,
    );
    const { user } = await kitPage(detail(), { server, fetch });
    await user.click(await screen.findByRole('button', { name: /^More/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete…' }));
    await user.click(await screen.findByRole('button', { name: 'Delete component' }));

    expect(await screen.findByRole('alert')).toHaveTextContent(/Could not delete/);
    expect(await server.get(`/component/project/${project.uuid}`)).toHaveLength(1);
  });

  it('offers a viewer nothing that the server would refuse', async () => {
    await kitPage(detail(), { server, as: 'viewer' });

    expect(await screen.findByRole('heading', { name: 'lodash' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^More/ })).toBeNull();
  });

  it('says that it is not there', async () => {
    await kitPage(<ComponentDetail componentId="00000000-0000-4000-8000-000000000000" />, { server });

    expect(await screen.findByText('Component not found')).toBeVisible();
  });

  it('tries again after a failure', async () => {
    let isDown = true;
    const fetch = interceptedFetch(server, ({ path }) =>
      isDown && path === `/api/v1/component/${componentId()}` ? new Response('', { status: 503 }) : undefined,
    );
    const { user } = await kitPage(detail(), { server, fetch });
    expect(await screen.findByText('Could not load the component')).toBeVisible();
    isDown = false;

    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('heading', { name: 'lodash' })).toBeVisible();
  });
});
