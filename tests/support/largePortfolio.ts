import type { Database } from '../../reference-app/server/store/database.js';

/** The counts of items in a large portfolio. */
export interface PortfolioSize {
  projects: number;
  componentsPerProject: number;
  vulnerabilities: number;
}

/** The portfolio that `npm run bench -- server` measures: 5,000 projects with 200,000 components. */
export const LARGE_PORTFOLIO: PortfolioSize = {
  projects: 5_000,
  componentsPerProject: 40,
  vulnerabilities: 2_000,
};

/**
 * The portfolio of many organizations: 500 projects with 20,000 components, every second one with a finding.
 */
export const MIDDLING_PORTFOLIO: PortfolioSize = {
  projects: 500,
  componentsPerProject: 40,
  vulnerabilities: 300,
};

/**
 * As {@link fillLargePortfolio}, with a graph: each project names 240 direct dependencies, some 50 kB of JSON, which 4.x servers repeat
 * with each of its components.
 */
export function fillMiddlingPortfolio(db: Database): void {
  fillLargePortfolio(db, MIDDLING_PORTFOLIO);
  db.prepare(
    `update project set directDependencies = (
       select json_group_array(json_object('uuid', uuid, 'objectType', 'COMPONENT', 'name', name, 'version', version,
         'purl', purl, 'purlCoordinates', purlCoordinates))
       from component where projectId between project.id - 5 and project.id)`,
  ).run();
}

/**
 * Fills a database that has no projects yet with a portfolio: every fifth project is above the four after it, half of the components
 * have a finding, two thirds violate a policy, a fifth of the findings is audited, and everything has been measured once. It is
 * written in SQL, since uploads of that many bills of materials take an hour. The same size gives the same portfolio.
 */
export function fillLargePortfolio(db: Database, size: PortfolioSize = LARGE_PORTFOLIO): void {
  const now = Date.UTC(2026, 0, 1);
  const { projects, componentsPerProject, vulnerabilities } = size;
  const components = projects * componentsPerProject;
  db.transaction(() => {
    db.prepare(`${series} insert into tag (id, name) select n, 'team-' || n from series`).run(TAGS);
    db.prepare(
      `${series} insert into project (id, uuid, name, version, groupName, description, classifier, purl, parentId, active,
         lastBomImport, lastBomImportFormat, lastInheritedRiskScore)
       select n, ${uuid('1')}, 'service-' || (n / 3), (n % 3 + 1) || '.' || (n % 7) || '.0', 'org.example',
         'What service number ' || n || ' is for, in one sentence.',
         case n % 4 when 0 then 'LIBRARY' when 1 then 'CONTAINER' else 'APPLICATION' end,
         'pkg:maven/org.example/service-' || (n / 3) || '@' || (n % 3 + 1) || '.' || (n % 7) || '.0',
         case n % 5 when 1 then null else n - (n + 4) % 5 end, n % 20 <> 0, ${now} - n * 60000, 'CycloneDX 1.5', n % 97
       from series`,
    ).run(projects);
    db.prepare('insert into projectTag (projectId, tagId) select id, id % ? + 1 from project').run(TAGS);
    db.prepare(
      `${series} insert into component (id, uuid, projectId, groupName, name, version, classifier, sha1, sha256, purl,
         purlCoordinates, purlType, purlName, purlVersion, description, license, resolvedLicenseId, lastInheritedRiskScore)
       select n, ${uuid('2')}, (n - 1) / ?2 + 1, 'org.example', name, version, 'LIBRARY', printf('%040x', package),
         printf('%064x', package), purl, purl, 'npm', name, version,
         'What package number ' || package || ' is for, in one sentence as packages have it.', null,
         (select id from license where licenseId = 'MIT'), n % 10
       from (select n, package, 'package-' || package as name, version, 'pkg:npm/package-' || package || '@' || version as purl
         from (select n, (n * 7919) % 8000 as package, (n % 4 + 1) || '.' || (n % 11) || '.' || (n % 5) as version from series))`,
    ).run(components, componentsPerProject);
    db.prepare(
      `${series} insert into vulnerability (id, uuid, source, vulnId, title, description, published, cwes, severity, cvssV3BaseScore)
       select ?2 + n, ${uuid('3')}, 'NVD', 'CVE-' || (2015 + n % 10) || '-' || (10000 + n), 'A weakness of package-' || n,
         'What goes wrong in package number ' || n || ', who can make use of it and what follows. ' || hex(zeroblob(200)),
         ${now} - n * 86400000, '[79,' || (n % 2 * 69 + 20) || ']',
         case n % 5 when 0 then 'CRITICAL' when 1 then 'HIGH' when 2 then 'MEDIUM' when 3 then 'LOW' end, n % 100 / 10.0
       from series`,
    ).run(vulnerabilities, FIRST_ID);
    db.prepare(
      `insert into finding (projectId, componentId, vulnerabilityId, analyzerIdentity, attributedOn)
       select projectId, id, ? + (id * 31) % ? + 1, 'INTERNAL_ANALYZER', ${now} - id from component where id % 2 = 0`,
    ).run(FIRST_ID, vulnerabilities);
    db.prepare(
      `insert into analysis (projectId, componentId, vulnerabilityId, state, suppressed)
       select projectId, componentId, vulnerabilityId,
         case id % 3 when 0 then 'NOT_AFFECTED' when 1 then 'EXPLOITABLE' else 'IN_TRIAGE' end, id % 20 = 0
       from finding where id % 5 = 0`,
    ).run();
    db.prepare(
      `${series} insert into policy (id, uuid, name, operator, violationState)
       select ?2 + n, ${uuid('4')}, 'Policy ' || n, 'ANY', case n % 3 when 0 then 'FAIL' when 1 then 'WARN' else 'INFO' end
       from series`,
    ).run(POLICIES, FIRST_ID);
    db.prepare(
      `${series} insert into policyCondition (id, uuid, policyId, operator, subject, value)
       select ?2 + n, ${uuid('5')}, ?2 + n, 'MATCHES', 'PACKAGE_URL', 'pkg:npm/package-' || n from series`,
    ).run(POLICIES, FIRST_ID);
    db.prepare(
      `insert into policyViolation (uuid, projectId, componentId, policyConditionId, type, timestamp)
       select printf('60000000-0000-4000-8000-%012x', id), projectId, id, ? + id % ? + 1,
         case id % 2 when 0 then 'LICENSE' else 'OPERATIONAL' end, ${now} - id % 5000 * 60000
       from component where id % 3 <> 0`,
    ).run(FIRST_ID, POLICIES);
    db.prepare(
      `insert into violationAnalysis (policyViolationId, state, suppressed)
       select id, 'APPROVED', id % 100 = 0 from policyViolation where id % 10 = 0`,
    ).run();
    db.prepare(
      `insert into componentMetrics (projectId, componentId, vulnerabilities, findingsTotal, policyViolationsTotal,
         firstOccurrence, lastOccurrence)
       select projectId, id, id % 2 = 0, id % 2 = 0, id % 3 <> 0, ${now}, ${now} from component`,
    ).run();
    db.prepare(
      `insert into projectMetrics (projectId, components, vulnerableComponents, vulnerabilities, findingsTotal, policyViolationsTotal,
         inheritedRiskScore, firstOccurrence, lastOccurrence)
       select projectId, count(*), sum(vulnerabilities), sum(vulnerabilities), sum(findingsTotal), sum(policyViolationsTotal),
         projectId % 97, ${now}, ${now} from componentMetrics group by projectId`,
    ).run();
    db.prepare(
      `${series} insert into portfolioMetrics (projects, components, vulnerabilities, findingsTotal, firstOccurrence, lastOccurrence)
       select count(*), sum(components), sum(vulnerabilities), sum(findingsTotal), ${now} - n * 86400000, ${now} - n * 86400000
       from series cross join projectMetrics group by n`,
    ).run(Math.min(projects, DAYS));
    db.prepare(
      `insert into service (uuid, projectId, groupName, name, version, description)
       select printf('70000000-0000-4000-8000-%012x', id), id, 'org.example', 'endpoint-' || id, '1.0',
         'What ' || name || ' offers to others.' from project`,
    ).run();
    const addTeam = db.prepare('insert into team (id, uuid, name) values (?, ?, ?)');
    const addAccess = (condition: string) =>
      db.prepare(
        `insert into projectAccessTeam (projectId, teamId) select id, ? from project where ${condition}`,
      );
    for (const [index, { id, name, projects: condition }] of Object.values(LARGE_PORTFOLIO_TEAMS).entries()) {
      addTeam.run(id, `80000000-0000-4000-8000-00000000000${index}`, name);
      addAccess(condition).run(id);
    }
  });
}

/** Teams of a large portfolio, for access control: who is in the first sees 1 % of the projects, who is in the second 90 %. */
export const LARGE_PORTFOLIO_TEAMS = {
  few: { id: 1_000_001, name: 'Sees few', projects: 'id % 500 between 1 and 5' },
  most: { id: 1_000_002, name: 'Sees most', projects: 'id % 10 <> 3' },
} as const;

const TAGS = 50;
const DAYS = 365;
const POLICIES = 20;
/** Above the ids of what a new database has. */
const FIRST_ID = 1_000_000;

/** The numbers from 1 to the first parameter. */
const series = 'with recursive series(n) as (select 1 union all select n + 1 from series where n < ?1)';

const uuid = (kind: string) => `printf('${kind}0000000-0000-4000-8000-%012x', n)`;
