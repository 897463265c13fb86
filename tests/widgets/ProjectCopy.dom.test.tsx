import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ProjectList } from '../../src/widgets/portfolio/ProjectList/index.js';
import { ProjectHeader } from '../../src/widgets/project/ProjectHeader/index.js';
import { apiCall } from '../support/apiCall.js';
import { asLine } from '../support/asLine.js';
import { testServer, type TestProject, type TestServer } from '../support/testServer.js';
import { closed, kitPage, type KitPageOptions } from './kitPage.js';

let server: TestServer;
let shop: TestProject;

// The content that opens is in a separate file, for which the transformer of the tests may take longer than a
// test waits.
beforeAll(() => import('../../src/entities/project/copy/ProjectCopyDialog.js'));
beforeEach(async () => {
  server = await testServer();
  shop = await server.aProject({
    name: 'web-shop',
    version: '1.2.0',
    tags: ['shop', 'web'],
    components: [{ name: 'lodash' }, { name: 'express' }],
  });
});
afterEach(() => closed(server));

async function openForm(
  options: Partial<KitPageOptions> & { onVersionAdded?: (event: unknown) => void } = {},
) {
  const { onVersionAdded, ...others } = options;
  const page = await kitPage(<ProjectHeader projectId={shop.uuid} onVersionAdded={onVersionAdded} />, {
    server,
    ...others,
  });
  await page.user.click(await screen.findByRole('button', { name: 'More actions' }));
  await page.user.click(await screen.findByRole('menuitem', { name: 'Add version…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add version of web-shop 1.2.0' });
  const version = within(dialog).getByLabelText(/^Version/);
  return { ...page, dialog, version };
}

const copyOf = (version: string) =>
  server.get<{ uuid: string; tags: unknown[] }>(`/project/lookup?name=web-shop&version=${version}`);

describe('a new version of a project', () => {
  it('takes along what is wanted, says what came, and can be opened', async () => {
    const added: unknown[] = [];
    const { user, dialog, version, told } = await openForm({ onVersionAdded: (event) => added.push(event) });
    await user.click(within(dialog).getByRole('switch', { name: 'Services' }));
    await user.type(version, '2.0.0{Enter}');

    expect(await screen.findByText(/Copying to version 2\.0\.0/)).toBeVisible();
    await server.idle();

    expect(await screen.findByText('web-shop 2.0.0 added')).toBeVisible();
    const came = within(screen.getByRole('list', { name: 'Copied data' }));
    expect(came.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Tags2 copied',
      'Properties0 copied',
      'Components2 copied',
    ]);
    const { uuid } = await copyOf('2.0.0');
    expect(added).toMatchObject([{ project: { uuid, version: '2.0.0' } }]);
    await user.click(screen.getByRole('link', { name: 'Open version 2.0.0' }));
    expect(told.went).toEqual([{ to: 'project', projectId: uuid }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('needs a name that no other version has', async () => {
    const { user, dialog, version } = await openForm();
    await user.click(within(dialog).getByRole('button', { name: 'Add version' }));
    expect(version).toHaveAccessibleDescription(/Enter a version/);
    await user.type(version, '1.2.0{Enter}');
    expect(version).toHaveAccessibleDescription(/already exists/);

    await server.aProject({ name: 'web-shop', version: '3' });
    await user.clear(version);
    await user.type(version, '3{Enter}');

    await waitFor(() => expect(version).toHaveAccessibleDescription(/already exists/));
    expect(version).toHaveValue('3');
  });

  it('leaves out what needs something that does not come along, and says so', async () => {
    const { user, dialog, version } = await openForm();
    const decisions = () => within(dialog).getByRole('switch', { name: 'Audit decisions on findings' });
    await user.click(within(dialog).getByRole('switch', { name: 'Components' }));

    expect(decisions()).not.toBeChecked();
    expect(decisions()).toHaveAccessibleDescription('Requires: Components');
    await user.click(within(dialog).getByRole('switch', { name: 'Components' }));
    expect(decisions()).toBeChecked();
    await user.click(within(dialog).getByRole('switch', { name: 'Components' }));
    await user.type(version, '2{Enter}');
    await screen.findByText('web-shop 2 added');

    expect(await server.get(`/component/project/${(await copyOf('2')).uuid}`)).toEqual([]);
  });

  it('is told of in a notice when its window was closed', async () => {
    const { user, version, told } = await openForm();
    await server.context.jobs.stop();
    await user.type(version, '2{Enter}');
    await screen.findByText(/Copying to version/);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    server.context.jobs.start();
    await server.idle();

    await waitFor(() => expect(told.notices).toMatchObject([{ title: 'web-shop 2 added' }]));
    told.notices[0]!.action!.run();
    expect(told.went).toEqual([{ to: 'project', projectId: (await copyOf('2')).uuid }]);
  });

  it('that the server gave up is said to be missing', async () => {
    const { user, version } = await openForm();
    await server.context.jobs.stop();
    await user.type(version, '2{Enter}');
    await screen.findByText(/Copying to version/);
    server.context.db.prepare('delete from job').run();

    expect(await screen.findByText('Could not add web-shop 2')).toBeVisible();
    expect(screen.queryByRole('link', { name: /Open version/ })).toBeNull();
  });

  it('that lacks some says what', async () => {
    const { user, version } = await openForm();
    await server.context.jobs.stop();
    await user.type(version, '2{Enter}');
    await screen.findByText(/Copying to version/);
    server.context.db.prepare('delete from job').run();
    await server.aProject({
      name: 'web-shop',
      version: '2',
      tags: ['shop', 'web'],
      components: [{ name: 'a' }],
    });

    expect(await screen.findByText('web-shop 2 added, but not everything was copied')).toBeVisible();
    expect(screen.getByText('1 of 2 copied')).toBeVisible();
  });

  it('can be looked at again when what came of it could not be read', async () => {
    let isBroken = true;
    const { user, version } = await openForm({
      fetch: (url, init) =>
        isBroken && String(url).includes('/lookup')
          ? Promise.reject(new TypeError('broken'))
          : server.fetch(url, init),
    });
    await user.type(version, '2{Enter}');
    expect(await screen.findByText(/The server is done, but the result could not be loaded\./)).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByText('web-shop 2 added')).toBeVisible();
  });

  it('is refused in words above the form, which keeps what was typed', async () => {
    const { user, dialog, version } = await openForm();
    const call = apiCall(server);
    await call('DELETE', `/project/${shop.uuid}`);
    await user.type(version, '2{Enter}');

    expect(await within(dialog).findByText(/^Could not save\./)).toBeVisible();
    expect(version).toHaveValue('2');
  });

  it('offers on 5.0 what that copies by itself, and the latest version', async () => {
    const other = asLine(server, '5.0.2') as unknown as KitPageOptions['server'];
    const as = ['VIEW_PORTFOLIO', 'PORTFOLIO_MANAGEMENT_CREATE'] as unknown as KitPageOptions['as'];
    const { user } = await kitPage(<ProjectHeader projectId={shop.uuid} />, { server: other, as });
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Add version…' }));
    const dialog = await screen.findByRole('dialog');

    expect(await within(dialog).findByRole('switch', { name: 'Findings' })).toBeChecked();
    await user.click(within(dialog).getByRole('switch', { name: 'Findings' }));
    expect(
      within(dialog).getByRole('switch', { name: 'Audit decisions on findings' }),
    ).toHaveAccessibleDescription('Requires: Findings');
    expect(within(dialog).getByRole('switch', { name: 'Make it the latest version' })).not.toBeChecked();
  });

  it('is made from the row of a list, which then shows it', async () => {
    const { user } = await kitPage(<ProjectList defaultValue={{ layout: 'flat' }} />, { server });
    await user.click(await screen.findByRole('button', { name: /web-shop 1\.2\.0/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Add version…' }));
    await user.type(await screen.findByLabelText(/^Version/), '2{Enter}');
    await screen.findByText('web-shop 2 added');
    await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);

    await waitFor(() => expect(screen.getAllByRole('link', { name: 'web-shop' })).toHaveLength(2));
  });

  it('is not offered to those who may not', async () => {
    await kitPage(<ProjectHeader projectId={shop.uuid} />, { server, as: 'viewer' });
    await screen.findByRole('button', { name: 'Details…' });

    expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull();
  });
});
