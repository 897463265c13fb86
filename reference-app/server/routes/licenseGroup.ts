import { Hono } from 'hono';

import { LicenseGroup } from '../answers/license.js';
import type { ApiContext, ApiRouter, ServerContext } from '../context.js';
import { empty, json, list } from '../http/answer.js';
import { readJson, uuidParam } from '../http/body.js';
import { NOTHING, PAGING, answers, jsonOf, paged, takesJson, takesQuery } from '../http/described.js';
import { permit } from '../http/guards.js';
import { model, printable, text } from '../http/model.js';
import { pageOf } from '../http/page.js';
import { conflict, notFound } from '../http/refusal.js';
import {
  addToLicenseGroup,
  deleteLicenseGroup,
  findLicenseGroup,
  findLicenseGroupByName,
  insertLicenseGroup,
  licenseGroupJson,
  licenseGroupsPage,
  removeFromLicenseGroup,
  renameLicenseGroup,
} from '../store/licenseGroups.js';
import { findLicenseByUuid } from '../store/licenses.js';

const LicenseGroupInput = model(
  {
    uuid: text(),
    name: text({
      notBlank: true,
      min: 1,
      max: 255,
      pattern: printable('The name may only contain printable characters'),
    }),
  },
  // Clients send back what they were shown: members are changed one by one, weights not at all.
  { unknownMembers: 'ignore' },
);

const NO_GROUP = 'The license group could not be found.';
const NAME_TAKEN = 'A license group with the specified name already exists.';

/** Groups of licences that policies refer to. */
export function licenseGroupRoutes(server: ServerContext): ApiRouter {
  const { db } = server;
  const router: ApiRouter = new Hono();
  const manage = permit('POLICY_MANAGEMENT');

  router.get('/licenseGroup', manage, takesQuery(PAGING), answers(paged(LicenseGroup)), (c) => {
    const { rows, total } = licenseGroupsPage(db, pageOf(c));
    return list(
      c,
      rows.map((group) => licenseGroupJson(db, group)),
      total,
    );
  });

  router.get('/licenseGroup/:uuid', manage, answers(LicenseGroup, 404), (c) => {
    const group = findLicenseGroup(db, uuidParam(c, 'uuid', 'getLicenseGroup.arg0'));
    if (!group) throw notFound(NO_GROUP);
    return json(c, licenseGroupJson(db, group));
  });

  router.put(
    '/licenseGroup',
    manage,
    takesJson(LicenseGroupInput),
    answers({ 201: jsonOf(LicenseGroup) }, 409),
    async (c) => {
      const { name = '' } = await readJson(c, LicenseGroupInput);
      if (findLicenseGroupByName(db, name)) throw conflict(NAME_TAKEN);
      return json(c, licenseGroupJson(db, insertLicenseGroup(db, name)), 201);
    },
  );

  router.post(
    '/licenseGroup',
    manage,
    takesJson(LicenseGroupInput),
    answers(LicenseGroup, 404, 409),
    async (c) => {
      const { uuid = '', name = '' } = await readJson(c, LicenseGroupInput);
      const group = findLicenseGroup(db, uuid);
      if (!group) throw notFound(NO_GROUP);
      const namesake = findLicenseGroupByName(db, name);
      if (namesake && namesake.id !== group.id) throw conflict(NAME_TAKEN);
      return json(c, licenseGroupJson(db, renameLicenseGroup(db, group, name)));
    },
  );

  router.delete('/licenseGroup/:uuid', manage, answers({ 204: NOTHING }, 404), (c) => {
    const group = findLicenseGroup(db, uuidParam(c, 'uuid', 'deleteLicenseGroup.arg0'));
    if (!group) throw notFound('The UUID of the license group could not be found.');
    deleteLicenseGroup(db, group);
    return empty(204);
  });

  router.post(
    '/licenseGroup/:uuid/license/:licenseUuid',
    manage,
    answers({ 200: jsonOf(LicenseGroup), 304: NOTHING }, 404),
    (c) => {
      const { group, license } = groupAndLicense(c, 'addLicenseToLicenseGroup');
      return addToLicenseGroup(db, group.id, license.id) ? json(c, licenseGroupJson(db, group)) : empty(304);
    },
  );

  router.delete(
    '/licenseGroup/:uuid/license/:licenseUuid',
    manage,
    answers({ 200: jsonOf(LicenseGroup), 304: NOTHING }, 404),
    (c) => {
      const { group, license } = groupAndLicense(c, 'removeLicenseFromLicenseGroup');
      const isChanged = removeFromLicenseGroup(db, group.id, license.id);
      return isChanged ? json(c, licenseGroupJson(db, group)) : empty(304);
    },
  );

  function groupAndLicense(c: ApiContext, operation: string) {
    const groupUuid = uuidParam(c, 'uuid', `${operation}.arg0`);
    const licenseUuid = uuidParam(c, 'licenseUuid', `${operation}.arg1`);
    const group = findLicenseGroup(db, groupUuid);
    if (!group) throw notFound(NO_GROUP);
    const license = findLicenseByUuid(db, licenseUuid);
    if (!license) throw notFound('The license could not be found.');
    return { group, license };
  }

  return router;
}
