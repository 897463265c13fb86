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

/** Returns the path of a target of the kit; undefined for pages that this console does not have. */
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
    case 'receipt':
      // In the fragment: it is long, and no server has to log it.
      return `${joined('projects', target.projectId, 'receipt')}#${target.receipt}`;
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

/** The component that a path leads to, and its tab: `undefined` for a tab that does not exist. */
export interface ComponentPlace {
  componentId: string;
  tab: ComponentTab | undefined;
}

/**
 * Reads a path below `/components`.
 * @param pathname - below the base path, with its segments still encoded: `/components/<id>/vulnerabilities`
 */
export function componentPlaceOf(pathname: string): ComponentPlace {
  const [componentId = '', tab, ...more] = pathname.split('/').filter(Boolean).slice(1).map(decoded);
  const known = COMPONENT_TABS.find((name) => name.toLowerCase() === (tab ?? 'overview').toLowerCase());
  return { componentId, tab: more.length > 0 ? undefined : known };
}

/** The tabs of a license, in their order on the page. */
const LICENSE_TABS: readonly LicenseTab[] = ['overview', 'licenseText', 'template', 'header'];

/** The license that a path leads to, and its tab: `undefined` for a tab that does not exist. */
export interface LicensePlace {
  licenseId: string;
  tab: LicenseTab | undefined;
}

/**
 * Reads a path below `/licenses`.
 * @param pathname - below the base path, with its segments still encoded: `/licenses/GPL-2.0%2B/licenseText`
 */
export function licensePlaceOf(pathname: string): LicensePlace {
  const [licenseId = '', tab, ...more] = pathname.split('/').filter(Boolean).slice(1).map(decoded);
  const known = LICENSE_TABS.find((name) => name.toLowerCase() === (tab ?? 'overview').toLowerCase());
  return { licenseId, tab: more.length > 0 ? undefined : known };
}

/** The tabs of a vulnerability, in their order on the page. */
const VULNERABILITY_TABS: readonly VulnerabilityTab[] = ['overview', 'affectedProjects'];

/** The vulnerability that a path leads to, and its tab: `undefined` for a tab that does not exist. */
export interface VulnerabilityPlace {
  source: string;
  vulnId: string;
  tab: VulnerabilityTab | undefined;
}

/**
 * Reads a path below `/vulnerabilities`.
 * @param pathname - below the base path, with its segments still encoded:
 * `/vulnerabilities/NVD/CVE-2021-44228`
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
 * Returns the part of a project that a path leads to.
 * @param pathname - below the base path, with its segments still encoded:
 * `/projects/<id>/findings/CVE-2021-44228`
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

/**
 * Returns the tab of a project that a path leads to, to distinguish two paths within one tab from two pages.
 */
export function tabPathOf(pathname: string): string {
  return pathname.split('/').filter(Boolean).slice(0, 3).join('/').toLowerCase();
}

/** Returns the target of a URL of an older release; undefined when it does not identify the page. */
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

/** Audit tabs that used to be separate pages, and the tabs they lead to. */
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

/** The findings tab uses another name for the search parameter. */
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
