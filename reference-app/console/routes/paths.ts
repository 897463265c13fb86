/** Addresses of the pages, below the base path. Each value becomes one segment, whatever it holds. */
import type { ComponentTab, LicenseTab, NavigationTarget, ProjectTab, VulnerabilityTab } from 'bomdeck';

/** The tabs there are so far, in their order on the page. */
export const PROJECT_TABS: readonly ProjectTab[] = [
  'overview',
  'components',
  'services',
  'dependencyGraph',
  'findings',
  'epss',
  'policyViolations',
  'properties',
];

/** Where a target of the kit is; undefined for pages that this console does not have. */
export function pathOfTarget(target: NavigationTarget): string | undefined {
  switch (target.to) {
    case 'projects':
      return withQuery('/projects', target, ['tag', 'classifier', 'searchText']);
    case 'project':
      if (target.tab !== undefined && !PROJECT_TABS.includes(target.tab)) return undefined;
      return joined('projects', target.projectId, target.tab) + searchOf(target);
    case 'comparison': {
      const path = joined('projects', target.projectId, 'compare');
      return target.withProject === undefined
        ? path
        : `${path}?with=${encodeURIComponent(target.withProject)}`;
    }
    case 'dependencyGraph':
      return joined(
        'projects',
        target.projectId,
        'dependencyGraph',
        target.componentIds.join('|') || undefined,
      );
    case 'components':
      return withQuery('/components', target, ['group', 'name', 'version', 'purl']);
    case 'component':
      return joined('components', target.componentId, target.tab === 'overview' ? undefined : target.tab);
    case 'findings':
      return withQuery('/vulnerabilityAudit', target, []);
    case 'violations':
      return withQuery('/policyViolationAudit', target, []);
    case 'finding':
      return joined('projects', target.projectId, 'findings', target.componentId, target.vulnerabilityId);
    case 'service':
      return joined('services', target.serviceId);
    case 'vulnerabilities':
      return withQuery('/vulnerabilities', target, ['searchText', 'tag']);
    case 'vulnerability':
      return joined(
        'vulnerabilities',
        target.source,
        target.vulnId,
        target.tab === 'overview' ? undefined : target.tab,
      );
    case 'licenses':
      return withQuery('/licenses', target, ['searchText']);
    case 'license':
      return joined('licenses', target.licenseId, target.tab === 'overview' ? undefined : target.tab);
    case 'licenseGroups':
      return withQuery('/policy/licenseGroups', { group: target.groupId }, ['group']);
    case 'administration':
      return joined('admin', ...(target.panel?.split('/') ?? []));
    default:
      return undefined;
  }
}

/** The panel of administration that a path leads to, as it was written: `repositories/maven` of `/admin/repositories/maven`. */
export function adminPanelOf(pathname: string): string | undefined {
  const segments = pathname.split('/').filter(Boolean).slice(1).map(decoded);
  return segments.length > 0 ? segments.join('/') : undefined;
}

/** The tabs of a component, in their order on the page. */
const COMPONENT_TABS: readonly ComponentTab[] = [
  'overview',
  'vulnerabilities',
  'policyViolations',
  'properties',
];

/** Which component a path leads to, and which of its tabs; `undefined` for a tab there is not. */
export interface ComponentPlace {
  componentId: string;
  tab: ComponentTab | undefined;
}

/**
 * What a path below `/components` leads to.
 * @param pathname - below the base path, with its segments still encoded: `/components/<id>/vulnerabilities`
 */
export function componentPlaceOf(pathname: string): ComponentPlace {
  const [componentId = '', tab, ...more] = pathname.split('/').filter(Boolean).slice(1).map(decoded);
  const known = COMPONENT_TABS.find((name) => name.toLowerCase() === (tab ?? 'overview').toLowerCase());
  return { componentId, tab: more.length > 0 ? undefined : known };
}

/** The tabs of a license, in their order on the page. */
const LICENSE_TABS: readonly LicenseTab[] = ['overview', 'licenseText', 'template', 'header'];

/** Which license a path leads to, and which of its tabs; `undefined` for a tab there is not. */
export interface LicensePlace {
  licenseId: string;
  tab: LicenseTab | undefined;
}

/**
 * What a path below `/licenses` leads to.
 * @param pathname - below the base path, with its segments still encoded: `/licenses/GPL-2.0%2B/licenseText`
 */
export function licensePlaceOf(pathname: string): LicensePlace {
  const [licenseId = '', tab, ...more] = pathname.split('/').filter(Boolean).slice(1).map(decoded);
  const known = LICENSE_TABS.find((name) => name.toLowerCase() === (tab ?? 'overview').toLowerCase());
  return { licenseId, tab: more.length > 0 ? undefined : known };
}

/** The tabs of a vulnerability, in their order on the page. */
const VULNERABILITY_TABS: readonly VulnerabilityTab[] = ['overview', 'affectedProjects'];

/** Which vulnerability a path leads to, and which of its tabs; `undefined` for a tab there is not. */
export interface VulnerabilityPlace {
  source: string;
  vulnId: string;
  tab: VulnerabilityTab | undefined;
}

/**
 * What a path below `/vulnerabilities` leads to.
 * @param pathname - below the base path, with its segments still encoded: `/vulnerabilities/NVD/CVE-2021-44228`
 */
export function vulnerabilityPlaceOf(pathname: string): VulnerabilityPlace {
  const [source = '', vulnId = '', tab, ...more] = pathname.split('/').filter(Boolean).slice(1).map(decoded);
  const known = VULNERABILITY_TABS.find((name) => name.toLowerCase() === (tab ?? 'overview').toLowerCase());
  return { source, vulnId, tab: more.length > 0 ? undefined : known };
}

/** A part of the project page, as its address says it. */
export type ProjectPlace =
  | { kind: 'first' }
  | { kind: 'tab'; tab: ProjectTab }
  | { kind: 'graph'; componentIds: readonly string[] }
  | { kind: 'finding'; componentId?: string; vulnerabilityId: string }
  | { kind: 'unknown' };

/**
 * Which part of a project a path leads to.
 * @param pathname - below the base path, with its segments still encoded: `/projects/<id>/findings/CVE-2021-44228`
 */
export function projectPlaceOf(pathname: string): ProjectPlace {
  const segments = pathname.split('/').filter(Boolean).slice(2);
  if (segments.length === 0) return { kind: 'first' };
  const tab = PROJECT_TABS.find((name) => name.toLowerCase() === segments[0]!.toLowerCase());
  if (tab === undefined) return { kind: 'unknown' };
  if (segments.length === 1) return { kind: 'tab', tab };
  if (tab === 'dependencyGraph' && segments.length === 2) {
    return { kind: 'graph', componentIds: decoded(segments[1]!).split('|').filter(Boolean) };
  }
  if (tab !== 'findings' || segments.length > 3) return { kind: 'unknown' };
  const [first, second] = segments.slice(1).map(decoded);
  if (second === undefined) return { kind: 'finding', vulnerabilityId: first! };
  return { kind: 'finding', componentId: first, vulnerabilityId: second };
}

/** The tab of a project that a path leads to, so that two paths within one tab can be told from two pages. */
export function tabPathOf(pathname: string): string {
  return pathname.split('/').filter(Boolean).slice(0, 3).join('/').toLowerCase();
}

/** Where an address of an older release leads; undefined when it lacks what names the page. */
export function legacyTarget(page: string, query: URLSearchParams): string | undefined {
  const keys = LEGACY[page];
  if (!keys) return undefined;
  const values = keys.parameters.map((name) => query.get(name));
  if (values.some((value) => !value)) return undefined;
  return joined(keys.page, ...(values as string[]));
}

const LEGACY: Readonly<Record<string, { page: string; parameters: readonly string[] }>> = {
  project: { page: 'projects', parameters: ['uuid'] },
  component: { page: 'components', parameters: ['uuid'] },
  vulnerability: { page: 'vulnerabilities', parameters: ['source', 'vulnId'] },
  license: { page: 'licenses', parameters: ['licenseId'] },
};

/** Tabs of the audit that were pages of their own, and where they lead. */
export const AUDIT_TABS: Readonly<Record<string, string>> = {
  'vulnerabilityAudit/occurrences': '/vulnerabilityAudit',
  'vulnerabilityAudit/grouped': '/vulnerabilityAudit?view=grouped',
};

/** Pages of older releases that lead somewhere else now. */
export const LEGACY_PAGES: readonly string[] = Object.keys(LEGACY);

function withQuery<Key extends string>(
  path: string,
  values: { [key in Key]?: string } & { query?: Readonly<Record<string, string>> },
  keys: readonly Key[],
) {
  const query = new URLSearchParams(values.query);
  for (const key of keys) {
    const value = values[key];
    if (value !== undefined) query.set(key, value);
  }
  const text = query.toString();
  return path + (text && `?${text}`);
}

/** Tabs name their search by themselves. */
function searchOf({ tab, searchText, query }: Extract<NavigationTarget, { to: 'project' }>): string {
  const parameters = new URLSearchParams(query);
  if (searchText !== undefined) parameters.set(tab === 'findings' ? 'search' : 'searchText', searchText);
  const text = parameters.toString();
  return text && `?${text}`;
}

function joined(...segments: (string | undefined)[]): string {
  return segments
    .filter((segment) => segment !== undefined)
    .map((segment) => `/${encodeURIComponent(segment)}`)
    .join('');
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
