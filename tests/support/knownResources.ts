import * as analyses from '../../src/data/resources/analyses.js';
import * as components from '../../src/data/resources/components.js';
import * as dependencyGraphs from '../../src/data/resources/dependencyGraphs.js';
import { findingList } from '../../src/data/resources/findingLists.js';
import * as licenseGroups from '../../src/data/resources/licenseGroups.js';
import * as licenses from '../../src/data/resources/licenses.js';
import * as policyUses from '../../src/data/resources/policyUses.js';
import * as policies from '../../src/data/resources/policies.js';
import * as portfolioMetrics from '../../src/data/resources/portfolioMetrics.js';
import * as portfolioFindings from '../../src/data/resources/portfolioFindings.js';
import * as projects from '../../src/data/resources/projects.js';
import type { ResourceKey, ResourceRef } from '../../src/data/resources/resourceKey.js';
import * as repositories from '../../src/data/resources/repositories.js';
import * as services from '../../src/data/resources/services.js';
import * as settings from '../../src/data/resources/settings.js';
import * as users from '../../src/data/resources/users.js';
import * as violations from '../../src/data/resources/violations.js';
import * as vulnerabilities from '../../src/data/resources/vulnerabilities.js';
import { ResourceCache } from '../../src/data/ResourceCache.js';

/** A project and one of its findings. */
export interface KnownProject {
  project: string;
  component: string;
  vulnerability: string;
  name: vulnerabilities.VulnerabilityName;
}

const PAGE = { pageNumber: 1, pageSize: 25 };
const ALL_COMPONENTS = { onlyOutdated: false, onlyDirect: false };
const graph = (project: string) => dependencyGraphs.one(project, () => Promise.resolve('graph'));

/** Everything that widgets load, in words: of a project that is changed, and of another one. */
export function knownResources(
  one: KnownProject,
  another: KnownProject,
): Readonly<Record<string, ResourceRef<unknown>>> {
  return {
    'the project': projects.one(one.project),
    'another project': projects.one(another.project),
    'lists of projects': projects.page({ includeInactive: false, isTree: true }, PAGE),
    'children in lists of projects': projects.children(another.project, false),
    'figures of the portfolio': portfolioMetrics.days(7),
    'its components': components.page(one.project, ALL_COMPONENTS, PAGE),
    'components of another': components.page(another.project, ALL_COMPONENTS, PAGE),
    'its services': services.page(one.project, PAGE),
    'services of another': services.page(another.project, PAGE),
    'its violations': violations.page(one.project, { showSuppressed: true }, PAGE),
    'violations of another': violations.page(another.project, { showSuppressed: true }, PAGE),
    'its graph': graph(one.project),
    'graph of another': graph(another.project),
    'its findings': findingList(one.project),
    'findings of another': findingList(another.project),
    'findings of all projects': portfolioFindings.occurrences(
      { showInactive: false, showSuppressed: false },
      PAGE,
    ),
    'vulnerabilities of all projects': portfolioFindings.groups({ showInactive: false }, PAGE),
    'its decisions': analyses.one(one),
    'decisions of another': analyses.one(another),
    'lists of vulnerabilities': vulnerabilities.page({}, PAGE),
    'the vulnerability': vulnerabilities.one(one.name),
    'its projects': vulnerabilities.affectedProjects(one.name, { includeInactive: true }),
    'another vulnerability': vulnerabilities.one(another.name),
    'projects of another': vulnerabilities.affectedProjects(another.name, { includeInactive: true }),
    'repositories of Maven': repositories.list('MAVEN'),
    'repositories of npm': repositories.list('NPM'),
    policies: policies.page(PAGE),
    settings: settings.list,
    user: users.self,
    licenses: licenses.concise,
    'lists of licenses': licenses.page({}, PAGE),
    'a license': licenses.one('MIT'),
    'lists of license groups': licenseGroups.page(PAGE),
    'policies that name a license': policyUses.naming([{ subject: 'LICENSE', uuid: one.project }]),
  };
}

/** Returns whether a fresh resource is loaded again when it is next shown. */
export function isAskedAgain(ref: ResourceRef<unknown>, stale: readonly ResourceKey[]): boolean {
  const cache = new ResourceCache();
  cache.set(ref.key, 'known');
  cache.invalidate(stale);
  let isAsked = false;
  const load = () => {
    isAsked = true;
    return Promise.resolve('new');
  };
  cache.observe(ref.key, { onChange: () => {}, load, freshForMs: 60_000, keptForMs: 0 })();
  return isAsked;
}
