import { expect, it } from 'vitest';

import { testServer } from '../../../support/testServer.js';

interface Team {
  name: string;
  apiKeys: { key: string; lastUsed: number | null }[];
}

it('the last use of a key shows at once, and is forgotten with the value of the key', async () => {
  const now = Date.parse('2024-06-01T12:00:00Z');
  const server = await testServer({ now: () => now });
  const keyOfAutomation = async () =>
    (await server.get<Team[]>('/team')).find(({ name }) => name === 'Automation')?.apiKeys[0];
  const { key = '' } = (await keyOfAutomation()) ?? {};
  await server.fetch('/api/v1/project', { headers: { 'x-api-key': key } });

  const used = await keyOfAutomation();
  const headers = { authorization: `Bearer ${await server.tokenFor('admin')}` };
  await server.fetch(`/api/v1/team/key/${key}`, { method: 'POST', headers });
  const regenerated = await keyOfAutomation();

  expect(used?.lastUsed).toBe(now);
  expect(regenerated?.key).not.toBe(key);
  expect(regenerated?.lastUsed).toBeNull();
  await server.close();
});
