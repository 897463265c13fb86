import type { MiddlewareHandler } from 'hono';

import type { CorePermission } from '../../../src/domain/permissions.js';
import type { ApiEnv } from '../context.js';
import type { AnyModel, JsonSchema } from './model.js';
import { listOf, schemaOf } from './shape.js';
import type { NamedShape } from './shape.js';

/** A handler's description of its route, for the description of the API in http/openApi.ts. */
export interface Description {
  /** The allowed callers: everyone, every signed-in user, or holders of any one of some permissions. */
  access?: 'open' | 'signedIn' | readonly CorePermission[];
  /** Content types of its answers. */
  produces?: readonly string[];
  query?: Readonly<Record<string, QueryKind>>;
  body?: Body;
  answers?: Answers;
}

/** The answers of a route by status. Rejections caused by its guard, its path, or its body are implied. */
export type Answers = Readonly<Record<number, Answer>>;

/** The content of the body of an answer. */
export type Answer =
  | {
      kind: 'json';
      schema: JsonSchema;
      /** True when `X-Total-Count` contains the total number. */
      isPaged?: boolean;
      /** True when the body may be empty instead. */
      isOptional?: boolean;
    }
  /** A document of one of the content types of the route. */
  | { kind: 'document' }
  /** Plain text. */
  | { kind: 'text' }
  /** A refusal in plain text. */
  | { kind: 'sentence' }
  | { kind: 'nothing' };

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

/** Returns a handler's description of its route, which is empty for most handlers. */
export function descriptionOf(handler: object): Description {
  return descriptions.get(handler) ?? {};
}

// The inputs of a route besides its path are declared after its guard. These declarations check nothing: the
// handler does. A test compares both.

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

/**
 * Declares the answers of a route: a schema alone means 200, otherwise answers are given by status. The
 * numbers after it are statuses that reject with one sentence. A test compares this with the actual answers.
 */
export function answers(
  what: NamedShape | JsonSchema | Answer | Answers,
  ...refusals: readonly number[]
): MiddlewareHandler<ApiEnv> {
  const byStatus = isByStatus(what) ? what : { 200: isAnswer(what) ? what : jsonOf(what) };
  return says({
    answers: { ...Object.fromEntries(refusals.map((status) => [status, SENTENCE])), ...byStatus },
  });
}

/** JSON of some shape. */
export const jsonOf = (value: NamedShape | JsonSchema): Answer => ({ kind: 'json', schema: schemaOf(value) });

/** All of something. */
export const listed = (items: NamedShape | JsonSchema): Answer => jsonOf(listOf(items));

/** A list, or one page of it, with how many there are in all. */
export const paged = (items: NamedShape | JsonSchema): Answer => ({
  kind: 'json',
  schema: listOf(items),
  isPaged: true,
});

/** Something, or nothing at all. */
export const orNothing = (what: NamedShape | JsonSchema | Answer): Answer => {
  const answer = isAnswer(what) ? what : jsonOf(what);
  return answer.kind === 'json' ? { ...answer, isOptional: true } : answer;
};

export const DOCUMENT: Answer = { kind: 'document' };
export const PLAIN_TEXT: Answer = { kind: 'text' };
const SENTENCE: Answer = { kind: 'sentence' };
export const NOTHING: Answer = { kind: 'nothing' };

function isByStatus(what: object): what is Answers {
  return Object.keys(what).every((key) => /^\d{3}$/.test(key));
}

function isAnswer(what: object): what is Answer {
  return 'kind' in what;
}

function says(description: Description): MiddlewareHandler<ApiEnv> {
  return described(description, (_, next) => next());
}
