import { describe, expect, it } from 'vitest';
import * as accounts from '../../../src/api/accounts.js';
import * as alerts from '../../../src/api/alerts.js';
import * as analyses from '../../../src/api/analyses.js';
import { createApiClient, type ApiClient } from '../../../src/api/client.js';
import * as components from '../../../src/api/components.js';
import * as licenseGroups from '../../../src/api/licenseGroups.js';
import * as licenses from '../../../src/api/licenses.js';
import * as mappedGroups from '../../../src/api/mappedGroups.js';
import * as policies from '../../../src/api/policies.js';
import * as projectAccess from '../../../src/api/projectAccess.js';
import * as properties from '../../../src/api/projectProperties.js';
import * as projects from '../../../src/api/projects.js';
import * as repositories from '../../../src/api/repositories.js';
import * as services from '../../../src/api/services.js';
import * as settings from '../../../src/api/settings.js';
import * as teams from '../../../src/api/teams.js';
import * as violations from '../../../src/api/violations.js';
import * as vulnerabilities from '../../../src/api/vulnerabilities.js';
import type { Project } from '../../../src/schema/project.js';
import { hasRequestModels5, problemsFor5 } from '../../support/requestModels5.js';

const uuid = '0f3c2f1e-5a44-4d8e-9d53-0c4b7a1f0001';

/**
 * Each call sends only what its types require, so that the types must require everything that 5.x requires.
 */
const CALLS: Record<string, (api: ApiClient) => Promise<unknown>> = {
  createAlert: (api) =>
    alerts.createAlert(
      api,
      { name: 'SOC', scope: 'PORTFOLIO', notificationLevel: 'ERROR', publisher: { uuid } },
      false,
    ),
  'createAlert on a schedule': (api) =>
    alerts.createAlert(
      api,
      { name: 'SOC', scope: 'PORTFOLIO', notificationLevel: 'ERROR', publisher: { uuid } },
      true,
    ),
  updateAlert: (api) =>
    alerts.updateAlert(api, {
      uuid,
      name: 'SOC',
      scope: 'PORTFOLIO',
      enabled: true,
      notificationLevel: 'ERROR',
      notifyOn: [],
    }),
  deleteAlert: (api) => alerts.deleteAlert(api, uuid),
  createAlertPublisher: (api) => alerts.createAlertPublisher(api, { name: 'Own', extensionName: 'slack' }),
  updateAlertPublisher: (api) =>
    alerts.updateAlertPublisher(api, { uuid, name: 'Own', extensionName: 'slack' }),
  updateAnalysis: (api) =>
    analyses.updateAnalysis(api, {
      project: uuid,
      component: uuid,
      vulnerability: uuid,
      analysisState: 'IN_TRIAGE',
      analysisJustification: 'NOT_SET',
      analysisResponse: 'NOT_SET',
      isSuppressed: false,
    }),
  updateViolationAnalysis: (api) =>
    violations.updateViolationAnalysis(
      api,
      { component: uuid, policyViolation: uuid },
      { analysisState: 'APPROVED', isSuppressed: false },
    ),
  createComponent: (api) => components.createComponent(api, uuid, { name: 'lodash' }),
  updateComponent: (api) => components.updateComponent(api, { uuid, name: 'lodash' }),
  createComponentProperty: (api) =>
    components.createComponentProperty(api, uuid, { propertyName: 'owner', propertyType: 'STRING' }),
  createService: (api) =>
    services.createService(api, uuid, { name: 'shop', endpoints: [], data: [], externalReferences: [] }),
  updateService: (api) =>
    services.updateService(api, { uuid, name: 'shop', endpoints: [], data: [], externalReferences: [] }),
  createRepository: (api) =>
    repositories.createRepository(api, {
      type: 'MAVEN',
      identifier: 'central',
      url: 'https://repo.example',
      enabled: true,
      internal: false,
      authenticationRequired: false,
    }),
  updateRepository: (api) =>
    repositories.updateRepository(api, {
      uuid,
      identifier: 'central',
      url: 'https://repo.example',
      enabled: true,
      internal: false,
      authenticationRequired: false,
    }),
  createPolicy: (api) => policies.createPolicy(api, { name: 'No', operator: 'ANY', violationState: 'FAIL' }),
  updatePolicy: (api) =>
    policies.updatePolicy(api, {
      uuid,
      name: 'No',
      operator: 'ANY',
      violationState: 'FAIL',
      includeChildren: false,
    }),
  addPolicyCondition: (api) =>
    policies.addPolicyCondition(api, uuid, { subject: 'SEVERITY', operator: 'IS', value: 'HIGH' }),
  updatePolicyCondition: (api) =>
    policies.updatePolicyCondition(api, { uuid, subject: 'SEVERITY', operator: 'IS', value: 'HIGH' }),
  createLicense: (api) =>
    licenses.createLicense(api, {
      name: 'Own',
      licenseId: 'Own-1.0',
      isOsiApproved: false,
      isFsfLibre: false,
      isDeprecatedLicenseId: false,
    }),
  createLicenseGroup: (api) => licenseGroups.createLicenseGroup(api, 'Copyleft'),
  renameLicenseGroup: (api) => licenseGroups.renameLicenseGroup(api, uuid, 'Copyleft'),
  createOidcGroup: (api) => mappedGroups.createOidcGroup(api, 'desk'),
  renameOidcGroup: (api) => mappedGroups.renameOidcGroup(api, { uuid, name: 'desk' }),
  mapOidcGroup: (api) => mappedGroups.mapOidcGroup(api, uuid, uuid),
  mapLdapGroup: (api) => mappedGroups.mapLdapGroup(api, 'cn=desk', uuid),
  giveProject: (api) => projectAccess.giveProject(api, uuid, uuid),
  createProject: (api) => projects.createProject(api, { name: 'shop' }),
  updateProject: (api) => projects.updateProject(api, projects.completeProject(PROJECT_OF_5)),
  patchProject: (api) => projects.patchProject(api, uuid, { tags: [{ name: 'web' }] }),
  createProjectProperty: (api) => properties.createProjectProperty(api, uuid, PROPERTY),
  updateProjectProperty: (api) => properties.updateProjectProperty(api, uuid, PROPERTY),
  deleteProjectProperty: (api) => properties.deleteProjectProperty(api, uuid, PROPERTY),
  updateSettings: (api) =>
    settings.updateSettings(api, [{ groupName: 'general', propertyName: 'base.url', propertyValue: null }]),
  createTeam: (api) => teams.createTeam(api, 'desk'),
  renameTeam: (api) => teams.renameTeam(api, uuid, 'desk'),
  deleteTeam: (api) => teams.deleteTeam(api, uuid),
  createManagedAccount: (api) => accounts.createManagedAccount(api, ACCOUNT),
  updateManagedAccount: (api) => accounts.updateManagedAccount(api, ACCOUNT),
  createForeignAccount: (api) => accounts.createForeignAccount(api, 'ldap', 'jane'),
  deleteAccount: (api) => accounts.deleteAccount(api, 'managed', 'jane'),
  joinTeam: (api) => accounts.joinTeam(api, 'jane', uuid),
  leaveTeam: (api) => accounts.leaveTeam(api, 'jane', uuid),
  createVulnerability: (api) =>
    vulnerabilities.createVulnerability(api, { vulnId: 'INT-1', source: 'INTERNAL' }),
  updateVulnerability: (api) =>
    vulnerabilities.updateVulnerability(api, { uuid, vulnId: 'INT-1', source: 'INTERNAL' }),
};

const PROPERTY = { groupName: 'desk', propertyName: 'owner', propertyType: 'STRING' };
const ACCOUNT = { username: 'jane', fullname: 'Jane Roe', email: 'jane@acme.example' } as never;
const PROJECT_OF_5: Project & Record<string, unknown> = {
  uuid,
  name: 'shop',
  version: '1.0',
  classifier: 'APPLICATION',
  active: false,
  inactiveSince: 1_700_000_000_000,
  isLatest: false,
  tags: [],
  authors: [{ name: 'Jane Roe' }],
  parent: { uuid, name: 'all' },
  versions: [{ uuid }],
  children: [],
  collectionLogic: 'AGGREGATE_DIRECT_CHILDREN',
  lastBomImport: 1,
  lastBomImportFormat: 'CycloneDX 1.6',
  lastInheritedRiskScore: 1,
  directDependencies: '[]',
};

describe('what is sent to a 5.0 server (skipped where ../shared is absent)', () => {
  it.skipIf(!hasRequestModels5).each(Object.entries(CALLS))('by %s has what it asks for', async (_, call) => {
    const sent: { method: string; path: string; problems: string[] }[] = [];
    const api = createApiClient({
      baseUrl: 'https://dtrack.example',
      fetch: (input, init) => {
        const path = new URL(input as string).pathname;
        const body = JSON.parse(init?.body as string) as unknown;
        const method = init?.method ?? 'GET';
        sent.push({ method, path, problems: problemsFor5(method, path, body) });
        return Promise.reject(new TypeError('No server'));
      },
    });

    await call(api).catch(() => undefined);

    expect(sent).toHaveLength(1);
    expect(sent[0]!.problems).toEqual([]);
  });
});
