import { Hono } from 'hono';

import { Cwe } from '../answers/vulnerability.js';
import type { ApiRouter } from '../context.js';
import { json, list } from '../http/answer.js';
import { PAGING, answers, paged, takesQuery } from '../http/described.js';
import { signedIn } from '../http/guards.js';
import { integerParam, pageOf } from '../http/page.js';
import { notFound } from '../http/refusal.js';
import { allWeaknesses, weaknessOf } from '../rules/weaknesses.js';
import { slice } from '../store/page.js';

/** The dictionary of weaknesses. Unlike the reference it has more than one page, and can be searched. */
export function cweRoutes(): ApiRouter {
  const router: ApiRouter = new Hono();

  router.get('/cwe', signedIn(), takesQuery(PAGING), answers(paged(Cwe)), (c) => {
    const page = pageOf(c);
    const { searchText } = page;
    const found =
      searchText === undefined
        ? allWeaknesses
        : allWeaknesses.filter(({ cweId, name }) =>
            `cwe-${cweId} ${name}`.toLowerCase().includes(searchText),
          );
    return list(c, slice(found, page), found.length);
  });

  router.get('/cwe/:cweId', signedIn(), answers(Cwe, 400, 404), (c) => {
    const weakness = weaknessOf(integerParam(c, 'cweId'));
    if (!weakness) throw notFound('The CWE could not be found.');
    return json(c, weakness);
  });

  return router;
}
