import { Hono } from 'hono';

import { newInternalVulnerabilityId } from '../../../src/domain/internalVulnerabilityId.js';
import { SEVERITIES } from '../../../src/domain/severity.js';
import { AffectedProject, Vulnerability } from '../answers/vulnerability.js';
import type { ApiContext, ApiRouter, ServerContext } from '../context.js';
import { isRestricted, isVisible, requireAccess } from '../http/access.js';
import { empty, json, list, listText } from '../http/answer.js';
import { readJson, uuidParam } from '../http/body.js';
import {
  NOTHING,
  PAGING,
  PLAIN_TEXT,
  answers,
  jsonOf,
  paged,
  takesJson,
  takesQuery,
} from '../http/described.js';
import { permit } from '../http/guards.js';
import {
  ignored,
  list as listOf,
  model,
  moment,
  nested,
  number,
  oneOf,
  printable,
  text,
} from '../http/model.js';
import {
  LEAST_LARGE,
  USUAL_BYTES,
  beforeLargePage,
  beforeManyRows,
  inPieces,
  listOfRows,
} from '../http/largeReads.js';
import { flagOf, pageOf } from '../http/page.js';
import type { Field, TextRules } from '../http/model.js';
import { badRequest, conflict, notFound, refuse, refuseWithText } from '../http/refusal.js';
import { affectedComponentJson, softwareOf } from '../rules/affectedComponents.js';
import type { AffectedComponentInput } from '../rules/affectedComponents.js';
import { arrayPieces } from '../rules/arrayPieces.js';
import { factsOfInternal } from '../rules/internalVulnerability.js';
import { vulnerabilityJson } from '../rules/vulnerabilityJson.js';
import { badOwaspVectorMessage, owaspScores } from '../rules/vulnerabilityScores.js';
import { affectedProjects, componentsWith, countAffectedProjects } from '../store/affectedProjects.js';
import { bytesOfVulnerabilities, componentBytesWith, listedComponentTexts } from '../store/componentLists.js';
import { findComponentPlace } from '../store/components.js';
import { addFinding, countFindings, listedFindings, removeFinding } from '../store/findings.js';
import { findProject } from '../store/projects.js';
import { bytesOfRows, idSlices, rowsInSlices } from '../store/rowSlices.js';
import {
  affectedSoftwareOf,
  aliasesOf,
  countAffectedComponents,
  countAffectedSoftware,
  deleteVulnerability,
  findVulnerability,
  findVulnerabilityById,
  insertVulnerability,
  setAffectedSoftware,
  updateVulnerability,
  vulnerabilitiesOfComponent,
  vulnerabilitiesOfFindings,
  vulnerabilitiesPage,
} from '../store/vulnerabilities.js';
import type { AffectedSoftwareRow, VulnerabilityRow } from '../store/vulnerabilities.js';

const INTERNAL = 'INTERNAL';

/** Blank texts count as absent. */
function trimmed(rules: TextRules): Field<string> {
  const field = text({ ...rules, trim: true });
  return {
    ...field,
    read(value, path, violations) {
      if (typeof value !== 'string' || value.trim() !== '') return field.read(value, path, violations);
      field.missing(path, violations);
      return undefined;
    },
  };
}

const words = (what: string) =>
  trimmed({ pattern: printable(`The ${what} may only contain printable characters`) });

const AffectedComponentModel = model({
  identityType: oneOf(['CPE', 'PURL']),
  identity: trimmed({ max: 1024 }),
  versionType: oneOf(['EXACT', 'RANGE']),
  version: trimmed({ max: 255 }),
  versionStartIncluding: trimmed({ max: 255 }),
  versionStartExcluding: trimmed({ max: 255 }),
  versionEndIncluding: trimmed({ max: 255 }),
  versionEndExcluding: trimmed({ max: 255 }),
  uuid: ignored(),
  affectedVersionAttributions: ignored(),
});

const VulnerabilityModel = model({
  vulnId: trimmed({
    notBlank: true,
    max: 255,
    pattern: printable('The vulnerability ID may only contain printable characters'),
  }),
  source: trimmed({}),
  title: words('title'),
  subTitle: words('subTitle'),
  description: words('description'),
  detail: words('detail'),
  recommendation: words('recommendation'),
  references: words('references'),
  credits: words('credits'),
  created: moment(),
  published: moment(),
  updated: moment(),
  cwes: listOf(nested(model({ cweId: number(), name: ignored() }))),
  cvssV2Vector: words('cvssV2Vector'),
  cvssV3Vector: words('cvssV3Vector'),
  owaspRRVector: words('owaspRRVector'),
  severity: oneOf(SEVERITIES),
  vulnerableVersions: words('vulnerableVersions'),
  patchedVersions: words('patchedVersions'),
  affectedComponents: listOf(nested(AffectedComponentModel)),
  uuid: text(),
  // Members of answers that the server knows better.
  friendlyVulnId: ignored(),
  cwe: ignored(),
  aliases: ignored(),
  components: ignored(),
  serviceComponents: ignored(),
  findingAttribution: ignored(),
  cvssV2BaseScore: ignored(),
  cvssV2ImpactSubScore: ignored(),
  cvssV2ExploitabilitySubScore: ignored(),
  cvssV3BaseScore: ignored(),
  cvssV3ImpactSubScore: ignored(),
  cvssV3ExploitabilitySubScore: ignored(),
  owaspRRLikelihoodScore: ignored(),
  owaspRRTechnicalImpactScore: ignored(),
  owaspRRBusinessImpactScore: ignored(),
  epssScore: ignored(),
  epssPercentile: ignored(),
  affectedProjectCount: ignored(),
  affectedActiveProjectCount: ignored(),
  affectedInactiveProjectCount: ignored(),
});

/** Known vulnerabilities: those of the mirrored sources to read, own ones to keep, and which component has which. */
export function vulnerabilityRoutes(server: ServerContext): ApiRouter {
  const { db } = server;
  const router: ApiRouter = new Hono();
  const view = permit('VIEW_PORTFOLIO');

  router.get('/vulnerability', view, takesQuery(PAGING), answers(paged(Vulnerability)), async (c) => {
    const page = pageOf(c);
    await beforeLargePage(c, page);
    const { ids, total } = vulnerabilitiesPage(db, page);
    const bytes = bytesOfVulnerabilities(db, ids);
    if (bytes >= LEAST_LARGE) {
      const pieces = vulnerabilityListPieces(server, ids, {
        countedProjects: isVisible(c, 'project.id'),
        components: isRestricted(c) ? undefined : isVisible(c, 'finding.projectId'),
      });
      return inPieces(c, pieces, bytes, { 'x-total-count': String(total) });
    }
    const rows = [...rowsInSlices<VulnerabilityRow>(db, 'vulnerability', ids)];
    const counts = countAffectedProjects(db, ids, isVisible(c, 'project.id'));
    const vulnerabilities = rows.map((row) => ({
      ...vulnerabilityJson(row, counts.get(row.id)),
      aliases: aliasesJson(server, row),
    }));
    // The reference lists components of projects that the caller cannot see. Callers who see only some
    // projects request affected projects.
    if (isRestricted(c)) return list(c, vulnerabilities, total);
    const components = componentBytesWith(db, ids);
    const pieces = rows.flatMap(({ id }, index) => [
      `${index === 0 ? '' : ','}${beforeComponents(vulnerabilities[index]!)}`,
      components.get(id)!,
      ']}',
    ]);
    return listText(c, ['[', ...pieces, ']'], total);
  });

  ownRoutes(router, server);

  router.get(
    '/vulnerability/component/:uuid',
    view,
    takesQuery({ ...PAGING, suppressed: 'flag' }),
    answers(paged(Vulnerability), 404),
    (c) => {
      const component = componentOf(c, server, 'uuid', 'getVulnerabilitiesByComponent.arg0');
      const page = pageOf(c);
      const { ids, total } = vulnerabilitiesOfComponent(db, component.id, page, {
        withSuppressed: flagOf(c, 'suppressed'),
      });
      const write = (row: VulnerabilityRow) => ({
        ...vulnerabilityJson(row),
        aliases: aliasesJson(server, row),
      });
      return listOfRows(c, { table: 'vulnerability', ids, count: ids.length, write }, total);
    },
  );

  router.get(
    '/vulnerability/project/:uuid',
    view,
    takesQuery({ suppressed: 'flag' }),
    answers(paged(Vulnerability), 404),
    async (c) => {
      const uuid = uuidParam(c, 'uuid', 'getVulnerabilitiesByProject.arg0');
      const project = findProject(db, uuid);
      if (!project) throw notFound('The project could not be found.');
      requireAccess(c, project.id);
      await beforeManyRows(c, countFindings(db, project.id));
      const { ids, bytes } = listedFindings(db, project.id, { withSuppressed: flagOf(c, 'suppressed') });
      const pieces = arrayPieces(vulnerabilityTexts(server, ids));
      return inPieces(c, pieces, bytes, { 'x-total-count': String(ids.length) });
    },
  );

  router.get('/vulnerability/source/:source/vuln/:vuln', view, answers(Vulnerability, 404), async (c) => {
    const row = byId(c, server);
    const rows = countAffectedComponents(db, row.id) + countAffectedSoftware(db, row.id);
    await beforeManyRows(c, rows);
    const components = componentsWith(db, [row.id], isVisible(c, 'finding.projectId')).get(row.id) ?? [];
    const bytes = (await bytesOfRows(db, 'component', components)) + rows * USUAL_BYTES;
    return inPieces(c, vulnerabilityPieces(server, row, components), bytes);
  });

  router.get(
    '/vulnerability/source/:source/vuln/:vuln/projects',
    view,
    takesQuery({ excludeInactive: 'flag' }),
    answers(paged(AffectedProject), 404),
    (c) => {
      const row = byId(c, server);
      const projects = affectedProjects(db, row.id, {
        withInactive: !flagOf(c, 'excludeInactive'),
        isVisible: isVisible(c, 'component.projectId'),
      });
      return list(c, projects, projects.length);
    },
  );

  assignmentRoutes(router, server);

  return router;
}

/** Vulnerabilities that are described by hand. */
function ownRoutes(router: ApiRouter, server: ServerContext): void {
  const { db } = server;
  const manage = permit('VULNERABILITY_MANAGEMENT');

  router.put(
    '/vulnerability',
    manage,
    takesJson(VulnerabilityModel),
    answers({ 201: jsonOf(Vulnerability) }, 409),
    async (c) => {
      const input = checkedOwasp(await readJson(c, VulnerabilityModel));
      const vulnId = input.vulnId ?? '';
      const row = db.transaction(() => {
        if (findVulnerabilityById(db, INTERNAL, vulnId)) {
          throw conflict('A vulnerability with the specified vulnId already exists.');
        }
        const created = insertVulnerability(db, { source: INTERNAL, vulnId }, factsOfInternal(input));
        setAffectedSoftware(db, created.id, softwareList(input.affectedComponents), {
          source: INTERNAL,
          at: server.now(),
        });
        return created;
      });
      return json(c, { ...vulnerabilityJson(row), affectedComponents: input.affectedComponents }, 201);
    },
  );

  router.post(
    '/vulnerability',
    manage,
    takesJson(VulnerabilityModel),
    answers(Vulnerability, 404, 406),
    async (c) => {
      const input = await readJson(c, VulnerabilityModel);
      const saved = db.transaction(() => {
        const known = input.uuid === undefined ? undefined : findVulnerability(db, input.uuid);
        if (!known || known.source !== INTERNAL) throw notFound('The vulnerability could not be found.');
        // The reference fails with 500 without a source, and with a vector that is none.
        if (input.source !== INTERNAL)
          throw badRequest('The source of an internal vulnerability must be INTERNAL.');
        if (input.vulnId !== known.vulnId) throw refuseWithText(406, 'The vulnId may not be changed.');
        updateVulnerability(db, known.id, factsOfInternal(checkedOwasp(input)));
        // As in the reference, an update replaces everything: identifiers and attributions of ranges do not
        // survive it.
        setAffectedSoftware(db, known.id, []);
        setAffectedSoftware(db, known.id, softwareList(input.affectedComponents));
        return findVulnerability(db, known.uuid);
      });
      if (!saved) throw notFound('The vulnerability could not be found.');
      return json(c, { ...vulnerabilityJson(saved), aliases: aliasesJson(server, saved) });
    },
  );

  router.get('/vulnerability/vulnId', permit('PORTFOLIO_MANAGEMENT'), answers(PLAIN_TEXT), () => {
    let vulnId = newInternalVulnerabilityId();
    while (findVulnerabilityById(db, INTERNAL, vulnId)) vulnId = newInternalVulnerabilityId();
    return new Response(vulnId, { headers: { 'content-type': 'application/json' } });
  });

  router.get('/vulnerability/:uuid', manage, answers(Vulnerability, 404), (c) =>
    json(c, vulnerabilityJson(byUuid(c, server, 'getVulnerabilityByUuid.arg0'))),
  );

  router.delete('/vulnerability/:uuid', manage, answers({ 204: NOTHING }, 404, 412), (c) => {
    db.transaction(() => {
      const row = findVulnerability(db, uuidParam(c, 'uuid', 'deleteVulnerability.arg0'));
      // The words are those of the reference.
      if (!row) throw notFound('The UUID of the component could not be found.');
      if (row.source !== INTERNAL) throw refuse(403);
      if (countAffectedComponents(db, row.id) > 0) {
        throw refuseWithText(
          412,
          'Portfolio components or services are affected by this vulnerability. Unable to delete.',
        );
      }
      deleteVulnerability(db, row.id);
    });
    return empty(204);
  });
}

/** Adds the routes that assign vulnerabilities to components by hand. */
function assignmentRoutes(router: ApiRouter, server: ServerContext): void {
  const assign = permit('PORTFOLIO_MANAGEMENT');

  router.post(
    '/vulnerability/source/:source/vuln/:vuln/component/:component',
    assign,
    answers(NOTHING, 400, 404),
    (c) => {
      const row = byId(c, server);
      return assigned(server, row, componentOf(c, server, 'component', 'assignVulnerability.arg2'));
    },
  );

  router.delete(
    '/vulnerability/source/:source/vuln/:vuln/component/:component',
    assign,
    answers(NOTHING, 400, 404),
    (c) => {
      const row = byId(c, server);
      return unassigned(server, row, componentOf(c, server, 'component', 'unassignVulnerability.arg2'));
    },
  );

  router.post('/vulnerability/:uuid/component/:component', assign, answers(NOTHING, 404), (c) => {
    const row = byUuid(c, server, 'assignVulnerability.arg0');
    return assigned(server, row, componentOf(c, server, 'component', 'assignVulnerability.arg1'));
  });

  router.delete('/vulnerability/:uuid/component/:component', assign, answers(NOTHING, 404), (c) => {
    const row = byUuid(c, server, 'unassignVulnerability.arg0');
    return unassigned(server, row, componentOf(c, server, 'component', 'unassignVulnerability.arg1'));
  });
}

function assigned(
  { db, now }: ServerContext,
  row: VulnerabilityRow,
  component: { id: number; projectId: number },
): Response {
  addFinding(db, {
    projectId: component.projectId,
    componentId: component.id,
    vulnerabilityId: row.id,
    analyzerIdentity: 'NONE',
    attributedOn: now(),
  });
  return empty();
}

function unassigned({ db }: ServerContext, row: VulnerabilityRow, component: { id: number }): Response {
  removeFinding(db, component.id, row.id);
  return empty();
}

function byUuid(c: ApiContext, { db }: ServerContext, argument: string): VulnerabilityRow {
  const row = findVulnerability(db, uuidParam(c, 'uuid', argument));
  if (!row) throw notFound('The vulnerability could not be found.');
  return row;
}

function byId(c: ApiContext, { db }: ServerContext): VulnerabilityRow {
  const row = findVulnerabilityById(db, c.req.param('source') ?? '', c.req.param('vuln') ?? '');
  if (!row) throw notFound('The vulnerability could not be found.');
  return row;
}

function componentOf(c: ApiContext, { db }: ServerContext, parameter: string, argument: string) {
  const uuid = uuidParam(c, parameter, argument);
  const component = findComponentPlace(db, uuid);
  if (!component) throw notFound('The component could not be found.');
  requireAccess(c, component.projectId, 'Access to the specified component is forbidden');
  return component;
}

function checkedOwasp<T extends { owaspRRVector?: string }>(input: T): T {
  const vector = input.owaspRRVector;
  if (vector && !owaspScores(vector)) throw badRequest(badOwaspVectorMessage(vector));
  return input;
}

const softwareList = (affected: readonly AffectedComponentInput[] = []) =>
  affected.flatMap((component) => softwareOf(component) ?? []);

/** The vulnerabilities of findings as JSON, each with its component, read as they are taken. */
function* vulnerabilityTexts(server: ServerContext, findingIds: readonly number[]): Iterable<string> {
  for (const { componentId, ...row } of vulnerabilitiesOfFindings(server.db, findingIds)) {
    const vulnerability = { ...vulnerabilityJson(row), aliases: aliasesJson(server, row) };
    const [component = ''] = listedComponentTexts(server.db, [componentId]);
    yield `${beforeComponents(vulnerability)}${component}]}`;
  }
}

type SqlCondition = ReturnType<typeof isVisible>;

/**
 * A list of vulnerabilities in pieces that are read as they are taken.
 * @param countedProjects - SQL: the projects that count as affected
 * @param components - SQL: the findings whose components are listed; absent: none
 */
function* vulnerabilityListPieces(
  server: ServerContext,
  ids: readonly number[],
  { countedProjects, components }: { countedProjects: SqlCondition; components: SqlCondition | undefined },
): Iterable<string> {
  const { db } = server;
  yield '[';
  let before = '';
  for (const some of idSlices(db, 'vulnerability', ids)) {
    const counts = countAffectedProjects(db, some, countedProjects);
    const listed = components && componentsWith(db, some, components);
    for (const row of rowsInSlices<VulnerabilityRow>(db, 'vulnerability', some)) {
      const vulnerability = {
        ...vulnerabilityJson(row, counts.get(row.id)),
        aliases: aliasesJson(server, row),
      };
      const text = JSON.stringify(vulnerability);
      if (listed) {
        yield `${before}${text.slice(0, -1)},"components":`;
        yield* arrayPieces(listedComponentTexts(db, listed.get(row.id) ?? []));
        yield '}';
      } else yield before + text;
      before = ',';
    }
  }
  yield ']';
}

/** A vulnerability with everything that has it, in pieces. */
function* vulnerabilityPieces(
  server: ServerContext,
  row: VulnerabilityRow,
  components: readonly number[],
): Iterable<string> {
  yield `${JSON.stringify(vulnerabilityJson(row)).slice(0, -1)},"components":`;
  yield* arrayPieces(listedComponentTexts(server.db, components));
  yield `,"aliases":${JSON.stringify(aliasesJson(server, row))}`;
  const software = affectedSoftwareOf(server.db, row.id);
  if (software.length > 0) yield ',"affectedComponents":';
  if (software.length > 0) yield* arrayPieces(affectedTexts(software));
  yield '}';
}

function* affectedTexts(software: readonly AffectedSoftwareRow[]): Iterable<string> {
  for (const row of software) yield JSON.stringify(affectedComponentJson(row));
}

function beforeComponents(vulnerability: object): string {
  return `${JSON.stringify(vulnerability).slice(0, -1)},"components":[`;
}

function aliasesJson({ db }: ServerContext, { source, vulnId }: VulnerabilityRow) {
  return aliasesOf(db, source, vulnId).map(({ id: _, ...alias }) =>
    Object.fromEntries(Object.entries(alias).filter(([, value]) => value !== null)),
  );
}
