import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { mailSink } from '../../support/sinks.js';
import { buildServer, keepFromAskingTheWorld, temporaryDirectory } from '../../support/serverProcess.js';
import type { BuiltServer, ServerProcess } from '../../support/serverProcess.js';

/** The build holds its packages, and other tests run from the sources: what the workers of a build load is tried here. */
describe('the server as it is built', () => {
  const data = temporaryDirectory();
  let built: BuiltServer;
  let server: ServerProcess;

  beforeAll(async () => {
    built = await buildServer();
    server = await built.start(data.path, ['--empty', '--private-destinations']);
    await keepFromAskingTheWorld(server);
  }, 60_000);
  afterAll(async () => {
    await server?.stop();
    built?.remove();
    data.remove();
  });

  const upload = (xml: string) =>
    server.call('PUT', '/bom', {
      projectName: 'built',
      projectVersion: '1',
      autoCreate: true,
      bom: Buffer.from(xml).toString('base64'),
    });

  it('ends in order on SIGTERM, with status 0 and nothing to say', async () => {
    const folder = temporaryDirectory();
    const other = await built.start(folder.path, ['--empty']);

    expect(await other.stop()).toBe(0);

    expect(other.errors()).toBe('');
    folder.remove();
  });

  // Not every machine has IPv6.
  it.skipIf(
    !Object.values(networkInterfaces())
      .flat()
      .some((each) => each?.address === '::1'),
  )('prints an address of IPv6 as one that can be opened', async () => {
    const folder = temporaryDirectory();
    const other = await built.start(folder.path, ['--empty', '--host', '::1']);

    expect(other.baseUrl).toMatch(/^http:\/\/\[::1\]:\d+$/);

    await other.stop();
    folder.remove();
  });

  it('checks XML documents against their schema, and takes them in', async () => {
    const refused = await upload(bomWith('<component><name>a</name></component>'));
    expect(refused.status).toBe(400);
    expect(JSON.stringify(await refused.json())).toMatch(/type/);

    const taken = await upload(bomWith('<component type="library"><name>a</name></component>'));
    expect(taken.status).toBe(200);
    const { token } = (await taken.json()) as { token: string };
    await expect
      .poll(async () => (await server.call('GET', `/event/token/${token}`)).json(), WAIT)
      .toEqual({
        processing: false,
      });
    const project = (await (await server.call('GET', '/project/lookup?name=built&version=1')).json()) as {
      uuid: string;
    };
    const components = await server.call('GET', `/component/project/${project.uuid}`);
    expect(await components.json()).toMatchObject([{ name: 'a' }]);
  });

  it('sends mail', async () => {
    const mail = await mailSink();
    try {
      const settings = {
        'smtp.enabled': 'true',
        'smtp.from.address': 'bomdeck@example.com',
        'smtp.server.hostname': '127.0.0.1',
        'smtp.server.port': String(mail.port),
      };
      await server.call(
        'POST',
        '/configProperty/aggregate',
        Object.entries(settings).map(([propertyName, propertyValue]) => ({
          groupName: 'email',
          propertyName,
          propertyValue,
        })),
      );

      const form = new URLSearchParams({ destination: 'me@example.com' });
      const answer = await server.call('POST', '/notification/publisher/test/smtp', form);

      expect(answer.status).toBe(200);
      await expect.poll(() => mail.received.map(({ to }) => to), WAIT).toEqual([['me@example.com']]);
    } finally {
      await mail.close();
    }
    expect(server.errors()).toBe('');
  });
});

const WAIT = { timeout: 15_000, interval: 50 };

const bomWith = (components: string) =>
  `<?xml version="1.0"?><bom xmlns="http://cyclonedx.org/schema/bom/1.5" version="1"><components>${components}</components></bom>`;
