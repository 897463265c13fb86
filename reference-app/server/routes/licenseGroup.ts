import { Hono } from 'hono';
import { sql } from 'kysely';

import type { ApiRouter, ServerContext } from '../context.js';
import { list } from '../http/answer.js';
import { permit } from '../http/guards.js';
import { containing, orderOf, pageOf } from '../http/page.js';

/** Groups of licences that policies refer to. */
export function licenseGroupRoutes(server: ServerContext): ApiRouter {
  const { db } = server;
  const router: ApiRouter = new Hono();

  router.get('/licenseGroup', permit('POLICY_MANAGEMENT'), (c) => {
    const page = pageOf(c);
    let groups = db.build.selectFrom('licenseGroup');
    if (page.searchText !== undefined) {
      groups = groups.where(sql<boolean>`lower(name) like ${containing(page.searchText)} escape '\\'`);
    }
    const { total } = db.first(groups.select(sql<number>`count(*)`.as('total'))) ?? { total: 0 };
    const sortable = { name: 'name', riskWeight: 'riskWeight' };
    const found = db.all(
      groups
        .selectAll()
        .orderBy(orderOf(page, sortable, sql`name`, 'id'))
        .limit(page.limit)
        .offset(page.offset),
    );
    return list(
      c,
      found.map(({ id, name, riskWeight, uuid }) => ({ name, licenses: membersOf(id), riskWeight, uuid })),
      total,
    );
  });

  function membersOf(groupId: number) {
    const licenses = db.all(
      db.build
        .selectFrom('licenseGroupLicense')
        .innerJoin('license', 'license.id', 'licenseGroupLicense.licenseId')
        .select([
          'license.uuid',
          'license.name',
          'license.licenseId',
          'license.isOsiApproved',
          'license.isFsfLibre',
          'license.isCustomLicense',
        ])
        .where('licenseGroupLicense.licenseGroupId', '=', groupId)
        .orderBy('license.name')
        // Several licences share a name; the reference lists the current id before the deprecated one.
        .orderBy('license.licenseId', 'desc'),
    );
    return licenses.map((license) => ({
      ...license,
      isOsiApproved: Boolean(license.isOsiApproved),
      isFsfLibre: Boolean(license.isFsfLibre),
      // The reference does not load this flag for members, so it is never set here; the licence itself tells.
      isDeprecatedLicenseId: false,
      isCustomLicense: Boolean(license.isCustomLicense),
    }));
  }

  return router;
}
