/** A group of related lists. All of them are measured, and the slowest are reported. */
export interface MeasuredGroup {
  /** The name, such as `findings of all projects`. */
  name: string;
  /** True when only administrators can request it. */
  isAdministrative?: boolean;
  lists: readonly MeasuredList[];
}

/** One list. Its first and middle page are requested in each order, and its last page. */
export interface MeasuredList {
  /** Below `/api/v1`, with the places of {@link placed}. */
  path: string;
  /**
   * The keys it is sorted by, ascending and descending, in addition to its default order. @defaultValue
   * nothing else
   */
  sorts?: readonly string[];
  /** True when it has no pages and is requested once. */
  isWhole?: boolean;
}

/** Puts what is there in a large portfolio, and visible to its teams, into a path. */
export function placed(path: string): string {
  return path
    .replace('{project}', '10000000-0000-4000-8000-0000000001f5')
    .replace('{component}', '20000000-0000-4000-8000-000000004e22')
    .replace('{team}', '80000000-0000-4000-8000-000000000001')
    .replace('{sha1}', (4242).toString(16).padStart(40, '0'));
}

const GROUP_SORTS = ['title', 'vulnId', 'severity', 'cvssV2BaseScore', 'cvssV3BaseScore', 'published'].map(
  (name) => `vulnerability.${name}`,
);
const FINDING_SORTS = [
  ...GROUP_SORTS,
  'attribution.analyzerIdentity',
  'attribution.attributedOn',
  'component.projectName',
  'component.name',
  'component.version',
  'analysis.state',
  'analysis.isSuppressed',
];

const paged = (path: string, sorts: readonly string[] = []): MeasuredList => ({ path, sorts });
const whole = (path: string): MeasuredList => ({ path, isWhole: true });
const searched = (path: string, fields: string, text: string, sorts?: readonly string[]) =>
  paged(`${path}?textSearchField=${fields}&textSearchInput=${text}`, sorts);

/** Every list, search, finding, violation and metrics endpoint, sorted by all that it can be sorted by. */
export const MEASURED_GROUPS: readonly MeasuredGroup[] = [
  {
    name: 'projects',
    lists: [
      paged('/project', [
        'name',
        'version',
        'group',
        'classifier',
        'lastBomImport',
        'lastBomImportFormat',
        'lastInheritedRiskScore',
        'active',
      ]),
      paged('/project?onlyRoot=true&excludeInactive=true', ['name', 'lastBomImport']),
      paged('/project?searchText=service-99', ['lastBomImport']),
      paged('/project?name=service-99'),
      paged('/project/tag/team-7', ['name']),
      paged('/project/classifier/CONTAINER', ['name']),
      paged('/project/{project}/children'),
      paged('/project/{project}/children/classifier/CONTAINER'),
      paged('/project/{project}/children/tag/team-7'),
      paged('/project/withoutDescendantsOf/{project}'),
      whole('/project/{project}'),
    ],
  },
  {
    name: 'projects of teams',
    isAdministrative: true,
    lists: [
      paged('/acl/team/{team}', ['name', 'lastBomImport']),
      paged('/project?notAssignedToTeamWithUuid={team}'),
    ],
  },
  {
    name: 'components',
    lists: [
      paged('/component/project/{project}', [
        'name',
        'version',
        'group',
        'isInternal',
        'license',
        'lastInheritedRiskScore',
      ]),
      paged('/component/project/{project}?searchText=package-7'),
      paged('/component/project/{project}?onlyOutdated=true'),
      paged('/component/project/{project}?onlyDirect=true'),
      paged('/component/identity?purl=pkg:npm/package-4242'),
      paged('/component/identity?purl=pkg:npm/package'),
      paged('/component/identity?name=package-4242'),
      paged('/component/identity?name=package'),
      paged('/component/identity?name=4242'),
      paged('/component/identity?name=kumquat'),
      paged('/component/identity?group=org.example&name=package-42&version=1'),
      paged('/component/identity?version=1.10'),
      paged('/component/identity?cpe=cpe:2.3:a:acme'),
      paged('/component/identity?swidTagId=acme'),
      paged('/component/hash/{sha1}', ['name']),
      whole('/component/{component}'),
      paged('/service/project/{project}'),
    ],
  },
  {
    name: 'findings of a project',
    lists: [
      whole('/finding/project/{project}'),
      whole('/finding/project/{project}?suppressed=true'),
      whole('/vulnerability/project/{project}'),
      paged('/vulnerability/component/{component}', ['vulnId']),
    ],
  },
  {
    name: 'findings of all projects',
    lists: [
      paged('/finding', FINDING_SORTS),
      paged('/finding?showInactive=true&showSuppressed=true', ['component.projectName', 'analysis.state']),
      paged('/finding?severity=CRITICAL&analysisStatus=NOT_SET', ['component.name']),
      paged('/finding?severity=CRITICAL,HIGH', ['vulnerability.published', 'attribution.attributedOn']),
      paged('/finding?analysisStatus=EXPLOITABLE', ['component.projectName']),
      paged('/finding?vendorResponse=WILL_NOT_FIX'),
      paged('/finding?cvssv3From=7&cvssv3To=9', ['vulnerability.cvssV3BaseScore']),
      paged('/finding?publishDateFrom=2024-01-01&attributedOnDateFrom=2025-12-31'),
      searched('/finding', 'COMPONENT_NAME,VULNERABILITY_ID', 'package-77', ['component.name']),
      searched('/finding', 'VULNERABILITY_TITLE', 'package-77'),
      searched('/finding', 'PROJECT_NAME', 'service-99', ['vulnerability.severity']),
      searched(
        '/finding',
        'VULNERABILITY_ID,VULNERABILITY_TITLE,COMPONENT_NAME,COMPONENT_VERSION,PROJECT_NAME',
        '9',
        ['vulnerability.severity'],
      ),
    ],
  },
  {
    name: 'findings by vulnerability',
    lists: [
      paged('/finding/grouped', [
        ...GROUP_SORTS,
        'attribution.analyzerIdentity',
        'vulnerability.affectedProjectCount',
      ]),
      paged('/finding/grouped?severity=CRITICAL', ['vulnerability.published']),
      paged('/finding/grouped?occurrencesFrom=40', ['vulnerability.affectedProjectCount']),
      paged('/finding/grouped?showInactive=true'),
      searched('/finding/grouped', 'COMPONENT_NAME,VULNERABILITY_ID', 'package-77'),
    ],
  },
  {
    name: 'vulnerabilities',
    lists: [
      paged('/vulnerability', [
        'vulnId',
        'source',
        'title',
        'severity',
        'cvssV3BaseScore',
        'published',
        'epssScore',
      ]),
      paged('/vulnerability?searchText=CVE-2019'),
      whole('/vulnerability/source/NVD/vuln/CVE-2016-10001'),
      whole('/vulnerability/source/NVD/vuln/CVE-2016-10001/projects'),
    ],
  },
  {
    name: 'violations',
    lists: [
      paged('/violation', [
        'type',
        'timestamp',
        'uuid',
        'project.name',
        'project.version',
        'component.group',
        'component.name',
        'component.version',
        'policyCondition.subject',
        'policyCondition.policy.name',
        'policyCondition.policy.violationState',
        'analysis.analysisState',
      ]),
      paged('/violation?suppressed=true'),
      paged('/violation/project/{project}', ['component.name', 'policyCondition.policy.name']),
      paged('/violation/project/{project}?searchText=package'),
      paged('/violation/component/{component}'),
    ],
  },
  {
    name: 'searches',
    lists: [
      ...[
        'package-4242',
        'package',
        'ackag',
        'org.example',
        'what',
        '4242',
        '1.10',
        'pa',
        'e',
        '20000000-0000-4000-8000-000000001092',
        '0000000000000000000000000000000000001092',
        'CVE-2019-10004',
        'kumquat',
        'package number sentence',
      ].map((text) => whole(`/search?query=${encodeURIComponent(text)}`)),
      ...['project', 'component', 'service', 'license', 'vulnerability', 'vulnerablesoftware'].map((index) =>
        whole(`/search/${index}?query=service`),
      ),
    ],
  },
  {
    name: 'metrics',
    lists: [
      '/metrics/portfolio/current',
      '/metrics/portfolio/since/20240101',
      '/metrics/portfolio/4000/days',
      '/metrics/project/{project}/current',
      '/metrics/project/{project}/since/20240101',
      '/metrics/component/{component}/current',
      '/metrics/component/{component}/since/20240101',
      '/metrics/vulnerability',
      '/badge/vulns/project/{project}',
      '/badge/violations/project/{project}',
    ].map(whole),
  },
];
