import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ProjectHeader } from '../../src/widgets/project/ProjectHeader/index.js';
import { apiCall } from '../support/apiCall.js';
import { testServer, type TestProject, type TestServer } from '../support/testServer.js';
import { asLine } from '../support/asLine.js';
import { pasteInto } from '../support/pasteInto.js';
import { closed, expectAccessible, kitPage, type KitPageOptions, interceptedFetch } from './kitPage.js';

const REST = {
  author: 'M. Rahm',
  publisher: 'Halden Commerce',
  manufacturer: {
    name: 'Halden Works',
    urls: ['https://works.example'],
    contacts: [{ name: 'A', email: 'a@works.example' }],
  },
  supplier: { name: 'Halden Supply', contacts: [{ name: 'B', phone: '+49 1' }] },
  externalReferences: [{ type: 'website', url: 'https://shop.example', comment: 'home' }],
  tags: [{ name: 'shop' }],
};

let server: TestServer;
let shop: TestProject;

const stored = () => server.get<Record<string, unknown>>(`/project/${shop.uuid}`);

async function change(members: object) {
  const call = await apiCall(server);
  await call('POST', '/project', { ...(await stored()), ...members });
}

beforeEach(async () => {
  server = await testServer();
  shop = await server.aProject({ name: 'web-shop', version: '1.2.0', description: 'Sells.' });
  await change(REST);
});
afterEach(() => closed(server));

async function openDetails(as?: 'viewer', options: Partial<KitPageOptions> = {}) {
  const page = await kitPage(<ProjectHeader projectId={shop.uuid} />, { server, as, ...options });
  const [button, title] =
    as === 'viewer' ? ['Details…', 'Details of web-shop 1.2.0'] : ['Edit…', 'Edit web-shop 1.2.0'];
  await page.user.click(await screen.findByRole('button', { name: button }));
  const dialog = await screen.findByRole('dialog', { name: title });
  return { ...page, dialog, field: (name: RegExp | string) => within(dialog).getByRole('textbox', { name }) };
}

/** A server of 4.14 whose project has that, too, and what it was sent to save. */
function laterServer(members: object) {
  const saved: Record<string, unknown>[] = [];
  const other = asLine(server, '4.14.2') as unknown as KitPageOptions['server'];
  const fetch: typeof globalThis.fetch = async (url, init) => {
    if (init?.method === 'POST' && String(url).endsWith('/api/v1/project')) {
      saved.push(JSON.parse(init.body as string) as Record<string, unknown>);
      return Response.json({ uuid: shop.uuid, name: 'web-shop', version: '1.2.0' });
    }
    const answer = await other.fetch(url, init);
    if (!String(url).endsWith(`/project/${shop.uuid}`)) return answer;
    return Response.json({ ...((await answer.json()) as object), ...members });
  };
  return { saved, server: { ...other, fetch } };
}

describe('the details of a project', () => {
  it('name its UUID, to be copied, also to those who may not change it', async () => {
    const { user, dialog } = await openDetails('viewer');
    expect(within(dialog).getByText('UUID')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: `Copy ${shop.uuid}` }));
    expect(await navigator.clipboard.readText()).toBe(shop.uuid);
    expect(await within(dialog).findByRole('button', { name: 'Copied' })).toBeVisible();
  });

  it('keep all that was not changed', async () => {
    const { user, dialog, field, told } = await openDetails();
    await expectAccessible();

    await user.clear(field(/^Description/));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(told.notices).toMatchObject([{ title: 'web-shop 1.2.0 saved' }]));
    const project = await stored();
    expect(project).toMatchObject({ ...REST, name: 'web-shop', version: '1.2.0', active: true });
    expect(project['description']).toBeUndefined();
  });

  it('change suppliers, contacts and references', async () => {
    const { user, dialog, field } = await openDetails();

    await user.click(within(dialog).getByRole('button', { name: 'Supplier' }));
    await pasteInto(user, field(/^Email address 1/), 'b@supply.example');
    await user.click(within(dialog).getByRole('button', { name: 'External references' }));
    await user.clear(field('URL 1'));
    await pasteInto(user, field('URL 1'), 'https://new.example');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));

    await waitFor(async () =>
      expect(await stored()).toMatchObject({
        manufacturer: REST.manufacturer,
        supplier: {
          name: 'Halden Supply',
          contacts: [{ name: 'B', phone: '+49 1', email: 'b@supply.example' }],
        },
        externalReferences: [{ type: 'website', url: 'https://new.example', comment: 'home' }],
      }),
    );
  });

  it('say at the field what no server takes, and send nothing', async () => {
    const { user, dialog, field } = await openDetails();

    await user.click(within(dialog).getByRole('button', { name: 'External references' }));
    await user.clear(field('URL 1'));
    await pasteInto(user, field('URL 1'), 'javascript:alert(1)');
    await user.clear(field(/^Name/));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));

    expect(await within(dialog).findByText(/^Line 1: This URL can run code/)).toBeVisible();
    expect(within(dialog).getByText('Enter a project name.')).toBeVisible();
    expect(await stored()).toMatchObject(REST);
  });

  it('keep what somebody else changed meanwhile', async () => {
    const { user, dialog, field } = await openDetails();
    await change({ publisher: 'Somebody else' });

    await user.type(field(/^Description/), ' Much.');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));

    await waitFor(async () =>
      expect(await stored()).toMatchObject({ description: 'Sells. Much.', publisher: 'Somebody else' }),
    );
  });

  it('save nothing over what somebody else wrote into the same field until that was seen', async () => {
    const { user, dialog, field } = await openDetails();
    await change({ description: 'Theirs.' });

    await user.type(field(/^Description/), ' Mine.');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));

    expect(await within(dialog).findByText('Someone else changed this to “Theirs.”.')).toBeVisible();
    expect(await stored()).toMatchObject({ description: 'Theirs.' });

    await user.click(within(dialog).getByRole('button', { name: 'Save' }));

    await waitFor(async () => expect(await stored()).toMatchObject({ description: 'Sells. Mine.' }));
  });

  it('say at the switch why a parent of active projects stays active', async () => {
    await server.aProject({ name: 'child', parent: shop.uuid });
    const { user, dialog } = await openDetails();

    await user.click(within(dialog).getByRole('switch', { name: /^Active/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));

    expect(await within(dialog).findByText(/cannot be set to inactive/i)).toBeVisible();
    expect(await stored()).toMatchObject({ active: true });
  });

  it('are read by those who may change nothing', async () => {
    const { dialog, field } = await openDetails('viewer');

    expect(field(/^Description/)).toHaveAttribute('readonly');
    expect(within(dialog).queryByRole('button', { name: 'Save' })).toBeNull();
    await expectAccessible();
  });

  it('delete the project once its name was typed, and say what goes with it', async () => {
    const child = await server.aProject({
      name: 'child',
      version: '1',
      parent: shop.uuid,
      components: [{ name: 'lodash' }, { name: 'qs' }],
      findings: [{ vulnId: 'CVE-2020-8203', component: 'lodash' }],
    });
    const grandchild = await server.aProject({ name: 'grandchild', parent: child.uuid, isActive: false });
    const { user, dialog, told } = await openDetails();

    await user.click(within(dialog).getByRole('button', { name: 'Delete project…' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete web-shop 1.2.0?' });
    expect(await within(question).findByText('3 projects, 1 inactive')).toBeVisible();
    expect(within(question).getByText('1 finding')).toBeVisible();
    const names = within(question).getByRole('group', { name: 'Projects to delete' });
    expect(
      within(names)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['web-shop 1.2.0', 'child 1', 'grandchildInactive']);
    await expectAccessible();
    await user.click(within(question).getByRole('button', { name: 'Delete project' }));
    expect(await stored()).toMatchObject({ name: 'web-shop' });

    await user.type(within(question).getByRole('textbox'), 'web-shop');
    await user.click(within(question).getByRole('button', { name: 'Delete project' }));

    await waitFor(() => expect(told.went).toEqual([{ to: 'projects' }]));
    expect(told.notices).toMatchObject([{ kind: 'success', title: 'web-shop 1.2.0 deleted' }]);
    const call = await apiCall(server);
    for (const { uuid } of [shop, child, grandchild])
      expect((await call('GET', `/project/${uuid}`)).status).toBe(404);
  });

  it('say that it is not known what goes with the project, and ask again', async () => {
    await server.aProject({ name: 'child', parent: shop.uuid });
    let isBroken = true;
    const fetch = interceptedFetch(server, ({ path }) =>
      isBroken && path.endsWith('/children') ? new Response('', { status: 500 }) : undefined,
    );
    const { user, dialog } = await openDetails(undefined, { fetch });

    await user.click(within(dialog).getByRole('button', { name: 'Delete project…' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete web-shop 1.2.0?' });
    expect(await within(question).findByText('Could not load the child projects')).toBeVisible();
    expect(within(question).getByText('There may be many. All are deleted.')).toBeVisible();
    expect(within(question).queryByText('1 project')).toBeNull();

    isBroken = false;
    await user.click(within(question).getByRole('button', { name: 'Try again' }));
    expect(await within(question).findByText('2 projects')).toBeVisible();
  });

  it('stay when the project could not be deleted, and say why', async () => {
    const page = await openDetails();
    await page.user.click(within(page.dialog).getByRole('button', { name: 'Delete project…' }));
    const question = await screen.findByRole('alertdialog');
    await (
      await apiCall(server)
    )('DELETE', `/project/${shop.uuid}`);

    await page.user.type(within(question).getByRole('textbox'), 'web-shop');
    await page.user.click(within(question).getByRole('button', { name: 'Delete project' }));

    expect(await within(question).findByText(/^Could not delete\./)).toBeVisible();
    expect(page.told.went).toEqual([]);
  });

  it('show who wrote and supplied the BOM, which only another BOM changes', async () => {
    const later = laterServer({
      metadata: {
        authors: [{ name: 'Ada', email: 'ada@example.org' }],
        supplier: { name: 'Halden Build', urls: ['https://build.example', 'javascript:alert(1)'] },
      },
    });
    const { user, dialog } = await openDetails(undefined, { server: later.server });
    await user.click(within(dialog).getByRole('button', { name: 'From the BOM' }));

    expect(within(dialog).getByText('ada@example.org')).toBeVisible();
    expect(within(dialog).getByText('Halden Build')).toBeVisible();
    expect(within(dialog).getByRole('link', { name: /build\.example/ })).toBeVisible();
    expect(within(dialog).getByText('javascript:alert(1)').closest('a')).toBeNull();
    await expectAccessible();
  });

  it('make a collection of the project, from 4.13 on, and name its tag where it needs one', async () => {
    const later = laterServer({ collectionLogic: 'NONE' });
    const { user, dialog, field } = await openDetails(undefined, { server: later.server });
    await user.selectOptions(
      within(dialog).getByRole('combobox', { name: 'Collection logic' }),
      'Aggregate direct children with a tag',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(field('Collection tag')).toHaveAccessibleDescription(
      /Enter a tag, or choose another collection logic\./,
    );
    expect(later.saved).toEqual([]);
    await user.type(field('Collection tag'), 'Release');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));

    await waitFor(() =>
      expect(later.saved).toMatchObject([
        {
          collectionLogic: 'AGGREGATE_DIRECT_CHILDREN_WITH_TAG',
          collectionTag: { name: 'release' },
          name: 'web-shop',
        },
      ]),
    );
  });

  it('keep how the project sums up others when something else is saved', async () => {
    const collection = {
      collectionLogic: 'AGGREGATE_DIRECT_CHILDREN_WITH_TAG',
      collectionTag: { name: 'a' },
    };
    const later = laterServer(collection);
    const { user, dialog, field } = await openDetails(undefined, { server: later.server });
    await user.clear(field(/^Description/));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(later.saved).toMatchObject([collection]));
  });

  it('have no choice of collections on servers before 4.13', async () => {
    const { dialog } = await openDetails();

    expect(within(dialog).queryByRole('combobox', { name: 'Collection logic' })).toBeNull();
  });

  it('offer as parent neither the project nor what is below it, and say why', async () => {
    const below = await server.aProject({ name: 'web-cart', parent: shop.uuid });
    await server.aProject({ name: 'web-cart-ui', parent: below.uuid });
    const { user, dialog } = await openDetails();
    await server.aProject({ name: 'web-other' });
    await user.type(within(dialog).getByRole('combobox', { name: /^Parent/ }), 'web');

    const option = (name: RegExp) => screen.findByRole('option', { name });
    expect(await option(/web-shop 1\.2\.0.*This project/)).toHaveAttribute('aria-disabled', 'true');
    expect(await option(/web-cart(?!-ui).*Child of this project/)).toHaveAttribute('aria-disabled', 'true');
    expect(await option(/web-cart-ui.*Child of this project/)).toHaveAttribute('aria-disabled', 'true');
    expect(await option(/web-other/)).not.toHaveAttribute('aria-disabled', 'true');
  });
});
