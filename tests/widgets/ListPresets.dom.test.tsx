import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formatProjectListValue, ProjectList } from '../../src/widgets/portfolio/ProjectList/index.js';
import { loadPartsOfLists } from '../support/laterParts.js';
import { testServer, type TestServer } from '../support/testServer.js';
import { closed, expectAccessible, kitPage } from './kitPage.js';

let server: TestServer;

beforeAll(loadPartsOfLists);
beforeEach(async () => {
  server = await testServer();
  await server.aProject({ name: 'alpha', tags: ['mine'] });
  await server.aProject({ name: 'beta' });
});
afterEach(() => closed(server));

const KEPT = 'ProjectListPresets';
const addressOf = (value: object) => `https://console.example/projects?${formatProjectListValue(value)}`;
const views = () => screen.findByRole('button', { name: 'Views' });
async function opened() {
  const popup = await screen.findByRole('dialog', { name: 'Views' });
  await within(popup).findByRole('button', { name: /^(Save|Replace) view$/ });
  return popup;
}

describe('named views of a list', () => {
  it('keeps the view on screen under a name, marks it, and goes back to it', async () => {
    const { user, preferences } = await kitPage(
      <ProjectList defaultValue={{ tag: 'mine', layout: 'flat' }} />,
      {
        server,
      },
    );
    await screen.findByRole('link', { name: 'alpha' });
    await user.click(await views());
    const popup = await opened();
    await user.click(within(popup).getByRole('button', { name: 'Save view' }));
    expect(within(popup).getByLabelText('Save this view as')).toHaveAccessibleDescription(
      'This field is required.',
    );
    await user.type(within(popup).getByLabelText('Save this view as'), 'My team{Enter}');

    const saved = await within(popup).findByRole('button', { name: 'My team' });
    expect(saved).toHaveAttribute('aria-current', 'true');
    expect(JSON.parse(preferences.get(KEPT)!)).toMatchObject([
      { name: 'My team', query: 'tag=mine&layout=flat&sort=name' },
    ]);
    await expectAccessible();
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'My team' })).toHaveFocus();

    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    await screen.findByRole('link', { name: 'beta' });
    await user.click(await views());
    expect(within(await opened()).getByRole('button', { name: 'My team' })).not.toHaveAttribute(
      'aria-current',
    );
    await user.click(within(await opened()).getByRole('button', { name: 'My team' }));

    await waitFor(() => expect(screen.queryByRole('link', { name: 'beta' })).toBeNull());
    expect(await screen.findByRole('link', { name: 'alpha' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps the columns and their order, and goes back to them', async () => {
    const preferences = new Map<string, string>();
    const { user } = await kitPage(<ProjectList />, { server, preferences });
    const heads = () =>
      screen.getAllByRole('columnheader').map((head) => head.getAttribute('data-column') ?? head.textContent);
    await screen.findByRole('link', { name: 'alpha' });
    const column = (name: string) => screen.queryByRole('columnheader', { name });
    const toggle = async (name: string) => {
      await user.click(screen.getByRole('button', { name: 'Columns' }));
      await user.click(await screen.findByRole('checkbox', { name }));
      await user.keyboard('{Escape}');
    };
    expect(column('Version')).toBeVisible();
    await toggle('Version');
    await toggle('Classifier');
    const wanted = heads();
    await user.click(await views());
    await user.type(within(await opened()).getByLabelText('Save this view as'), 'Kinds{Enter}');
    await user.keyboard('{Escape}');

    await toggle('Version');
    expect(await views()).toBeVisible();
    await user.click(await views());
    await user.click(within(await opened()).getByRole('button', { name: 'Kinds' }));

    expect(column('Version')).toBeNull();
    expect(column('Classifier')).toBeVisible();
    expect(heads()).toEqual(wanted);
    expect(await screen.findByRole('button', { name: 'Kinds' })).toBeVisible();
  });

  it('leaves the columns as they stand where a view has none, or none that make sense', async () => {
    const kept = [
      { name: 'old', query: 'tag=mine&sort=name' },
      { name: 'odd', query: 'sort=name', columns: [1] },
    ];
    const preferences = new Map([
      [KEPT, JSON.stringify(kept)],
      ['ProjectListShowVersion', 'false'],
    ]);
    const { user } = await kitPage(<ProjectList />, { server, preferences });
    for (const name of ['old', 'odd']) {
      await user.click(await screen.findByRole('button', { name: /^(Views|old|odd)$/ }));
      await user.click(within(await opened()).getByRole('button', { name }));
      expect(await screen.findByRole('button', { name })).toBeVisible();
      expect(screen.queryByRole('columnheader', { name: 'Version' })).toBeNull();
    }
  });

  it('leaves nothing of the view before it', async () => {
    const preferences = new Map([[KEPT, JSON.stringify([{ name: 'All', query: 'sort=name' }])]]);
    const { user } = await kitPage(<ProjectList defaultValue={{ tag: 'mine', showsInactive: true }} />, {
      server,
      preferences,
    });
    await user.click(await views());
    await user.click(within(await opened()).getByRole('button', { name: 'All' }));

    expect(await screen.findByRole('link', { name: 'beta' })).toBeVisible();
    expect(screen.getByRole('switch', { name: 'Show inactive' })).not.toBeChecked();
    expect(await screen.findByRole('button', { name: 'All' })).toBeVisible();
  });

  it('renames, replaces, deletes and brings back', async () => {
    const kept = [
      { name: 'a', query: 'tag=a&sort=name' },
      { name: 'b', query: 'tag=b&sort=name' },
    ];
    const preferences = new Map([[KEPT, JSON.stringify(kept)]]);
    const { user, told } = await kitPage(<ProjectList />, { server, preferences });
    const now = () => JSON.parse(preferences.get(KEPT) ?? '[]') as typeof kept;
    await user.click(await views());
    const popup = await opened();
    await user.click(within(popup).getByRole('button', { name: 'Rename “a”' }));
    const field = within(popup).getByLabelText('New name');
    await user.clear(field);
    await user.type(field, 'b{Enter}');
    expect(field).toHaveAccessibleDescription('This name is already in use.');
    await user.clear(field);
    await user.type(field, 'c{Enter}');
    expect(now().map(({ name }) => name)).toEqual(['b', 'c']);
    expect(now()[1]!.query).toBe('tag=a&sort=name');

    await user.type(await within(popup).findByLabelText('Save this view as'), 'b');
    await user.click(within(popup).getByRole('button', { name: 'Replace view' }));
    expect(now()).toMatchObject([
      { name: 'b', query: 'sort=name' },
      { name: 'c', query: 'tag=a&sort=name' },
    ]);

    await user.click(within(popup).getByRole('button', { name: 'Delete “c”' }));
    expect(now().map(({ name }) => name)).toEqual(['b']);
    expect(told.notices.at(-1)!.title).toBe('View “c” deleted');
    told.notices.at(-1)!.action!.run();
    expect(now().map(({ name }) => name)).toEqual(['b', 'c']);
    expect(await within(popup).findByRole('button', { name: 'c' })).toBeVisible();
  });

  it('gives a link to a view, where the host has an address for it', async () => {
    const preferences = new Map([[KEPT, JSON.stringify([{ name: 'mine', query: 'tag=mine&sort=name' }])]]);
    const { user, told } = await kitPage(<ProjectList addressOf={addressOf} />, { server, preferences });
    await user.click(await views());
    await user.click(within(await opened()).getByRole('button', { name: 'Copy link to “mine”' }));

    await waitFor(() => expect(told.notices.at(-1)?.title).toBe('Link to “mine” copied'));
    expect(await navigator.clipboard.readText()).toBe('https://console.example/projects?tag=mine&sort=name');
  });

  it.each(['nonsense', '{"a":1}', '[1,{"name":""},{"name":"x"}]'])(
    'begins without any where what is kept makes no sense: %s',
    async (text) => {
      const { user } = await kitPage(<ProjectList />, { server, preferences: new Map([[KEPT, text]]) });
      await user.click(await views());

      expect(within(await opened()).queryByText('Your views')).toBeNull();
    },
  );
});
