import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { SECRET_PLACEHOLDER } from '../../../../reference-app/server/rules/configValue.js';
import { encryptPublisherConfigs } from '../../../../reference-app/server/store/publisherConfigs.js';
import { raise } from '../../../../reference-app/server/work/raiseNotification.js';
import { apiCall } from '../../../support/apiCall.js';
import type { ApiCall } from '../../../support/apiCall.js';
import { webSink } from '../../../support/sinks.js';
import type { WebSink } from '../../../support/sinks.js';
import { testServer } from '../../../support/testServer.js';
import type { TestServer } from '../../../support/testServer.js';

const SECRET = 'Gut-gehuetet-4711';

let server: TestServer;
let call: ApiCall;
let web: WebSink;
let log: unknown[];
/** Everything that was answered. */
let answers: string[];

interface Rule {
  uuid: string;
  name: string;
  publisherConfig: string;
}

beforeEach(async () => {
  log = [];
  answers = [];
  server = await testServer({
    privateDestinations: true,
    log: (message, error) => log.push(message, error instanceof Error ? error.stack : error),
  });
  const ask = apiCall(server);
  call = async (...request) => {
    const answer = await ask(...request);
    answers.push(await answer.clone().text());
    return answer;
  };
  web = await webSink();
});
afterEach(async () => {
  await server.close();
  await web.close();
});

async function publisherUuid(name: string): Promise<string> {
  const publishers = await server.get<{ name: string; uuid: string }[]>('/notification/publisher');
  return publishers.find((publisher) => publisher.name === name)?.uuid ?? '';
}

async function anAlert(publisher: string, config: object): Promise<Rule> {
  const rule = { name: 'Alert', scope: 'PORTFOLIO', notificationLevel: 'INFORMATIONAL' };
  const created = await call('PUT', '/notification/rule', {
    ...rule,
    publisher: { uuid: await publisherUuid(publisher) },
  });
  return save({
    ...((await created.json()) as Rule),
    notifyOn: ['BOM_PROCESSED'],
    publisherConfig: JSON.stringify(config),
  } as Rule);
}

async function save(rule: Rule): Promise<Rule> {
  const answer = await call('POST', '/notification/rule', rule);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Rule;
}

async function happen() {
  raise(server.context, 'BOM_PROCESSED', undefined, () => ({ title: 'Done', content: 'all', subject: {} }));
  await server.idle();
}

const stored = () =>
  server.context.db
    .prepare('select publisherConfig from notificationRule where publisherConfig is not null')
    .all<{ publisherConfig: string }>()
    .map(({ publisherConfig }) => publisherConfig);

describe('the token of a webhook', () => {
  const config = () => ({ destination: `${web.url}/hook`, token: SECRET, tokenHeader: 'X-Token' });

  it('is in no answer, no line of the log and no message, and encrypted in the database', async () => {
    const rule = await anAlert('Outbound Webhook', config());
    web.answerWith(400);
    await happen();
    for (const path of ['', '?searchText=alert']) await call('GET', `/notification/rule${path}`);
    const project = await server.aProject();
    await call('POST', `/notification/rule/${rule.uuid}/project/${project.uuid}`);
    await call('DELETE', `/notification/rule/${rule.uuid}/project/${project.uuid}`);
    await call('GET', '/notification/publisher');

    expect(JSON.parse(rule.publisherConfig)).toEqual({ ...config(), token: SECRET_PLACEHOLDER });
    expect(answers.filter((answer) => answer.includes(SECRET_PLACEHOLDER))).toHaveLength(5);
    expect(web.received[0]?.headers['x-token']).toBe(SECRET);
    for (const text of [...answers, ...log.map(String), web.received[0]?.body ?? '', ...stored()])
      expect(text).not.toContain(SECRET);
    expect(log.join('\n')).toContain('answered 400');
    expect(stored()).toHaveLength(1);
  });

  it('stays when the alert is edited as it was shown', async () => {
    const rule = await anAlert('Outbound Webhook', config());

    const renamed = await save({ ...rule, name: 'Renamed' });
    const again = await save(renamed);
    await happen();

    expect(again).toMatchObject({ name: 'Renamed', publisherConfig: rule.publisherConfig });
    expect(web.received.map(({ headers }) => headers['x-token'])).toEqual([SECRET]);
  });

  it('can be changed, and taken away', async () => {
    const rule = await anAlert('Outbound Webhook', config());
    const changed = await save({ ...rule, publisherConfig: JSON.stringify({ ...config(), token: 'other' }) });
    await happen();
    await save({ ...changed, publisherConfig: JSON.stringify({ destination: `${web.url}/hook` }) });
    await happen();

    expect(web.received.map(({ headers }) => headers['x-token'])).toEqual(['other', undefined]);
  });
});

it('a password within a destination signs in, and is never shown', async () => {
  const destination = web.url.replace('http://', `http://bot:${SECRET}@`);
  const rule = await anAlert('Outbound Webhook', { destination });
  await save(rule);
  web.answerWith(404);
  await happen();

  expect(JSON.parse(rule.publisherConfig)).toEqual({
    destination: destination.replace(SECRET, SECRET_PLACEHOLDER),
  });
  expect(web.received[0]?.headers.authorization).toBe(`Basic ${btoa(`bot:${SECRET}`)}`);
  for (const text of [...answers, ...log.map(String), ...stored()]) expect(text).not.toContain(SECRET);
});

it('the password of Jira is in no answer, line of the log or message, and encrypted in the database', async () => {
  const settings = { 'jira.url': web.url, 'jira.username': 'bot', 'jira.password': SECRET };
  for (const [propertyName, propertyValue] of Object.entries(settings))
    await call('POST', '/configProperty', { groupName: 'integrations', propertyName, propertyValue });
  await call('POST', '/configProperty', {
    groupName: 'integrations',
    propertyName: 'jira.password',
    propertyValue: SECRET_PLACEHOLDER,
  });
  await anAlert('Jira', { destination: 'SEC', jiraTicketType: 'Bug' });
  web.answerWith(401);
  await happen();
  await call('GET', '/configProperty');
  const { propertyValue } = server.context.db
    .prepare("select propertyValue from configProperty where propertyName = 'jira.password'")
    .first<{ propertyValue: string }>() ?? { propertyValue: '' };

  expect(web.received[0]?.headers.authorization).toBe(`Basic ${btoa(`bot:${SECRET}`)}`);
  expect(server.context.secrets.decrypt(propertyValue)).toBe(SECRET);
  for (const text of [...answers, ...log.map(String), web.received[0]?.body ?? '', propertyValue])
    expect(text).not.toContain(SECRET);
});

it('what an older release stored as it came is encrypted once, at the next start', async () => {
  const rule = await anAlert('Outbound Webhook', { destination: web.url });
  const { db, secrets } = server.context;
  const plain = JSON.stringify({ destination: web.url, token: SECRET });
  db.prepare('update notificationRule set publisherConfig = ?').run(plain);

  encryptPublisherConfigs(db, secrets);
  const [first = ''] = stored();
  encryptPublisherConfigs(db, secrets);

  expect(secrets.decrypt(first)).toBe(plain);
  expect(stored()).toEqual([first]);
  const [shown] = await server.get<Rule[]>('/notification/rule');
  expect(shown).toMatchObject({ uuid: rule.uuid });
  expect(shown?.publisherConfig).toContain(SECRET_PLACEHOLDER);
});
