import type { Database } from '../../reference-app/server/store/database.js';
import { largeBom } from './largeBom.js';
import { LATEST } from './worldOutside.js';

/** Work that a server was given, and that it must do once and in full as soon as it has answered for it. */
export interface GivenWork {
  kind: keyof typeof CHECKS;
  /** Another one each time: the project of a bill of materials, the version of a copy, the details of a decision. */
  name: string;
  /** Given when the server answered. */
  token?: string;
}

/** Components of each document and of the project that others are about. */
const COMPONENTS = 80;
/** The project that is copied, decided about and analysed. */
export const SUBJECT = 'measured';
/** The number of auditors that work at the same time, each on a different component. */
export const AUDITORS = 3;
/** Packages of each bill of materials that no other one has, so that there is always something to look up. */
const OWN_PACKAGES = 12;
/** A policy that one component of each document violates. */
export const VIOLATED = { subject: 'PACKAGE_URL', operator: 'MATCHES', value: 'package-7@' };

/** Vulnerabilities that users and documents decide about. */
export const AUDITED = 'INT-KILL-0001';
export const DECIDED = 'INT-KILL-0002';

/** A bill of materials in Base64, with packages that are named after its project. */
export function bomOf(project: string): string {
  const bom = largeBom(COMPONENTS - OWN_PACKAGES) as { components: object[] };
  const own = Array.from({ length: OWN_PACKAGES }, (_, index) => packageOf(project, index)).map((name) => ({
    type: 'library',
    name,
    version: '1.0.0',
    purl: `pkg:npm/${name}@1.0.0`,
  }));
  return inBase64({ ...bom, components: [...bom.components, ...own] });
}

/** A document in Base64 that decides about a vulnerability of all components of a project. */
export function vexOf(details: string, uuid: string): string {
  const project = { type: 'application', 'bom-ref': uuid, name: 'x' };
  const statement = {
    id: DECIDED,
    source: { name: 'INTERNAL' },
    analysis: { state: 'in_triage', detail: details },
    affects: [{ ref: uuid }],
  };
  return inBase64({
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    metadata: { component: project },
    vulnerabilities: [statement],
  });
}

/** Returns whether work is done, or a job exists that will do it. */
export function isKept(db: Database, work: GivenWork): boolean {
  const job = db.prepare("select 1 from job where token = ? and state <> 'failed'").first(work.token);
  return job !== undefined || !isUntouched(work, stateOf(db, work));
}

/** Describes the error in the result of work. `undefined` when it is done in full, and only once. */
export function wrongWith(db: Database, work: GivenWork): string | undefined {
  const state = stateOf(db, work);
  const isDone = Object.entries(CHECKS[work.kind].done).every(([name, wanted]) => state[name] === wanted);
  if (isDone || (work.token === undefined && isUntouched(work, state))) return undefined;
  return `${work.kind} ${work.name}: ${JSON.stringify(state)}`;
}

/** The queries for each kind of work, and their results when the work is done. `?1` is the name. */
const CHECKS = {
  bom: {
    sql: `select
        (select count(*) from component where projectId = owner.id) as components,
        (select count(distinct purl) from component where projectId = owner.id) as "distinct",
        (select count(*) from bom where projectId = owner.id) as imports,
        (select count(*) from component, json_each(component.directDependencies) as dependency
           where projectId = owner.id
             and json_extract(dependency.value, '$.uuid') not in (select uuid from component)) as strayDependencies,
        exists (select 1 from projectMetrics
           where projectId = owner.id and components = ${COMPONENTS} and policyViolationsTotal = 1) as isMeasured,
        (select count(*) from policyViolation where projectId = owner.id) as violations,
        (select count(*) from repositoryMeta
           where json_extract(packageKey, '$[2]') like ?1 || '-%' and latestVersion = '${LATEST}') as lookedUp
      from (select max(id) as id from project where name = ?1 and version = '1') as owner`,
    done: {
      components: COMPONENTS,
      distinct: COMPONENTS,
      imports: 1,
      strayDependencies: 0,
      isMeasured: 1,
      violations: 1,
      lookedUp: OWN_PACKAGES,
    },
    begun: ['components', 'imports'],
  },
  vex: {
    sql: `select count(*) as decisions, count(distinct analysisId) as "distinct"
      from analysisComment where comment = 'Details: ' || ?1`,
    done: { decisions: COMPONENTS, distinct: COMPONENTS },
    begun: ['decisions'],
  },
  // For a project whose findings receive decisions from users and documents.
  analysis: {
    sql: `select
        (select count(*) from policyViolation where projectId = owner.id) as violations,
        (select vulnerabilities from projectMetrics where projectId = owner.id order by id desc limit 1) as vulnerabilities,
        (select count(*) from finding where projectId = owner.id) as findings
      from (select id from project where name = '${SUBJECT}' and version = '1' and ?1 <> '') as owner`,
    done: { violations: 1, vulnerabilities: AUDITORS + COMPONENTS, findings: AUDITORS + COMPONENTS },
    // It finds again what was found before.
    begun: undefined,
  },
  copy: {
    sql: `select count(distinct project.id) as projects, count(component.id) as components,
        count(distinct component.purl) as "distinct"
      from project left join component on component.projectId = project.id where project.version = ?1`,
    done: { projects: 1, components: COMPONENTS, distinct: COMPONENTS },
    begun: ['projects'],
  },
} as const;

type State = Record<string, number>;

const stateOf = (db: Database, { kind, name }: GivenWork): State =>
  db.prepare(CHECKS[kind].sql).first<State>(name) as State;

const isUntouched = ({ kind }: GivenWork, state: State) =>
  CHECKS[kind].begun?.every((name) => state[name] === 0) ?? false;

const packageOf = (project: string, index: number) => `${project}-${index}`;

const inBase64 = (document: object) => Buffer.from(JSON.stringify(document)).toString('base64');

/** Describes errors in the audits of a vulnerability: a missing, duplicate, or partial one. */
export function lostAudits(db: Database, answered: ReadonlySet<number>): string[] {
  const analyses = db
    .prepare(
      `select a.id, a.state, a.details from analysis as a
       join vulnerability as v on v.id = a.vulnerabilityId where v.vulnId = ?`,
    )
    .all<{ id: number; state: string; details: string }>(AUDITED);
  const commentsOf = db.prepare(
    "select comment from analysisComment where analysisId = ? and comment like 'audit %' order by id",
  );
  const found = new Set<number>();
  const wrong: string[] = [];
  for (const { id, state, details } of analyses) {
    let last = 0;
    for (const { comment } of commentsOf.all<{ comment: string }>(id)) {
      last = Number(comment.slice('audit '.length));
      if (found.has(last)) wrong.push(`audit ${last} is there twice`);
      found.add(last);
    }
    // The decision and its trail are one write: neither is ever there without the other.
    if (Number(details) !== last || state !== (last % 2 === 0 ? 'EXPLOITABLE' : 'IN_TRIAGE'))
      wrong.push(`audit ${last} is torn: ${state}, ${details}`);
  }
  for (const number of answered) if (!found.has(number)) wrong.push(`audit ${number} is missing`);
  return wrong;
}
