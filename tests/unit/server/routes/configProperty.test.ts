import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { DEFAULT_PROPERTIES } from '../../../../reference-app/server/seed/defaults/configProperties.js';
import {
  encryptSecretSettings,
  moveCredentialsOutOfSettings,
} from '../../../../reference-app/server/store/config.js';
import { apiCall } from '../../../support/apiCall.js';
import type { ApiCall } from '../../../support/apiCall.js';
import { testServer } from '../../../support/testServer.js';
import type { TestServer } from '../../../support/testServer.js';

const PLACEHOLDER = 'HiddenDecryptedPropertyPlaceholder';

let server: TestServer;
let call: ApiCall;
const log: string[] = [];

beforeAll(async () => {
  server = await testServer({ log: (message) => log.push(message) });
  call = apiCall(server);
});
afterAll(() => server.close());

const jira = (name: string, value: string | null) => setting('integrations', `jira.${name}`, value);
const mail = (name: string, value: string | null) => setting('email', `smtp.${name}`, value);

describe('a password in the address of a setting', () => {
  it('of an earlier release moves into its own setting', () => {
    const { db, secrets } = server.context;
    const store = db.prepare('update configProperty set propertyValue = ? where propertyName = ?');
    for (const name of ['jira.username', 'jira.password']) store.run(null, name);
    store.run('https://u:s%20e@jira.example/x', 'jira.url');
    store.run('https://u:secret@fortify.example/', 'fortify.ssc.url');

    moveCredentialsOutOfSettings(db, secrets);

    const valueOf = (name: string) => server.context.config.text('integrations', name);
    expect(valueOf('jira.url')).toBe('https://jira.example/x');
    expect(valueOf('jira.username')).toBe('u');
    expect(storedSecret('jira.password')).toBe('s e');
    expect(valueOf('fortify.ssc.url')).toBe('https://fortify.example/');
  });
});

describe('a secret that the API types as a plain text', () => {
  // By name, so that a setting that comes with a later version is noticed. The consumer key of OAuth 1.0a is a user name.
  const secrets = DEFAULT_PROPERTIES.filter(
    ([, name, type]) => type === 'STRING' && /password|secret|token|key$/i.test(name),
  )
    .map(([group, name]) => [group, name] as const)
    .filter(([, name]) => name !== 'vulndb.api.oauth1.consumerKey');

  it.each(secrets)('is neither stored nor answered in clear: %s %s', async (group, name) => {
    const saved = await call('POST', '/configProperty', setting(group, name, 'Secret-4711'));
    const listed = await call('GET', '/configProperty');

    expect(await saved.json()).toMatchObject({ propertyType: 'STRING', propertyValue: PLACEHOLDER });
    expect(await listed.text()).not.toContain('Secret-4711');
    expect(server.context.config.text(group, name)).not.toContain('Secret-4711');
    expect(storedSecret(name)).toBe('Secret-4711');
  });

  it.each(secrets)('stays when the placeholder is sent back: %s %s', async (group, name) => {
    await call('POST', '/configProperty', setting(group, name, 'Secret-4711'));

    const answer = await call('POST', '/configProperty', setting(group, name, PLACEHOLDER));

    expect(answer.status).toBe(304);
    expect(storedSecret(name)).toBe('Secret-4711');
  });

  it.each(secrets)('shows as not set once it is removed: %s %s', async (group, name) => {
    await call('POST', '/configProperty', setting(group, name, 'Secret-4711'));

    const answer = await call('POST', '/configProperty', setting(group, name, null));

    expect(await answer.json()).not.toHaveProperty('propertyValue');
    expect(server.context.config.text(group, name)).toBeUndefined();
  });

  it.each(secrets)('of an earlier release is encrypted at the start, once: %s %s', (group, name) => {
    const { db, secrets: keys, config } = server.context;
    db.prepare('update configProperty set propertyValue = ? where propertyName = ?').run('ghp_old', name);

    encryptSecretSettings(db, keys);
    const once = config.text(group, name);
    encryptSecretSettings(db, keys);

    expect(storedSecret(name)).toBe('ghp_old');
    expect(config.text(group, name)).toBe(once);
  });
});

describe('the stored password', () => {
  it.each([
    ['of Jira stays with another path of its host', jira('url', 'https://jira.example/jira'), 'first'],
    ['of Jira is dropped with another host', jira('url', 'https://elsewhere.example'), undefined],
    ['of Jira is dropped without encryption', jira('url', 'http://jira.example'), undefined],
    ['of Jira is dropped with its address', jira('url', null), undefined],
    ['of Jira stays when only the mail moves', mail('server.hostname', 'elsewhere.example'), 'first'],
  ])('%s', async (_, change, kept) => {
    await save(jira('password', null), jira('url', 'https://jira.example'), jira('password', 'first'));

    expect((await call('POST', '/configProperty', change)).status).toBe(200);

    expect(storedSecret('jira.password')).toBe(kept);
  });

  it.each([
    ['stays with the same server', mail('server.hostname', 'MAIL.example'), 'first'],
    ['is dropped with another host', mail('server.hostname', 'elsewhere.example'), undefined],
    ['is dropped with another port', mail('server.port', '2525'), undefined],
  ])('of the mail server %s', async (_, change, kept) => {
    await save(mail('server.port', '25'), mail('server.hostname', 'mail.example'));
    await save(mail('password', 'first'));

    expect((await call('POST', '/configProperty', change)).status).toBe(200);

    expect(storedSecret('smtp.password')).toBe(kept);
  });

  it.each([
    ['is dropped without encryption', ['true', 'false'], mail('ssltls', 'false'), undefined],
    ['is dropped with any certificate', ['true', 'false'], mail('trustcert', 'true'), undefined],
    ['stays with encryption', ['false', 'false'], mail('ssltls', 'true'), 'first'],
    ['stays with certificates that are checked', ['true', 'true'], mail('trustcert', 'false'), 'first'],
    ['stays where certificates do not count', ['false', 'false'], mail('trustcert', 'true'), 'first'],
  ])('of the mail server %s', async (_, [ssltls = '', trustcert = ''], change, kept) => {
    await save(mail('server.hostname', 'mail.example'));
    await save(mail('ssltls', ssltls), mail('trustcert', trustcert), mail('password', 'first'));

    expect((await call('POST', '/configProperty', change)).status).toBe(200);

    expect(storedSecret('smtp.password')).toBe(kept);
  });

  const elsewhere = jira('url', 'https://elsewhere.example');
  it.each([
    ['goes to another host when it is sent after it', [elsewhere, jira('password', 'x')], 'x'],
    ['goes to another host when it is sent before it', [jira('password', 'x'), elsewhere], 'x'],
    ['is dropped when it is sent as hidden', [jira('password', PLACEHOLDER), elsewhere], undefined],
    ['is dropped when it is not sent', [jira('username', 'ann'), elsewhere], undefined],
    ['stays when the address is refused', [jira('url', 'nowhere')], 'first'],
  ])('%s', async (_, changes, kept) => {
    await save(jira('url', 'https://jira.example'));
    await save(jira('password', 'first'));

    await save(...changes);

    expect(storedSecret('jira.password')).toBe(kept);
  });

  it('that is dropped is mentioned in the log', async () => {
    await save(jira('url', 'https://jira.example'));
    await save(jira('password', 'first'));
    log.length = 0;

    await save(elsewhere);
    await save(jira('url', 'https://third.example'));

    expect(log).toEqual([
      'The server cleared the setting jira.password, because it would be sent to another server or with less protection.',
    ]);
  });

  it('that was entered before any address waits for one', async () => {
    await save(jira('url', null));
    await save(jira('password', 'first'));

    await save(jira('url', 'https://jira.example'));

    expect(storedSecret('jira.password')).toBe('first');
  });
});

it('refuses an address with a password, which everybody would see', async () => {
  const answer = await call('POST', '/configProperty', jira('url', 'https://u:secret@jira.example'));

  expect(answer.status).toBe(400);
  expect(await answer.text()).toBe('The URL must not contain a username or a password.');
});

it('takes up to 1,000 settings at once', async () => {
  const port = mail('server.port', '25');
  const send = (count: number) =>
    call(
      'POST',
      '/configProperty/aggregate',
      Array.from({ length: count }, () => port),
    );

  expect((await send(1_000)).status).toBe(200);
  const refused = await send(1_001);
  expect(refused.status).toBe(400);
  expect(await refused.text()).toBe('Send at most 1000 of these in one request.');
});

function setting(groupName: string, propertyName: string, propertyValue: string | null) {
  return { groupName, propertyName, propertyValue };
}

async function save(...settings: object[]): Promise<void> {
  expect((await call('POST', '/configProperty/aggregate', settings)).status).toBe(200);
}

function storedSecret(name: string): string | undefined {
  const { db, secrets } = server.context;
  const stored = db
    .prepare('select propertyValue from configProperty where propertyName = ?')
    .first<{ propertyValue: string | null }>(name)?.propertyValue;
  return stored == null ? undefined : secrets.decrypt(stored);
}
