import { Hono } from 'hono';

import { License } from '../answers/license.js';
import type { ApiRouter, ServerContext } from '../context.js';
import { empty, json } from '../http/answer.js';
import { readJson } from '../http/body.js';
import { NOTHING, PAGING, answers, jsonOf, listed, paged, takesJson, takesQuery } from '../http/described.js';
import { permit, signedIn } from '../http/guards.js';
import { listOfRows } from '../http/largeReads.js';
import { flag, list as listOf, model, printable, text } from '../http/model.js';
import { pageOf } from '../http/page.js';
import { conflict, notFound } from '../http/refusal.js';
import {
  allConciseLicenses,
  conciseLicenseJson,
  deleteLicense,
  findLicense,
  insertLicense,
  isLicenseInUse,
  licenseJson,
  licensesPage,
} from '../store/licenses.js';
import type { LicenseRow } from '../store/licenses.js';

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

/** Licences, readable for all who are signed in: those of SPDX, which cannot be changed, and custom ones. */
export function licenseRoutes(server: ServerContext): ApiRouter {
  const { db } = server;
  const router: ApiRouter = new Hono();

  router.get('/license', signedIn(), takesQuery(PAGING), answers(paged(License)), (c) => {
    const { ids, total } = licensesPage(db, pageOf(c));
    const write = (row: LicenseRow) => licenseJson(db, row);
    return listOfRows(c, { table: 'license', ids, count: ids.length, write }, total);
  });

  router.get('/license/concise', signedIn(), answers(listed(License)), (c) => {
    return json(c, allConciseLicenses(db).map(conciseLicenseJson));
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
      if (isLicenseInUse(db, license)) throw conflict('The license is in use by components.');
      deleteLicense(db, license);
      return empty(204);
    },
  );

  return router;
}
