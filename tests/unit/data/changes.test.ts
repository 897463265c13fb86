import { describe, expect, it } from 'vitest';
import * as changes from '../../../src/data/resources/changes.js';
import type { ResourceKey } from '../../../src/data/resources/resourceKey.js';
import { isAskedAgain, knownResources } from '../../support/knownResources.js';

const [SHOP, OTHER] = ['shop', 'other'];
const LOG4SHELL = { source: 'NVD', vulnId: 'CVE-2021-44228' };
const KNOWN = knownResources(
  { project: SHOP, component: 'c', vulnerability: 'v', name: LOG4SHELL },
  { project: OTHER, component: 'c', vulnerability: 'v', name: { source: 'NVD', vulnId: 'CVE-2020-8203' } },
);

const LISTS = ['lists of projects', 'children in lists of projects'];
const FIGURES = ['the project', ...LISTS, 'figures of the portfolio', 'its components'];
const AUDIT = ['findings of all projects', 'vulnerabilities of all projects'];
const AFFECTED_PROJECTS = [...AUDIT, 'lists of vulnerabilities', 'its projects', 'projects of another'];
const VULNERABILITIES = [...AFFECTED_PROJECTS, 'the vulnerability', 'another vulnerability'];

describe('what a change makes stale', () => {
  it.each<[string, readonly ResourceKey[], readonly string[]]>([
    [
      'a new project',
      changes.projectCreated(),
      ['the project', 'another project', ...LISTS, 'figures of the portfolio'],
    ],
    [
      'projects that were changed or deleted',
      changes.projectsChanged(),
      ['the project', 'another project', ...LISTS, 'figures of the portfolio', ...VULNERABILITIES],
    ],
    [
      'components that came or went',
      changes.componentsChanged(SHOP),
      [...FIGURES, 'its graph', 'its findings', 'its violations', 'its decisions', ...VULNERABILITIES],
    ],
    [
      'a BOM',
      changes.bomProcessed(SHOP),
      [
        ...FIGURES,
        'its services',
        'its graph',
        'its findings',
        'its violations',
        'its decisions',
        ...VULNERABILITIES,
      ],
    ],
    [
      'an analysis of the project',
      changes.projectAnalyzed(SHOP),
      [...FIGURES, 'its graph', 'its findings', 'its violations', ...VULNERABILITIES],
    ],
    ['a custom license', changes.licenseCreated(), ['licenses', 'lists of licenses']],
    [
      'a custom license that went',
      changes.licenseDeleted(),
      [
        'licenses',
        'lists of licenses',
        'lists of license groups',
        'policies that name a license',
        'policies',
        'its violations',
        'violations of another',
      ],
    ],
    ['a group of licenses', changes.licenseGroupChanged(), ['lists of license groups', 'a license']],
    ['services that came, changed or went', changes.servicesChanged(SHOP), ['its services']],
    ['decisions', changes.findingsAudited([SHOP]), [...FIGURES, ...AFFECTED_PROJECTS]],
    [
      'decisions taken over from another project',
      changes.decisionsApplied([SHOP]),
      [...FIGURES, 'its graph', 'its findings', 'its decisions', ...AFFECTED_PROJECTS],
    ],
    ['a VEX', changes.vexApplied(SHOP, true), [...FIGURES, 'its graph', 'its decisions', ...VULNERABILITIES]],
    [
      'a VEX after which the findings could not be read',
      changes.vexApplied(SHOP, false),
      [...FIGURES, 'its graph', 'its findings', 'its decisions', ...VULNERABILITIES],
    ],
    [
      'an assignment',
      changes.vulnerabilityAssigned(LOG4SHELL, SHOP),
      [
        ...FIGURES,
        'its graph',
        'its findings',
        'its decisions',
        ...AUDIT,
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
        ...AUDIT,
        'lists of vulnerabilities',
        'the vulnerability',
        'its projects',
      ],
    ],
    ['a repository', changes.repositoriesChanged('MAVEN'), ['repositories of Maven']],
    [
      'a policy',
      changes.policiesChanged(),
      [
        'policies',
        'policies that name a license',
        'its violations',
        'violations of another',
        'the project',
        'another project',
        'lists of projects',
        'children in lists of projects',
        'figures of the portfolio',
      ],
    ],
    ['settings', changes.settingsChanged(), ['settings']],
    ['a deleted vulnerability', changes.vulnerabilityDeleted(), ['lists of vulnerabilities']],
  ])('%s', (_, stale, expected) => {
    const names = Object.keys(KNOWN);

    expect(names.filter((name) => isAskedAgain(KNOWN[name]!, stale))).toEqual(
      names.filter((name) => expected.includes(name)),
    );
  });
});
