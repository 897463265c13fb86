import {
  ANALYSIS_JUSTIFICATIONS,
  ANALYSIS_RESPONSES,
  ANALYSIS_STATES,
} from '../../../src/domain/analysisWords.js';
import { Hono } from 'hono';

import { Analysis } from '../answers/vulnerability.js';
import type { ApiContext, ApiRouter, ServerContext } from '../context.js';
import { requireAccess } from '../http/access.js';
import { readJson } from '../http/body.js';
import { answers, takesJson, takesQuery } from '../http/described.js';
import { callerOf, permit } from '../http/guards.js';
import { flag, model, oneOf, text, UUID_TEXT } from '../http/model.js';
import { badRequest, notFound, Refusal } from '../http/refusal.js';
import { auditText, beforeTrail, withTrail } from '../http/trail.js';
import { decide } from '../rules/analysisDecision.js';
import type { AnalysisFacts } from '../rules/analysisDecision.js';
import { findAnalysis, saveAnalysis, trailOf } from '../store/analyses.js';
import type { AnalysisTarget, StoredAnalysis } from '../store/analyses.js';
import { findComponent } from '../store/components.js';
import type { Database } from '../store/database.js';
import { findProject } from '../store/projects.js';
import { findVulnerability } from '../store/vulnerabilities.js';
import { findingAudited } from '../work/events.js';

const uuidOf = (what: string, rules: { creator?: boolean } = {}) =>
  text({
    ...rules,
    pattern: { expression: UUID_TEXT, message: `The ${what} must be a valid 36 character UUID` },
  });

const DecisionInput = model({
  project: uuidOf('project'),
  component: uuidOf('component', { creator: true }),
  vulnerability: uuidOf('vulnerability', { creator: true }),
  analysisState: oneOf(ANALYSIS_STATES),
  analysisJustification: oneOf(ANALYSIS_JUSTIFICATIONS),
  analysisResponse: oneOf(ANALYSIS_RESPONSES),
  analysisDetails: auditText('details'),
  comment: auditText('comment'),
  isSuppressed: flag(),
});

/** Returns the routes for auditors' decisions about findings, and the audit trail of these decisions. */
export function analysisRoutes(server: ServerContext): ApiRouter {
  const { db, now } = server;
  const router: ApiRouter = new Hono();

  router.get(
    '/analysis',
    permit('VIEW_VULNERABILITY'),
    takesQuery({ project: 'text', component: 'text', vulnerability: 'text' }),
    answers(Analysis, 400, 404),
    (c) => {
      const { component, vulnerability, project } = queryOf(c);
      const target = targetOf(c, server, { project, component, vulnerability });
      const analysis = findAnalysis(db, target);
      if (!analysis) throw notFound('No analysis exists.');
      return answer(c, analysis);
    },
  );

  router.put(
    '/analysis',
    permit('VULNERABILITY_ANALYSIS'),
    takesJson(DecisionInput),
    answers(Analysis, 404),
    async (c) => {
      const input = await readJson(c, DecisionInput);
      const known = findAnalysis(db, targetOf(c, server, input));
      if (known) await beforeTrail(c, trailIn(db, known));
      const saved = db.transaction(() => {
        const target = targetOf(c, server, input);
        const current = findAnalysis(db, target);
        const { facts, trail } = decide(current, input);
        saveAnalysis(db, target, facts, { entries: trail, commenter: callerOf(c).username, at: now() });
        if (isOtherDecision(current, facts)) findingAudited(server, target, facts);
        return findAnalysis(db, target);
      });
      if (!saved) throw new Error('The analysis was not stored.');
      return answer(c, saved);
    },
  );

  return router;
}

// A comment alone is no news.
const isOtherDecision = (before: AnalysisFacts | undefined, after: AnalysisFacts) =>
  after.state !== (before?.state ?? 'NOT_SET') || after.isSuppressed !== (before?.isSuppressed ?? false);

interface TargetUuids {
  project?: string;
  component?: string;
  vulnerability?: string;
}

/** The three identifiers of the query; every one that is no UUID is named in the refusal. */
function queryOf(c: ApiContext): TargetUuids {
  const query = (name: string) => c.req.query(name);
  const asked = {
    project: query('project'),
    component: query('component'),
    vulnerability: query('vulnerability'),
  };
  const wrong = Object.entries(asked).flatMap(([name, input]) =>
    input === undefined || UUID_TEXT.test(input.toLowerCase())
      ? []
      : [{ input, message: `${name.charAt(0).toUpperCase()}${name.slice(1)} is not a valid UUID` }],
  );
  if (wrong.length > 0) {
    throw new Refusal(400, { kind: 'json', json: wrong, contentType: 'application/json' });
  }
  // The reference fails with 500 here.
  if (asked.component === undefined || asked.vulnerability === undefined) {
    throw badRequest('A component and a vulnerability must be specified.');
  }
  return asked;
}

/** Finds what the identifiers mean; without a project it is that of the component. */
function targetOf(c: ApiContext, { db }: ServerContext, asked: TargetUuids): AnalysisTarget {
  const found = <Row>(
    name: 'project' | 'component' | 'vulnerability',
    find: (from: Database, uuid: string) => Row | undefined,
  ) => {
    const row = find(db, asked[name]?.toLowerCase() ?? '');
    if (!row) throw notFound(`The ${name} could not be found.`);
    return row;
  };
  const project = asked.project === undefined ? undefined : found('project', findProject);
  const { id: componentId, projectId } = found('component', findComponent);
  if (project && project.id !== projectId) throw notFound('The component could not be found.');
  requireAccess(c, projectId);
  return { projectId, componentId, vulnerabilityId: found('vulnerability', findVulnerability).id };
}

function answer(c: ApiContext, analysis: StoredAnalysis): Promise<Response> {
  const { state, justification, response, details, isSuppressed } = analysis;
  const before = {
    analysisState: state,
    analysisJustification: justification,
    analysisResponse: response,
    analysisDetails: details,
  };
  return withTrail(c, { before, after: { isSuppressed } }, trailIn(c.get('server').db, analysis));
}

const trailIn = (db: Database, { id }: StoredAnalysis) =>
  ({ table: 'analysisComment', ids: trailOf(db, id) }) as const;
