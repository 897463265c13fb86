import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { NavigationAdapter } from '../../src/host/types.js';
import { ProjectList } from '../../src/widgets/portfolio/ProjectList/index.js';
import { apiCall } from '../support/apiCall.js';
import { fromOtherOrigin } from '../support/otherOrigin.js';
import { testServer, type TestServer } from '../support/testServer.js';
import { closed, expectAccessible, interceptedFetch, kitPage, type KitPage } from './kitPage.js';

let server: TestServer;

// The actions are separate files, for which the transformer of the tests may take longer than a test waits.
beforeAll(() =>
  Promise.all([
    import('../../src/widgets/portfolio/ProjectList/bulk/OneProjectAction.js'),
    import('../../src/widgets/portfolio/ProjectList/bulk/ProjectBulk.js'),
  ]),
);
beforeEach(async () => {
  server = await testServer();
});
afterEach(() => closed(server));

interface Stored {
  name: string;
  active: boolean;
  tags?: { name: string }[];
  parent?: { uuid: string };
}
const stored = (uuid: string) => server.get<Stored>(`/project/${uuid}`);
const tagsOf = async (uuid: string) => (await stored(uuid)).tags?.map(({ name }) => name).sort() ?? [];

async function select(user: KitPage['user'], ...names: string[]) {
  for (const name of names) await user.click(await screen.findByRole('checkbox', { name: new RegExp(name) }));
}
/** Returns the rows of a table with the expected or actual outcome for each project. */
const rowsIn = (place: HTMLElement) =>
  within(place)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
const action = (name: string) => screen.findByRole('button', { name });

describe('ProjectList, several projects at once', () => {
  it('adds and removes tags after a preview, keeps the others, and takes it back', async () => {
    const a = await server.aProject({ name: 'alpha', tags: ['kept', 'old'] });
    const b = await server.aProject({ name: 'beta', tags: ['new'] });
    const { user, told } = await kitPage(<ProjectList />, { server });
    await select(user, 'alpha', 'beta');
    await user.click(await action('Edit tags…'));
    const dialog = await screen.findByRole('dialog', { name: 'Edit tags of 2 projects' });
    await user.type(within(dialog).getByLabelText('Tags to add'), 'NEW,');
    await user.type(within(dialog).getByLabelText('Tags to remove'), 'old,');
    const preview = within(dialog).getByRole('grid', { name: 'Preview' });
    expect(rowsIn(preview)).toEqual(['alphaAdds new · Removes old']);
    expect(dialog).toHaveTextContent('1 will not change');
    await expectAccessible();
    // Someone else adds a tag in the meantime.
    await apiCall(server)('PATCH', `/project/${a.uuid}`, {
      tags: [{ name: 'kept' }, { name: 'old' }, { name: 'theirs' }],
    });

    await user.click(within(dialog).getByRole('button', { name: 'Update 1 project' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await tagsOf(a.uuid)).toEqual(['kept', 'new', 'theirs']);
    expect(await tagsOf(b.uuid)).toEqual(['new']);
    const [notice] = told.notices;
    expect(notice).toMatchObject({ kind: 'success', title: '1 project updated' });
    expect(screen.queryByRole('region', { name: 'Selected projects' })).toBeNull();

    notice!.action!.run();

    await waitFor(() => expect(told.notices).toHaveLength(2));
    expect(told.notices[1]).toMatchObject({ kind: 'success', title: 'Changes to 1 project undone' });
    expect(await tagsOf(a.uuid)).toEqual(['kept', 'old', 'theirs']);
  });

  it('compares exactly two projects, the newer version with the older one', async () => {
    const old = await server.aProject({ name: 'shop', version: '1.9' });
    const next = await server.aProject({ name: 'shop', version: '1.10' });
    await server.aProject({ name: 'other' });
    const { user, told } = await kitPage(<ProjectList />, { server });
    await select(user, 'shop 1.9');
    expect(await action('Edit tags…')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Compare' })).toBeNull();

    await select(user, 'shop 1.10');
    await user.click(await action('Compare'));
    expect(told.went).toEqual([{ to: 'comparison', projectId: next.uuid, withProject: old.uuid }]);

    await select(user, 'other');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Compare' })).toBeNull());
  });

  it('compares nothing that only groups other projects, and nothing where the host has no page for it', async () => {
    const parent = await server.aProject({ name: 'platform' });
    await server.aProject({ name: 'service', parent: parent.uuid });
    await server.aProject({ name: 'alone' });
    const { user, unmount } = await kitPage(<ProjectList />, { server });
    await select(user, 'platform', 'alone');
    expect(await action('Edit tags…')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Compare' })).toBeNull();
    unmount();

    await server.aProject({ name: 'second' });
    const navigation: NavigationAdapter = { href: ({ to }) => (to === 'comparison' ? undefined : '/') };
    const other = await kitPage(<ProjectList />, { server, navigation });
    await select(other.user, 'second', 'alone');
    expect(await action('Edit tags…')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Compare' })).toBeNull();
  });

  it('deactivates, leaves out what the server would refuse, and says so before', async () => {
    const parent = await server.aProject({ name: 'platform' });
    const child = await server.aProject({ name: 'service', parent: parent.uuid });
    const alone = await server.aProject({ name: 'alone' });
    const { user, told } = await kitPage(<ProjectList />, { server });
    await select(user, 'platform', 'alone');
    await user.click(await action('Deactivate…'));
    const dialog = await screen.findByRole('dialog', { name: 'Deactivate 2 projects?' });
    expect(rowsIn(dialog)).toEqual([
      'platformDeactivate its active child projects first.',
      'aloneBecomes inactive and hidden',
    ]);

    // There is nothing to choose.
    expect(within(dialog).getByRole('button', { name: 'Update 1 project' })).toHaveFocus();
    await user.keyboard('{Enter}');

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([await stored(parent.uuid), await stored(child.uuid), await stored(alone.uuid)]).toMatchObject([
      { active: true },
      { active: true },
      { active: false },
    ]);
    told.notices[0]!.action!.run();
    await waitFor(async () => expect((await stored(alone.uuid)).active).toBe(true));
  });

  it('says which were refused and why, and tries these again', async () => {
    const names = ['one', 'two', 'three'];
    const projects: { uuid: string }[] = [];
    for (const name of names) projects.push(await server.aProject({ name }));
    let isBroken = true;
    const fetch = interceptedFetch(server, ({ method, path }) =>
      isBroken && method === 'PATCH' && path.endsWith(projects[1]!.uuid)
        ? Response.json({ status: 403, title: 'Forbidden', detail: 'Not yours' }, { status: 403 })
        : undefined,
    );
    const { user, told } = await kitPage(<ProjectList />, { server, fetch });
    await select(user, ...names);
    await user.click(await action('Deactivate…'));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Update 3 projects' }));

    const over = await screen.findByRole('dialog', { name: '2 updated, 1 failed' });
    expect(rowsIn(over)[0]).toMatch(/^twoNot updated: .*Not yours/);
    isBroken = false;
    await user.click(within(over).getByRole('button', { name: 'Try again' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    for (const { uuid } of projects) expect((await stored(uuid)).active).toBe(false);
    // Both notices are one, and what it takes back is all of it.
    expect(new Set(told.notices.map(({ id }) => id)).size).toBe(1);
    told.notices.at(-1)!.action!.run();
    await waitFor(() => expect(told.notices.at(-1)!.title).toBe('Changes to 3 projects undone'));
    for (const { uuid } of projects) expect((await stored(uuid)).active).toBe(true);
  });

  describe('on a server that takes no PATCH', () => {
    const all = {
      manufacturer: { name: 'Halden Works', contacts: [{ email: 'desk@halden.example' }] },
      supplier: { name: 'Halden Supply', urls: ['https://halden.example'] },
      externalReferences: [{ type: 'website', url: 'https://other.example' }],
      description: 'Kept',
      cpe: 'cpe:2.3:a:halden:alpha:1:*:*:*:*:*:*:*',
    };

    async function aFullProject(name: string, parent?: string) {
      const { uuid } = await server.aProject({ name, tags: ['kept'], parent });
      await apiCall(server)('POST', '/project', { ...(await stored(uuid)), ...all });
      return uuid;
    }

    async function change(kind: string, fill: (dialog: HTMLElement, user: KitPage['user']) => Promise<void>) {
      const page = await kitPage(<ProjectList defaultValue={{ layout: 'flat' }} />, {
        server,
        fetch: fromOtherOrigin(server.fetch),
      });
      await select(page.user, 'alpha', 'beta');
      await page.user.click(await action(kind));
      const dialog = await screen.findByRole('dialog');
      await fill(dialog, page.user);
      await page.user.click(within(dialog).getByRole('button', { name: 'Update 2 projects' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      return page;
    }

    it.each([
      {
        kind: 'Edit tags…',
        fill: (dialog: HTMLElement, user: KitPage['user']) =>
          user.type(within(dialog).getByLabelText('Tags to add'), 'fresh,'),
        becomes: { tags: [{ name: 'fresh' }, { name: 'kept' }] },
      },
      { kind: 'Deactivate…', fill: async () => {}, becomes: { active: false } },
    ])('changes by “$kind” and keeps all the rest', async ({ kind, fill, becomes }) => {
      const parent = await server.aProject({ name: 'platform' });
      const ids = [await aFullProject('alpha', parent.uuid), await aFullProject('beta')];
      const before = await Promise.all(ids.map(stored));

      const { told } = await change(kind, fill);

      expect(told.notices).toMatchObject([{ kind: 'success', title: '2 projects updated' }]);
      for (const [place, id] of ids.entries()) {
        const { tags, ...now } = await stored(id);
        const sorted = tags && [...tags].sort((one, other) => one.name.localeCompare(other.name));
        expect({ ...now, tags: sorted }).toEqual({ ...before[place], ...becomes });
      }
      told.notices[0]!.action!.run();
      await waitFor(() => expect(told.notices).toHaveLength(2));
      expect(await Promise.all(ids.map(stored))).toEqual(before);
    });

    it('moves them, too', async () => {
      const target = await server.aProject({ name: 'target' });
      const ids = [await aFullProject('alpha'), await aFullProject('beta')];
      const before = await Promise.all(ids.map(stored));

      await change('Move…', async (dialog, user) => {
        await user.type(within(dialog).getByRole('combobox', { name: 'New parent' }), 'target');
        await user.click(await screen.findByRole('option', { name: /target/ }));
        await within(dialog).findByRole('button', { name: 'Update 2 projects' });
      });

      for (const [place, id] of ids.entries()) {
        const { parent, ...now } = await stored(id);
        expect(parent?.uuid).toBe(target.uuid);
        expect(now).toEqual(before[place]);
      }
    });
  });

  it('gives a new tag to one project before the others', async () => {
    const names = ['one', 'two', 'three', 'four', 'five'];
    for (const name of names) await server.aProject({ name });
    let isThere = false;
    let isCreating = false;
    // Like the servers of 4.14 and 5.0, which reject a request that creates a tag while another request is
    // creating it.
    const fetch: typeof globalThis.fetch = async (input, init) => {
      if (init?.method !== 'PATCH' || isThere) return server.fetch(input, init);
      if (isCreating) return new Response('Uncaught internal server error', { status: 500 });
      isCreating = true;
      await new Promise((resolve) => setTimeout(resolve, 50));
      const answer = await server.fetch(input, init);
      isThere = true;
      return answer;
    };
    const { user, told } = await kitPage(<ProjectList />, { server, fetch });
    await select(user, ...names);
    await user.click(await action('Edit tags…'));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText('Tags to add'), 'fresh,');
    await user.click(within(dialog).getByRole('button', { name: 'Update 5 projects' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(told.notices).toMatchObject([{ kind: 'success', title: '5 projects updated' }]);
  });

  it.each([
    { times: 1, says: 'once' },
    { times: Infinity, says: 'always' },
  ])('notices that a server $says says yes and stores no tag', async ({ times }) => {
    const { uuid } = await server.aProject({ name: 'alpha', tags: ['kept'] });
    let left = times;
    const fetch = interceptedFetch(server, async ({ method }) => {
      if (method !== 'PATCH' || left === 0) return undefined;
      left -= 1;
      return Response.json(await stored(uuid));
    });
    const { user, told } = await kitPage(<ProjectList />, { server, fetch });
    await select(user, 'alpha');
    await user.click(await action('Edit tags…'));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText('Tags to add'), 'fresh,');
    await user.click(within(dialog).getByRole('button', { name: 'Update 1 project' }));

    if (times === 1) {
      await waitFor(() => expect(told.notices).toMatchObject([{ title: '1 project updated' }]));
      expect(await tagsOf(uuid)).toEqual(['fresh', 'kept']);
    } else {
      const over = await screen.findByRole('dialog', { name: '0 updated, 1 failed' });
      expect(within(over).getByText(/did not store it/)).toBeVisible();
      expect(await tagsOf(uuid)).toEqual(['kept']);
      await user.click(within(over).getByRole('button', { name: 'Edit fields' }));
      const again = await screen.findByRole('dialog', { name: 'Edit tags of 1 project' });
      expect(within(again).getByText('fresh')).toBeVisible();
    }
  });

  it('moves projects below another, and refuses a circle before anything is sent', async () => {
    const top = await server.aProject({ name: 'top' });
    const middle = await server.aProject({ name: 'middle', parent: top.uuid });
    const bottom = await server.aProject({ name: 'bottom', parent: middle.uuid });
    const other = await server.aProject({ name: 'other' });
    const changed: string[] = [];
    const fetch = interceptedFetch(server, ({ method, path }) => {
      if (method === 'PATCH') changed.push(path.split('/').at(-1)!);
      return undefined;
    });
    await apiCall(server)('POST', '/project', {
      ...(await stored(other.uuid)),
      manufacturer: { name: 'Halden Works' },
      externalReferences: [{ type: 'website', url: 'https://other.example' }],
      tags: [{ name: 'kept' }],
    });
    const before = await stored(other.uuid);
    const { user, told } = await kitPage(<ProjectList defaultValue={{ layout: 'flat' }} />, {
      server,
      fetch,
    });
    await select(user, 'top', 'other');
    await user.click(await action('Move…'));
    const dialog = await screen.findByRole('dialog', { name: 'Move 2 projects' });
    const button = within(dialog).getByRole('button', { name: 'Update' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.type(within(dialog).getByRole('combobox', { name: 'New parent' }), 'bottom');
    await user.click(await screen.findByRole('option', { name: /bottom/ }));

    expect(rowsIn(await within(dialog).findByRole('grid', { name: 'Preview' }))).toEqual([
      'topSkipped, as the new parent is below it',
      'otherTo bottom',
    ]);
    await user.click(within(dialog).getByRole('button', { name: 'Update 1 project' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(changed).toEqual([other.uuid]);
    expect((await stored(other.uuid)).parent?.uuid).toBe(bottom.uuid);

    told.notices.at(-1)!.action!.run();
    await waitFor(async () => expect((await stored(other.uuid)).parent).toBeUndefined());
    expect(await stored(other.uuid)).toEqual(before);
  });

  it('moves projects to the top level with all that they have, and back', async () => {
    const top = await server.aProject({ name: 'top' });
    const below = await server.aProject({ name: 'below', parent: top.uuid, tags: ['kept'] });
    const { user, told } = await kitPage(<ProjectList defaultValue={{ layout: 'flat' }} />, { server });
    await select(user, 'top', 'below');
    await user.click(await action('Move…'));
    const dialog = await screen.findByRole('dialog', { name: 'Move 2 projects' });
    await user.click(within(dialog).getByRole('switch', { name: 'Move to the top level' }));
    expect(within(dialog).queryByRole('combobox')).toBeNull();
    const preview = await within(dialog).findByRole('grid', { name: 'Preview' });
    expect(preview).toHaveTextContent('belowTo the top level, unless already there');
    await expectAccessible();
    await user.click(within(dialog).getByRole('button', { name: /^Update/ }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await stored(below.uuid)).toMatchObject({ tags: [{ name: 'kept' }] });
    expect((await stored(below.uuid)).parent).toBeUndefined();
    expect(told.notices).toMatchObject([{ title: '1 project updated' }]);
    told.notices[0]!.action!.run();
    await waitFor(async () => expect((await stored(below.uuid)).parent?.uuid).toBe(top.uuid));
  });

  it('deletes after the number is typed, and says that children go too', async () => {
    const parent = await server.aProject({ name: 'platform' });
    const child = await server.aProject({ name: 'service', parent: parent.uuid });
    await server.aProject({ name: 'worker', parent: child.uuid, isActive: false });
    await server.aProject({ name: 'alone' });
    await server.aProject({ name: 'stays' });
    const { user, told } = await kitPage(<ProjectList />, { server });
    await select(user, 'platform', 'alone');
    await user.click(await action('Delete…'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete 2 projects?' });
    expect(await within(dialog).findByText('4 projects, 1 inactive')).toBeVisible();
    const names = within(dialog).getByRole('group', { name: 'Projects to delete' });
    expect(names).toHaveTextContent('platform');
    expect(names).toHaveTextContent('serviceworkerInactive');
    const button = within(dialog).getByRole('button', { name: 'Delete 2 projects' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await expectAccessible();

    await user.type(within(dialog).getByLabelText('Type 2 to confirm'), '2');
    await user.click(button);

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(told.notices).toEqual([{ kind: 'success', title: '2 projects deleted' }]);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'platform' })).toBeNull());
    expect(await screen.findByRole('link', { name: 'stays' })).toBeVisible();
    const answer = await server.fetch(`/api/v1/project/${child.uuid}`, {
      headers: { authorization: `Bearer ${await server.tokenFor('admin')}` },
    });
    expect(answer.status).toBe(404);
  });

  it('asks for the name where it is one', async () => {
    await server.aProject({ name: 'web-shop', version: '1.0' });
    const { user } = await kitPage(<ProjectList />, { server });
    await select(user, 'web-shop');
    await user.click(await action('Delete…'));

    const dialog = await screen.findByRole('alertdialog', { name: 'Delete web-shop 1.0?' });
    expect(within(dialog).getByLabelText('Type web-shop to confirm')).toBeVisible();
  });

  it('offers nothing to select to those who may only look', async () => {
    await server.aProject({ name: 'alpha' });
    await kitPage(<ProjectList />, { server, as: 'viewer' });

    expect(await screen.findByRole('link', { name: 'alpha' })).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: /alpha/ })).toBeNull();
  });
});
