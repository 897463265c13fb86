import { describe, expect, it } from 'vitest';
import { ResourceCache } from '../../../src/data/ResourceCache.js';
import * as analyses from '../../../src/data/resources/analyses.js';
import * as changes from '../../../src/data/resources/changes.js';
import * as components from '../../../src/data/resources/components.js';
import * as dependencyGraphs from '../../../src/data/resources/dependencyGraphs.js';
import { findingList } from '../../../src/data/resources/findingLists.js';
import * as licenses from '../../../src/data/resources/licenses.js';
import * as portfolioMetrics from '../../../src/data/resources/portfolioMetrics.js';
import * as projects from '../../../src/data/resources/projects.js';
import type { ResourceKey, ResourceRef } from '../../../src/data/resources/resourceKey.js';
import * as repositories from '../../../src/data/resources/repositories.js';
import * as settings from '../../../src/data/resources/settings.js';
import * as users from '../../../src/data/resources/users.js';
import * as vulnerabilities from '../../../src/data/resources/vulnerabilities.js';

const [SHOP, OTHER] = ['shop', 'other'];
const LOG4SHELL = { source: 'NVD', vulnId: 'CVE-2021-44228' };
const ANOTHER = { source: 'NVD', vulnId: 'CVE-2020-8203' };
const PAGE = { pageNumber: 1, pageSize: 25 };
const ALL_COMPONENTS = { onlyOutdated: false, onlyDirect: false };
const decision = (project: string) => analyses.one({ project, component: 'c', vulnerability: 'v' });
const graph = (project: string) => dependencyGraphs.one(project, () => Promise.resolve('graph'));

/** Everything that widgets load, by the words of the table below. */
const KNOWN: Readonly<Record<string, ResourceRef<unknown>>> = {
  'the project': projects.one(SHOP),
  'another project': projects.one(OTHER),
  'lists of projects': projects.page({ includeInactive: false, isTree: true }, PAGE),
  'children in lists of projects': projects.children(OTHER, false),
  'figures of the portfolio': portfolioMetrics.days(7),
  'its components': components.page(SHOP, ALL_COMPONENTS, PAGE),
  'components of another': components.page(OTHER, ALL_COMPONENTS, PAGE),
  'its graph': graph(SHOP),
  'graph of another': graph(OTHER),
  'its findings': findingList(SHOP),
  'findings of another': findingList(OTHER),
  'its decisions': decision(SHOP),
  'decisions of another': decision(OTHER),
  'lists of vulnerabilities': vulnerabilities.page({}, PAGE),
  'the vulnerability': vulnerabilities.one(LOG4SHELL),
  'its projects': vulnerabilities.affectedProjects(LOG4SHELL, { includeInactive: true }),
  'another vulnerability': vulnerabilities.one(ANOTHER),
  'projects of another': vulnerabilities.affectedProjects(ANOTHER, { includeInactive: true }),
  'repositories of Maven': repositories.list('MAVEN'),
  'repositories of npm': repositories.list('NPM'),
  settings: settings.list,
  user: users.self,
  licenses: licenses.concise,
};

const LISTS = ['lists of projects', 'children in lists of projects'];
const FIGURES = ['the project', ...LISTS, 'figures of the portfolio', 'its components'];
const VULNERABILITIES = [
  'lists of vulnerabilities',
  'the vulnerability',
  'its projects',
  'another vulnerability',
  'projects of another',
];

describe('what a change makes stale', () => {
  it.each<[string, readonly ResourceKey[], readonly string[]]>([
    [
      'a new project',
      changes.projectCreated(),
      ['the project', 'another project', ...LISTS, 'figures of the portfolio'],
    ],
    [
      'components that came or went',
      changes.componentsChanged(SHOP),
      [...FIGURES, 'its graph', 'its findings', 'its decisions', ...VULNERABILITIES],
    ],
    [
      'a BOM',
      changes.bomProcessed(SHOP),
      [...FIGURES, 'its graph', 'its findings', 'its decisions', ...VULNERABILITIES],
    ],
    [
      'an analysis of the project',
      changes.projectAnalyzed(SHOP),
      [...FIGURES, 'its graph', 'its findings', ...VULNERABILITIES],
    ],
    ['decisions', changes.findingsAudited(SHOP), FIGURES],
    ['a VEX', changes.vexApplied(SHOP, true), [...FIGURES, 'its graph', 'its decisions']],
    [
      'a VEX after which the findings could not be read',
      changes.vexApplied(SHOP, false),
      [...FIGURES, 'its graph', 'its findings', 'its decisions'],
    ],
    [
      'an assignment',
      changes.vulnerabilityAssigned(LOG4SHELL, SHOP),
      [
        ...FIGURES,
        'its graph',
        'its findings',
        'its decisions',
        'lists of vulnerabilities',
        'the vulnerability',
        'its projects',
      ],
    ],
    [
      'a new vulnerability',
      changes.vulnerabilityCreated(LOG4SHELL),
      ['lists of vulnerabilities', 'the vulnerability', 'its projects'],
    ],
    [
      'a changed vulnerability',
      changes.vulnerabilitySaved(LOG4SHELL),
      [
        ...FIGURES,
        'another project',
        'components of another',
        'its graph',
        'graph of another',
        'its findings',
        'findings of another',
        'lists of vulnerabilities',
        'the vulnerability',
        'its projects',
      ],
    ],
    ['a repository', changes.repositoriesChanged('MAVEN'), ['repositories of Maven']],
    ['settings', changes.settingsChanged(), ['settings']],
    ['a deleted vulnerability', changes.vulnerabilityDeleted(), ['lists of vulnerabilities']],
  ])('%s', (_, stale, expected) => {
    const names = Object.keys(KNOWN);

    expect(names.filter((name) => isAskedAgain(KNOWN[name]!, stale))).toEqual(
      names.filter((name) => expected.includes(name)),
    );
  });
});

/** Whether something fresh is loaded anew when it is next shown. */
function isAskedAgain(ref: ResourceRef<unknown>, stale: readonly ResourceKey[]): boolean {
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
