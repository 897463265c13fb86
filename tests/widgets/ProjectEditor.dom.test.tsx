import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ProjectEditor } from '../../src/widgets/portfolio/ProjectEditor/index.js';
import { pasteInto } from '../support/pasteInto.js';
import { testServer, type TestServer } from '../support/testServer.js';
import { closed, expectAccessible, interceptedFetch, kitPage } from './kitPage.js';

let server: TestServer;

beforeEach(async () => {
  server = await testServer();
});
afterEach(() => closed(server));

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const create = () => screen.getByRole('button', { name: 'Create project' });

describe('ProjectEditor', () => {
  it('creates a project with everything that was filled in', async () => {
    const parent = await server.aProject({ name: 'platform', version: '2' });
    const created: { uuid: string }[] = [];
    const { user } = await kitPage(
      <ProjectEditor onProjectCreated={(event) => created.push(event.project)} />,
      {
        server,
      },
    );

    await pasteInto(user, field('Name'), '  payments-gateway ');
    await user.type(field(/^Version/), '4.12.0');
    await user.selectOptions(screen.getByRole('combobox', { name: /Classifier/ }), 'Container');
    await user.click(screen.getByRole('combobox', { name: /^Parent/ }));
    await user.type(screen.getByRole('combobox', { name: /^Parent/ }), 'plat');
    await user.click(await screen.findByRole('option', { name: /platform 2/ }));
    await user.type(screen.getByRole('textbox', { name: /^Tags/ }), 'Team-A,pci{Enter}');
    await user.click(screen.getByRole('button', { name: 'Identity' }));
    await pasteInto(user, field(/^Package URL/), 'pkg:npm/payments-gateway@4.12.0');
    await expectAccessible();
    await user.click(create());

    await waitFor(() => expect(created).toHaveLength(1));
    expect(await server.get(`/project/${created[0]!.uuid}`)).toMatchObject({
      classifier: 'CONTAINER',
      parent: { uuid: parent.uuid },
      purl: 'pkg:npm/payments-gateway@4.12.0',
      tags: [{ name: 'pci' }, { name: 'team-a' }],
    });
    expect(await screen.findByText('payments-gateway 4.12.0 created')).toBeVisible();
    expect(field('Name')).toHaveValue('');
  });

  it('says what is wrong at the field before anything is sent, and goes there', async () => {
    const sent: string[] = [];
    const fetch = interceptedFetch(server, ({ method }) => void (method === 'PUT' && sent.push(method)));
    const { user } = await kitPage(<ProjectEditor />, { server, fetch });
    await user.click(screen.getByRole('button', { name: 'Identity' }));
    await user.type(field(/^CPE/), 'log4j');
    await user.click(screen.getByRole('button', { name: 'Identity' }));

    await user.click(create());

    expect(await screen.findByText('Enter a project name.')).toBeVisible();
    expect(screen.getByText(/^Enter a CPE, such as cpe:2\.3:a:vendor/)).toBeVisible();
    await waitFor(() => expect(field('Name')).toHaveFocus());
    expect(sent).toEqual([]);
  });

  it('says at name and version that another project has both, and keeps what was typed', async () => {
    await server.aProject({ name: 'gateway', version: '1.0' });
    const { user } = await kitPage(<ProjectEditor />, { server });
    await user.type(field('Name'), 'gateway');
    await user.type(field(/^Version/), '1.0');
    await pasteInto(user, field(/^Description/), 'long thoughts');

    await user.click(create());

    expect(
      await screen.findByText('gateway 1.0 already exists. Choose another name or version.'),
    ).toBeVisible();
    expect(screen.getByText('Already used with this name.')).toBeVisible();
    expect(field(/^Description/)).toHaveValue('long thoughts');

    await user.clear(field(/^Version/));
    await user.type(field(/^Version/), '1.1');
    await user.click(create());
    expect(await screen.findByText('gateway 1.1 created')).toBeVisible();
  });

  it('shows what the server refuses at the field it is about', async () => {
    const violations = [
      { path: 'name', message: 'The name may only contain printable characters', invalidValue: 'x' },
      { path: 'purl', message: 'The Package URL must be a valid URI', invalidValue: 'y' },
    ];
    const fetch = interceptedFetch(server, ({ method }) =>
      method === 'PUT' ? Response.json(violations, { status: 400 }) : undefined,
    );
    const { user } = await kitPage(<ProjectEditor defaultName="gateway" />, { server, fetch });

    await user.click(create());

    await screen.findByText(/may only contain printable characters/);
    expect(field('Name')).toHaveAccessibleDescription(/^The server says: The name may only contain/);
    // It is among fields that were collapsed.
    expect(field(/^Package URL/)).toBeVisible();
    expect(field(/^Package URL/)).toHaveAccessibleDescription(/must be a valid URI/);
  });

  it('keeps everything typed when the server fails, and works the second time', async () => {
    let isBroken = true;
    const fetch = interceptedFetch(server, ({ method }) =>
      isBroken && method === 'PUT'
        ? new Response('Uncaught internal server error', { status: 500 })
        : undefined,
    );
    const { user } = await kitPage(<ProjectEditor />, { server, fetch });
    await user.type(field('Name'), 'gateway');

    await user.click(create());
    expect(await screen.findByText(/The server could not complete the request\./)).toBeVisible();
    expect(field('Name')).toHaveValue('gateway');
    isBroken = false;
    await user.click(create());

    expect(await screen.findByText('gateway created')).toBeVisible();
  });

  it('tells the host that the session has ended and keeps what was typed', async () => {
    const fetch = interceptedFetch(server, ({ method }) =>
      method === 'PUT' ? new Response('', { status: 401 }) : undefined,
    );
    const { user, told } = await kitPage(<ProjectEditor defaultName="gateway" />, { server, fetch });

    await user.click(create());

    await waitFor(() => expect(told.unauthorized).toBe(1));
    expect(field('Name')).toHaveValue('gateway');
  });

  describe('where access to projects is controlled', () => {
    const CORE = { uuid: '5d1c6a52-0a5b-4f44-8d3c-111111111111', name: 'Core' };
    const SHOP = { uuid: '5d1c6a52-0a5b-4f44-8d3c-222222222222', name: 'Shop' };
    const sent: Record<string, unknown>[] = [];
    beforeEach(() => void (sent.length = 0));

    /** A 4.14 server in front of ours, which requires teams for a new project. */
    function asking(teams: object[], version = '4.14.2', refusal?: Response): typeof fetch {
      return async (input, init) => {
        const { pathname } = new URL(String(input), server.baseUrl);
        if (pathname === '/api/version') {
          return Response.json({ application: 'Dependency-Track', version, uuid: 'x', timestamp: 'x' });
        }
        if (pathname.endsWith('/public/access-management/acl.enabled')) {
          if (version.startsWith('4.11')) throw new Error('4.11 must not be asked');
          return Response.json({ propertyValue: 'true' });
        }
        if (pathname.endsWith('/team/visible')) return Response.json(teams);
        if (init?.method !== 'PUT') return server.fetch(input, init);
        const { accessTeams, ...body } = JSON.parse(init.body as string) as Record<string, unknown>;
        sent.push({ ...body, accessTeams });
        if (refusal && sent.length === 1) return refusal;
        return server.fetch(input, { ...init, body: JSON.stringify(body) });
      };
    }

    it('asks for the teams that may see the project', async () => {
      const refusal = new Response('The team could not be found.', { status: 400 });
      const fetch = asking([CORE, SHOP], '4.14.2', refusal);
      const { user } = await kitPage(<ProjectEditor defaultName="gateway" />, { server, fetch });
      const teams = await screen.findByRole('combobox', { name: /^Teams/ });

      await user.click(create());
      expect(await screen.findByText(/Select at least one team\./)).toBeVisible();
      expect(sent).toEqual([]);
      await user.type(teams, 'sho');
      await user.click(await screen.findByRole('option', { name: 'Shop' }));
      await expectAccessible();
      await user.click(create());
      await waitFor(() => expect(teams).toHaveAccessibleDescription(/The server says: The team could not/));
      await user.click(screen.getByRole('button', { name: 'Remove Shop' }));
      await user.click(teams);
      await user.click(await screen.findByRole('option', { name: 'Core' }));
      await user.click(create());

      expect(await screen.findByText('gateway created')).toBeVisible();
      expect(sent.at(-1)).toMatchObject({ name: 'gateway', accessTeams: [{ uuid: CORE.uuid }] });
    });

    it('creates nothing before it is known which teams there are to choose from', async () => {
      let answer = () => {};
      const answered = new Promise<void>((resolve) => (answer = resolve));
      const asked = asking([CORE, SHOP]);
      const fetch: typeof globalThis.fetch = async (input, init) => {
        if (String(input).includes('/team/visible')) await answered;
        return asked(input, init);
      };
      const { user } = await kitPage(<ProjectEditor defaultName="gateway" />, { server, fetch });

      await user.click(create());
      answer();

      expect(await screen.findByText(/Select at least one team\./)).toBeVisible();
      expect(sent).toEqual([]);
    });

    it('takes the only team there is', async () => {
      const { user } = await kitPage(<ProjectEditor />, { server, fetch: asking([CORE]) });
      await user.type(field('Name'), 'gateway');
      expect(await screen.findByRole('textbox', { name: 'Teams' })).toHaveValue('Core');

      await user.click(create());

      expect(await screen.findByText('gateway created')).toBeVisible();
      expect(sent).toMatchObject([{ accessTeams: [{ uuid: CORE.uuid }] }]);
    });

    it('says that only administrators will see the project of a user without a team', async () => {
      await kitPage(<ProjectEditor />, { server, fetch: asking([]) });

      expect(
        await screen.findByText(
          /^You have no team\. Until one is assigned, only users who can see all projects can see it\./,
        ),
      ).toBeVisible();
    });

    it('asks for no teams on servers of 4.11', async () => {
      const fetch = asking([CORE, SHOP], '4.11.7');
      const { user } = await kitPage(<ProjectEditor defaultName="gateway" />, { server, fetch });

      await user.click(create());

      expect(await screen.findByText('gateway created')).toBeVisible();
      expect(screen.queryByText('Teams')).toBeNull();
      expect(sent).toMatchObject([{ accessTeams: undefined }]);
    });
  });

  it('is not there for those who may not create projects', async () => {
    await kitPage(<ProjectEditor />, { server, as: 'viewer' });

    expect(
      await screen.findByRole('heading', { name: 'You do not have permission to create projects' }),
    ).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
