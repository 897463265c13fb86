import { Hono } from 'hono';

import type { PolicyCondition as ConditionFacts } from '../../../src/domain/policy/conditionMatcher.js';
import { POLICY_OPERATORS, policySubjectsOf } from '../../../src/domain/policy/policySubjects.js';
import { Policy, PolicyCondition } from '../answers/policy.js';
import { Tag } from '../answers/shared.js';
import type { ApiContext, ApiRouter, ServerContext } from '../context.js';
import { isVisible, requireAccess } from '../http/access.js';
import { empty, json, list } from '../http/answer.js';
import { readJson, uuidParam } from '../http/body.js';
import { NOTHING, PAGING, answers, jsonOf, paged, takesJson, takesQuery } from '../http/described.js';
import { permit } from '../http/guards.js';
import { flag, model, oneOf, printable, text } from '../http/model.js';
import { pageOf } from '../http/page.js';
import { conflict, notFound, violated } from '../http/refusal.js';
import { policyConditionRefusal } from '../rules/policyConditionRefusal.js';
import { surroundingsOf } from '../store/judgedComponents.js';
import {
  addLimit,
  conditionJson,
  deleteCondition,
  deletePolicy,
  findCondition,
  findPolicy,
  findPolicyByName,
  insertCondition,
  insertPolicy,
  listPolicies,
  policyJson,
  removeLimit,
  suggestedTags,
  updateCondition,
  updatePolicy,
} from '../store/policies.js';
import type { PolicyLimit, PolicyRow } from '../store/policies.js';
import { findProject, findTagId } from '../store/projects.js';

const OPERATORS = ['ALL', 'ANY'] as const;
const VIOLATION_STATES = ['INFO', 'WARN', 'FAIL'] as const;

const sentence = (name: string) =>
  text({
    notBlank: true,
    min: 1,
    max: 255,
    pattern: printable(`The ${name} may only contain printable characters`),
  });

// Clients send back what they received, so some members are ignored.
const lenient = { unknownMembers: 'ignore' } as const;

/** A new policy; everything else is set by an update, as with the reference. */
const NewPolicy = model(
  { name: sentence('name'), operator: oneOf(OPERATORS), violationState: oneOf(VIOLATION_STATES) },
  lenient,
);

const ChangedPolicy = model(
  {
    uuid: text(),
    name: sentence('name'),
    operator: oneOf(OPERATORS, { notNull: true }),
    violationState: oneOf(VIOLATION_STATES, { notNull: true }),
    includeChildren: flag(),
  },
  lenient,
);

const ConditionInput = model(
  {
    uuid: text(),
    subject: oneOf(policySubjectsOf('4.11'), { notNull: true }),
    operator: oneOf(POLICY_OPERATORS, { notNull: true }),
    value: sentence('value'),
  },
  lenient,
);

const NO_POLICY = 'The policy could not be found.';
const NO_POLICY_UUID = 'The UUID of the policy could not be found.';
const NO_CONDITION = 'The UUID of the policy condition could not be found.';

/** Policies, their conditions, and what they are limited to. A change counts from the next evaluation on. */
export function policyRoutes(server: ServerContext): ApiRouter {
  const { db } = server;
  const router: ApiRouter = new Hono();
  const manage = permit('POLICY_MANAGEMENT');

  router.get('/policy', manage, takesQuery(PAGING), answers(paged(Policy)), (c) => {
    const { rows, total } = listPolicies(db, pageOf(c));
    return list(
      c,
      rows.map((policy) => shown(c, policy)),
      total,
    );
  });

  router.get('/policy/:uuid', manage, answers(Policy, 404), (c) =>
    json(c, shown(c, policyOf(c, 'uuid', 'getPolicy.arg0'))),
  );

  router.put('/policy', manage, takesJson(NewPolicy), answers({ 201: jsonOf(Policy) }, 409), async (c) => {
    const { name = '', operator = 'ANY', violationState = 'INFO' } = await readJson(c, NewPolicy);
    const policy = db.transaction(() => {
      requireFreeName(server, name.trim());
      return insertPolicy(db, { name: name.trim(), operator, violationState });
    });
    return json(c, shown(c, policy), 201);
  });

  router.post('/policy', manage, takesJson(ChangedPolicy), answers(Policy, 404, 409), async (c) => {
    const input = await readJson(c, ChangedPolicy);
    const { name = '', operator = 'ANY', violationState = 'INFO', includeChildren = false } = input;
    const policy = db.transaction(() => {
      const stored = findPolicy(db, input.uuid ?? '');
      if (!stored) throw notFound(NO_POLICY);
      requireFreeName(server, name.trim(), stored.id);
      return updatePolicy(db, stored, {
        name: name.trim(),
        operator,
        violationState,
        includeChildren: Number(includeChildren),
      });
    });
    return json(c, shown(c, policy));
  });

  router.put(
    '/policy/:uuid/condition',
    manage,
    takesJson(ConditionInput),
    answers({ 201: jsonOf(PolicyCondition) }, 404),
    async (c) => {
      const uuid = uuidParam(c, 'uuid', 'createPolicyCondition.arg0');
      const { subject = '', operator = '', value = '' } = await readJson(c, ConditionInput);
      const condition = db.transaction(() => {
        const policy = findPolicy(db, uuid);
        if (!policy) throw notFound(NO_POLICY_UUID);
        const changes = { subject, operator, value: value.trim() };
        requireMeetable(server, changes);
        return insertCondition(db, { policyId: policy.id, ...changes });
      });
      return json(c, conditionJson(condition), 201);
    },
  );

  router.post(
    '/policy/condition',
    manage,
    takesJson(ConditionInput),
    answers({ 201: jsonOf(PolicyCondition) }, 404),
    async (c) => {
      const { uuid = '', subject = '', operator = '', value = '' } = await readJson(c, ConditionInput);
      const condition = db.transaction(() => {
        const stored = findCondition(db, uuid);
        if (!stored) throw notFound(NO_CONDITION);
        const changes = { subject, operator, value: value.trim() };
        requireMeetable(server, changes);
        return updateCondition(db, stored, changes);
      });
      // Nothing is created, but that is what the reference answers.
      return json(c, conditionJson(condition), 201);
    },
  );

  router.delete('/policy/condition/:uuid', manage, answers({ 204: NOTHING }, 404), async (c) => {
    const uuid = uuidParam(c, 'uuid', 'deletePolicyCondition.arg0');
    if (!(await deleteCondition(db, uuid))) throw notFound(NO_CONDITION);
    return empty(204);
  });

  router.delete('/policy/:uuid', manage, answers({ 204: NOTHING }, 404), async (c) => {
    const uuid = uuidParam(c, 'uuid', 'deletePolicy.arg0');
    if (!(await deletePolicy(db, uuid))) throw notFound(NO_POLICY_UUID);
    return empty(204);
  });

  limitRoutes(router, server);

  router.get('/tag/:policyUuid', permit('VIEW_PORTFOLIO'), answers(paged(Tag), 404), (c) => {
    // The reference fails with 500 for an unknown policy.
    const { id } = policyOf(c, 'policyUuid', 'getTags.arg0');
    const tags = suggestedTags(db, id, isVisible(c, 'project.id'));
    return list(
      c,
      tags.map((name) => ({ name })),
      tags.length,
    );
  });

  return router;
}

/** Adds the routes that limit a policy to projects and to tags. */
function limitRoutes(router: ApiRouter, { db }: ServerContext): void {
  const manage = permit('POLICY_MANAGEMENT');

  router.post(
    '/policy/:policyUuid/project/:projectUuid',
    manage,
    answers({ 200: jsonOf(Policy), 304: NOTHING }, 404),
    (c) => {
      const policy = policyOf(c, 'policyUuid', 'addProjectToPolicy.arg0');
      const projectId = projectOf(c, 'addProjectToPolicy.arg1');
      if (!addLimit(db, policy.id, { projectId })) return empty(304);
      return json(
        c,
        policyJson(db, policy, { isVisible: isVisible(c, 'project.id'), addedProjectId: projectId }),
      );
    },
  );

  router.delete(
    '/policy/:policyUuid/project/:projectUuid',
    manage,
    answers({ 200: jsonOf(Policy), 304: NOTHING }, 404),
    (c) => {
      const policy = policyOf(c, 'policyUuid', 'removeProjectFromPolicy.arg0');
      return withoutLimit(c, policy, { projectId: projectOf(c, 'removeProjectFromPolicy.arg1') });
    },
  );

  router.post(
    '/policy/:policyUuid/tag/:tagName',
    manage,
    answers({ 200: jsonOf(Policy), 304: NOTHING }, 404),
    (c) => {
      const policy = policyOf(c, 'policyUuid', 'addTagToPolicy.arg0');
      if (!addLimit(db, policy.id, { tagId: tagOf(c) })) return empty(304);
      return json(c, shown(c, policy));
    },
  );

  router.delete(
    '/policy/:policyUuid/tag/:tagName',
    manage,
    answers({ 200: jsonOf(Policy), 304: NOTHING }, 404),
    (c) => {
      const policy = policyOf(c, 'policyUuid', 'removeTagFromPolicy.arg0');
      return withoutLimit(c, policy, { tagId: tagOf(c) });
    },
  );
}

function shown(c: ApiContext, policy: PolicyRow) {
  const { db } = c.get('server');
  return policyJson(db, policy, { isVisible: isVisible(c, 'project.id') });
}

function policyOf(c: ApiContext, parameter: string, argument: string): PolicyRow {
  const { db } = c.get('server');
  const policy = findPolicy(db, uuidParam(c, parameter, argument));
  if (!policy) throw notFound(NO_POLICY);
  return policy;
}

function projectOf(c: ApiContext, argument: string): number {
  const { db } = c.get('server');
  const project = findProject(db, uuidParam(c, 'projectUuid', argument));
  if (!project) throw notFound('The project could not be found.');
  requireAccess(c, project.id);
  return project.id;
}

function tagOf(c: ApiContext): number {
  const { db } = c.get('server');
  const tagId = findTagId(db, c.req.param('tagName') ?? '', isVisible(c, 'project.id'));
  if (tagId === undefined) throw notFound('The tag could not be found.');
  return tagId;
}

function withoutLimit(c: ApiContext, policy: PolicyRow, limit: PolicyLimit): Response {
  const { db } = c.get('server');
  return removeLimit(db, policy.id, limit) ? json(c, shown(c, policy)) : empty(304);
}

/** A condition that no component can meet would look like a rule that everything keeps. */
function requireMeetable({ db, now }: Pick<ServerContext, 'db' | 'now'>, condition: ConditionFacts): void {
  const refusal = policyConditionRefusal(condition, surroundingsOf(db, now()));
  if (!refusal) return;
  const { path, message } = refusal;
  throw violated([{ message, messageTemplate: message, path, invalidValue: condition[path] }]);
}

function requireFreeName({ db }: Pick<ServerContext, 'db'>, name: string, ownId?: number): void {
  const owner = findPolicyByName(db, name);
  if (owner && owner.id !== ownId) throw conflict('A policy with the specified name already exists.');
}
