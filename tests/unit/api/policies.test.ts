import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createApiClient, type ApiClient } from '../../../src/api/client.js';
import {
  addPolicyCondition,
  createPolicy,
  deletePolicy,
  deletePolicyCondition,
  findPolicyTags,
  getPolicy,
  limitPolicyToProject,
  limitPolicyToTag,
  listConditionLicenseGroups,
  listConditionLicenses,
  listPolicies,
  updatePolicy,
  updatePolicyCondition,
} from '../../../src/api/policies.js';
import { testServer, type TestServer } from '../../support/testServer.js';

let server: TestServer;
let api: ApiClient;

beforeEach(async () => {
  server = await testServer();
  const token = await server.tokenFor(['POLICY_MANAGEMENT', 'VIEW_PORTFOLIO']);
  api = createApiClient({ baseUrl: server.baseUrl, fetch: server.fetch, getToken: () => token });
});
afterEach(() => server.close());

const BANNED = { name: 'Banned components', operator: 'ANY', violationState: 'FAIL' };

describe('policies', () => {
  it('are created, changed, listed and deleted', async () => {
    const { uuid } = await createPolicy(api, BANNED);
    await expect(createPolicy(api, BANNED)).rejects.toMatchObject({ status: 409 });

    await updatePolicy(api, {
      uuid,
      name: 'Banned',
      operator: 'ALL',
      violationState: 'WARN',
      includeChildren: true,
    });

    const { rows, total } = await listPolicies(api, { pageNumber: 1, pageSize: 10, searchText: 'ban' });
    expect(total).toBe(1);
    expect(rows[0]).toMatchObject({ name: 'Banned', operator: 'ALL', includeChildren: true, global: true });
    await deletePolicy(api, uuid);
    await expect(getPolicy(api, uuid)).rejects.toMatchObject({ status: 404 });
  });

  it('have conditions', async () => {
    const { uuid } = await createPolicy(api, BANNED);

    const condition = await addPolicyCondition(api, uuid, {
      subject: 'SEVERITY',
      operator: 'IS',
      value: 'HIGH',
    });
    await updatePolicyCondition(api, { ...condition, value: 'LOW' });

    expect((await getPolicy(api, uuid)).policyConditions).toEqual([{ ...condition, value: 'LOW' }]);
    await deletePolicyCondition(api, condition.uuid);
    expect((await getPolicy(api, uuid)).policyConditions ?? []).toEqual([]);
    await expect(deletePolicyCondition(api, condition.uuid)).rejects.toMatchObject({ status: 404 });
  });

  it('are limited to projects and tags, and what is so already is no error', async () => {
    const project = await server.aProject({ name: 'shop', tags: ['tier 1'] });
    const { uuid } = await createPolicy(api, BANNED);

    for (let time = 0; time < 2; time += 1) {
      await limitPolicyToProject(api, uuid, project.uuid, true);
      await limitPolicyToTag(api, uuid, 'tier 1', true, '4.11');
    }

    const limited = await getPolicy(api, uuid);
    expect(limited).toMatchObject({ projects: [{ name: 'shop' }], tags: [{ name: 'tier 1' }] });
    expect(limited.global).toBe(false);
    for (let time = 0; time < 2; time += 1) {
      await limitPolicyToProject(api, uuid, project.uuid, false);
      await limitPolicyToTag(api, uuid, 'tier 1', false, '4.11');
    }
    expect((await getPolicy(api, uuid)).global).toBe(true);
  });

  it('are limited to tags by another call from 4.12 on', async () => {
    const sent: unknown[] = [];
    const later = createApiClient({
      baseUrl: 'http://later.example',
      fetch: (input, init) => {
        sent.push([init?.method, input, init?.body]);
        return Promise.resolve(new Response(null, { status: 204 }));
      },
    });

    await limitPolicyToTag(later, 'u', 'tier 1', true, '4.12');
    await limitPolicyToTag(later, 'u', 'tier 1', false, '5.0');

    const url = 'http://later.example/api/v1/tag/tier%201/policy';
    expect(sent).toEqual([
      ['POST', url, '["u"]'],
      ['DELETE', url, '["u"]'],
    ]);
  });

  it('find tags by a part of them', async () => {
    await server.aProject({ name: 'shop', tags: ['tier-1', 'public-api'] });
    const { uuid } = await createPolicy(api, BANNED);
    const page = { pageNumber: 1, pageSize: 25, searchText: 'TIER' };

    expect(await findPolicyTags(api, uuid, page, '4.11')).toEqual({ rows: [{ name: 'tier-1' }], total: 1 });
  });

  it('name licenses and groups of them by UUID', async () => {
    const licenses = await listConditionLicenses(api);
    const groups = await listConditionLicenseGroups(api);

    expect(licenses.find(({ licenseId }) => licenseId === 'MIT')?.uuid).toMatch(/^[\da-f-]{36}$/);
    expect(groups.map(({ name }) => name)).toContain('Copyleft');
  });
});
