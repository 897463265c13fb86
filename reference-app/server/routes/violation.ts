import { Hono } from 'hono';

import { PolicyViolation, ViolationAnalysis } from '../answers/policy.js';
import type { ApiContext, ApiRouter, ServerContext } from '../context.js';
import { requireAccess, visibleProjects } from '../http/access.js';
import { empty, json } from '../http/answer.js';
import { isUuid, readJson, uuidParam } from '../http/body.js';
import { PAGING, answers, orNothing, paged, takesJson, takesQuery } from '../http/described.js';
import { callerOf, permit } from '../http/guards.js';
import { flag, model, oneOf, text, UUID_TEXT } from '../http/model.js';
import { beforeLargePage, inPieces } from '../http/largeReads.js';
import { daysOf, flagOf, pageOf, searchedTextOf, wordsOf } from '../http/page.js';
import { badRequest, notFound, violated } from '../http/refusal.js';
import { auditText, beforeTrail, withTrail } from '../http/trail.js';
import { arrayPieces } from '../rules/arrayPieces.js';
import { decideViolation } from '../rules/violationDecision.js';
import { findComponent } from '../store/components.js';
import type { Database } from '../store/database.js';
import type { Page } from '../store/page.js';
import { findProject } from '../store/projects.js';
import {
  findViolation,
  findViolationAnalysis,
  listViolations,
  saveViolationAnalysis,
  SEARCHED_VIOLATION_FIELDS,
  violationTexts,
  violationTrailOf,
} from '../store/violations.js';
import type { StoredViolationAnalysis, ViolationFilter, ViolationRow } from '../store/violations.js';
import { violationAudited } from '../work/events.js';

const uuidOf = (what: string) =>
  text({
    creator: true,
    pattern: { expression: UUID_TEXT, message: `The ${what} must be a valid 36 character UUID` },
  });

const DecisionInput = model({
  component: uuidOf('component'),
  policyViolation: uuidOf('policy violation'),
  analysisState: oneOf(['APPROVED', 'REJECTED', 'NOT_SET']),
  comment: auditText('comment'),
  isSuppressed: flag(),
});

const NO_PROJECT = 'The project could not be found.';
const NO_COMPONENT = 'The component could not be found.';
const NO_VIOLATION = 'The policy violation could not be found.';

/** Most often. */
const BYTES_OF_VIOLATION = 2_000;

/** Returns the routes for policy violations, and for auditors' decisions about them. */
export function violationRoutes(server: ServerContext): ApiRouter {
  const { db, now } = server;
  const router: ApiRouter = new Hono();
  const view = permit('VIEW_POLICY_VIOLATION');

  router.get(
    '/violation',
    view,
    takesQuery({
      ...PAGING,
      suppressed: 'flag',
      violationState: 'text',
      riskType: 'text',
      analysisState: 'text',
      occurredOnDateFrom: 'date',
      occurredOnDateTo: 'date',
      textSearchField: 'text',
      textSearchInput: 'text',
    }),
    answers(paged(PolicyViolation), 400),
    async (c) => {
      const page = pageOf(c);
      await beforeLargePage(c, page, BYTES_OF_VIOLATION);
      const filter = {
        visible: visibleProjects(c),
        withSuppressed: flagOf(c, 'suppressed'),
        // Those of later releases; the reference of this one passes them over.
        states: wordsOf(c, 'violationState'),
        types: wordsOf(c, 'riskType'),
        analysisStates: wordsOf(c, 'analysisState'),
        occurred: daysOf(c, 'occurredOnDate'),
        text: searchedTextOf(c, SEARCHED_VIOLATION_FIELDS),
      };
      return violationList(c, filter, page);
    },
  );

  router.get(
    '/violation/project/:uuid',
    view,
    takesQuery({ ...PAGING, suppressed: 'flag' }),
    answers(paged(PolicyViolation), 404),
    async (c) => {
      const project = findProject(db, uuidParam(c, 'uuid', 'getViolationsByProject.arg0'));
      if (!project) throw notFound(NO_PROJECT);
      requireAccess(c, project.id);
      const page = pageOf(c);
      await beforeLargePage(c, page, BYTES_OF_VIOLATION);
      const filter = {
        projectId: project.id,
        withSuppressed: flagOf(c, 'suppressed'),
        isSearched: true as const,
      };
      return violationList(c, filter, page);
    },
  );

  router.get(
    '/violation/component/:uuid',
    view,
    takesQuery({ ...PAGING, suppressed: 'flag' }),
    answers(paged(PolicyViolation), 404),
    async (c) => {
      const component = findComponent(db, uuidParam(c, 'uuid', 'getViolationsByComponent.arg0'));
      if (!component) throw notFound(NO_COMPONENT);
      requireAccess(c, component.projectId, 'Access to the specified component is forbidden');
      const page = pageOf(c);
      await beforeLargePage(c, page, BYTES_OF_VIOLATION);
      const filter = { componentId: component.id, withSuppressed: flagOf(c, 'suppressed') };
      return violationList(c, filter, page);
    },
  );

  router.get(
    '/violation/analysis',
    view,
    takesQuery({ component: 'text', policyViolation: 'text' }),
    answers(orNothing(ViolationAnalysis), 400, 404),
    (c) => {
      const violation = violationOf(c, queryOf(c));
      const analysis = findViolationAnalysis(db, violation.id);
      return analysis ? answer(c, analysis) : empty();
    },
  );

  router.put(
    '/violation/analysis',
    permit('POLICY_VIOLATION_ANALYSIS'),
    takesJson(DecisionInput),
    answers(ViolationAnalysis, 404),
    async (c) => {
      const input = await readJson(c, DecisionInput);
      const known = findViolationAnalysis(db, violationOf(c, input).id);
      if (known) await beforeTrail(c, trailIn(db, known));
      const { saved, isMereComment } = db.transaction(() => {
        const { id, projectId, componentId, policyConditionId: conditionId } = violationOf(c, input);
        const current = findViolationAnalysis(db, id);
        const { facts, trail, isChanged } = decideViolation(current, input);
        saveViolationAnalysis(db, id, facts, {
          entries: trail,
          commenter: callerOf(c).username,
          at: now(),
        });
        if (isChanged) violationAudited(server, { projectId, componentId, conditionId }, facts);
        const stored = findViolationAnalysis(db, id);
        if (!stored) throw new Error('The analysis of a violation was not stored.');
        return {
          saved: stored,
          isMereComment: current !== undefined && !isChanged && trail.length > 0,
        };
      });
      // A mere comment is answered without the trail, as the reference does.
      return isMereComment
        ? json(c, { analysisState: saved.state, isSuppressed: saved.isSuppressed })
        : answer(c, saved);
    },
  );

  function violationOf(c: ApiContext, asked: { component?: string; policyViolation?: string }): ViolationRow {
    const component = findComponent(db, asked.component ?? '');
    if (!component) throw notFound(NO_COMPONENT);
    requireAccess(c, component.projectId);
    const violation = findViolation(db, asked.policyViolation ?? '');
    if (violation?.componentId !== component.id) throw notFound(NO_VIOLATION);
    return violation;
  }

  return router;
}

function violationList(c: ApiContext, filter: ViolationFilter, page: Page): Promise<Response> {
  const { db } = c.get('server');
  const { sizes, total } = listViolations(db, filter, page);
  const bytes = sizes.reduce((sum, size) => sum + size.bytes, 0);
  return inPieces(c, arrayPieces(violationTexts(db, sizes)), bytes, { 'x-total-count': String(total) });
}

function answer(c: ApiContext, analysis: StoredViolationAnalysis): Promise<Response> {
  const { state, isSuppressed } = analysis;
  const parts = { before: { analysisState: state }, after: { isSuppressed } };
  return withTrail(c, parts, trailIn(c.get('server').db, analysis));
}

const trailIn = (db: Database, { id }: StoredViolationAnalysis) =>
  ({ table: 'violationAnalysisComment', ids: violationTrailOf(db, id) }) as const;

/** The two identifiers of the query; every one that is no UUID is named in the refusal. */
function queryOf(c: ApiContext): { component: string; policyViolation: string } {
  const [component, policyViolation] = [c.req.query('component'), c.req.query('policyViolation')];
  // The reference fails with 500 here.
  if (component === undefined || policyViolation === undefined) {
    throw badRequest('A component and a policy violation must be specified.');
  }
  const message = 'Invalid UUID';
  const wrong = [component, policyViolation].flatMap((invalidValue, index) =>
    isUuid(invalidValue)
      ? []
      : [{ message, messageTemplate: message, path: `retrieveAnalysis.arg${index}`, invalidValue }],
  );
  if (wrong.length > 0) throw violated(wrong);
  return { component, policyViolation };
}
