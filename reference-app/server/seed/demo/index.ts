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
import { addLimit, insertCondition, insertPolicy } from '../../store/policies.js';
import { setTags } from '../../store/projects.js';
import { nextRowIdSql } from '../../store/rowIds.js';
import { findViolationAnalysis, saveViolationAnalysis } from '../../store/violations.js';
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
 * Fills a new database with the demo portfolio: advisories, projects with bills of materials, what was found and what
 * was decided about it, policies with their violations, the metrics of the last 90 days. Uploads and analysis are those of the API. After a crash in the
 * middle it begins anew; the database was not in use before.
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
    // Policies look at both: at what is newest, and at findings that are not suppressed.
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
    for (const table of ['job', 'project', 'policy', 'vulnerability', 'vulnerableSoftware', 'vulnerabilityAlias', 'repositoryMeta', 'tag']) {
      db.prepare(`delete from ${table}`).run();
    }
    db.prepare('delete from portfolioMetrics').run();
    db.prepare('update repository set enabled = 0 where internal = 0').run();
    setProperty(db, 'groups.regex', '(com\\.halden|@halden|git\\.halden\\.example).*');
    setProperty(db, 'names.regex', 'halden-.*');
  });
}

function setProperty(db: ServerContext['db'], name: string, value: string): void {
  db.prepare(
    "update configProperty set propertyValue = ? where groupName = 'internal-components' and propertyName = ?",
  ).run(value, name);
}

function addProject({ db, jobs }: ServerContext, project: DemoProject): void {
  const parent = project.parent
    ? db.prepare('select id from project where name = ? order by id desc').first<{ id: number }>(project.parent)
    : undefined;
  const { id: projectId } = db
    .prepare(
      `insert into project (id, uuid, name, version, description, classifier, active, parentId)
       values (${nextRowIdSql('project')}, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      randomUUID(),
      project.name,
      project.version,
      project.description,
      project.classifier,
      project.isActive ?? true,
      parent?.id,
    );
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
    const row = db.prepare('select id from tag where name = ?').first<{ id: number }>(tag);
    if (!row) throw new Error(`The demo limits a policy to the tag ${tag}, which no project has.`);
    addLimit(db, policyId, { tagId: row.id });
  }
}

function licenceGroupNamed(db: ServerContext['db'], name: string): string {
  const group = db.prepare('select uuid from licenseGroup where name = ?').first<{ uuid: string }>(name);
  if (!group) throw new Error(`There is no licence group ${name}.`);
  return group.uuid;
}

/** The last point of the history is a real count; that of the portfolio leaves the inactive projects out. */
function countEverything({ db, jobs }: ServerContext): void {
  const inactive = db.prepare('select id from project where active = 0').all<{ id: number }>();
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
    db.prepare('update project set lastBomImport = ? where name = ? and version is ?').run(
      now() - importedDaysAgo * DAY_MS,
      name,
      version,
    );
  }
  const findings = db
    .prepare(
      `select f.id, p.name || ' ' || p.version || ' ' || c.name || ' ' || v.vulnId as label
       from finding f join project p on p.id = f.projectId join component c on c.id = f.componentId
       join vulnerability v on v.id = f.vulnerabilityId`,
    )
    .all<{ id: number; label: string }>();
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
    db.prepare('update finding set attributedOn = ? where id = ?').run(now() - days * DAY_MS - minutes * 60_000, id);
  }
}

function applyAudit({ db, now }: ServerContext, audit: DemoAudit): void {
  const targets = db
    .prepare(
      `select f.projectId, f.componentId, f.vulnerabilityId
       from finding f join project p on p.id = f.projectId join component c on c.id = f.componentId
       join vulnerability v on v.id = f.vulnerabilityId
       where p.name || ' ' || p.version = ? and c.name = ? and v.vulnId = ?`,
    )
    .all<{ projectId: number; componentId: number; vulnerabilityId: number }>(audit.project, audit.component, audit.vulnId);
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
  const violations = db
    .prepare(`select violation.id, ${VIOLATION_LABEL} as label from ${VIOLATIONS}`)
    .all<{ id: number; label: string }>();
  const audited = new Map(
    demoViolationAudits.map(({ policy, project, component, decisions }) => [
      `${policy} ${project} ${component}`,
      Math.max(...decisions.map(({ daysAgo }) => daysAgo)),
    ]),
  );
  for (const { id, label } of violations) {
    const earliest = audited.get(label);
    const days = earliest === undefined ? 2 + (hashOf(label) % 60) : earliest + 1 + (hashOf(label) % 4);
    db.prepare('update policyViolation set timestamp = ? where id = ?').run(now() - days * DAY_MS, id);
  }
}

function applyViolationAudit({ db, now }: ServerContext, audit: DemoViolationAudit): void {
  const { policy, project, component, decisions } = audit;
  const violations = db
    .prepare(`select violation.id from ${VIOLATIONS} where ${VIOLATION_LABEL} = ?`)
    .all<{ id: number }>(`${policy} ${project} ${component}`);
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

const VIOLATIONS = `policyViolation violation
  join policyCondition condition on condition.id = violation.policyConditionId
  join policy on policy.id = condition.policyId
  join component on component.id = violation.componentId join project on project.id = violation.projectId`;
const VIOLATION_LABEL = "policy.name || ' ' || project.name || ' ' || project.version || ' ' || component.name";

/** A number that only depends on the text (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return hash;
}
