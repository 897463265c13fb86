import type { ApiRouter } from '../context.js';
import { descriptionOf } from './described.js';
import type { Body, Description, QueryKind } from './described.js';
import { jsonSchemaOf } from './model.js';
import type { JsonSchema } from './model.js';
import { responsesOf, sharedAnswers } from './openApiAnswers.js';

/** A route with all that its handlers say about it. */
export interface DescribedRoute extends Description {
  method: string;
  path: string;
}

/** All routes of an API, each once. Handlers for every path are none. */
export function describedRoutes(api: ApiRouter): DescribedRoute[] {
  const routes = new Map<string, DescribedRoute>();
  for (const { method, path, handler } of api.routes) {
    if (method === 'ALL') continue;
    const key = `${method} ${path}`;
    const { query, ...description } = descriptionOf(handler);
    const known = routes.get(key) ?? { method, path };
    routes.set(key, { ...known, ...description, ...(query && { query: { ...known.query, ...query } }) });
  }
  return [...routes.values()];
}

/**
 * Describes an API as OpenAPI 3.1. What it says about a route comes from the handlers of the route, so that it cannot name
 * another guard or another model than the ones in use.
 */
export function openApiOf(routes: readonly DescribedRoute[], version: string) {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const path = templateOf(route.path);
    (paths[path] ??= {})[route.method.toLowerCase()] = operationOf(route);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Dependency-Track API, as the included server of Bomdeck implements it',
      version,
      description:
        'The server indents JSON if the query contains `pretty`. A rejection is often one sentence: plain text without quotes, ' +
        'with the content type of the endpoint. `x-may-be-empty` marks responses that can have no body.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      ...sharedAnswers(routes),
      securitySchemes: {
        key: { type: 'apiKey', in: 'header', name: 'X-Api-Key' },
        token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
    },
  };
}

function operationOf(route: DescribedRoute) {
  const { method, path, access = 'open', query = {}, body } = route;
  const template = templateOf(path);
  const [tag = 'health'] = template
    .replace(/^\/api\/(v1\/)?/, '')
    .split('/')
    .filter(Boolean);
  return {
    operationId: operationIdOf(method, template),
    tags: [tag],
    ...(typeof access === 'object' && {
      description: `Requires ${access.length > 1 ? 'one of ' : ''}${access.join(', ')}.`,
      'x-permissions': access,
    }),
    security: access === 'open' ? [] : [{ token: [] }, { key: [] }],
    parameters: [
      ...[...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => pathParameter(name)),
      ...Object.entries(query).map(([name, kind]) => ({ name, in: 'query', schema: QUERY_SCHEMAS[kind] })),
    ],
    ...(body && { requestBody: { required: true, content: contentOf(body) } }),
    responses: responsesOf(route),
  };
}

const QUERY_SCHEMAS: Record<QueryKind, JsonSchema> = {
  text: { type: 'string' },
  flag: { type: 'boolean', default: false },
  number: { type: 'number' },
  date: { type: 'string', anyOf: [{ format: 'date' }, { format: 'date-time' }] },
  texts: { type: 'array', items: { type: 'string' } },
};

function pathParameter(name: string) {
  const schema = /uuid$/i.test(name) ? { type: 'string', format: 'uuid' } : { type: 'string' };
  return { name, in: 'path', required: true, schema };
}

function contentOf(body: Body): Record<string, { schema: JsonSchema }> {
  if (body === 'text/plain') return { 'text/plain': { schema: { type: 'string' } } };
  if ('json' in body) return { 'application/json': { schema: jsonSchemaOf(body.json) } };
  if ('jsonList' in body) {
    return { 'application/json': { schema: { type: 'array', items: jsonSchemaOf(body.jsonList) } } };
  }
  if ('form' in body) return { 'application/x-www-form-urlencoded': { schema: textsOf(body.form) } };
  const document = body.multipart.slice(-1);
  return { 'multipart/form-data': { schema: { ...textsOf(body.multipart), required: document } } };
}

function textsOf(names: readonly string[]): JsonSchema {
  return { type: 'object', properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])) };
}

/** `/team/:uuid{[a-z]+}` in the spelling of OpenAPI: `/team/{uuid}`. */
function templateOf(path: string): string {
  return path.replace(/:(\w+)(\{[^}]*\})?\??/g, '{$1}');
}

function operationIdOf(method: string, template: string): string {
  const words = template.replace(/^\/api\/(v1\/)?/, '').match(/\w+/g) ?? [];
  return words.reduce((id, word) => id + word.charAt(0).toUpperCase() + word.slice(1), method.toLowerCase());
}
