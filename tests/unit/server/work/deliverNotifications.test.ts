import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { raise } from '../../../../reference-app/server/work/raiseNotification.js';
import { apiCall } from '../../../support/apiCall.js';
import type { ApiCall } from '../../../support/apiCall.js';
import { mailSink, webSink } from '../../../support/sinks.js';
import type { MailSink, WebSink } from '../../../support/sinks.js';
import { testServer } from '../../../support/testServer.js';
import type { TestServer } from '../../../support/testServer.js';

const WEBHOOK = 'org.dependencytrack.notification.publisher.WebhookPublisher';

let server: TestServer;
let call: ApiCall;
let web: WebSink;
let mail: MailSink;
let log: string[];

beforeEach(async () => {
  log = [];
  server = await testServer({ privateDestinations: true, log: (message) => log.push(message) });
  call = apiCall(server);
  web = await webSink();
  mail = await mailSink();
});
afterEach(async () => {
  await server.close();
  await Promise.all([web.close(), mail.close()]);
});

async function publisherUuid(name: string): Promise<string> {
  const publishers = await server.get<{ name: string; uuid: string }[]>('/notification/publisher');
  return publishers.find((publisher) => publisher.name === name)?.uuid ?? '';
}

interface Alert {
  publisher?: string;
  scope?: string;
  config?: Record<string, string>;
  changes?: object;
}

async function anAlert({ publisher = 'Outbound Webhook', scope = 'PORTFOLIO', config, changes }: Alert) {
  const rule = { name: 'Alert', scope, notificationLevel: 'INFORMATIONAL' };
  const uuid = await publisherUuid(publisher);
  const created = (await (
    await call('PUT', '/notification/rule', { ...rule, publisher: { uuid } })
  ).json()) as { uuid: string };
  const whole = {
    ...rule,
    uuid: created.uuid,
    enabled: true,
    notifyChildren: true,
    notifyOn: ['BOM_PROCESSED', 'USER_CREATED'],
    publisherConfig: JSON.stringify(config ?? { destination: `${web.url}/hook` }),
    ...changes,
  };
  expect((await call('POST', '/notification/rule', whole)).status).toBe(200);
  return created.uuid;
}

async function happen(projectUuid?: string, title = 'Bill of materials processed') {
  const { db } = server.context;
  const project = db
    .prepare('select id from project where uuid = ?')
    .first<{ id: number }>(projectUuid ?? '');
  raise(server.context, 'BOM_PROCESSED', project?.id, () => ({
    title,
    content: 'Größe: "10" <b>',
    subject: { project: { name: 'shop' } },
  }));
  await server.idle();
}

async function setMail(settings: Record<string, string | null>) {
  const items = Object.entries(settings).map(([propertyName, propertyValue]) => ({
    groupName: 'email',
    propertyName,
    propertyValue,
  }));
  expect((await call('POST', '/configProperty/aggregate', items)).status).toBe(200);
}

const useSink = () =>
  setMail({
    'smtp.enabled': 'true',
    'smtp.from.address': 'bomdeck@example.com',
    'smtp.server.hostname': '127.0.0.1',
    'smtp.server.port': String(mail.port),
    'subject.prefix': '[Bomdeck]',
  });

describe('a webhook', () => {
  it('is posted the filled template, with the token of the alert', async () => {
    const config = { destination: `${web.url}/hook`, token: 's3cret', tokenHeader: 'X-Token' };
    await anAlert({ config });

    await happen();

    expect(web.received).toHaveLength(1);
    const [request] = web.received;
    expect(request?.path).toBe('/hook');
    expect(request?.headers).toMatchObject({ 'content-type': 'application/json', 'x-token': 's3cret' });
    expect(JSON.parse(request?.body ?? '')).toMatchObject({
      notification: {
        group: 'BOM_PROCESSED',
        content: 'Größe: "10" <b>',
        subject: { project: { name: 'shop' } },
      },
    });
  });

  it('that stays silent holds up neither other alerts nor other work', async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => sockets.push(socket));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const destination = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/`;
    for (let alerts = 0; alerts < 3; alerts += 1) await anAlert({ config: { destination } });
    await anAlert({});
    const { jobs } = server.context;

    raise(server.context, 'BOM_PROCESSED', undefined, () => ({ title: 'a', content: 'b', subject: {} }));
    await expect.poll(() => sockets.length).toBe(3);
    await expect.poll(() => web.received).toHaveLength(1);
    const token = jobs.enqueue({ kind: 'refreshPortfolioMetrics', payload: {}, lane: 'portfolio' });

    await expect.poll(() => jobs.isProcessing(token), { timeout: 15_000 }).toBe(false);
    for (const socket of sockets) socket.destroy();
    await jobs.stop();
    silent.close();
  });

  it.each([
    ['X Token', 's3cret'],
    ['X-Token', 'a\r\nX-Other: b'],
  ])('is not posted with a header %j: %j', async (tokenHeader, token) => {
    await anAlert({ config: { destination: `${web.url}/hook`, token, tokenHeader } });

    await happen();

    expect(web.received).toEqual([]);
    expect(log).toEqual(['Job deliverNotification failed: The token or its header name is not valid.']);
  });

  it('is posted a template of its own', async () => {
    await call('PUT', '/notification/publisher', {
      name: 'Own',
      publisherClass: WEBHOOK,
      template: '{% for word in ["no"] %}{% endfor %}',
      templateMimeType: 'text/plain',
    });
    await anAlert({ publisher: 'Own' });
    await happen();
    expect(log.join()).toContain('Could not render the template');

    const uuid = await publisherUuid('Own');
    await call('POST', '/notification/publisher', {
      uuid,
      name: 'Own',
      publisherClass: WEBHOOK,
      template: '{{ notification.title | upper }}: {{ subject.project.name }}',
      templateMimeType: 'text/plain',
    });
    await happen();

    expect(web.received.map(({ body }) => body)).toEqual(['BILL OF MATERIALS PROCESSED: shop']);
  });

  // A header block of Slack accepts 150 characters and a section 3,000. Otherwise, Slack rejects the entire
  // message.
  it('of Slack is told no more than it takes, whatever is told of', async () => {
    await anAlert({ publisher: 'Slack' });
    const title = `New vulnerability in ${'a\nlong name '.repeat(40)}`;

    raise(server.context, 'BOM_PROCESSED', undefined, () => ({
      title,
      content: `"${'😀'.repeat(5_000)}`,
      subject: {},
    }));
    await server.idle();

    const { blocks } = JSON.parse(web.received[0]?.body ?? '') as { blocks: { text?: { text: string } }[] };
    const [heading = '', text = ''] = blocks.map((block) => block.text?.text ?? '');
    expect(heading).toMatch(/^New vulnerability in a long name a .*…$/);
    expect(heading.length).toBeLessThanOrEqual(150);
    expect(text).toMatch(/^"(😀)+…$/u);
    expect(text.length).toBeLessThanOrEqual(3_000);
  });

  it('is tried again when it has a bad moment, and not when it refuses', async () => {
    await anAlert({});

    web.answerWith(503);
    await happen(undefined, 'one');
    web.answerWith(404);
    await happen(undefined, 'two');

    const titles = web.received.map(
      ({ body }) => (JSON.parse(body) as { notification: { title: string } }).notification.title,
    );
    expect(titles).toEqual(['one', 'one', 'two']);
    expect(log.at(-1)).toMatch(/deliverNotification failed: .* answered 404/);
  });

  it('is not followed to another place', async () => {
    await anAlert({});
    web.answerWith(302);

    await happen();

    expect(web.received).toHaveLength(1);
    expect(log.at(-1)).toContain('answered 302');
  });

  it.each([
    ['ftp://127.0.0.1/', 'The destination must start with'],
    ['file:///etc/passwd', 'The destination must start with'],
    ['nonsense', 'The destination is not'],
    ['', 'The destination is not'],
  ])('is not at %j', async (destination, reason) => {
    await anAlert({ config: { destination } });

    await happen();

    expect(log.at(-1)).toContain(`deliverNotification failed: ${reason}`);
  });
});

describe('an alert', () => {
  it('with limits is told of its projects, what is below them and its tags', async () => {
    const parent = await server.aProject({ name: 'parent' });
    const child = await server.aProject({ name: 'child' });
    const tagged = await server.aProject({ name: 'tagged', tags: ['shop'] });
    const other = await server.aProject({ name: 'other' });
    await call('PATCH', `/project/${child.uuid}`, { parent: { uuid: parent.uuid } });
    const rule = await anAlert({ changes: { tags: [{ name: 'shop' }] } });
    await call('POST', `/notification/rule/${rule}/project/${parent.uuid}`);

    for (const { uuid } of [parent, child, tagged, other]) await happen(uuid, uuid);

    const told = web.received.map(
      ({ body }) => (JSON.parse(body) as { notification: { title: string } }).notification.title,
    );
    expect(told.sort()).toEqual([parent.uuid, child.uuid, tagged.uuid].sort());
  });

  it('is switched off with the last of its projects, instead of being told of all others', async () => {
    const [gone, kept, other] = await Promise.all([
      server.aProject({ name: 'gone' }),
      server.aProject({ name: 'kept' }),
      server.aProject({ name: 'other' }),
    ]);
    const child = await server.aProject({ name: 'child' });
    await call('PATCH', `/project/${child.uuid}`, { parent: { uuid: gone.uuid } });
    await call('POST', `/notification/rule/${await anAlert({})}/project/${child.uuid}`);
    const both = await anAlert({});
    for (const { uuid } of [gone, kept]) await call('POST', `/notification/rule/${both}/project/${uuid}`);
    await anAlert({ changes: { tags: [{ name: 'shop' }] } });
    await anAlert({});

    expect((await call('DELETE', `/project/${gone.uuid}`)).status).toBe(204);

    const rules = await server.get<{ enabled: boolean }[]>('/notification/rule');
    expect(rules.map(({ enabled }) => enabled).sort()).toEqual([false, true, true, true]);
    await happen(other.uuid);
    expect(web.received).toHaveLength(1);
  });

  it.each([
    ['switched off', { enabled: false }],
    ['of another group', { notifyOn: ['BOM_CONSUMED'] }],
    ['of errors only', { notificationLevel: 'ERROR' }],
  ])('that is %s is told nothing', async (_, changes) => {
    await anAlert({ changes });

    await happen();

    expect(web.received).toEqual([]);
  });

  it('logs what it sent when it is asked to', async () => {
    await anAlert({ changes: { logSuccessfulPublish: true } });

    await happen();

    expect(log).toContain('BOM_PROCESSED was sent by the alert Alert');
  });
});

describe('Jira', () => {
  it('gets an issue in the project of the alert, with the account of the settings', async () => {
    const settings = { 'jira.url': `${web.url}/jira/`, 'jira.username': 'bot', 'jira.password': 's3cret' };
    for (const [propertyName, propertyValue] of Object.entries(settings))
      await call('POST', '/configProperty', { groupName: 'integrations', propertyName, propertyValue });
    await anAlert({ publisher: 'Jira', config: { destination: 'SEC', jiraTicketType: 'Bug' } });

    await happen();

    const [request] = web.received;
    expect(request?.path).toBe('/jira/rest/api/2/issue');
    expect(request?.headers.authorization).toBe(`Basic ${Buffer.from('bot:s3cret').toString('base64')}`);
    expect(JSON.parse(request?.body ?? '')).toMatchObject({
      fields: { project: { key: 'SEC' }, issuetype: { name: 'Bug' }, summary: 'Bill of materials processed' },
    });
  });

  it('is not asked while its address is not set', async () => {
    await anAlert({ publisher: 'Jira', config: { destination: 'SEC' } });

    await happen();

    expect(log).toEqual(['Job deliverNotification failed: The Jira URL is not set.']);
  });
});

describe('the console', () => {
  it('shows the message as a line of the log', async () => {
    await anAlert({ publisher: 'Console' });

    await happen();

    expect(log.join()).toContain('Bill of materials processed\nINFORMATIONAL · PORTFOLIO · BOM_PROCESSED');
  });
});

describe('mail', () => {
  it('goes to the addresses of the alert and to the members of its teams, in the words of its template', async () => {
    await useSink();
    const team = (await (await call('PUT', '/team', { name: 'On call' })).json()) as { uuid: string };
    await call('PUT', '/user/managed', {
      username: 'ann',
      fullname: 'Ann',
      email: 'ann@example.com',
      newPassword: 'Test-1234',
      confirmPassword: 'Test-1234',
    });
    await call('POST', '/user/ann/membership', { uuid: team.uuid });
    const rule = await anAlert({
      publisher: 'Email',
      config: { destination: 'team@example.com, lead@example.com' },
    });
    expect((await call('POST', `/notification/rule/${rule}/team/${team.uuid}`)).status).toBe(200);

    await happen(undefined, 'Processed:\r\nBcc: all@example.com');

    expect(mail.received).toHaveLength(1);
    const [received] = mail.received;
    expect(received).toMatchObject({
      from: 'bomdeck@example.com',
      to: ['team@example.com', 'lead@example.com', 'ann@example.com'],
    });
    const headers = received?.data.split('\n\n')[0] ?? '';
    expect(headers).toContain('Subject: [Bomdeck] Processed: Bcc: all@example.com');
    expect(headers).not.toMatch(/^Bcc:/m);
  });

  it('is sent as a test, with the sign-in of the settings', async () => {
    await useSink();
    await setMail({ 'smtp.username': 'sender', 'smtp.password': 'pass' });

    const answer = await call(
      'POST',
      '/notification/publisher/test/smtp',
      new URLSearchParams({ destination: 'me@example.com' }),
    );
    await server.idle();

    expect(answer.status).toBe(200);
    expect(mail.received.map(({ to }) => to)).toEqual([['me@example.com']]);
    expect(mail.signIns).toEqual(['sender:pass']);
  });

  it('is sent without a sign-in where there is a user name and no password', async () => {
    await useSink();
    await setMail({ 'smtp.username': 'sender', 'smtp.password': 'pass' });
    await setMail({ 'smtp.server.port': '1' });
    await useSink();
    await anAlert({ publisher: 'Email', config: { destination: 'team@example.com' } });

    await happen();

    expect(mail.received).toHaveLength(1);
    expect(mail.signIns).toEqual([]);
  });

  it('has one sender, whatever an earlier release stored', async () => {
    await useSink();
    const { db } = server.context;
    const store = db.prepare(
      "update configProperty set propertyValue = ? where propertyName = 'smtp.from.address'",
    );
    store.run('team: a@example.com, b@example.com; <c@example.com>');
    await anAlert({ publisher: 'Email', config: { destination: 'team@example.com' } });

    await happen();

    expect(mail.received).toEqual([]);
    expect(log).toEqual(['Job deliverNotification failed: The sender address is not a valid email address.']);
  });

  it('names its sender', async () => {
    await useSink();
    await setMail({ 'smtp.from.address': 'Größe <bomdeck@example.com>' });
    await anAlert({ publisher: 'Email', config: { destination: 'team@example.com' } });

    await happen();

    expect(mail.received[0]?.from).toBe('bomdeck@example.com');
    expect(mail.received[0]?.data).toMatch(/^From: =\?UTF-8\?.* <bomdeck@example.com>$/m);
  });

  it.each(['nonsense', ' , ', 'me@example.com\r\nBcc: all@example.com', 'me@example.com;all@example.com'])(
    'is not sent as a test to %j',
    async (destination) => {
      await useSink();
      const fields = new URLSearchParams({ destination });

      const answer = await call('POST', '/notification/publisher/test/smtp', fields);
      await server.idle();

      expect(answer.status).toBe(400);
      expect(await answer.text()).toContain('must be email addresses');
      expect(mail.received).toEqual([]);
    },
  );

  it('goes to those addresses of an alert that are some', async () => {
    await useSink();
    const destination = 'x@example.com\r\nBcc: all@example.com, On call <team@example.com>, nonsense';
    await anAlert({ publisher: 'Email', config: { destination } });

    await happen();

    expect(mail.received.map(({ to }) => to)).toEqual([['team@example.com']]);
    expect(log).toEqual(['The alert Alert contains an invalid email address.']);
  });

  it('that is refused is not tried again', async () => {
    await useSink();
    mail.refuse(550);
    await anAlert({ publisher: 'Email', config: { destination: 'nobody@example.com' } });

    await happen();

    expect(log).toEqual(['Job deliverNotification failed: The email server answered 550.']);
  });

  it.each([
    ['is sent over TLS to a server whose certificate is trusted without asking', 'true', 1],
    ['is not sent over TLS to a server that cannot prove who it is', 'false', 0],
  ])('%s', async (_, trusts, count) => {
    await mail.close();
    mail = await mailSink({ hasTls: true });
    await useSink();
    await setMail({ 'smtp.ssltls': 'true', 'smtp.trustcert': trusts });
    await anAlert({ publisher: 'Email', config: { destination: 'team@example.com' } });

    await happen();

    expect(mail.received).toHaveLength(count);
  });

  it('is not sent without TLS where TLS is asked for', async () => {
    await useSink();
    await setMail({ 'smtp.ssltls': 'true' });
    await anAlert({ publisher: 'Email', config: { destination: 'team@example.com' } });

    await happen();

    expect(mail.received).toEqual([]);
    expect(log).toEqual(['Job deliverNotification failed: The email server answered 502.']);
  });
});

describe('without leave of the operator', () => {
  beforeEach(async () => {
    await server.close();
    server = await testServer({ log: (message) => log.push(message) });
    call = apiCall(server);
  });

  it.each(['127.0.0.1', 'localhost', '[::1]', '169.254.169.254', '[::ffff:127.0.0.1]', '2130706433'])(
    'nothing is posted to %s',
    async (host) => {
      await anAlert({ config: { destination: `http://${host}:${new URL(web.url).port}/hook` } });

      await happen();

      expect(web.received).toEqual([]);
      expect(log.join()).toContain('Its address is private');
    },
  );

  it('no mail is sent to a private mail server', async () => {
    await useSink();
    await anAlert({ publisher: 'Email', config: { destination: 'team@example.com' } });

    await happen();

    expect(mail.received).toEqual([]);
    expect(log.join()).toContain('Its address is private');
  });
});
