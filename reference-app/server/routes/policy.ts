import { Hono } from 'hono';
import { sql } from 'kysely';

import type { ApiRouter, ServerContext } from '../context.js';
import { list } from '../http/answer.js';
import { permit } from '../http/guards.js';
import { isVisible } from '../http/access.js';
import { containing, orderOf, pageOf } from '../http/page.js';

/** The policies of the portfolio, and where they are violated. */
export function policyRoutes(server: ServerContext): ApiRouter {
  const { db } = server;
  const router: ApiRouter = new Hono();

  router.get('/policy', permit('POLICY_MANAGEMENT'), (c) => {
    const page = pageOf(c);
    let policies = db.build.selectFrom('policy');
    if (page.searchText !== undefined) {
      policies = policies.where(sql<boolean>`lower(name) like ${containing(page.searchText)} escape '\\'`);
    }
    const { total } = db.first(policies.select(sql<number>`count(*)`.as('total'))) ?? { total: 0 };
    const sortable = { name: 'name', operator: 'operator', violationState: 'violationState' };
    const found = db.all(
      policies
        .selectAll()
        .orderBy(orderOf(page, sortable, sql`name`, 'id'))
        .limit(page.limit)
        .offset(page.offset),
    );
    return list(
      c,
      found.map(({ id, name, operator, violationState, uuid, includeChildren }) => ({
        name,
        operator,
        violationState,
        policyConditions: db.all(
          db.build
            .selectFrom('policyCondition')
            .select(['operator', 'subject', 'value', 'uuid'])
            .where('policyId', '=', id)
            .orderBy('id'),
        ),
        projects: [],
        tags: [],
        uuid,
        includeChildren: Boolean(includeChildren),
        // Until a policy can be limited to projects or tags, each applies everywhere.
        global: true,
      })),
      total,
    );
  });

  router.get('/violation', permit('VIEW_POLICY_VIOLATION'), (c) => {
    const page = pageOf(c);
    const violations = db.build
      .selectFrom('policyViolation')
      .innerJoin('project', 'project.id', 'policyViolation.projectId')
      .innerJoin('component', 'component.id', 'policyViolation.componentId')
      .where(isVisible(c, 'project.id'));
    const { total } = db.first(violations.select(sql<number>`count(*)`.as('total'))) ?? { total: 0 };
    const found = db.all(
      violations
        .select([
          'policyViolation.type',
          'policyViolation.timestamp',
          'policyViolation.text',
          'policyViolation.uuid',
          'project.uuid as projectUuid',
          'project.name as projectName',
          'project.version as projectVersion',
          'component.uuid as componentUuid',
          'component.name as componentName',
          'component.version as componentVersion',
        ])
        .orderBy('policyViolation.timestamp', 'desc')
        .orderBy('policyViolation.id')
        .limit(page.limit)
        .offset(page.offset),
    );
    return list(
      c,
      found.map((row) => ({
        type: row.type,
        project: { uuid: row.projectUuid, name: row.projectName, version: row.projectVersion ?? undefined },
        component: {
          uuid: row.componentUuid,
          name: row.componentName,
          version: row.componentVersion ?? undefined,
        },
        timestamp: row.timestamp,
        text: row.text ?? undefined,
        uuid: row.uuid,
      })),
      total,
    );
  });

  return router;
}
