import type { MiddlewareHandler } from 'hono';

import type { ApiEnv } from '../context.js';
import type { Permission } from './guards.js';
import type { AnyModel } from './model.js';

/** What the handlers of a route say about it, for the description of the API in http/openApi.ts. */
export interface Description {
  /** Who may call it: everybody, everybody who is signed in, or holders of any one of some permissions. */
  access?: 'open' | 'signedIn' | readonly Permission[];
  /** Content types of its answers. */
  produces?: readonly string[];
  query?: Readonly<Record<string, QueryKind>>;
  body?: Body;
}

export type QueryKind = 'text' | 'flag' | 'number' | 'date' | 'texts';

/** A request body: JSON (also as an array), the fields of a form, or plain text. */
export type Body =
  | { json: AnyModel }
  | { jsonList: AnyModel }
  | { form: readonly string[] }
  | { multipart: readonly string[] }
  | 'text/plain';

/** The parameters that {@link pageOf} reads. */
export const PAGING = {
  pageNumber: 'number',
  pageSize: 'number',
  offset: 'number',
  searchText: 'text',
  sortName: 'text',
  sortOrder: 'text',
} as const satisfies Record<string, QueryKind>;

const descriptions = new WeakMap<object, Description>();

/** Keeps what a handler says about its route. */
export function described<H extends MiddlewareHandler<ApiEnv>>(description: Description, handler: H): H {
  descriptions.set(handler, description);
  return handler;
}

/** What a handler says about its route; nothing for most of them. */
export function descriptionOf(handler: object): Description {
  return descriptions.get(handler) ?? {};
}

// What a route reads besides its path is named behind its guard. These check nothing: the handler does. A test compares both.

/** The route reads parameters of the query. */
export const takesQuery = (query: Description['query']) => says({ query });

/** The route reads a JSON body. */
export const takesJson = (json: AnyModel) => says({ body: { json } });

/** The route reads a JSON array of bodies. */
export const takesJsonList = (jsonList: AnyModel) => says({ body: { jsonList } });

/** The route reads the fields of an HTML form. */
export const takesForm = (...form: string[]) => says({ body: { form } });

/** The route reads the parts of an upload; the last one is the document, and has to be there. */
export const takesParts = (...multipart: string[]) => says({ body: { multipart } });

/** The route reads plain text. */
export const takesText = () => says({ body: 'text/plain' });

function says(description: Description): MiddlewareHandler<ApiEnv> {
  return described(description, (_, next) => next());
}
