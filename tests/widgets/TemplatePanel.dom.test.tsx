import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AlertPublisher } from '../../src/schema/alert.js';
import { TemplatePanel } from '../../src/widgets/administration/TemplatePanel/index.js';
import { apiCall } from '../support/apiCall.js';
import { asLine } from '../support/asLine.js';
import { testServer, type TestServer } from '../support/testServer.js';
import { closed, expectAccessible, kitPage } from './kitPage.js';

let server: TestServer;

beforeEach(async () => {
  server = await testServer();
});
afterEach(() => closed(server));

const all = () => server.get<AlertPublisher[]>('/notification/publisher');
const stored = async (name: string) => (await all()).find((template) => template.name === name);
const form = (name: string) => screen.findByRole('form', { name });

async function aTemplate(name = 'Pager') {
  const body = {
    name,
    publisherClass: 'org.dependencytrack.notification.publisher.WebhookPublisher',
    template: '{"text": "{{ notification.title }}"}',
    templateMimeType: 'application/json',
  };
  return (await (await apiCall(server)('PUT', '/notification/publisher', body)).json()) as AlertPublisher;
}

describe('TemplatePanel', () => {
  it('copies a template of the server, which itself cannot be changed', async () => {
    const { uuid } = (await stored('Slack'))!;
    const { user } = await kitPage(<TemplatePanel defaultValue={{ open: uuid }} />, { server });
    const slack = await form('Slack');
    expect(within(slack).getByRole('textbox', { name: 'Name' })).toHaveAttribute('readonly');
    expect(within(slack).queryByRole('button', { name: 'Delete template…' })).toBeNull();
    const preview = within(slack).getByRole('textbox', { name: 'Preview' });
    await waitFor(() => expect(preview).toHaveDisplayValue(/New vulnerability on log4j-core/));
    await expectAccessible();

    await user.click(within(slack).getByRole('button', { name: 'Copy template' }));
    const copy = await form('Slack (copy)');
    const text = within(copy).getByRole('textbox', { name: /^Template text/ });
    fireEvent.change(text, { target: { value: '{"text": "{{ notification.content }}"}' } });
    await waitFor(() =>
      expect(within(copy).getByRole('textbox', { name: 'Preview' })).toHaveDisplayValue(
        '{"text": "CVE-2021-44228 \\"Log4Shell\\" affects shop-backend 5.8.0."}',
      ),
    );
    await user.click(within(copy).getByRole('button', { name: 'Save' }));
    await within(copy).findByText('Saved');
    expect((await stored('Slack (copy)'))?.template).toBe('{"text": "{{ notification.content }}"}');
    expect((await stored('Slack'))?.defaultPublisher).toBe(true);
  });

  it('numbers the copies of one template', async () => {
    const { uuid } = await aTemplate();
    await aTemplate('Pager (copy)');
    await aTemplate('Pager (copy 2)');
    const { user } = await kitPage(<TemplatePanel defaultValue={{ open: uuid }} />, { server });

    await user.click(within(await form('Pager')).getByRole('button', { name: 'Copy template' }));
    await form('Pager (copy 3)');
    expect((await stored('Pager (copy 3)'))?.template).toBe((await stored('Pager'))?.template);
  });

  it('says what is wrong with a template, and that it makes no JSON', async () => {
    const { uuid } = await aTemplate();
    await kitPage(<TemplatePanel defaultValue={{ open: uuid }} />, { server });
    const pager = await form('Pager');
    const text = within(pager).getByRole('textbox', { name: /^Template text/ });
    fireEvent.change(text, { target: { value: '{% if %}' } });
    expect(await within(pager).findByText(/^No preview: /)).toBeVisible();
    fireEvent.change(text, { target: { value: 'plain words' } });
    expect(await within(pager).findByText('The media type is JSON, but the output is not.')).toBeVisible();
  });

  it('says what is too long before the server does', async () => {
    const { uuid } = await aTemplate();
    const { user } = await kitPage(<TemplatePanel defaultValue={{ open: uuid }} />, { server });
    const pager = within(await form('Pager'));
    fireEvent.change(pager.getByRole('textbox', { name: /^Name/ }), { target: { value: 'n'.repeat(256) } });
    fireEvent.change(pager.getByRole('textbox', { name: /^Description/ }), {
      target: { value: `${'d'.repeat(600)}\n${'d'.repeat(600)}` },
    });

    await user.click(pager.getByRole('button', { name: 'Save' }));

    expect(await pager.findByText('Use 255 characters or fewer. This has 256.')).toBeVisible();
    expect(pager.getByText('Use 1,024 characters or fewer. This has 1,201.')).toBeVisible();
  });

  it('creates a template; a name that is taken is said at its field', async () => {
    const { user } = await kitPage(<TemplatePanel defaultValue={{ open: '*' }} />, { server });
    const creation = await form('Create template');
    await user.type(within(creation).getByRole('textbox', { name: 'Name' }), 'Slack');
    await user.selectOptions(
      within(creation).getByRole('combobox', { name: 'Publisher' }),
      'WebhookPublisher',
    );
    fireEvent.change(within(creation).getByRole('textbox', { name: /^Template text/ }), {
      target: { value: '{}' },
    });
    const create = () => user.click(within(creation).getByRole('button', { name: 'Create template' }));
    await create();
    expect(await within(creation).findByText('This name is already in use.')).toBeVisible();
    await user.type(within(creation).getByRole('textbox', { name: 'Name' }), ' of ours');
    await create();
    await form('Slack of ours');
    expect(await stored('Slack of ours')).toMatchObject({
      template: '{}',
      templateMimeType: 'application/json',
    });
  });

  it('names the alerts that are deleted with a template', async () => {
    const { uuid } = await aTemplate();
    await apiCall(server)('PUT', '/notification/rule', {
      name: 'SOC',
      scope: 'PORTFOLIO',
      notificationLevel: 'ERROR',
      publisher: { uuid },
    });
    const onTemplateDeleted = vi.fn();
    const { user } = await kitPage(
      <TemplatePanel defaultValue={{ open: uuid }} onTemplateDeleted={onTemplateDeleted} />,
      { server },
    );
    await form('Pager');
    await user.click(screen.getByRole('button', { name: 'Delete template…' }));
    const question = await screen.findByRole('alertdialog');
    expect(await within(question).findByText(/is deleted too: SOC/)).toBeVisible();
    await user.click(within(question).getByRole('button', { name: 'Delete template' }));
    await waitFor(() => expect(onTemplateDeleted).toHaveBeenCalled());
    expect(await server.get<unknown[]>('/notification/rule')).toEqual([]);
  });

  it('restores none on servers that cannot', async () => {
    const { uuid } = (await stored('Slack'))!;
    await kitPage(<TemplatePanel defaultValue={{ open: uuid }} />, {
      server: asLine(server, '5.0.2'),
      as: ['SYSTEM_CONFIGURATION'],
    });

    expect(within(await form('Slack')).getByRole('button', { name: /^Copy/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Restore/ })).toBeNull();
  });

  it('restores the templates of the server after a question', async () => {
    const { uuid, template = '' } = (await stored('Slack'))!;
    const { db } = server.context;
    db.run(
      db.build.updateTable('notificationPublisher').set({ template: 'broken' }).where('uuid', '=', uuid),
    );
    const { user, told } = await kitPage(<TemplatePanel defaultValue={{ open: uuid }} />, { server });
    await user.click(within(await form('Slack')).getByRole('button', { name: /^Restore templates/ }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Restore templates' }),
    );
    await waitFor(() => expect(told.notices.at(-1)?.title).toBe('Built-in templates restored'));
    expect((await stored('Slack'))?.template).toBe(template);
  });
});
