import type { NavigationTarget } from '../../../../src/host/types.js';
import { describe, expect, it } from 'vitest';
import {
  legacyTarget,
  licensePlaceOf,
  pathOfTarget,
  projectPlaceOf,
  tabPathOf,
  vulnerabilityPlaceOf,
} from '../../../../reference-app/console/routes/paths.js';

describe('the address of a target', () => {
  it.each([
    [{ to: 'projects' } as const, '/projects'],
    [{ to: 'projects', tag: 'a&b=c' } as const, '/projects?tag=a%26b%3Dc'],
    [{ to: 'projects', query: { sort: 'lastBomImport' } } as const, '/projects?sort=lastBomImport'],
    [{ to: 'project', projectId: 'p1' } as const, '/projects/p1'],
    [{ to: 'project', projectId: 'p1', tab: 'findings' } as const, '/projects/p1/findings'],
    [{ to: 'project', projectId: 'p1', tab: 'overview' } as const, '/projects/p1/overview'],
    [
      { to: 'project', projectId: 'p1', tab: 'findings', query: { severity: 'LOW,INFO' } } as const,
      '/projects/p1/findings?severity=LOW%2CINFO',
    ],
    [
      {
        to: 'project',
        projectId: 'p1',
        tab: 'findings',
        searchText: 'a&b',
        query: { suppressed: 'only' },
      } as const,
      '/projects/p1/findings?suppressed=only&search=a%26b',
    ],
    [
      { to: 'finding', projectId: 'p1', vulnerabilityId: 'GHSA/1?#' } as const,
      '/projects/p1/findings/GHSA%2F1%3F%23',
    ],
    [
      { to: 'finding', projectId: 'p1', componentId: 'c1', vulnerabilityId: 'v1' } as const,
      '/projects/p1/findings/c1/v1',
    ],
    [{ to: 'components' } as const, '/components'],
    [{ to: 'components', purl: 'pkg:npm/a@1' } as const, '/components?purl=pkg%3Anpm%2Fa%401'],
    [{ to: 'component', componentId: 'c/1' } as const, '/components/c%2F1'],
    [{ to: 'component', componentId: 'c', tab: 'overview' } as const, '/components/c'],
    [{ to: 'component', componentId: 'c', tab: 'vulnerabilities' } as const, '/components/c/vulnerabilities'],
    [{ to: 'vulnerabilities' } as const, '/vulnerabilities'],
    [{ to: 'vulnerabilities', searchText: 'a&b' } as const, '/vulnerabilities?searchText=a%26b'],
    [{ to: 'vulnerability', source: 'NVD', vulnId: 'CVE-1' } as const, '/vulnerabilities/NVD/CVE-1'],
    [
      { to: 'vulnerability', source: 'INTERNAL', vulnId: 'a/b?#%', tab: 'affectedProjects' } as const,
      '/vulnerabilities/INTERNAL/a%2Fb%3F%23%25/affectedProjects',
    ],
    [{ to: 'licenses', searchText: 'a&b' } as const, '/licenses?searchText=a%26b'],
    [{ to: 'findings' } as const, '/vulnerabilityAudit'],
    [{ to: 'findings', query: { severity: 'LOW,INFO' } } as const, '/vulnerabilityAudit?severity=LOW%2CINFO'],
    [{ to: 'violations', query: { riskType: 'LICENSE' } } as const, '/policyViolationAudit?riskType=LICENSE'],
    [{ to: 'licenseGroups' } as const, '/policy/licenseGroups'],
    [{ to: 'licenseGroups', groupId: 'g1' } as const, '/policy/licenseGroups?group=g1'],
    [{ to: 'license', licenseId: 'GPL-2.0+' } as const, '/licenses/GPL-2.0%2B'],
    [{ to: 'license', licenseId: 'GPL-2.0+', tab: 'overview' } as const, '/licenses/GPL-2.0%2B'],
    [{ to: 'license', licenseId: 'MIT', tab: 'licenseText' } as const, '/licenses/MIT/licenseText'],
  ])('%o', (target, path) => {
    expect(pathOfTarget(target)).toBe(path);
  });

  it.each([{ to: 'project', projectId: 'p', tab: 'later' } as unknown as NavigationTarget])(
    'is none for a page that is not there: %o',
    (target) => {
      expect(pathOfTarget(target)).toBeUndefined();
    },
  );
});

describe('what follows a project in an address', () => {
  it.each([
    ['', { kind: 'first' }],
    ['/', { kind: 'first' }],
    ['overview', { kind: 'tab', tab: 'overview' }],
    ['components', { kind: 'tab', tab: 'components' }],
    ['Findings/', { kind: 'tab', tab: 'findings' }],
    ['findings/CVE-2021-44228', { kind: 'finding', vulnerabilityId: 'CVE-2021-44228' }],
    ['findings/a%2Fb', { kind: 'finding', vulnerabilityId: 'a/b' }],
    ['findings/100%', { kind: 'finding', vulnerabilityId: '100%' }],
    ['findings/c1/v1', { kind: 'finding', componentId: 'c1', vulnerabilityId: 'v1' }],
    ['findings/c1/v1/x', { kind: 'unknown' }],
    ['components/x', { kind: 'unknown' }],
    ['EPSS', { kind: 'tab', tab: 'epss' }],
    ['epss/x', { kind: 'unknown' }],
    ['licenses', { kind: 'unknown' }],
    ['dependencyGraph/c1|c2', { kind: 'graph', componentIds: ['c1', 'c2'] }],
    ['DependencyGraph/c1%7Cc2', { kind: 'graph', componentIds: ['c1', 'c2'] }],
    ['dependencyGraph/c1/x', { kind: 'unknown' }],
    ['findings/100%2541', { kind: 'finding', vulnerabilityId: '100%41' }],
  ])('"%s"', (rest, place) => {
    expect(projectPlaceOf(`/projects/a%2Fb/${rest}`)).toEqual(place);
  });

  it('is the same tab with a finding in its address', () => {
    expect(tabPathOf('/projects/p1/findings/c1/v1')).toBe(tabPathOf('/projects/p1/Findings/'));
    expect(tabPathOf('/projects/p1/findings')).not.toBe(tabPathOf('/projects/p1/components'));
    expect(tabPathOf('/projects/p1/findings')).not.toBe(tabPathOf('/projects/p2/findings'));
  });
});

describe('the address of a vulnerability', () => {
  it.each([
    ['NVD/CVE-1', { source: 'NVD', vulnId: 'CVE-1', tab: 'overview' }],
    ['NVD/CVE-1/', { source: 'NVD', vulnId: 'CVE-1', tab: 'overview' }],
    ['NVD/CVE-1/overview', { source: 'NVD', vulnId: 'CVE-1', tab: 'overview' }],
    ['INTERNAL/a%2Fb%3F/affectedprojects', { source: 'INTERNAL', vulnId: 'a/b?', tab: 'affectedProjects' }],
    ['NVD/CVE-1/elsewhere', { source: 'NVD', vulnId: 'CVE-1', tab: undefined }],
    ['NVD/CVE-1/affectedProjects/x', { source: 'NVD', vulnId: 'CVE-1', tab: undefined }],
    ['INTERNAL/100%2541', { source: 'INTERNAL', vulnId: '100%41', tab: 'overview' }],
  ])('"%s"', (rest, place) => {
    expect(vulnerabilityPlaceOf(`/vulnerabilities/${rest}`)).toEqual(place);
  });
});

describe('the address of a license', () => {
  it.each([
    ['GPL-2.0+', { licenseId: 'GPL-2.0+', tab: 'overview' }],
    ['GPL-2.0%2B/', { licenseId: 'GPL-2.0+', tab: 'overview' }],
    ['GPL-2.0%2B/licensetext', { licenseId: 'GPL-2.0+', tab: 'licenseText' }],
    ['MIT/elsewhere', { licenseId: 'MIT', tab: undefined }],
    ['MIT/header/x', { licenseId: 'MIT', tab: undefined }],
  ])('"%s"', (rest, place) => {
    expect(licensePlaceOf(`/licenses/${rest}`)).toEqual(place);
  });
});

describe('an address of an older release', () => {
  it.each([
    ['project', 'uuid=p%2F1', '/projects/p%2F1'],
    ['component', 'uuid=c1', '/components/c1'],
    ['vulnerability', 'source=NVD&vulnId=CVE-1%3Fx', '/vulnerabilities/NVD/CVE-1%3Fx'],
    ['license', 'licenseId=A%2B', '/licenses/A%2B'],
  ])('%s?%s leads to %s', (page, query, target) => {
    expect(legacyTarget(page, new URLSearchParams(query))).toBe(target);
  });

  it.each([
    ['project', ''],
    ['project', 'uuid='],
    ['vulnerability', 'source=NVD'],
    ['other', 'uuid=1'],
  ])('%s?%s leads nowhere', (page, query) => {
    expect(legacyTarget(page, new URLSearchParams(query))).toBeUndefined();
  });
});
