import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createApiClient, type ApiClient } from '../../../src/api/client.js';
import {
  addToLicenseGroup,
  createLicenseGroup,
  getLicenseGroup,
  removeFromLicenseGroup,
} from '../../../src/api/licenseGroups.js';
import { createLicense, deleteLicense, getLicense, listLicensePage } from '../../../src/api/licenses.js';
import { listPoliciesNaming } from '../../../src/api/policyUses.js';
import { apiCall } from '../../support/apiCall.js';
import { testServer, type TestServer } from '../../support/testServer.js';

let server: TestServer;
let api: ApiClient;

beforeEach(async () => {
  server = await testServer();
  const token = await server.tokenFor('admin');
  api = createApiClient({ baseUrl: server.baseUrl, fetch: server.fetch, getToken: () => token });
});
afterEach(() => server.close());

const OWN = {
  name: 'Acme in house',
  licenseId: 'LicenseRef-Acme+1.0',
  isOsiApproved: false,
  isFsfLibre: true,
  isDeprecatedLicenseId: false,
  licenseText: 'Be kind.',
  seeAlso: ['https://example.com/license'],
};
const PAGE = { pageNumber: 1, pageSize: 3 };

describe('licenses', () => {
  it('are listed by page, without their texts', async () => {
    const { rows, total } = await listLicensePage(api, {}, { ...PAGE, searchText: 'zlib' });

    expect(total).toBe(3);
    expect(rows.map(({ licenseId }) => licenseId)).toContain('Zlib');
    expect(rows.some((row) => 'licenseText' in row)).toBe(false);
  });

  it('are filtered here, of all that there are', async () => {
    await createLicense(api, OWN);
    const custom = await listLicensePage(api, { isCustomLicense: true }, PAGE);
    expect(custom).toMatchObject({ total: 1, rows: [{ licenseId: OWN.licenseId }] });

    const approved = await listLicensePage(api, { isOsiApproved: true }, { ...PAGE, pageNumber: 2 });
    expect(approved.rows).toHaveLength(3);
    expect(approved.total).toBeGreaterThan(100);
  });

  it('are created, loaded and deleted, whatever stands in the identifier', async () => {
    await createLicense(api, OWN);
    expect(await getLicense(api, OWN.licenseId)).toMatchObject({ ...OWN, isCustomLicense: true });
    await expect(createLicense(api, OWN)).rejects.toMatchObject({ status: 409 });

    await deleteLicense(api, OWN.licenseId);

    await expect(getLicense(api, OWN.licenseId)).rejects.toMatchObject({ status: 404 });
  });
});

describe('groups of licenses', () => {
  it('take a license in and let it go, also where it was so already', async () => {
    const { uuid } = await createLicenseGroup(api, 'Allowed');
    const mit = await getLicense(api, 'MIT');
    await addToLicenseGroup(api, uuid, mit.uuid);
    await addToLicenseGroup(api, uuid, mit.uuid);
    expect((await getLicenseGroup(api, uuid)).licenses).toMatchObject([{ licenseId: 'MIT' }]);

    await removeFromLicenseGroup(api, uuid, mit.uuid);
    await removeFromLicenseGroup(api, uuid, mit.uuid);

    expect((await getLicenseGroup(api, uuid)).licenses).toEqual([]);
  });
});

describe('policies', () => {
  it('are found by what their conditions name', async () => {
    const call = apiCall(server);
    const mit = await getLicense(api, 'MIT');
    const policy = async (name: string, condition: object) => {
      const { uuid } = (await (await call('PUT', '/policy', { name })).json()) as { uuid: string };
      await call('PUT', `/policy/${uuid}/condition`, condition);
    };
    await policy('No MIT', { subject: 'LICENSE', operator: 'IS', value: mit.uuid });
    await policy('Other', { subject: 'LICENSE', operator: 'IS', value: 'unresolved' });

    expect(await listPoliciesNaming(api, [{ subject: 'LICENSE', uuid: mit.uuid }])).toMatchObject([
      { name: 'No MIT' },
    ]);
    expect(await listPoliciesNaming(api, [{ subject: 'LICENSE_GROUP', uuid: mit.uuid }])).toEqual([]);
  });
});
