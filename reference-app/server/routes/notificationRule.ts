import { Hono } from 'hono';

import { NotificationRule } from '../answers/notification.js';
import type { ApiContext, ApiRouter, ServerContext } from '../context.js';
import { isVisible, requireAccess } from '../http/access.js';
import { empty, json, list } from '../http/answer.js';
import { readJson, uuidParam } from '../http/body.js';
import { NOTHING, PAGING, answers, jsonOf, paged, takesJson, takesQuery } from '../http/described.js';
import { permit } from '../http/guards.js';
import { flag, list as listOf, model, nested, oneOf, text } from '../http/model.js';
import { pageOf } from '../http/page.js';
import { badRequest, notFound, refuseWithText } from '../http/refusal.js';
import { ALL_NOTIFICATION_GROUPS, NOTIFICATION_LEVELS, NOTIFICATION_SCOPES } from '../rules/notification.js';
import { concealed, withStoredSecrets } from '../rules/publisherConfig.js';
import { publisherKindOf } from '../rules/publisherKind.js';
import { findPublisher } from '../store/notificationPublishers.js';
import {
  addLimit,
  deleteRule,
  findRule,
  insertRule,
  publisherOf,
  removeLimit,
  ruleJson,
  rulesPage,
  setRuleTags,
  updateRule,
} from '../store/notificationRules.js';
import type { RuleDetails, RuleRow } from '../store/notificationRules.js';
import { findProject, tagNames } from '../store/projects.js';
import { publisherConfigOf } from '../store/publisherConfigs.js';
import { findTeam } from '../store/teams.js';
import { line } from './projectInput.js';

const name = text({
  trim: true,
  blankAsNull: true,
  notBlank: true,
  notNull: true,
  min: 1,
  max: 255,
});

const RuleReference = model({ uuid: text() }, { unknownMembers: 'ignore' });

const RuleInput = model(
  {
    uuid: text(),
    name,
    enabled: flag(),
    notifyChildren: flag(),
    logSuccessfulPublish: flag(),
    scope: oneOf(NOTIFICATION_SCOPES),
    notificationLevel: oneOf(NOTIFICATION_LEVELS),
    notifyOn: listOf(oneOf(ALL_NOTIFICATION_GROUPS)),
    tags: listOf(nested(model({ name: line('name') }, { unknownMembers: 'ignore' }))),
    publisher: nested(model({ uuid: text() }, { unknownMembers: 'ignore' })),
    publisherConfig: text({ trim: true, blankAsNull: true, isSecret: true }),
  },
  { unknownMembers: 'ignore' },
);

const NO_RULE_UUID = 'The UUID of the notification rule could not be found.';

/** Returns the routes for alerts: which notifications are sent, and where. */
export function notificationRuleRoutes(server: ServerContext): ApiRouter {
  const { db } = server;
  const router: ApiRouter = new Hono();
  const manage = permit('SYSTEM_CONFIGURATION');

  router.get('/notification/rule', manage, takesQuery(PAGING), answers(paged(NotificationRule)), (c) => {
    const { rows, total } = rulesPage(db, pageOf(c));
    return list(
      c,
      rows.map((rule) => shown(c, rule)),
      total,
    );
  });

  router.put(
    '/notification/rule',
    manage,
    takesJson(RuleInput),
    answers({ 201: jsonOf(NotificationRule) }, 404),
    async (c) => {
      const input = await readJson(c, RuleInput);
      const publisher = findPublisher(db, input.publisher?.uuid ?? '');
      if (!publisher) throw notFound('The UUID of the notification publisher could not be found.');
      const { scope, notificationLevel } = input;
      if (!scope || !notificationLevel) throw badRequest('scope and notificationLevel are required.');
      const rule = insertRule(db, {
        name: input.name ?? '',
        scope,
        notificationLevel,
        publisherId: publisher.id,
      });
      return json(c, shown(c, rule), 201);
    },
  );

  router.post(
    '/notification/rule',
    manage,
    takesJson(RuleInput),
    answers(NotificationRule, 404),
    async (c) => {
      const input = await readJson(c, RuleInput);
      const stored = findRule(db, input.uuid ?? '');
      if (!stored) throw notFound(NO_RULE_UUID);
      const groups = ALL_NOTIFICATION_GROUPS.filter((group) => input.notifyOn?.includes(group));
      const rule = db.transaction(() => {
        if (input.tags) setRuleTags(db, stored.id, tagNames(input.tags.flatMap((tag) => tag.name ?? [])));
        return updateRule(db, stored, {
          name: input.name ?? '',
          enabled: Number(input.enabled ?? false),
          notifyChildren: Number(input.notifyChildren ?? false),
          logSuccessfulPublish: Number(input.logSuccessfulPublish ?? false),
          notificationLevel: input.notificationLevel ?? stored.notificationLevel,
          publisherConfig: sealed(server, input.publisherConfig, stored),
          notifyOn: groups.length > 0 ? JSON.stringify(groups) : null,
        });
      });
      return json(c, shown(c, rule));
    },
  );

  router.delete(
    '/notification/rule',
    manage,
    takesJson(RuleReference),
    answers({ 204: NOTHING }, 404),
    async (c) => {
      const { uuid = '' } = await readJson(c, RuleReference);
      const rule = findRule(db, uuid);
      if (!rule) throw notFound(NO_RULE_UUID);
      deleteRule(db, rule);
      return empty(204);
    },
  );

  router.post(
    '/notification/rule/:ruleUuid/project/:projectUuid',
    manage,
    answers({ 200: jsonOf(NotificationRule), 304: NOTHING }, 404, 406),
    (c) => {
      const { rule, projectId } = ruleAndProject(c, 'addProjectToRule');
      const isNew = addLimit(db, rule.id, { projectId });
      return isNew ? json(c, shown(c, rule, { withProjectDetails: true })) : empty(304);
    },
  );

  router.delete(
    '/notification/rule/:ruleUuid/project/:projectUuid',
    manage,
    answers({ 200: jsonOf(NotificationRule), 304: NOTHING }, 404, 406),
    (c) => {
      const { rule, projectId } = ruleAndProject(c, 'removeProjectFromRule');
      return removeLimit(db, rule.id, { projectId }) ? json(c, shown(c, rule)) : empty(304);
    },
  );

  router.post(
    '/notification/rule/:ruleUuid/team/:teamUuid',
    manage,
    answers({ 200: jsonOf(NotificationRule), 304: NOTHING }, 404, 406),
    (c) => {
      const { rule, teamId } = ruleAndTeam(c, 'addTeamToRule');
      const isNew = addLimit(db, rule.id, { teamId });
      return isNew ? json(c, shown(c, rule, { withTeamPermissions: true })) : empty(304);
    },
  );

  router.delete(
    '/notification/rule/:ruleUuid/team/:teamUuid',
    manage,
    answers({ 200: jsonOf(NotificationRule), 304: NOTHING }, 404, 406),
    (c) => {
      const { rule, teamId } = ruleAndTeam(c, 'removeTeamFromRule');
      return removeLimit(db, rule.id, { teamId }) ? json(c, shown(c, rule)) : empty(304);
    },
  );

  return router;
}

function shown(
  c: ApiContext,
  rule: RuleRow,
  details: Omit<RuleDetails, 'isVisible' | 'publisherConfig'> = {},
) {
  const { db, secrets } = c.get('server');
  const config = publisherConfigOf(secrets, rule);
  return ruleJson(db, rule, {
    ...details,
    isVisible: isVisible(c, 'project.id'),
    publisherConfig: config === undefined ? undefined : concealed(config),
  });
}

function sealed({ secrets }: ServerContext, config: string | undefined, stored: RuleRow): string | null {
  if (config === undefined) return null;
  return secrets.encrypt(withStoredSecrets(config, publisherConfigOf(secrets, stored)));
}

function ruleOf(c: ApiContext, argument: string): RuleRow {
  const { db } = c.get('server');
  const rule = findRule(db, uuidParam(c, 'ruleUuid', argument));
  if (!rule) throw notFound('The notification rule could not be found.');
  return rule;
}

function ruleAndProject(c: ApiContext, operation: string) {
  const { db } = c.get('server');
  const projectUuid = uuidParam(c, 'projectUuid', `${operation}.arg1`);
  const rule = ruleOf(c, `${operation}.arg0`);
  if (rule.scope !== 'PORTFOLIO') {
    throw refuseWithText(
      406,
      'Project limitations are only possible on notification rules with PORTFOLIO scope.',
    );
  }
  const project = findProject(db, projectUuid);
  if (!project) throw notFound('The project could not be found.');
  requireAccess(c, project.id);
  return { rule, projectId: project.id };
}

function ruleAndTeam(c: ApiContext, operation: string) {
  const { db } = c.get('server');
  const teamUuid = uuidParam(c, 'teamUuid', `${operation}.arg1`);
  const rule = ruleOf(c, `${operation}.arg0`);
  if (publisherKindOf(publisherOf(db, rule)?.publisherClass ?? '') !== 'mail') {
    throw refuseWithText(
      406,
      'Team subscriptions are only possible on notification rules with EMAIL publisher.',
    );
  }
  const team = findTeam(db, teamUuid);
  if (!team) throw notFound('The team could not be found.');
  return { rule, teamId: team.id };
}
