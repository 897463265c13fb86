import { sql } from 'kysely';
import { Hono } from 'hono';

import { License } from '../answers/license.js';
import type { ApiRouter, ServerContext } from '../context.js';
import { empty, json, list } from '../http/answer.js';
import { readJson } from '../http/body.js';
import { NOTHING, PAGING, answers, jsonOf, listed, paged, takesJson, takesQuery } from '../http/described.js';
import { permit, signedIn } from '../http/guards.js';
import { flag, list as listOf, model, printable, text } from '../http/model.js';
import { containing, orderOf, pageOf } from '../http/page.js';
import { conflict, notFound } from '../http/refusal.js';
import {
  CONCISE_LICENSE_COLUMNS,
  conciseLicenseJson,
  findLicense,
  insertLicense,
  isLicenseInUse,
  licenseJson,
} from '../store/licenses.js';

const LicenseInput = model(
  {
    name: text({
      notBlank: true,
      max: 255,
      pattern: printable('The name may only contain printable characters'),
    }),
    licenseId: text({
      notBlank: true,
      min: 1,
      max: 255,
      pattern: {
        expression: /^[a-zA-Z0-9_.\-+]*$/,
        message: 'The licenseId may only contain alpha, numeric, and specific symbols _-.+',
      },
    }),
    licenseText: text(),
    standardLicenseTemplate: text(),
    standardLicenseHeader: text(),
    licenseComments: text(),
    isOsiApproved: flag(),
    isFsfLibre: flag(),
    isDeprecatedLicenseId: flag(),
    seeAlso: listOf(text()),
  },
  { unknownMembers: 'ignore' },
);

/** Licences, readable for whoever is signed in: those of SPDX, which cannot be changed, and custom ones. */
export function licenseRoutes(server: ServerContext): ApiRouter {
  const { db } = server;
  const router: ApiRouter = new Hono();

  router.get('/license', signedIn(), takesQuery(PAGING), answers(paged(License)), (c) => {
    const page = pageOf(c);
    let query = db.build.selectFrom('license');
    if (page.searchText !== undefined) {
      const pattern = containing(page.searchText);
      query = query.where(
        sql<boolean>`(lower(name) like ${pattern} escape '\\' or lower("licenseId") like ${pattern} escape '\\')`,
      );
    }
    const total = db.first(query.select(db.build.fn.countAll<number>().as('count')))?.count ?? 0;
    const rows = db.all(
      query
        .selectAll()
        .orderBy(orderOf(page, SORTABLE, sql`name asc`, 'id'))
        .limit(page.limit)
        .offset(page.offset),
    );
    return list(
      c,
      rows.map((row) => licenseJson(db, row)),
      total,
    );
  });

  router.get('/license/concise', signedIn(), answers(listed(License)), (c) => {
    const rows = db.all(
      db.build.selectFrom('license').select(CONCISE_LICENSE_COLUMNS).orderBy('name').orderBy('id'),
    );
    return json(c, rows.map(conciseLicenseJson));
  });

  router.get('/license/:licenseId', signedIn(), answers(License, 404), (c) => {
    const license = findLicense(db, c.req.param('licenseId'));
    if (!license) throw notFound('The license could not be found.');
    return json(c, licenseJson(db, license));
  });

  router.put(
    '/license',
    permit('SYSTEM_CONFIGURATION'),
    takesJson(LicenseInput),
    answers({ 201: jsonOf(License) }, 409),
    async (c) => {
      const input = await readJson(c, LicenseInput);
      if (findLicense(db, input.licenseId as string))
        throw conflict('A license with the specified name already exists.');
      const { name, licenseId, ...rest } = input;
      const license = insertLicense(db, {
        ...rest,
        name: name as string,
        licenseId: licenseId as string,
        isCustomLicense: true,
      });
      return json(c, conciseLicenseJson(license), 201);
    },
  );

  router.delete(
    '/license/:licenseId',
    permit('SYSTEM_CONFIGURATION'),
    answers({ 204: NOTHING }, 404, 409),
    (c) => {
      const license = findLicense(db, c.req.param('licenseId'));
      if (!license) throw notFound('The license could not be found.');
      if (!license.isCustomLicense) throw conflict('Only custom licenses can be deleted.');
      if (isLicenseInUse(db, license.id)) throw conflict('The license is in use by components.');
      db.run(db.build.deleteFrom('license').where('id', '=', license.id));
      return empty(204);
    },
  );

  return router;
}

const SORTABLE = Object.fromEntries(
  ['licenseId', 'name', 'isOsiApproved', 'isFsfLibre', 'isDeprecatedLicenseId', 'isCustomLicense'].map(
    (name) => [name, name],
  ),
);
