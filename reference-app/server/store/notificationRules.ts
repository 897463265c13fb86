import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { RawBuilder, Selectable, SqlBool, Updateable } from 'kysely';

import type { NotificationFilter } from '../rules/notification.js';
import { countOf } from './database.js';
import type { Database } from './database.js';
import { parsed } from './jsonText.js';
import { publisherReference } from './notificationPublishers.js';
import type { PublisherRow } from './notificationPublishers.js';
import { containing, orderOf } from './page.js';
import type { Page } from './page.js';
import { projectJson, projectWithinRow, tagIdFor } from './projects.js';
import type { ProjectRow } from './projects.js';
import { nextRowId } from './rowIds.js';
import type { NotificationRuleTable } from './tables.js';
import { teamJson } from './teams.js';
import type { TeamRow } from './teams.js';

export type RuleRow = Selectable<NotificationRuleTable>;

export function findRule(db: Database, uuid: string): RuleRow | undefined {
  return db.first(db.build.selectFrom('notificationRule').selectAll().where('uuid', '=', uuid));
}

export function ruleById(db: Database, id: number): RuleRow | undefined {
  return db.first(db.build.selectFrom('notificationRule').selectAll().where('id', '=', id));
}

/** One page of the rules and how many there are in all. */
export function rulesPage(db: Database, page: Page): { rows: RuleRow[]; total: number } {
  let rules = db.build
    .selectFrom('notificationRule')
    .leftJoin('notificationPublisher', 'notificationPublisher.id', 'notificationRule.publisherId');
  if (page.searchText !== undefined) {
    const pattern = containing(page.searchText);
    rules = rules.where(
      sql<boolean>`(lower("notificationRule"."name") like ${pattern} escape '\\'
        or lower("notificationPublisher"."name") like ${pattern} escape '\\')`,
    );
  }
  const total = countOf(db, rules);
  const rows = db.all(
    rules
      .selectAll('notificationRule')
      .orderBy(orderOf(page, SORTABLE, sql`"notificationRule"."name"`, 'notificationRule.id'))
      .limit(page.limit)
      .offset(page.offset),
  );
  return { rows, total };
}

const SORTABLE = {
  name: 'notificationRule.name',
  scope: 'notificationRule.scope',
  notificationLevel: 'notificationRule.notificationLevel',
  enabled: 'notificationRule.enabled',
  'publisher.name': 'notificationPublisher.name',
};

/** A new rule: switched on, but without a group it sends nothing yet. */
export function insertRule(
  db: Database,
  rule: { name: string; scope: string; notificationLevel: string; publisherId: number },
): RuleRow {
  const row = {
    uuid: randomUUID(),
    ...rule,
    enabled: 1,
    notifyChildren: 1,
    logSuccessfulPublish: 0,
    notifyOn: null,
    publisherConfig: null,
    message: null,
  };
  const { id } = db.run(
    db.build.insertInto('notificationRule').values({ ...row, id: nextRowId('notificationRule') }),
  );
  return { id, ...row };
}

export function updateRule(db: Database, rule: RuleRow, changes: Updateable<NotificationRuleTable>): RuleRow {
  db.run(db.build.updateTable('notificationRule').set(changes).where('id', '=', rule.id));
  return ruleById(db, rule.id) as RuleRow;
}

export function deleteRule(db: Database, { id }: RuleRow): void {
  db.run(db.build.deleteFrom('notificationRule').where('id', '=', id));
}

type Limit = { projectId: number } | { teamId: number };

/** Limits a rule to a project too, or sends it to a team too. @returns whether that is new */
export function addLimit(db: Database, ruleId: number, limit: Limit): boolean {
  const insert =
    'projectId' in limit
      ? db.build
          .insertInto('notificationRuleProject')
          .values({ ruleId, projectId: limit.projectId })
          .onConflict((clash) => clash.doNothing())
      : db.build
          .insertInto('notificationRuleTeam')
          .values({ ruleId, teamId: limit.teamId })
          .onConflict((clash) => clash.doNothing());
  return db.run(insert).changes > 0;
}

/** @returns whether the limit existed */
export function removeLimit(db: Database, ruleId: number, limit: Limit): boolean {
  const removal =
    'projectId' in limit
      ? db.build.deleteFrom('notificationRuleProject').where('projectId', '=', limit.projectId)
      : db.build.deleteFrom('notificationRuleTeam').where('teamId', '=', limit.teamId);
  return db.run(removal.where('ruleId', '=', ruleId)).changes > 0;
}

/**
 * Deletes projects, and turns off the rules that were limited to these projects only: without a limit they
 * would notify about all projects, even people without access to those.
 */
export function keepingLimits(db: Database, deleteProjects: () => void): void {
  db.transaction(() => {
    const limits = db.build.selectFrom('notificationRuleProject').select('ruleId');
    const limited = db.all(limits.distinct()).map(({ ruleId }) => ruleId);
    deleteProjects();
    if (limited.length === 0) return;
    db.run(
      db.build
        .updateTable('notificationRule')
        .set({ enabled: 0 })
        .where('id', 'in', limited)
        .where('id', 'not in', limits)
        .where('id', 'not in', db.build.selectFrom('notificationRuleTag').select('ruleId')),
    );
  });
}

/** Replaces the tags a rule is limited to; unknown ones come into being, so that they can be given to projects later. */
export function setRuleTags(db: Database, ruleId: number, names: readonly string[]): void {
  db.run(db.build.deleteFrom('notificationRuleTag').where('ruleId', '=', ruleId));
  for (const name of names) {
    db.run(db.build.insertInto('notificationRuleTag').values({ ruleId, tagId: tagIdFor(db, name) }));
  }
}

/** Returns whether any enabled rule includes a group of notifications. */
export function isGroupWanted(db: Database, group: string): boolean {
  // Prepared: an analysis asks it of each finding that is new.
  const rule = db
    .prepare("select 1 from notificationRule where enabled = 1 and notifyOn like '%\"' || ? || '\"%' limit 1")
    .first(group);
  return rule !== undefined;
}

/** The rules that are switched on, with what they send. */
export function activeRules(db: Database): { id: number; filter: NotificationFilter }[] {
  const rules = db.all(db.build.selectFrom('notificationRule').selectAll().where('enabled', '=', 1));
  return rules.map((rule) => ({
    id: rule.id,
    filter: {
      scope: rule.scope,
      level: rule.notificationLevel,
      groups: parsed<string[]>(rule.notifyOn) ?? [],
      projectIds: projectsOf(db, rule.id, EVERY_PROJECT).map(({ id }) => id),
      includesChildren: Boolean(rule.notifyChildren),
      tags: tagsOf(db, rule.id),
    },
  }));
}

/** Addresses of the members of the teams of a rule. */
export function teamAddresses(db: Database, ruleId: number): string[] {
  return db
    .all(
      db.build
        .selectFrom('user')
        .innerJoin('userTeam', 'userTeam.userId', 'user.id')
        .innerJoin('notificationRuleTeam', 'notificationRuleTeam.teamId', 'userTeam.teamId')
        .select('email')
        .distinct()
        .where('ruleId', '=', ruleId)
        .where('email', 'is not', null)
        .where('email', '<>', '')
        .orderBy('email')
        .$narrowType<{ email: string }>(),
    )
    .map(({ email }) => email);
}

/** Options for an answer about a rule and its limits. Limits that were just added are shown in full. */
export interface RuleDetails {
  /** A condition on `project.id`, see http/access.ts: projects the caller may not see are left out. */
  isVisible: RawBuilder<SqlBool>;
  /** The destination of the alert, without secrets. */
  publisherConfig: string | undefined;
  withProjectDetails?: boolean;
  withTeamPermissions?: boolean;
}

export function ruleJson(db: Database, rule: RuleRow, details: RuleDetails) {
  const publisher = publisherOf(db, rule);
  const tags = tagsOf(db, rule.id).map((name) => ({ name }));
  return {
    name: rule.name,
    enabled: Boolean(rule.enabled),
    notifyChildren: Boolean(rule.notifyChildren),
    logSuccessfulPublish: Boolean(rule.logSuccessfulPublish),
    scope: rule.scope,
    notificationLevel: rule.notificationLevel,
    projects: projectsOf(db, rule.id, details.isVisible).map((project) =>
      details.withProjectDetails
        ? projectJson(db, project, { isWithinRow: true })
        : projectWithinRow(project),
    ),
    // Later servers have them; a client of 4.11 does not expect the member.
    tags: tags.length > 0 ? tags : undefined,
    teams: teamsOf(db, rule.id).map((team) =>
      details.withTeamPermissions ? teamJson(db, team) : { uuid: team.uuid, name: team.name },
    ),
    notifyOn: parsed<string[]>(rule.notifyOn) ?? [],
    message: rule.message ?? undefined,
    publisher: publisher && publisherReference(publisher),
    publisherConfig: details.publisherConfig,
    uuid: rule.uuid,
  };
}

export function publisherOf(db: Database, { publisherId }: RuleRow): PublisherRow | undefined {
  if (publisherId === null) return undefined;
  return db.first(db.build.selectFrom('notificationPublisher').selectAll().where('id', '=', publisherId));
}

const EVERY_PROJECT = sql<SqlBool>`1`;

function projectsOf(db: Database, ruleId: number, isVisible: RawBuilder<SqlBool>): ProjectRow[] {
  return db.all(
    db.build
      .selectFrom('project')
      .innerJoin('notificationRuleProject', 'notificationRuleProject.projectId', 'project.id')
      .selectAll('project')
      .where('ruleId', '=', ruleId)
      .where(isVisible)
      .orderBy('project.name')
      .orderBy('project.version'),
  );
}

function teamsOf(db: Database, ruleId: number): TeamRow[] {
  return db.all(
    db.build
      .selectFrom('team')
      .innerJoin('notificationRuleTeam', 'notificationRuleTeam.teamId', 'team.id')
      .selectAll('team')
      .where('ruleId', '=', ruleId)
      .orderBy('team.name'),
  );
}

function tagsOf(db: Database, ruleId: number): string[] {
  return db
    .all(
      db.build
        .selectFrom('tag')
        .innerJoin('notificationRuleTag', 'tagId', 'tag.id')
        .select('name')
        .where('ruleId', '=', ruleId)
        .orderBy('name'),
    )
    .map(({ name }) => name);
}
