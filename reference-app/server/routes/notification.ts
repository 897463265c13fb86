import { Hono } from 'hono';
import { sql } from 'kysely';

import type { ApiRouter, ServerContext } from '../context.js';
import { json, list, parsed } from '../http/answer.js';
import { permit } from '../http/guards.js';
import { containing, orderOf, pageOf } from '../http/page.js';

const SORTABLE = {
  name: 'notificationRule.name',
  scope: 'notificationRule.scope',
  notificationLevel: 'notificationRule.notificationLevel',
  enabled: 'notificationRule.enabled',
  'publisher.name': 'notificationPublisher.name',
};

/** Where notifications can go, and the rules that send them. */
export function notificationRoutes(server: ServerContext): ApiRouter {
  const { db } = server;
  const router: ApiRouter = new Hono();

  router.get('/notification/publisher', permit('SYSTEM_CONFIGURATION'), (c) => {
    const publishers = db.all(db.build.selectFrom('notificationPublisher').selectAll().orderBy('name'));
    return json(
      c,
      publishers.map((publisher) => ({
        name: publisher.name,
        description: publisher.description ?? undefined,
        publisherClass: publisher.publisherClass,
        template: publisher.template ?? undefined,
        templateMimeType: publisher.templateMimeType,
        defaultPublisher: Boolean(publisher.defaultPublisher),
        uuid: publisher.uuid,
      })),
    );
  });

  router.get('/notification/rule', permit('SYSTEM_CONFIGURATION'), (c) => {
    const page = pageOf(c);
    let rules = db.build
      .selectFrom('notificationRule')
      .leftJoin('notificationPublisher', 'notificationPublisher.id', 'notificationRule.publisherId');
    if (page.searchText !== undefined) {
      const pattern = containing(page.searchText);
      rules = rules.where(
        sql<boolean>`lower("notificationRule"."name") like ${pattern} escape '\\'
          or lower("notificationPublisher"."name") like ${pattern} escape '\\'`,
      );
    }
    const { total } = db.first(rules.select(sql<number>`count(*)`.as('total'))) ?? { total: 0 };
    const found = db.all(
      rules
        .selectAll('notificationRule')
        .select([
          'notificationPublisher.name as publisherName',
          'notificationPublisher.uuid as publisherUuid',
          'notificationPublisher.publisherClass',
        ])
        .orderBy(orderOf(page, SORTABLE, sql`"notificationRule"."name"`, 'notificationRule.id'))
        .limit(page.limit)
        .offset(page.offset),
    );
    return list(
      c,
      found.map((rule) => ({
        name: rule.name,
        enabled: Boolean(rule.enabled),
        notifyChildren: Boolean(rule.notifyChildren),
        scope: rule.scope,
        notificationLevel: rule.notificationLevel,
        notifyOn: parsed<string[]>(rule.notifyOn) ?? [],
        message: rule.message ?? undefined,
        publisher: rule.publisherUuid
          ? { name: rule.publisherName, publisherClass: rule.publisherClass, uuid: rule.publisherUuid }
          : undefined,
        publisherConfig: rule.publisherConfig ?? undefined,
        uuid: rule.uuid,
      })),
      total,
    );
  });

  return router;
}
