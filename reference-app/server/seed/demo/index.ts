import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';

import type { ServerContext } from '../../context.js';
import { decide } from '../../rules/analysisDecision.js';
import { parsePurl } from '../../../../src/domain/parsePurl.js';
import { repositoryTypeOf } from '../../rules/repositoryType.js';
import { decideViolation } from '../../rules/violationDecision.js';
import { projectLane } from '../../runtime/queue.js';
import { findAnalysis, saveAnalysis } from '../../store/analyses.js';
import { saveRepositoryMeta } from '../../store/components.js';
import { setConfigProperty } from '../../store/config.js';
import type { Database } from '../../store/database.js';
import { findLicenseGroupByName } from '../../store/licenseGroups.js';
import { addLimit, insertCondition, insertPolicy } from '../../store/policies.js';
import { insertProject, setTags } from '../../store/projects.js';
import { findViolationAnalysis, saveViolationAnalysis } from '../../store/violations.js';
import { violationsWithPolicy } from '../../store/violationsWithPolicy.js';
import { demoAudits } from './audits.js';
import type { DemoAudit } from './audits.js';
import { allDemoPackages } from './catalogue.js';
import { demoBom } from './demoBom.js';
import { seedDemoHistory } from './history.js';
import { demoPolicies, demoViolationAudits } from './policies.js';
import type { DemoPolicy, DemoViolationAudit } from './policies.js';
import { demoProjects } from './portfolio.js';
import type { DemoProject } from './portfolio.js';
import { seedDemoUsers } from './users.js';
import { seedDemoVulnerabilities } from './vulnerabilities.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Fills a new database with the demo portfolio: advisories, projects with BOMs, findings and decisions about
 * them, policies with their violations, and the metrics of the last 90 days. Uploads and analysis are those
 * of the API. After a crash midway, it starts again. The database was not in use before.
 */
export async function seedDemo(server: ServerContext): Promise<void> {
  clear(server);
  await seedDemoUsers(server);
  seedDemoVulnerabilities(server);
  server.db.transaction(() => {
    for (const project of demoProjects) addProject(server, project);
  });
  server.jobs.start();
  await server.jobs.idle();

  server.db.transaction(() => {
    rememberLatestVersions(server);
    setDates(server);
    for (const audit of demoAudits) applyAudit(server, audit);
    // Policies check both: latest versions, and findings that are not suppressed.
    for (const policy of demoPolicies) addPolicy(server, policy);
    server.jobs.enqueue({ kind: 'evaluatePortfolio', payload: {}, lane: 'portfolio', isMergeable: true });
  });
  await server.jobs.idle();

  server.db.transaction(() => {
    setDatesOfViolations(server);
    for (const audit of demoViolationAudits) applyViolationAudit(server, audit);
    seedDemoHistory(server);
    countEverything(server);
  });
  await server.jobs.idle();
}

/** Takes back what an interrupted seed left, and what a demo must not do: ask repositories on the internet. */
function clear({ db }: ServerContext): void {
  db.transaction(() => {
    for (const table of FILLED) db.run(db.build.deleteFrom(table));
    db.run(db.build.updateTable('repository').set({ enabled: 0 }).where('internal', '=', 0));
    setConfigProperty(db, 'internal-components', 'groups.regex', '(com\\.halden|@halden|git\\.halden\\.example).*');
    setConfigProperty(db, 'internal-components', 'names.regex', 'halden-.*');
  });
}

const FILLED = [
  'job',
  'project',
  'policy',
  'vulnerability',
  'vulnerableSoftware',
  'vulnerabilityAlias',
  'repositoryMeta',
  'tag',
  'portfolioMetrics',
] as const;

function addProject({ db, jobs }: ServerContext, project: DemoProject): void {
  const parent = project.parent
    ? db.first(
        db.build.selectFrom('project').select('id').where('name', '=', project.parent).orderBy('id', 'desc').limit(1),
      )
    : undefined;
  const { id: projectId } = insertProject(db, {
    uuid: randomUUID(),
    name: project.name,
    version: project.version ?? null,
    description: project.description,
    classifier: project.classifier,
    active: project.isActive === false ? 0 : 1,
    parentId: parent?.id ?? null,
  });
  setTags(db, projectId, project.tags);
  if (!project.dependsOn) return;
  const data = gzipSync(JSON.stringify(demoBom(project)));
  jobs.enqueue({ kind: 'importBom', payload: { projectId }, lane: projectLane(projectId), data });
}

function addPolicy({ db }: ServerContext, { conditions, tags = [], ...policy }: DemoPolicy): void {
  const { id: policyId } = insertPolicy(db, { ...policy, operator: 'ANY' });
  for (const { value, ...condition } of conditions)
    insertCondition(db, {
      policyId,
      ...condition,
      value: condition.subject === 'LICENSE_GROUP' ? licenceGroupNamed(db, value) : value,
    });
  for (const tag of tags) {
    const row = db.first(db.build.selectFrom('tag').select('id').where('name', '=', tag));
    if (!row) throw new Error(`The demo limits a policy to the tag ${tag}, which no project has.`);
    addLimit(db, policyId, { tagId: row.id });
  }
}

function licenceGroupNamed(db: Database, name: string): string {
  const group = findLicenseGroupByName(db, name);
  if (!group) throw new Error(`There is no licence group ${name}.`);
  return group.uuid;
}

/** The last point of the history is a real count; that of the portfolio leaves the inactive projects out. */
function countEverything({ db, jobs }: ServerContext): void {
  const inactive = db.all(db.build.selectFrom('project').select('id').where('active', '=', 0));
  for (const { id: projectId } of inactive) {
    jobs.enqueue({ kind: 'refreshProjectMetrics', payload: { projectId }, lane: projectLane(projectId) });
  }
  jobs.enqueue({ kind: 'refreshPortfolioMetrics', payload: {}, lane: 'portfolio', isMergeable: true });
}

function rememberLatestVersions({ db, now }: ServerContext): void {
  for (const { purl, purlType, latest } of allDemoPackages()) {
    const parsed = parsePurl(purl);
    if (!latest || !repositoryTypeOf(purlType) || !parsed) continue;
    saveRepositoryMeta(db, parsed, { latestVersion: latest, published: null, lastCheck: now() });
  }
}

/** Spreads imports and findings over the last weeks: the same way at every seed, and no finding after its audit. */
function setDates({ db, now }: ServerContext): void {
  for (const { name, version, importedDaysAgo } of demoProjects) {
    if (importedDaysAgo === undefined) continue;
    db.run(
      db.build
        .updateTable('project')
        .set({ lastBomImport: now() - importedDaysAgo * DAY_MS })
        .where('name', '=', name)
        .where('version', 'is', version ?? null),
    );
  }
  const findings = db
    .all(findingsOf(db).select(['f.id', 'p.name', 'p.version', 'c.name as component', 'v.vulnId']))
    .map(({ id, name, version, component, vulnId }) => ({ id, label: [name, version, component, vulnId].join(' ') }));
  const audited = new Map(
    demoAudits.map(({ project, component, vulnId, decisions }) => [
      `${project} ${component} ${vulnId}`,
      Math.max(...decisions.map(({ daysAgo }) => daysAgo)),
    ]),
  );
  for (const { id, label } of findings) {
    const earliest = audited.get(label);
    const days = earliest === undefined ? 3 + (hashOf(label) % 84) : earliest + 1 + (hashOf(label) % 5);
    const minutes = hashOf(`${label} at`) % (24 * 60);
    const attributedOn = now() - days * DAY_MS - minutes * 60_000;
    db.run(db.build.updateTable('finding').set({ attributedOn }).where('id', '=', id));
  }
}

function findingsOf(db: Database) {
  return db.build
    .selectFrom('finding as f')
    .innerJoin('project as p', 'p.id', 'f.projectId')
    .innerJoin('component as c', 'c.id', 'f.componentId')
    .innerJoin('vulnerability as v', 'v.id', 'f.vulnerabilityId');
}

function applyAudit({ db, now }: ServerContext, audit: DemoAudit): void {
  const targets = db
    .all(
      findingsOf(db)
        .select(['f.projectId', 'f.componentId', 'f.vulnerabilityId', 'p.name', 'p.version'])
        .where('c.name', '=', audit.component)
        .where('v.vulnId', '=', audit.vulnId),
    )
    .filter(({ name, version }) => [name, version].join(' ') === audit.project);
  if (targets.length === 0) {
    throw new Error(`The demo audits ${audit.vulnId} of ${audit.component}, which ${audit.project} does not have.`);
  }
  for (const target of targets) {
    for (const { by, daysAgo, ...decision } of audit.decisions) {
      const { facts, trail } = decide(findAnalysis(db, target), decision);
      const at = now() - daysAgo * DAY_MS + (hashOf(audit.vulnId + by) % 480) * 60_000;
      saveAnalysis(db, target, facts, { entries: trail, commenter: by, at: Math.min(at, now()) });
    }
  }
}

/** As {@link setDates}, of violations. */
function setDatesOfViolations({ db, now }: ServerContext): void {
  const violations = violationsOf(db);
  const audited = new Map(
    demoViolationAudits.map(({ policy, project, component, decisions }) => [
      `${policy} ${project} ${component}`,
      Math.max(...decisions.map(({ daysAgo }) => daysAgo)),
    ]),
  );
  for (const { id, label } of violations) {
    const earliest = audited.get(label);
    const days = earliest === undefined ? 2 + (hashOf(label) % 60) : earliest + 1 + (hashOf(label) % 4);
    const timestamp = now() - days * DAY_MS;
    db.run(db.build.updateTable('policyViolation').set({ timestamp }).where('id', '=', id));
  }
}

function applyViolationAudit({ db, now }: ServerContext, audit: DemoViolationAudit): void {
  const { policy, project, component, decisions } = audit;
  const violations = violationsOf(db).filter(({ label }) => label === `${policy} ${project} ${component}`);
  if (violations.length === 0) {
    throw new Error(`The demo audits ${component} of ${project} for “${policy}”, which it does not violate.`);
  }
  for (const { id } of violations) {
    for (const { by, daysAgo, ...decision } of decisions) {
      const { facts, trail } = decideViolation(findViolationAnalysis(db, id), decision);
      saveViolationAnalysis(db, id, facts, { entries: trail, commenter: by, at: now() - daysAgo * DAY_MS });
    }
  }
}

function violationsOf(db: Database): { id: number; label: string }[] {
  const rows = db.all(
    violationsWithPolicy(db)
      .innerJoin('component', 'component.id', 'violation.componentId')
      .innerJoin('project', 'project.id', 'violation.projectId')
      .select(['violation.id', 'policy.name as policy', 'project.name', 'project.version', 'component.name as component']),
  );
  return rows.map(({ id, policy, name, version, component }) => ({
    id,
    label: [policy, name, version, component].join(' '),
  }));
}

/** A number that only depends on the text (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return hash;
}
