import { randomUUID } from 'node:crypto';

import type { ServerContext } from '../../reference-app/server/context.js';
import {
  softwareOf,
  type AffectedComponentInput,
} from '../../reference-app/server/rules/affectedComponents.js';
import { parseCpe } from '../../reference-app/server/rules/cpe.js';
import { parsePurl } from '../../src/domain/parsePurl.js';
import { sourceOfId } from '../../reference-app/server/rules/vulnerabilityAliases.js';
import type { AliasIds } from '../../reference-app/server/rules/vulnerabilityAliases.js';
import { saveAnalysis } from '../../reference-app/server/store/analyses.js';
import { saveRepositoryMeta } from '../../reference-app/server/store/components.js';
import { addFinding } from '../../reference-app/server/store/findings.js';
import { insertCondition, insertPolicy } from '../../reference-app/server/store/policies.js';
import { addViolation, saveViolationAnalysis } from '../../reference-app/server/store/violations.js';
import type { ViolationType } from '../../src/domain/policy/policySubjects.js';
import { findService, insertService } from '../../reference-app/server/store/services.js';
import {
  addAlias,
  findVulnerabilityById,
  insertVulnerability,
  setAffectedSoftware,
} from '../../reference-app/server/store/vulnerabilities.js';

/** A project to be; everything has a default. */
export interface ProjectSpec {
  /** Default: a new one. */
  uuid?: string;
  /** Default `web-shop`; a number is added when it exists already. */
  name?: string;
  version?: string;
  purl?: string;
  description?: string;
  /** Default `APPLICATION`. */
  classifier?: string;
  tags?: readonly string[];
  /** UUID of the parent. */
  parent?: string;
  /** Default true. */
  isActive?: boolean;
  /** Default: one component for each name that a finding mentions, at least one. */
  components?: readonly ComponentSpec[];
  findings?: readonly FindingSpec[];
  services?: readonly ServiceSpec[];
  violations?: readonly ViolationSpec[];
}

export interface ViolationSpec {
  /** Name of the policy, which is made for it. */
  policy: string;
  /** Default `FAIL`. */
  state?: string;
  /** Default `OPERATIONAL`. */
  type?: string;
  /** Default: one that its component meets by its name. */
  condition?: { subject: string; operator: string; value: string };
  /** Name of the component. Default: the first one. */
  component?: string;
  /** Milliseconds. Default: now. */
  timestamp?: number;
  /** Default: never audited. */
  analysis?: { state: string; isSuppressed?: boolean; comments?: readonly string[] };
}

export interface ServiceSpec {
  /** Default, and where another service has it already: a new one. */
  uuid?: string;
  name: string;
  group?: string;
  version?: string;
  description?: string;
  endpoints?: readonly string[];
  authenticated?: boolean;
  crossesTrustBoundary?: boolean;
  data?: readonly { direction: string; name: string }[];
  provider?: {
    name?: string;
    urls?: readonly string[];
    contacts?: readonly { name?: string; email?: string; phone?: string }[];
  };
  externalReferences?: readonly { type: string; url: string; comment?: string }[];
}

export interface ComponentSpec {
  /** Default, and where another component has it: any. */
  uuid?: string;
  name: string;
  group?: string;
  /** Default `1.0.0`; `null` for a component without version. */
  version?: string | null;
  /** Default `LIBRARY`. */
  classifier?: string;
  /** Default: a purl of the npm kind, made of name and version; `null` for none. */
  purl?: string | null;
  cpe?: string;
  /** The latest version in its repository. */
  latestVersion?: string;
  /** Licence as free text. */
  license?: string;
  description?: string;
  /** True when the project depends on it directly. Default true. */
  isDirect?: boolean;
  /** Names of the components it depends on itself. */
  dependsOn?: readonly string[];
  /** Instead: the text as it is, for what no importer would write. */
  directDependencies?: string;
}

export interface FindingSpec {
  vulnId: string;
  /** Default: derived from the format of `vulnId`, or `NVD` when in doubt. */
  source?: string;
  /** Default `HIGH`. */
  severity?: string;
  title?: string;
  /** Markdown. Default: a sentence with the id; `null` for none. */
  description?: string | null;
  recommendation?: string | null;
  references?: string;
  cvssV2BaseScore?: number;
  cvssV2Vector?: string;
  cvssV3BaseScore?: number;
  cvssV3Vector?: string;
  /** Numbers of weaknesses, such as 79. */
  cwes?: readonly number[];
  /** 0–1. */
  epssScore?: number;
  /** 0–1. */
  epssPercentile?: number;
  /** The affected components according to its sources. Default: none. */
  affects?: readonly AffectedComponentInput[];
  /** Ids of the same flaw elsewhere, such as `GHSA-…`. */
  aliases?: readonly string[];
  /** Name of the component. Default: the first one. */
  component?: string;
  /** Default `INTERNAL_ANALYZER`. */
  analyzer?: string;
  /** Milliseconds. Default: now. */
  attributedOn?: number;
  /** Milliseconds. */
  published?: number;
  /** Default false. */
  isSuppressed?: boolean;
  /** Default: never audited, unless suppressed. */
  state?: string;
  justification?: string;
  response?: string;
  details?: string;
  /** Entries of the audit trail, by `auditor`. */
  comments?: readonly string[];
}

export interface TestProject {
  uuid: string;
  name: string;
  version: string | undefined;
  components: { uuid: string; name: string; version: string | undefined }[];
  findings: TestFinding[];
  services: { uuid: string; name: string }[];
}

export interface TestFinding {
  vulnId: string;
  source: string;
  /** UUID of the component. */
  component: string;
  /** UUID of the vulnerability. */
  vulnerability: string;
  matrix: string;
}

/** Writes a project into the database, past the API: quick, and free to make what a client could not. */
export function addProject(server: ServerContext, spec: ProjectSpec): { id: number; project: TestProject } {
  return server.db.transaction(() => {
    const { id, uuid, name } = insertProject(server, spec);
    const names = [...new Set((spec.findings ?? []).map(({ component }) => component ?? 'lodash'))];
    const specs: readonly ComponentSpec[] =
      spec.components ?? (names.length > 0 ? names : ['lodash']).map((component) => ({ name: component }));
    const components = specs.map((component) => insertComponent(server, id, component));
    const direct = components.filter((_, index) => specs[index]?.isDirect !== false);
    server.db
      .prepare('update project set directDependencies = ? where id = ?')
      .run(JSON.stringify(direct.map(({ identity }) => identity)), id);
    specs.forEach(({ dependsOn, directDependencies }, index) => {
      const below = dependsOn?.map(
        (name) => components.find(({ identity }) => identity.name === name)?.identity,
      );
      const text = directDependencies ?? (below && JSON.stringify(below));
      if (text === undefined) return;
      server.db
        .prepare('update component set directDependencies = ? where uuid = ?')
        .run(text, components[index]!.identity.uuid);
    });
    const findings = (spec.findings ?? []).map((finding) =>
      insertFinding(server, { id, uuid }, components, finding),
    );
    const services = (spec.services ?? []).map((service) => addService(server, id, service));
    for (const violation of spec.violations ?? []) insertViolation(server, id, components, violation);
    return {
      id,
      project: {
        uuid,
        name,
        version: spec.version,
        components: components.map(({ identity }) => ({
          uuid: identity.uuid,
          name: identity.name,
          version: identity.version,
        })),
        findings,
        services,
      },
    };
  });
}

function insertViolation(
  { db, now }: ServerContext,
  projectId: number,
  components: readonly { id: number; identity: { uuid: string; name: string } }[],
  spec: ViolationSpec,
) {
  const component = components.find(
    ({ identity }) => spec.component === undefined || identity.name === spec.component,
  );
  if (!component) throw new Error(`The project has no component ${spec.component ?? ''}.`);
  const value = JSON.stringify({ name: component.identity.name });
  const condition = spec.condition ?? { subject: 'COORDINATES', operator: 'MATCHES', value };
  const policy = insertPolicy(db, {
    name: spec.policy,
    operator: 'ANY',
    violationState: spec.state ?? 'FAIL',
  });
  const { id: conditionId } = insertCondition(db, { policyId: policy.id, ...condition });
  const type = (spec.type ?? 'OPERATIONAL') as ViolationType;
  addViolation(db, { componentId: component.id, conditionId, type, now: spec.timestamp ?? now() });
  if (!spec.analysis) return;
  const { id } = db
    .prepare('select id from policyViolation where componentId = ? and policyConditionId = ?')
    .first<{ id: number }>(component.id, conditionId)!;
  const { state, isSuppressed = false, comments = [] } = spec.analysis;
  const trail = { entries: [`NOT_SET → ${state}`, ...comments], commenter: 'auditor', at: now() };
  saveViolationAnalysis(db, id, { state, isSuppressed }, trail);
}

function addService({ db }: ServerContext, projectId: number, spec: ServiceSpec) {
  const {
    uuid,
    name,
    group,
    endpoints,
    authenticated,
    crossesTrustBoundary,
    data,
    provider,
    externalReferences,
  } = spec;
  const flag = (value: boolean | undefined) => (value === undefined ? null : Number(value));
  const list = (value: object | undefined) => (value ? JSON.stringify(value) : null);
  const service = insertService(db, {
    projectId,
    name,
    groupName: group ?? null,
    version: spec.version ?? null,
    description: spec.description ?? null,
    endpoints: list(endpoints),
    authenticated: flag(authenticated),
    crossesTrustBoundary: flag(crossesTrustBoundary),
    data: list(data),
    provider: list(provider),
    externalReferences: list(externalReferences),
  });
  if (uuid === undefined || findService(db, uuid)) return { uuid: service.uuid, name };
  db.prepare('update service set uuid = ? where id = ?').run(uuid, service.id);
  return { uuid, name };
}

function insertProject({ db }: ServerContext, spec: ProjectSpec) {
  const exists = db.prepare('select 1 from project where name = ? and version is ?');
  const wanted = spec.name ?? 'web-shop';
  let name = wanted;
  for (let number = 2; exists.first(name, spec.version); number += 1) name = `${wanted}-${number}`;
  const uuid = spec.uuid ?? randomUUID();
  const parent = spec.parent
    ? db.prepare('select id from project where uuid = ?').first<{ id: number }>(spec.parent)
    : undefined;
  if (spec.parent && !parent) throw new Error(`No project ${spec.parent} to be the parent.`);
  const { id } = db
    .prepare(
      'insert into project (uuid, name, version, purl, description, classifier, active, parentId) values (?, ?, ?, ?, ?, ?, ?, ?)',
    )
    .run(
      uuid,
      name,
      spec.version,
      spec.purl,
      spec.description,
      spec.classifier ?? 'APPLICATION',
      spec.isActive ?? true,
      parent?.id,
    );
  for (const tag of spec.tags ?? []) {
    db.prepare('insert or ignore into tag (name) values (?)').run(tag);
    db.prepare('insert into projectTag (projectId, tagId) select ?, id from tag where name = ?').run(id, tag);
  }
  return { id, uuid, name };
}

function insertComponent({ db, now }: ServerContext, projectId: number, spec: ComponentSpec) {
  const isTaken =
    spec.uuid !== undefined && db.prepare('select 1 from component where uuid = ?').first(spec.uuid);
  const uuid = spec.uuid === undefined || isTaken ? randomUUID() : spec.uuid;
  const version = spec.version === null ? undefined : (spec.version ?? '1.0.0');
  const npmName = spec.group ? `${spec.group.replace('@', '%40')}/${spec.name}` : spec.name;
  const purlText =
    spec.purl === null ? undefined : (spec.purl ?? `pkg:npm/${npmName}${version ? `@${version}` : ''}`);
  const purl = purlText === undefined ? undefined : parsePurl(purlText);
  const cpe = spec.cpe === undefined ? undefined : parseCpe(spec.cpe);
  const columns = {
    uuid,
    projectId,
    groupName: spec.group,
    name: spec.name,
    version,
    classifier: spec.classifier ?? 'LIBRARY',
    purl: purl?.canonical,
    purlCoordinates: purl?.coordinates,
    purlType: purl?.type,
    purlNamespace: purl?.namespace,
    purlName: purl?.name,
    purlVersion: purl?.version,
    cpe: spec.cpe,
    cpePart: cpe?.part,
    cpeVendor: cpe?.vendor,
    cpeProduct: cpe?.product,
    license: spec.license,
    description: spec.description,
  };
  const names = Object.keys(columns);
  const { id } = db
    .prepare(`insert into component (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`)
    .run(...Object.values(columns));
  if (purl && spec.latestVersion) {
    const said = { latestVersion: spec.latestVersion, published: null, lastCheck: now() };
    saveRepositoryMeta(db, purl, said);
  }
  const identity = {
    uuid,
    objectType: 'COMPONENT',
    name: spec.name,
    version,
    group: spec.group,
    purl: purl?.canonical,
    purlCoordinates: purl?.coordinates,
    cpe: spec.cpe,
  };
  return { id, identity };
}

function insertFinding(
  server: ServerContext,
  project: { id: number; uuid: string },
  components: readonly { id: number; identity: { uuid: string; name: string } }[],
  spec: FindingSpec,
): TestFinding {
  const { db, now } = server;
  const component = components.find(
    ({ identity }) => spec.component === undefined || identity.name === spec.component,
  );
  if (!component) throw new Error(`The project has no component ${spec.component ?? ''}.`);
  const source = spec.source ?? sourceOfId(spec.vulnId) ?? 'NVD';
  const vulnerability =
    findVulnerabilityById(db, source, spec.vulnId) ??
    insertVulnerability(
      db,
      { source, vulnId: spec.vulnId },
      {
        title: spec.title ?? null,
        description: spec.description === undefined ? `What ${spec.vulnId} is about.` : spec.description,
        recommendation: spec.recommendation ?? null,
        referenceLinks: spec.references ?? null,
        severity: spec.severity ?? 'HIGH',
        cvssV2BaseScore: spec.cvssV2BaseScore ?? null,
        cvssV2Vector: spec.cvssV2Vector ?? null,
        cvssV3BaseScore: spec.cvssV3BaseScore ?? null,
        cvssV3Vector: spec.cvssV3Vector ?? null,
        cwes: spec.cwes ? JSON.stringify(spec.cwes) : null,
        epssScore: spec.epssScore ?? null,
        epssPercentile: spec.epssPercentile ?? null,
        published: spec.published ?? null,
      },
    );
  if (spec.affects) {
    const software = spec.affects.flatMap((stated) => softwareOf(stated) ?? []);
    setAffectedSoftware(db, vulnerability.id, software, { source, at: now() });
  }
  for (const alias of spec.aliases ?? []) addAlias(db, aliasIds(spec.vulnId, alias));
  const target = { projectId: project.id, componentId: component.id, vulnerabilityId: vulnerability.id };
  const analyzerIdentity = spec.analyzer ?? 'INTERNAL_ANALYZER';
  addFinding(db, { ...target, analyzerIdentity, attributedOn: spec.attributedOn ?? now() });

  const { isSuppressed = false, state, justification, response, details, comments } = spec;
  if (isSuppressed || state || justification || response || details || comments) {
    const facts = {
      state: state ?? 'NOT_SET',
      justification: justification ?? 'NOT_SET',
      response: response ?? 'NOT_SET',
      details,
      isSuppressed,
    };
    saveAnalysis(db, target, facts, { entries: comments ?? [], commenter: 'auditor', at: now() });
  }
  return {
    vulnId: spec.vulnId,
    source,
    component: component.identity.uuid,
    vulnerability: vulnerability.uuid,
    matrix: `${project.uuid}:${component.identity.uuid}:${vulnerability.uuid}`,
  };
}

function aliasIds(...vulnIds: string[]): AliasIds {
  const ids: AliasIds = {};
  for (const vulnId of vulnIds) {
    if (vulnId.startsWith('GHSA-')) ids.ghsaId = vulnId;
    else if (vulnId.startsWith('SNYK-')) ids.snykId = vulnId;
    else if (vulnId.startsWith('CVE-')) ids.cveId = vulnId;
    else if (vulnId.startsWith('INT-')) ids.internalId = vulnId;
    else ids.osvId = vulnId;
  }
  return ids;
}
