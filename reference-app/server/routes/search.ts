import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';

import { Token } from '../answers/shared.js';
import { SearchResult } from '../answers/system.js';
import type { ApiContext, ApiRouter, ServerContext } from '../context.js';
import { visibilityKey, visibleProjects } from '../http/access.js';
import { json, jsonBytes } from '../http/answer.js';
import { answers, takesQuery } from '../http/described.js';
import { permit } from '../http/guards.js';
import { badRequest } from '../http/refusal.js';
import { search, searchByCpe } from '../store/search.js';
import type { SearchHit, SearchIndex } from '../store/search.js';
import { pausing } from '../store/slices.js';
import { keptWhileUnchanged } from '../store/unchanged.js';

/** The paths of single searches, and what each of them searches. */
const INDEX_OF_PATH: Record<string, SearchIndex> = {
  project: 'project',
  component: 'component',
  service: 'servicecomponent',
  license: 'license',
  vulnerability: 'vulnerability',
};
const EVERYTHING = Object.values(INDEX_OF_PATH);

const INDEX_TYPES = [
  'PROJECT',
  'COMPONENT',
  'SERVICECOMPONENT',
  'VULNERABILITY',
  'LICENSE',
  'VULNERABLESOFTWARE',
];

const TEXT = { query: 'text' } as const;

/** Finding things by words. Unlike the reference it shows only what the caller may see. */
export function searchRoutes({ db }: ServerContext): ApiRouter {
  const router: ApiRouter = new Hono();
  const view = permit('VIEW_PORTFOLIO');

  const kept = keptWhileUnchanged(db);

  const answerOf = async (c: ApiContext, indexes: readonly SearchIndex[]) => {
    const text = c.req.query('query') ?? '';
    const find = async () => {
      const visible = visibleProjects(c);
      const results: Record<string, SearchHit[]> = {};
      await pausing(indexes, (index) => {
        results[index] = search(db, index, text, visible);
      });
      return { results };
    };
    if (c.req.query('pretty') !== undefined) return json(c, await find());
    const key = JSON.stringify([indexes, text, visibilityKey(c)]);
    return jsonBytes(await kept(key, async () => new TextEncoder().encode(JSON.stringify(await find()))));
  };

  router.get('/search', view, takesQuery(TEXT), answers(SearchResult), (c) => answerOf(c, EVERYTHING));

  for (const [path, index] of Object.entries(INDEX_OF_PATH))
    router.get(`/search/${path}`, view, takesQuery(TEXT), answers(SearchResult), (c) => answerOf(c, [index]));

  router.get(
    '/search/vulnerablesoftware',
    view,
    takesQuery({ ...TEXT, cpe: 'text' }),
    answers(SearchResult),
    (c) => {
      const cpe = c.req.query('cpe')?.trim();
      return cpe
        ? json(c, { results: { vulnerablesoftware: searchByCpe(db, cpe) } })
        : answerOf(c, ['vulnerablesoftware']);
    },
  );

  // The searched data is always up to date: there is nothing to rebuild, and the token is done as soon as it
  // is issued.
  router.post(
    '/search/reindex',
    permit('SYSTEM_CONFIGURATION'),
    takesQuery({ type: 'texts' }),
    answers(Token, 400),
    (c) => {
      const types = c.req.queries('type') ?? [];
      if (!types.some((type) => INDEX_TYPES.includes(type)))
        throw badRequest('No valid index type was provided');
      return json(c, { token: randomUUID() });
    },
  );

  return router;
}
