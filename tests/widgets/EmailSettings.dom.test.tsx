import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Setting, SettingChange } from '../../src/schema/setting.js';
import { ServerSettings } from '../../src/widgets/administration/ServerSettings/index.js';
import { pasteInto } from '../support/pasteInto.js';
import { mailSink, type MailSink } from '../support/sinks.js';
import { testServer, type TestServer } from '../support/testServer.js';
import { closed, expectAccessible, interceptedFetch, kitPage, type KitPageOptions } from './kitPage.js';

let server: TestServer;
let mails: MailSink;

beforeEach(async () => {
  // The sink listens on this machine, and a rejected email would be logged.
  server = await testServer({ privateDestinations: true, log: () => undefined });
  mails = await mailSink();
});
afterEach(async () => {
  await closed(server);
  await mails.close();
});

const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}( Changed)?$`));
const button = (name: string) => screen.getByRole('button', { name });
const isThere = () => screen.findByRole('switch', { name: 'Send email' });
const dialog = () => within(screen.getByRole('dialog'));

async function open(options: Partial<KitPageOptions> = {}) {
  const sent: SettingChange[][] = [];
  const told: string[] = [];
  const kit = await kitPage(
    <ServerSettings
      panel="configuration/email"
      onDirtyChange={({ isDirty }) => told.push(isDirty ? 'dirty' : 'clean')}
      onSettingsSaved={({ settings }) => told.push(`saved ${settings.map(({ name }) => name).join()}`)}
    />,
    {
      server,
      fetch: (input, init) => {
        if (String(input).endsWith('/aggregate'))
          sent.push(JSON.parse(init!.body as string) as SettingChange[]);
        return server.fetch(input, init);
      },
      ...options,
    },
  );
  return { ...kit, sent, told };
}

async function stored(): Promise<Record<string, string | null | undefined>> {
  const all = await server.get<Setting[]>('/configProperty');
  return Object.fromEntries(
    all
      .filter(({ groupName }) => groupName === 'email')
      .map(({ propertyName, propertyValue }) => [propertyName, propertyValue]),
  );
}

/** Stores settings past the panel. */
async function set(values: Record<string, string | null>) {
  const changes = Object.entries(values).map(([propertyName, propertyValue]) => ({
    groupName: 'email',
    propertyName,
    propertyValue,
  }));
  const answer = await server.fetch('/api/v1/configProperty/aggregate', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await server.tokenFor('admin')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(changes),
  });
  expect(answer.status).toBe(200);
}

/** Settings with which mail arrives at the sink. */
const working = () => ({
  'smtp.enabled': 'true',
  'smtp.from.address': 'dt@shop.example',
  'smtp.server.hostname': '127.0.0.1',
  'smtp.server.port': String(mails.port),
});

describe('ServerSettings: configuration/email', () => {
  it('shows the nine settings, each with what it does, also to who uses no pointer', async () => {
    await set({ ...working(), 'smtp.password': 'hush' });
    const { user } = await open();
    expect(await isThere()).toBeChecked();

    expect(field('From address')).toHaveValue('dt@shop.example');
    expect(field('Subject prefix')).toHaveValue('[Dependency-Track]');
    expect(field('Host')).toHaveValue('127.0.0.1');
    expect(field('Port')).toHaveValue(String(mails.port));
    expect(field('Port')).toHaveAccessibleDescription(/1 to 65,535\./);
    expect(screen.getByRole('switch', { name: 'Encrypt the connection' })).not.toBeChecked();
    expect(screen.getByRole('switch', { name: 'Trust any certificate' })).not.toBeChecked();
    expect(field('Username')).toHaveValue('');
    expect(field('Password')).toHaveValue('');
    expect(screen.getByRole('group', { name: 'Mail server' })).toBeVisible();
    // In the order of the eye, without a trap.
    const stops = ['Send email', 'From address', 'Subject prefix', 'Host', 'Port', 'Encrypt the connection'];
    for (const stop of stops) {
      await user.tab();
      expect(document.activeElement).toHaveAccessibleName(stop);
    }
  });

  it('saves what was changed and nothing else, with the keys alone', async () => {
    await set(working());
    const { user, sent, told } = await open();
    await isThere();

    await user.type(field('Subject prefix'), ' shop{Control>}{Enter}{/Control}');

    expect(await screen.findByText('Saved')).toBeVisible();
    expect(sent).toEqual([
      [{ groupName: 'email', propertyName: 'subject.prefix', propertyValue: '[Dependency-Track] shop' }],
    ]);
    expect(told).toEqual(['dirty', 'clean', 'saved subject.prefix']);
    expect((await stored())['subject.prefix']).toBe('[Dependency-Track] shop');
  });

  it('needs sender, host and port while mail is sent', async () => {
    const { user, sent } = await open();
    await user.click(await isThere());

    await user.click(button('Save changes'));

    await waitFor(() => expect(field('From address')).toHaveFocus());
    for (const label of ['From address', 'Host', 'Port']) {
      expect(field(label)).toHaveAccessibleDescription(/Required while “Send email” is on\./);
    }
    expect(screen.getByRole('status')).toHaveTextContent('3 problems');
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('switch', { name: /^Send email/ }));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it.each([
    ['From address', 'nobody', 'Enter an email address, such as'],
    ['Port', '65536', 'Enter 65,535 or less.'],
    ['Host', 'smtp\u0007', 'Contains an invisible control character'],
  ])('finds that %s may not be “%s”', async (label, text, problem) => {
    const { user, sent } = await open();
    await isThere();
    await user.click(field(label));
    await user.paste(text);

    await user.click(button('Save changes'));

    await waitFor(() => expect(field(label)).toHaveAccessibleDescription(new RegExp(problem)));
    expect(sent).toEqual([]);
  });

  it.each<[string, Record<string, string | null>, string, boolean]>([
    ['another host', {}, 'Host', true],
    ['another port', {}, 'Port', true],
    ['no encryption', { 'smtp.ssltls': 'true' }, 'Encrypt the connection', true],
    ['any certificate', { 'smtp.ssltls': 'true' }, 'Trust any certificate', true],
    ['encryption', {}, 'Encrypt the connection', false],
    ['a subject prefix', {}, 'Subject prefix', false],
    ['a server after none', { 'smtp.enabled': 'false', 'smtp.server.hostname': null }, 'Host', false],
    ['another port and no user name', { 'smtp.username': null }, 'Port', false],
  ])('with %s asks for the password again where it would be dropped', async (_, more, label, isAsked) => {
    await set({ ...working(), 'smtp.username': 'mira', 'smtp.password': 'hush', ...more });
    const { user, sent } = await open();
    await isThere();
    const one = screen.queryByRole('switch', { name: label });
    if (one) await user.click(one);
    else await user.type(field(label), label === 'Port' ? '{Backspace}' : '1');

    await user.click(button('Save changes'));

    if (isAsked) {
      await waitFor(() =>
        expect(field('Password')).toHaveAccessibleDescription(
          /Enter it again or remove it\. The server discards it when the destination changes\./,
        ),
      );
      expect(sent).toEqual([]);
      await pasteInto(user, field('Password'), 'hush again');
      await user.click(button('Save changes'));
    }
    await screen.findByText('Saved');
    expect(sent).toHaveLength(1);
    expect(sent[0]!.some(({ propertyName }) => propertyName === 'smtp.password')).toBe(isAsked);
  });

  it('has a test mail sent that arrives, and does not claim that it did', async () => {
    await set({ ...working(), 'subject.prefix': '[shop]' });
    const { user } = await open();
    await isThere();

    await user.click(button('Test configuration…'));
    await screen.findByRole('dialog');
    expect(dialog().queryByText(/unsaved changes|Email is turned off/)).toBeNull();
    await expectAccessible();
    await pasteInto(user, dialog().getByLabelText('Send to'), 'mira@shop.example, tom@shop.example');
    await user.keyboard('{Enter}');

    expect(await dialog().findByText(/^Test email to .*tom@shop\.example.* requested\./)).toBeVisible();
    expect(dialog().getByText(/If nothing arrives, check the server log\./)).toBeVisible();
    await server.idle();
    expect(mails.received).toHaveLength(1);
    expect(mails.received[0]).toMatchObject({
      from: 'dt@shop.example',
      to: ['mira@shop.example', 'tom@shop.example'],
    });
    expect(mails.received[0]!.data).toMatch(/^Subject: \[shop\] /m);
    // Values that were sent are no longer unsaved input.
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button('Test configuration…')).toHaveFocus();
  });

  it.each([
    ['', 'Enter an email address.'],
    ['mira', 'Not a valid email address: mira'],
    ['mira@shop.example, tom', 'Not a valid email address: tom'],
  ])('checks the addresses “%s” before anything is sent', async (text, problem) => {
    const { user } = await open();
    await isThere();
    await user.click(button('Test configuration…'));
    await screen.findByRole('dialog');

    await user.type(dialog().getByLabelText('Send to'), `${text}{Enter}`);

    expect(dialog().getByLabelText('Send to')).toHaveAccessibleDescription(new RegExp(problem));
    await server.idle();
    expect(mails.received).toEqual([]);
  });

  it('says that unsaved changes are not tested, and saves them first', async () => {
    await set({ ...working(), 'smtp.from.address': 'old@shop.example' });
    const { user } = await open();
    await isThere();
    await user.clear(field('From address'));
    await pasteInto(user, field('From address'), 'new@shop.example');
    await user.click(button('Test configuration…'));
    await screen.findByRole('dialog');
    expect(dialog().getByText('You have unsaved changes.')).toBeVisible();

    await user.click(dialog().getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(dialog().queryByText('You have unsaved changes.')).toBeNull());
    await pasteInto(user, dialog().getByLabelText('Send to'), 'mira@shop.example');
    await user.keyboard('{Enter}');

    await dialog().findByText(/^Test email to .* requested\./);
    await server.idle();
    expect(mails.received.map(({ from }) => from)).toEqual(['new@shop.example']);
  });

  it('says that changes which are wrong can be neither tested nor saved', async () => {
    await set(working());
    const { user } = await open();
    await isThere();
    await user.type(field('From address'), '@');

    await user.click(button('Test configuration…'));
    await screen.findByRole('dialog');

    expect(
      dialog().getByText(/Could not save\. Close this dialog and check the highlighted fields\./),
    ).toBeVisible();
    expect(dialog().queryByRole('button', { name: 'Save changes' })).toBeNull();
  });

  it('says that nothing is sent while sending is off', async () => {
    const { user } = await open();
    await isThere();

    await user.click(button('Test configuration…'));
    await screen.findByRole('dialog');

    expect(dialog().getByText('Email is turned off.')).toBeVisible();
  });

  it('says why the server does not take the order, and keeps the addresses', async () => {
    const { user } = await open({
      fetch: interceptedFetch(server, ({ path }) =>
        path.endsWith('/test/smtp') ? new Response('No mail today.', { status: 400 }) : undefined,
      ),
    });
    await isThere();
    await user.click(button('Test configuration…'));
    await screen.findByRole('dialog');

    await pasteInto(user, dialog().getByLabelText('Send to'), 'mira@shop.example');
    await user.keyboard('{Enter}');

    expect(await dialog().findByText(/Could not send the test email\. .*No mail today\./)).toBeVisible();
    expect(dialog().getByLabelText('Send to')).toHaveValue('mira@shop.example');
  });

  it('shows the settings to a host that lets nothing be changed, without actions', async () => {
    await set(working());
    await open({ isReadOnly: true });

    expect(await screen.findByLabelText('Host')).toHaveAttribute('readonly');
    expect(screen.getByLabelText('Password')).toHaveValue('Hidden');
    expect(screen.queryByRole('button', { name: /Save|Test|Remove/ })).toBeNull();
  });
});
