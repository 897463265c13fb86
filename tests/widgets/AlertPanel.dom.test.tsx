import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SECRET_PLACEHOLDER } from '../../src/api/settings.js';
import type { Alert, AlertPublisher } from '../../src/schema/alert.js';
import { AlertPanel } from '../../src/widgets/administration/AlertPanel/index.js';
import { apiCall } from '../support/apiCall.js';
import { asLine } from '../support/asLine.js';
import { pasteInto } from '../support/pasteInto.js';
import { webSink, type WebSink } from '../support/sinks.js';
import { testServer, type TestServer } from '../support/testServer.js';
import { closed, expectAccessible, interceptedFetch, kitPage } from './kitPage.js';

let server: TestServer;
let web: WebSink;

beforeEach(async () => {
  web = await webSink();
  server = await testServer({ privateDestinations: true });
});
afterEach(async () => {
  closed(server);
  await web.close();
});

async function anAlert(publisher: string, changes: Partial<Alert> = {}, scope = 'PORTFOLIO') {
  const publishers = await server.get<AlertPublisher[]>('/notification/publisher');
  const { uuid = '' } = publishers.find(({ name }) => name === publisher) ?? {};
  const call = apiCall(server);
  const body = { name: 'SOC', scope, notificationLevel: 'INFORMATIONAL', publisher: { uuid } };
  const created = (await (await call('PUT', '/notification/rule', body)).json()) as Alert;
  await call('POST', '/notification/rule', { ...body, enabled: true, uuid: created.uuid, ...changes });
  return created.uuid;
}

const stored = async (name = 'SOC') =>
  (await server.get<Alert[]>('/notification/rule')).find((alert) => alert.name === name);
const configOf = (alert: Alert | undefined) =>
  JSON.parse(alert?.publisherConfig ?? '{}') as Record<string, unknown>;
const form = (name = 'SOC') => screen.findByRole('form', { name });
const row = async (name = 'SOC') =>
  (await screen.findByRole('button', { name })).closest('tr') as HTMLElement;

describe('AlertPanel', () => {
  it('creates an alert, says that it tells nothing yet, and has it reach a webhook once it is complete', async () => {
    const onAlertSaved = vi.fn();
    const { user } = await kitPage(<AlertPanel onAlertSaved={onAlertSaved} />, { server });
    await user.click((await screen.findAllByRole('button', { name: 'Create alert…' }))[0]!);
    const creation = await form('Create alert');
    await user.type(within(creation).getByRole('textbox', { name: 'Name' }), 'SOC');
    await user.selectOptions(
      await within(creation).findByRole('combobox', { name: 'Template' }),
      'Outbound Webhook',
    );
    await user.click(within(creation).getByRole('button', { name: 'Create alert' }));
    const alert = await form();
    expect(await row()).toHaveTextContent('No events');
    expect(onAlertSaved).toHaveBeenCalledWith({
      alert: expect.objectContaining({ name: 'SOC' }),
      isNew: true,
    });

    await user.click(within(alert).getByRole('checkbox', { name: 'Project created' }));
    await user.click(within(alert).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(within(alert).getByLabelText('Webhook URL')).toBeInvalid());
    await pasteInto(user, within(alert).getByLabelText('Webhook URL'), `${web.url}/hook`);
    await user.type(within(alert).getByLabelText(/^Token header/), 'X-Token');
    await user.type(within(alert).getByLabelText('Token', { selector: 'input' }), 'Secret-1');
    await user.click(within(alert).getByRole('button', { name: 'Save' }));
    await within(alert).findByText('Saved');
    expect(await row()).toHaveTextContent('Enabled');
    expect(document.body).not.toHaveTextContent('Secret-1');

    await apiCall(server)('PUT', '/project', { name: 'shop', version: '1.0' });
    await server.idle();
    expect(web.received).toHaveLength(1);
    expect(JSON.stringify(web.received[0])).toContain('PROJECT_CREATED');
    expect(JSON.stringify(web.received[0])).toContain('Secret-1');
  });

  it('keeps the token, and what it does not know of an alert', async () => {
    const uuid = await anAlert('Outbound Webhook', {
      notifyOn: ['BOM_PROCESSED', 'CONFIGURATION'],
      publisherConfig: JSON.stringify({ destination: `${web.url}/a`, token: 'Secret-1', color: 'red' }),
    });
    const { user } = await kitPage(<AlertPanel defaultValue={{ open: uuid }} />, { server });
    const alert = await form();
    expect(alert).toHaveTextContent('CONFIGURATION will also be kept.');
    await user.click(within(alert).getByRole('checkbox', { name: 'VEX received' }));
    await user.click(within(alert).getByRole('button', { name: 'Save' }));
    await within(alert).findByText('Saved');

    expect((await stored())?.notifyOn).toEqual(
      expect.arrayContaining(['BOM_PROCESSED', 'CONFIGURATION', 'VEX_CONSUMED']),
    );
    expect(configOf(await stored())).toMatchObject({ color: 'red' });
    await apiCall(server)('PUT', '/project', { name: 'shop' });
    const { context } = server;
    const row = context.db.first(
      context.db.build.selectFrom('notificationRule').select('publisherConfig').where('uuid', '=', uuid),
    );
    expect(context.secrets.decrypt(row?.publisherConfig ?? '')).toContain('Secret-1');
  });

  it('says of user name and password in the address of a webhook that they do not belong there', async () => {
    const uuid = await anAlert('Slack');
    const { user } = await kitPage(<AlertPanel defaultValue={{ open: uuid }} />, { server });
    const alert = within(await form());

    await pasteInto(user, alert.getByLabelText(/^Webhook URL/), 'https://me:secret@chat.example/1');
    await user.click(alert.getByRole('button', { name: 'Save' }));

    expect(
      await alert.findByText(/^Remove the username and password\. Anyone who sees the URL can read them\./),
    ).toBeVisible();
  });

  it('has the token of a webhook entered again, or removed, before it is sent to another server', async () => {
    const config = { destination: `${web.url}/a`, token: 'Secret-1' };
    const uuid = await anAlert('Outbound Webhook', { publisherConfig: JSON.stringify(config) });
    const { user } = await kitPage(<AlertPanel defaultValue={{ open: uuid }} />, { server });
    const alert = within(await form());
    const token = () => alert.getByLabelText('Token', { selector: 'input' });
    const moveTo = async (address: string) => {
      await user.clear(alert.getByLabelText(/^Webhook URL/));
      await pasteInto(user, alert.getByLabelText(/^Webhook URL/), address);
      await user.click(alert.getByRole('button', { name: 'Save' }));
    };
    await moveTo(`${web.url}/b`);
    await alert.findByText('Saved');

    await moveTo('https://elsewhere.example/hook');
    expect(
      await alert.findByText(
        /^Enter it again or remove it\. The server discards it when the destination changes\./,
      ),
    ).toBeVisible();
    expect(configOf(await stored())).toHaveProperty('destination', `${web.url}/b`);
    await expectAccessible();

    await user.type(token(), 'Secret-2');
    await user.click(alert.getByRole('button', { name: 'Save' }));
    await alert.findByText('Saved');
    expect(configOf(await stored())).toEqual({
      destination: 'https://elsewhere.example/hook',
      token: SECRET_PLACEHOLDER,
    });

    await moveTo(`${web.url}/c`);
    await alert.findByText(/^Enter it again/);
    await user.click(alert.getByRole('button', { name: 'Remove' }));
    await user.click(alert.getByRole('button', { name: 'Save' }));
    await alert.findByText('Saved');
    expect(configOf(await stored())).toEqual({ destination: `${web.url}/c` });
  });

  it('lets the token of a webhook go along where the server does not hide it', async () => {
    const config = { destination: `${web.url}/a`, token: 'Secret-1' };
    const uuid = await anAlert('Outbound Webhook', { publisherConfig: JSON.stringify(config) });
    const sent: unknown[] = [];
    const { user } = await kitPage(<AlertPanel defaultValue={{ open: uuid }} />, {
      server,
      fetch: async (input, init) => {
        if (init?.method === 'POST') sent.push(JSON.parse(init.body as string));
        const answer = await server.fetch(input, init);
        if (!String(input).includes('/notification/rule')) return answer;
        return new Response((await answer.text()).replaceAll(SECRET_PLACEHOLDER, 'Secret-1'), answer);
      },
    });
    const alert = within(await form());

    await user.clear(alert.getByLabelText(/^Webhook URL/));
    await pasteInto(user, alert.getByLabelText(/^Webhook URL/), 'https://elsewhere.example/hook');
    await user.click(alert.getByRole('button', { name: 'Save' }));

    await alert.findByText('Saved');
    expect(sent).toHaveLength(1);
    expect(configOf((sent as Alert[])[0])).toHaveProperty('token', 'Secret-1');
  });

  it('has hidden texts entered again where an unknown way of sending goes to another server', async () => {
    const config = { destination: `${web.url}/a`, apiKey: 'Secret-1' };
    const uuid = await anAlert('Outbound Webhook', { publisherConfig: JSON.stringify(config) });
    const { user } = await kitPage(<AlertPanel defaultValue={{ open: uuid }} />, {
      server,
      fetch: async (input, init) => {
        const answer = await server.fetch(input, init);
        if (!String(input).includes('/notification/rule')) return answer;
        return new Response((await answer.text()).replaceAll('.WebhookPublisher', '.OwnPublisher'), answer);
      },
    });
    const alert = within(await form());
    const field = alert.getByRole('textbox', { name: /^Publisher configuration/ });

    await user.clear(field);
    await user.paste(
      JSON.stringify({ destination: 'https://elsewhere.example', apiKey: SECRET_PLACEHOLDER }),
    );
    await user.click(alert.getByRole('button', { name: 'Save' }));
    expect(await alert.findByText(/discards hidden values/)).toBeVisible();

    await user.clear(field);
    await user.paste(JSON.stringify({ destination: 'https://elsewhere.example', apiKey: 'Secret-2' }));
    await user.click(alert.getByRole('button', { name: 'Save' }));
    await alert.findByText('Saved');
  });

  it('limits an alert to projects, and lets a team get its mail', async () => {
    await apiCall(server)('PUT', '/project', { name: 'shop', version: '1.0' });
    const uuid = await anAlert('Email');
    const { user } = await kitPage(<AlertPanel defaultValue={{ open: uuid }} />, { server });
    const alert = await form();
    expect(await row()).toHaveTextContent('No events');

    await user.click(within(alert).getByRole('button', { name: 'Limit to projects…' }));
    let dialog = await screen.findByRole('dialog');
    await user.click(await within(dialog).findByRole('checkbox', { name: /shop/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Add selected' }));
    await within(alert).findByText('shop 1.0');
    await user.click(within(alert).getByRole('button', { name: 'Add teams…' }));
    dialog = await screen.findByRole('dialog');
    await user.click(await within(dialog).findByRole('checkbox', { name: /Administrators/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Add selected' }));
    await within(alert).findByText('Administrators');
    expect(await stored()).toMatchObject({
      projects: [{ name: 'shop' }],
      teams: [{ name: 'Administrators' }],
    });
    await expectAccessible();

    await pasteInto(user, within(alert).getByRole('textbox', { name: /^Email addresses/ }), 'not an address');
    await user.click(within(alert).getByRole('checkbox', { name: 'BOM processed' }));
    await user.click(within(alert).getByRole('button', { name: 'Save' }));
    expect(await within(alert).findByText('Not a valid email address: not an address')).toBeVisible();
    await user.clear(within(alert).getByRole('textbox', { name: /^Email addresses/ }));
    await user.click(within(alert).getByRole('button', { name: 'Save' }));
    await within(alert).findByText('Saved');
    expect(await row()).toHaveTextContent('Enabled');
  });

  it('says why no team can be chosen without the right', async () => {
    const uuid = await anAlert('Email');
    const { user } = await kitPage(<AlertPanel defaultValue={{ open: uuid }} />, {
      server,
      as: ['SYSTEM_CONFIGURATION'],
    });
    await user.click(within(await form()).getByRole('button', { name: 'Add teams…' }));
    expect(await within(await screen.findByRole('dialog')).findByText(/Manage access/)).toBeVisible();
  });

  it.each([
    ['Jira', 'Jira project key'],
    ['Slack', 'Webhook URL'],
    ['Console', 'Events'],
  ])('asks for what %s needs', async (publisher, label) => {
    const uuid = await anAlert(publisher);
    await kitPage(<AlertPanel defaultValue={{ open: uuid }} />, { server });
    expect(await within(await form()).findByText(label)).toBeVisible();
  });

  it('creates an alert on a schedule where the server can, and says when it is sent', async () => {
    const later = asLine(server, '4.14.2') as unknown as TestServer;
    const { user } = await kitPage(<AlertPanel />, { server: later });
    await user.click((await screen.findAllByRole('button', { name: 'Create alert…' }))[0]!);
    const creation = within(await form('Create alert'));
    await user.type(creation.getByRole('textbox', { name: 'Name' }), 'Weekly');
    await user.selectOptions(await creation.findByRole('combobox', { name: 'Trigger' }), 'On a schedule');
    await user.selectOptions(creation.getByRole('combobox', { name: 'Scope' }), 'System');
    await user.selectOptions(await creation.findByRole('combobox', { name: 'Template' }), 'Email');
    await user.click(creation.getByRole('button', { name: 'Create alert' }));
    expect(await creation.findByText('Scheduled alerts support only the portfolio scope.')).toBeVisible();
    await user.selectOptions(creation.getByRole('combobox', { name: 'Scope' }), 'Portfolio');
    await expectAccessible();
    await user.click(creation.getByRole('button', { name: 'Create alert' }));

    const alert = within(await form('Weekly'));
    expect(alert.getByLabelText(/^Schedule \(cron\)/)).toHaveValue('0 * * * *');
    expect(alert.getByText('Not sent yet.').parentElement).toHaveTextContent(/^Not sent yet\. Next: .*2024/);
    expect(alert.getByText('Select projects to summarize.')).toBeVisible();
    const events = alert.getAllByRole('checkbox');
    expect(events).toHaveLength(2);
    await user.click(events[0]!);
    await pasteInto(user, alert.getByLabelText(/^Email addresses/), 'soc@bank.example');
    await user.clear(alert.getByLabelText(/^Schedule \(cron\)/));
    await user.type(alert.getByLabelText(/^Schedule \(cron\)/), '0 7 * *');
    await user.click(alert.getByRole('button', { name: 'Save' }));
    expect(await alert.findByText('Enter five parts separated by spaces.')).toBeVisible();
    await user.type(alert.getByLabelText(/^Schedule \(cron\)/), ' 1');
    await user.click(alert.getByRole('button', { name: 'Save' }));
    await alert.findByText('Saved');
    expect(await row('Weekly')).toHaveTextContent('No projects');
    await expectAccessible();
  });

  it('shows a moment at the beginning of all time as one', async () => {
    const later = asLine(server, '4.14.2');
    const uuid = await anAlert('Email');
    const { container } = await kitPage(<AlertPanel defaultValue={{ open: uuid }} />, {
      server: later as unknown as TestServer,
      fetch: async (input, init) => {
        const answer = await later.fetch(input, init);
        if (!String(input).includes('/notification/rule')) return answer;
        const alerts = (await answer.json()) as Alert[];
        const schedule = { triggerType: 'SCHEDULE', scheduleLastTriggeredAt: 0, scheduleNextTriggerAt: 0 };
        return Response.json(alerts.map((alert) => ({ ...alert, ...schedule })));
      },
    });
    await form();

    expect(container).toHaveTextContent(/covers everything since .*19(?:69|70).*Next: .*19(?:69|70)/);
  });

  it('sends the expression that events have to meet to servers that know it', async () => {
    const sent: unknown[] = [];
    await anAlert('Slack', { publisherConfig: JSON.stringify({ destination: 'https://chat.example/1' }) });
    const other = asLine(server, '5.0.2');
    const fetch: typeof other.fetch = (input, init) => {
      if (init?.method === 'POST' && String(input).endsWith('/rule'))
        sent.push(JSON.parse(init.body as string));
      return other.fetch(input, init);
    };
    const savedAs: unknown[] = [];
    const { user } = await kitPage(
      <AlertPanel onAlertSaved={({ alert }) => savedAs.push(alert.filterExpression ?? undefined)} />,
      { server: other as unknown as TestServer, fetch, as: ['SYSTEM_CONFIGURATION'] },
    );
    await user.click(await screen.findByRole('button', { name: 'SOC' }));
    const alert = within(await form());

    await pasteInto(
      user,
      alert.getByRole('textbox', { name: /^Filter expression/ }),
      'subject.project.name == "shop"',
    );
    await user.click(alert.getByRole('button', { name: 'Save' }));

    await alert.findByText('Saved');
    // 5.0 refuses a change without its scope, which cannot be changed.
    expect(sent).toMatchObject([{ scope: 'PORTFOLIO', filterExpression: 'subject.project.name == "shop"' }]);
    await expectAccessible();

    await user.clear(alert.getByRole('textbox', { name: /^Filter expression/ }));
    await user.click(alert.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(sent).toHaveLength(2));
    await alert.findByText('Saved');
    expect(sent[1]).toMatchObject({ filterExpression: null });
    expect(savedAs).toEqual(['subject.project.name == "shop"', undefined]);
  });

  it('keeps what was typed when the server refuses, and asks before it deletes', async () => {
    const uuid = await anAlert('Console', {}, 'SYSTEM');
    let refuses = true;
    const fetch = interceptedFetch(server, ({ method, url }) =>
      refuses && method === 'POST' && url.pathname.endsWith('/notification/rule')
        ? new Response('disk full', { status: 500 })
        : undefined,
    );
    const onAlertDeleted = vi.fn();
    const { user } = await kitPage(
      <AlertPanel defaultValue={{ open: uuid }} onAlertDeleted={onAlertDeleted} />,
      { server, fetch },
    );
    const alert = await form();
    await user.click(within(alert).getByRole('checkbox', { name: 'User created' }));
    await user.click(within(alert).getByRole('button', { name: 'Save' }));
    expect(await within(alert).findByRole('alert')).toHaveTextContent(/disk full/);
    expect(within(alert).getByRole('checkbox', { name: 'User created' })).toBeChecked();
    refuses = false;
    await user.click(within(alert).getByRole('button', { name: 'Save' }));
    await within(alert).findByText('Saved');
    expect((await stored())?.notifyOn).toEqual(['USER_CREATED']);

    await user.click(within(alert).getByRole('button', { name: 'Delete alert…' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete alert' }),
    );
    await waitFor(() => expect(onAlertDeleted).toHaveBeenCalled());
    expect(await stored()).toBeUndefined();
  });
});
