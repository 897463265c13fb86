import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ProjectServices } from '../../src/widgets/project/ProjectServices/index.js';
import { ServiceDetail } from '../../src/widgets/project/ServiceDetail/index.js';
import { pasteInto } from '../support/pasteInto.js';
import { testServer, type TestServer } from '../support/testServer.js';
import { closed, expectAccessible, interceptedFetch, kitPage } from './kitPage.js';

let server: TestServer;

// The dialogs are separate files, for which the transformer of the tests may take longer than a test waits.
beforeAll(() => import('../../src/entities/service/editor/ServiceEditorDialog.js'));
beforeEach(async () => {
  server = await testServer();
});
afterEach(() => closed(server));

const FULL = {
  name: 'payment-api',
  group: 'com.example',
  version: '2.1',
  description: 'Charges cards.',
  endpoints: ['https://pay.example/v2', 'amqp://queue.example'],
  authenticated: true,
  crossesTrustBoundary: true,
  data: [{ name: 'PII', direction: 'INBOUND' }],
  provider: {
    name: 'Example Ltd',
    urls: ['https://pay.example'],
    contacts: [{ name: 'Ada', email: 'ada@pay.example' }],
  },
  externalReferences: [{ type: 'documentation', url: 'https://pay.example/docs', comment: 'Network only' }],
};

const row = async (name: string) =>
  (await screen.findByRole('link', { name })).closest('[role=row], tr') as HTMLElement;

interface Answer {
  uuid: string;
  name: string;
  description?: string;
  endpoints?: string[];
  [member: string]: unknown;
}

describe('ProjectServices', () => {
  it('lists where services answer, which data flows, and whom they trust, each answer in words', async () => {
    const project = await server.aProject({
      services: [
        FULL,
        { name: 'open', authenticated: false, crossesTrustBoundary: false },
        { name: 'silent' },
      ],
    });

    await kitPage(<ProjectServices projectId={project.uuid} />, { server });

    const payment = await row('payment-api');
    expect(payment).toHaveTextContent('2.1');
    expect(within(payment).getByRole('link', { name: 'https://pay.example/v2' })).toBeVisible();
    expect(payment).toHaveTextContent('and 1 more');
    expect(payment).toHaveTextContent('PII (Inbound)');
    expect(payment).toHaveTextContent('Example Ltd');
    expect(payment).toHaveTextContent('Crosses boundary');
    for (const name of [/^Authentication/, /^Trust boundary/])
      expect(screen.getByRole('columnheader', { name })).toBeVisible();
    expect(await row('open')).toHaveTextContent('Not authenticated');
    expect(await row('open')).toHaveTextContent('Within boundary');
    expect(await row('silent')).toHaveTextContent('Not stated');
  });

  it('searches names and turns pages on the server', async () => {
    const services = Array.from({ length: 30 }, (_, index) => ({
      name: `svc-${String(index).padStart(2, '0')}`,
    }));
    const project = await server.aProject({ services });
    const { user } = await kitPage(<ProjectServices projectId={project.uuid} />, { server });
    expect(await screen.findByText('1–25 of 30')).toBeVisible();

    await user.type(screen.getByRole('searchbox', { name: 'Search services' }), 'svc-07');

    expect(await screen.findByText('1–1 of 1')).toBeVisible();
    expect(screen.getByText('1 match')).toBeVisible();
  });

  it('adds a service with all that was filled in', async () => {
    const project = await server.aProject({ services: [] });
    const { user } = await kitPage(<ProjectServices projectId={project.uuid} />, { server });
    expect(await screen.findByRole('heading', { name: 'No services yet' })).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Add service…' })[0]!);
    const dialog = within(await screen.findByRole('dialog', { name: 'Add service' }));

    await user.click(dialog.getByRole('button', { name: 'Add service' }));
    expect(dialog.getByText('Enter a name.')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'geo');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Authentication' }), 'Not authenticated');
    await user.click(dialog.getByRole('button', { name: 'Add endpoint' }));
    // Enter adds the next line.
    await pasteInto(user, dialog.getByRole('textbox', { name: 'URL 1' }), 'https://geo.example');
    await user.keyboard('{Enter}');
    await user.keyboard('https://geo2.example');
    await user.click(dialog.getByRole('button', { name: 'Add data' }));
    await user.type(dialog.getByRole('textbox', { name: 'Classification 1' }), 'Public');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Direction 1' }), 'Outbound');
    await expectAccessible();
    await user.click(dialog.getByRole('button', { name: 'Add service' }));

    expect(await row('geo')).toHaveTextContent('https://geo.example');
    const [saved] = await server.get<Answer[]>(`/service/project/${project.uuid}`);
    expect(saved).toMatchObject({
      name: 'geo',
      authenticated: false,
      endpoints: ['https://geo.example', 'https://geo2.example'],
      data: [{ name: 'Public', direction: 'OUTBOUND' }],
    });
    expect(saved).not.toHaveProperty('crossesTrustBoundary');
  });

  it('erases nothing that was not changed, also what others saved while the form was open', async () => {
    const project = await server.aProject({ services: [FULL] });
    const { user } = await kitPage(<ProjectServices projectId={project.uuid} />, { server });
    await row('payment-api');
    const before = (await server.get<Answer[]>(`/service/project/${project.uuid}`))[0]!;
    await user.click(screen.getByRole('button', { name: 'Edit service payment-api' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Service details/ }));
    await user.type(await dialog.findByRole('textbox', { name: /^Version/ }), '.7');
    await server.fetch('/api/v1/service', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await server.tokenFor('admin')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ ...before, description: 'Also pays back.' }),
    });

    await user.click(dialog.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const after = await server.get<Answer>(`/service/${before.uuid}`);
    const { project: _, ...kept } = before;
    expect(after).toMatchObject({ ...kept, version: '2.1.7', description: 'Also pays back.' });
  });

  it('replaces what others wrote in the same field only once that was shown', async () => {
    const project = await server.aProject({ services: [FULL] });
    const { user } = await kitPage(<ProjectServices projectId={project.uuid} />, { server });
    await row('payment-api');
    const before = (await server.get<Answer[]>(`/service/project/${project.uuid}`))[0]!;
    await user.click(screen.getByRole('button', { name: 'Edit service payment-api' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Service details/ }));
    const version = await dialog.findByRole('textbox', { name: /^Version/ });
    await user.type(version, '.7');
    await server.fetch('/api/v1/service', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await server.tokenFor('admin')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ ...before, version: '3.0' }),
    });

    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Someone else changed this to “3.0”.')).toBeVisible();
    expect(version).toHaveValue('2.1.7');
    expect(await server.get(`/service/${before.uuid}`)).toMatchObject({ version: '3.0' });

    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await server.get(`/service/${before.uuid}`)).toMatchObject({ version: '2.1.7' });
  });

  it('says at its line what no server would take, and keeps what was typed when one refuses', async () => {
    const project = await server.aProject({ services: [FULL] });
    const fetch = interceptedFetch(server, ({ path, method }) =>
      method === 'POST' && path === '/api/v1/service'
        ? new Response('Locked for an audit', { status: 409 })
        : undefined,
    );
    const { user } = await kitPage(<ProjectServices projectId={project.uuid} />, { server, fetch });
    await row('payment-api');
    await user.click(screen.getByRole('button', { name: 'Edit service payment-api' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Service details/ }));
    const second = await dialog.findByRole('textbox', { name: 'URL 2' });
    await user.click(second);
    await user.paste('x'.repeat(1025));

    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText(/^Line 2: /)).toBeVisible();
    expect(second).toHaveAttribute('aria-invalid', 'true');
    await user.clear(second);
    await user.click(dialog.getByRole('button', { name: 'Save' }));

    expect(await dialog.findByText(/Could not save\..*Locked for an audit/)).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'URL 1' })).toHaveValue('https://pay.example/v2');
  });

  it('removes selected services once that is confirmed', async () => {
    const project = await server.aProject({ services: [FULL, { name: 'b' }, { name: 'c' }] });
    const { user } = await kitPage(<ProjectServices projectId={project.uuid} />, { server });
    await row('b');
    await user.click(screen.getByRole('checkbox', { name: /payment-api/ }));
    await user.click(screen.getByRole('checkbox', { name: /^Select c$/ }));

    await user.click(await screen.findByRole('button', { name: 'Remove…' }));
    await user.click(await screen.findByRole('button', { name: 'Delete 2 services' }));

    await waitFor(() => expect(screen.queryByRole('link', { name: 'c' })).toBeNull());
    const left = await server.get<Answer[]>(`/service/project/${project.uuid}`);
    expect(left.map(({ name }) => name)).toEqual(['b']);
  });

  it('changes nothing for those who may only look', async () => {
    const project = await server.aProject({ services: [FULL] });
    await kitPage(<ProjectServices projectId={project.uuid} />, { server, as: 'viewer' });
    await row('payment-api');

    expect(screen.queryByRole('button', { name: /Add service/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Edit service/ })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('ServiceDetail', () => {
  it('shows all facts; only addresses of the web become links', async () => {
    const project = await server.aProject({
      name: 'shop',
      services: [
        {
          ...FULL,
          externalReferences: [...FULL.externalReferences, { type: 'other', url: 'javascript:alert(1)' }],
        },
      ],
    });
    await kitPage(<ServiceDetail serviceId={project.services[0]!.uuid} />, { server });

    expect(
      await screen.findByRole('heading', { level: 1, name: /com.example payment-api 2.1/ }),
    ).toBeVisible();
    for (const text of [
      'Authenticated',
      'Crosses boundary',
      'PII',
      'Inbound',
      'Example Ltd',
      'Ada',
      'Network only',
    ])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'shop' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'https://pay.example/docs' })).toHaveAttribute(
      'target',
      '_blank',
    );
    expect(screen.queryByRole('link', { name: 'amqp://queue.example' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'javascript:alert(1)' })).toBeNull();
    expect(screen.getByText('javascript:alert(1)')).toBeVisible();
  });

  it('works for a service of which only the name is known', async () => {
    const project = await server.aProject({ services: [{ name: 'bare' }] });
    const { user } = await kitPage(<ServiceDetail serviceId={project.services[0]!.uuid} />, { server });
    expect(await screen.findByText('No known endpoints.')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Edit…' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Service details/ }));
    await pasteInto(user, await dialog.findByRole('textbox', { name: /^Description/ }), 'Now described.');
    await user.click(dialog.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('Now described.')).toBeVisible();
  });

  it('is removed once that is confirmed, and leads to the services of its project', async () => {
    const project = await server.aProject({ services: [FULL] });
    const { user, told } = await kitPage(<ServiceDetail serviceId={project.services[0]!.uuid} />, { server });
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove…' }));
    await user.click(await screen.findByRole('button', { name: 'Delete service' }));

    await waitFor(() =>
      expect(told.went).toContainEqual({ to: 'project', projectId: project.uuid, tab: 'services' }),
    );
    expect(await server.get<Answer[]>(`/service/project/${project.uuid}`)).toEqual([]);
  });

  it('says that it is not there, and that it may not be seen', async () => {
    const { unmount } = await kitPage(<ServiceDetail serviceId="5e121ce0-0000-4000-8000-00000000000f" />, {
      server,
    });
    expect(await screen.findByText('Service not found')).toBeVisible();
    unmount();

    await kitPage(<ServiceDetail serviceId="5e121ce0-0000-4000-8000-00000000000f" />, { server, as: [] });
    expect(await screen.findByText('You do not have permission to view this')).toBeVisible();
  });
});
