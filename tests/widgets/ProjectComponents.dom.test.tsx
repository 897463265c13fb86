import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProjectComponents } from '../../src/widgets/project/ProjectComponents/index.js';
import { pasteInto } from '../support/pasteInto.js';
import { savedFiles } from '../support/savedFiles.js';
import { testServer, type TestServer } from '../support/testServer.js';
import { closed, expectAccessible, interceptedFetch, kitPage } from './kitPage.js';

let server: TestServer;

// The dialogs are separate files, for which the transformer of the tests may take longer than a test waits.
beforeAll(() =>
  Promise.all([
    import('../../src/widgets/project/BomUpload/BomUploadWindow.js'),
    import('../../src/entities/component/editor/ComponentEditorDialog.js'),
  ]),
);
beforeEach(async () => {
  server = await testServer();
});
afterEach(() => {
  vi.unstubAllGlobals();
  return closed(server);
});

const row = async (name: string) =>
  (await screen.findByRole('link', { name })).closest('[role=row], tr') as HTMLElement;

describe('ProjectComponents', () => {
  it('lists components with version, license and counts', async () => {
    const project = await server.aProject({
      components: [
        { name: 'lodash', group: 'util', version: '4.17.15', latestVersion: '4.17.21', license: 'Custom 1' },
        { name: 'left-pad', version: '1.3.0', latestVersion: '1.3.0' },
        { name: 'ahead', version: '3.0.0', latestVersion: '2.9.0' },
        { name: 'unversioned', version: null, latestVersion: '1.0.0' },
      ],
      findings: [{ vulnId: 'CVE-2020-8203', severity: 'HIGH', component: 'lodash' }],
    });

    await kitPage(<ProjectComponents projectId={project.uuid} />, { server });

    const lodash = await row('lodash');
    expect(lodash).toHaveTextContent('4.17.15');
    expect(lodash).toHaveTextContent('util');
    expect(lodash).toHaveTextContent('Custom 1');
    expect(within(lodash).getByTitle('High')).toHaveTextContent(/1$/);
    expect(screen.getByRole('img', { name: 'Outdated. The latest version is 4.17.21.' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'This is the latest version.' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Ahead of the latest stable version, 2.9.0.' })).toBeVisible();
    expect(await row('unversioned')).not.toHaveTextContent('undefined');
  });

  it('shows only outdated ones, and only direct ones', async () => {
    const project = await server.aProject({
      components: [
        { name: 'outdated', version: '1', latestVersion: '2' },
        { name: 'current', version: '2', latestVersion: '2' },
        { name: 'transitive', version: '1', latestVersion: '2', isDirect: false },
      ],
    });
    // The list is there before the project, as it may be on any slow server.
    let answerProject = () => {};
    const isAsked = new Promise<void>((resolve) => (answerProject = resolve));
    const fetch = interceptedFetch(server, ({ path }) =>
      path === `/api/v1/project/${project.uuid}`
        ? isAsked.then(() => Response.json({ uuid: project.uuid, name: 'x', directDependencies: '[{}]' }))
        : undefined,
    );
    const { user } = await kitPage(<ProjectComponents projectId={project.uuid} />, { server, fetch });
    await row('current');
    const direct = screen.getByRole('switch', { name: 'Direct only' });

    await user.click(screen.getByRole('switch', { name: 'Outdated only' }));
    expect(await screen.findByText('2 matches')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'current' })).toBeNull();
    // Until the project is there, it is not known whether it has direct ones.
    expect(direct).toHaveAttribute('aria-disabled', 'true');
    answerProject();
    await waitFor(() => expect(direct).not.toHaveAttribute('aria-disabled'));
    await user.click(direct);

    expect(await screen.findByText('1 match')).toBeVisible();
    expect(screen.getByRole('link', { name: 'outdated' })).toBeVisible();
  });

  it('says why direct ones are not known, where there is no graph', async () => {
    const project = await server.aProject({ components: [{ name: 'a', isDirect: false }] });
    const fetch = interceptedFetch(server, ({ path }) =>
      path === `/api/v1/project/${project.uuid}`
        ? Response.json({ uuid: project.uuid, name: 'x' })
        : undefined,
    );
    const { user } = await kitPage(<ProjectComponents projectId={project.uuid} />, { server, fetch });
    await row('a');
    const direct = screen.getByRole('switch', { name: 'Direct only' });

    await user.click(direct);

    expect(direct).not.toBeChecked();
    await waitFor(() =>
      expect(direct).toHaveAccessibleDescription(/The BOM of this project has no dependency graph\./),
    );
  });

  it('leads from an empty project to its first BOM', async () => {
    const project = await server.aProject({ name: 'gateway', components: [] });
    const { user } = await kitPage(<ProjectComponents projectId={project.uuid} />, { server });
    expect(await screen.findByRole('heading', { name: 'No components yet' })).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Upload BOM…' }));

    expect(await screen.findByRole('dialog', { name: 'Upload BOM' })).toBeVisible();
  });

  it('adds a component with everything that was filled in, and shows it among the others', async () => {
    const project = await server.aProject({ components: [{ name: 'minimist' }] });
    const { user, told } = await kitPage(<ProjectComponents projectId={project.uuid} />, { server });
    await row('minimist');
    await user.click(screen.getByRole('button', { name: 'Add component…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add component' }));
    const field = (name: RegExp) => dialog.getByRole('textbox', { name });

    await user.type(field(/^Version/), '13.1.2');
    await pasteInto(user, field(/^Package URL/), 'pkg:npm/%40angular/core@12.0.0');
    expect(field(/^Name$/)).toHaveValue('core');
    expect(field(/^Namespace/)).toHaveValue('@angular');
    expect(field(/^Version/)).toHaveValue('13.1.2');
    await user.click(dialog.getByRole('button', { name: 'License and copyright' }));
    await user.type(dialog.getByRole('combobox', { name: /^License/ }), 'apache-2');
    await user.click(await screen.findByRole('option', { name: /^Apache License 2.0/ }));
    await user.click(dialog.getByRole('button', { name: 'Hashes' }));
    await pasteInto(user, field(/^MD5/), 'D41D8CD98F00B204E9800998ECF8427E');
    await expectAccessible();
    await user.click(dialog.getByRole('button', { name: 'Add component' }));

    const added = await row('core');
    expect(added).toHaveTextContent('Apache-2.0');
    expect(await row('minimist')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(told.notices).toEqual([{ kind: 'success', title: 'core 13.1.2 added' }]);
    const [stored] = await server.get<{ name: string }[]>(
      `/component/project/${project.uuid}?searchText=core`,
    );
    expect(stored).toMatchObject({
      group: '@angular',
      purl: 'pkg:npm/%40angular/core@12.0.0',
      classifier: 'LIBRARY',
      md5: 'd41d8cd98f00b204e9800998ecf8427e',
    });
  });

  it('finds a component that was just added, where the list would not show it', async () => {
    const components = Array.from({ length: 30 }, (_, index) => ({ name: `lib-${index}` }));
    const project = await server.aProject({ components });
    const { user } = await kitPage(<ProjectComponents projectId={project.uuid} />, { server });
    await user.click(await screen.findByRole('button', { name: 'Add component…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /^Name$/ }), 'zlib');

    await user.click(dialog.getByRole('button', { name: 'Add component' }));

    expect(await row('zlib')).toBeVisible();
    expect(screen.getByRole('searchbox', { name: 'Search components' })).toHaveValue('zlib');
  });

  it('says while one types what no server would take, and keeps a license of its own words', async () => {
    const project = await server.aProject({ components: [] });
    const { user } = await kitPage(<ProjectComponents projectId={project.uuid} />, { server });
    await user.click(await screen.findByRole('button', { name: 'Add component…' }));
    const dialog = within(await screen.findByRole('dialog'));

    await user.type(dialog.getByRole('textbox', { name: /^CPE/ }), 'log4j');
    expect(
      await dialog.findByText(
        /Enter a CPE, such as cpe:2\.3:a:vendor:product:1\.0:\*:\*:\*:\*:\*:\*:\* or cpe:\/a:vendor:product:1\.0\./,
      ),
    ).toBeVisible();
    await user.clear(dialog.getByRole('textbox', { name: /^CPE/ }));
    await user.type(dialog.getByRole('textbox', { name: /^Name$/ }), 'firmware');
    await user.click(dialog.getByRole('button', { name: 'License and copyright' }));
    await user.type(dialog.getByRole('combobox', { name: /^License/ }), 'Board License 7');
    await user.click(await screen.findByRole('option', { name: /^Board License 7 ?as text/ }));
    await user.type(dialog.getByRole('textbox', { name: /^SPDX expression/ }), 'MIT');
    await user.click(dialog.getByRole('button', { name: 'Add component' }));
    expect(await dialog.findByText(/Enter a license or an expression, not both\./)).toBeVisible();
    await user.clear(dialog.getByRole('textbox', { name: /^SPDX expression/ }));
    await user.click(dialog.getByRole('button', { name: 'Add component' }));

    expect(await row('firmware')).toHaveTextContent('Board License 7');
  });

  it('puts what the server refuses at its field, and keeps everything when it fails', async () => {
    const project = await server.aProject({ components: [{ name: 'minimist' }] });
    const answers = [
      Response.json([{ path: 'sha256', message: 'The SHA-256 hash is wrong' }], { status: 400 }),
      new Response('HV000028: Unexpected exception during isValid call of SpdxExpression', { status: 500 }),
      new Response('no', { status: 502 }),
    ];
    const fetch = interceptedFetch(server, ({ method }) => (method === 'PUT' ? answers.shift() : undefined));
    const { user } = await kitPage(<ProjectComponents projectId={project.uuid} />, { server, fetch });
    await user.click(await screen.findByRole('button', { name: 'Add component…' }));
    const dialog = within(await screen.findByRole('dialog'));
    const send = () => user.click(dialog.getByRole('button', { name: 'Add component' }));
    await user.type(dialog.getByRole('textbox', { name: /^Name$/ }), 'zlib');

    await send();
    const hash = await dialog.findByRole('textbox', { name: /^SHA-256/ });
    await waitFor(() => expect(hash).toHaveFocus());
    expect(hash).toHaveAccessibleDescription('The server says: The SHA-256 hash is wrong');
    await send();
    const expression = await dialog.findByRole('textbox', { name: /^SPDX expression/ });
    await waitFor(() => expect(expression).toHaveAccessibleDescription(/The server says: HV000028/));
    await send();
    expect(await dialog.findByText(/^Could not save\./)).toBeVisible();
    expect(dialog.getByRole('textbox', { name: /^Name$/ })).toHaveValue('zlib');
    await send();

    expect(await row('zlib')).toBeVisible();
  });

  it('lets only those change components who may, and adds none to a collection', async () => {
    const project = await server.aProject({ components: [{ name: 'minimist' }] });
    const { unmount } = await kitPage(<ProjectComponents projectId={project.uuid} />, {
      server,
      as: 'viewer',
    });
    await row('minimist');
    expect(screen.queryByRole('button', { name: 'Add component…' })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getByRole('button', { name: 'Download BOM' })).toBeVisible();
    unmount();

    const fetch = interceptedFetch(server, ({ path }) =>
      path === `/api/v1/project/${project.uuid}`
        ? Response.json({ uuid: project.uuid, name: 'x', collectionLogic: 'AGGREGATE_DIRECT_CHILDREN' })
        : undefined,
    );
    await kitPage(<ProjectComponents projectId={project.uuid} />, { server, fetch });
    await row('minimist');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Add component…' })).toBeNull());
  });

  it('leads from a component into the dependency graph, where there is one', async () => {
    const project = await server.aProject({ components: [{ name: 'lodash', version: '4.17.15' }] });
    const { user, told } = await kitPage(<ProjectComponents projectId={project.uuid} />, { server });

    await user.click(
      await screen.findByRole('link', { name: 'Show lodash 4.17.15 in the dependency graph' }),
    );

    const componentIds = [project.components[0]!.uuid];
    expect(told.went).toEqual([{ to: 'dependencyGraph', projectId: project.uuid, componentIds }]);
  });

  it('removes selected components once that is confirmed, and says which could not be', async () => {
    const project = await server.aProject({
      components: [{ name: 'lodash' }, { name: 'minimist' }, { name: 'left-pad' }],
    });
    let isBroken = true;
    const fetch = interceptedFetch(server, ({ method, path }) =>
      isBroken && method === 'DELETE' && path.endsWith(project.components[1]!.uuid)
        ? Response.json({ status: 403, title: 'Forbidden', detail: 'Not yours' }, { status: 403 })
        : undefined,
    );
    const { user, told } = await kitPage(<ProjectComponents projectId={project.uuid} />, { server, fetch });
    await row('left-pad');
    for (const name of ['lodash', 'minimist'])
      await user.click(screen.getByRole('checkbox', { name: new RegExp(name) }));
    await user.click(await screen.findByRole('button', { name: 'Remove…' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete 2 components?' });
    expect(screen.getByRole('link', { name: 'lodash' })).toBeInTheDocument();

    await user.click(within(dialog).getByRole('button', { name: 'Delete 2 components' }));

    expect(await within(dialog).findByText('1 deleted, 1 not deleted')).toBeVisible();
    expect(within(dialog).getByRole('listitem')).toHaveTextContent(/^minimist.*Not yours/);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'lodash', hidden: true })).toBeNull());
    isBroken = false;
    await user.click(within(dialog).getByRole('button', { name: 'Delete 1 component' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'minimist' })).toBeNull());
    expect(screen.getByRole('link', { name: 'left-pad' })).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(told.notices).toEqual([{ kind: 'success', title: '1 component deleted' }]);
    expect(screen.queryByRole('region', { name: 'Selected components' })).toBeNull();
  });

  it.each([
    ['Inventory', 0, 'web-shop-1.0-bom.cdx.json', '"components"'],
    ['With vulnerabilities', 1, 'web-shop-1.0-bom-with-vulnerabilities.cdx.xml', '<vulnerabilities>'],
    ['With vulnerabilities and analysis (VDR)', 0, 'web-shop-1.0-vdr.cdx.json', '"vulnerabilities"'],
  ])('gives the BOM as a file: %s', async (document, format, name, holds) => {
    const project = await server.aProject({
      name: 'web-shop',
      version: '1.0',
      components: [{ name: 'lodash' }],
      findings: [{ vulnId: 'CVE-2020-8203', component: 'lodash' }],
    });
    const saved = savedFiles();
    const { user } = await kitPage(<ProjectComponents projectId={project.uuid} />, { server });
    await row('lodash');

    await user.click(screen.getByRole('button', { name: 'Download BOM' }));
    await user.click((await screen.findAllByRole('menuitem', { name: document }))[format]!);

    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]!.name).toBe(name);
    expect(await saved[0]!.content).toContain(holds);
  });

  it('tells a project that is not there from one without components', async () => {
    await kitPage(<ProjectComponents projectId="11111111-1111-4111-8111-111111111111" />, { server });

    expect(
      await screen.findByRole('heading', {
        name: 'Project not found',
      }),
    ).toBeVisible();
  });
});
