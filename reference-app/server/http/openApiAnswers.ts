import type { Answer } from './described.js';
import type { JsonSchema } from './model.js';
import type { DescribedRoute } from './openApi.js';
import { TEXT, anyOf, listOf, namedSchemas, optional, shape } from './shape.js';

/** One broken rule of a field or of a path, see http/refusal.ts. */
const Violation = shape('Violation', () => ({
  message: TEXT,
  messageTemplate: TEXT,
  path: TEXT,
  invalidValue: optional({}),
}));

/** One broken rule of a parameter of a query. */
const QueryViolation = shape('QueryViolation', () => ({ input: optional({}), message: TEXT }));

/** RFC 9457. */
const Problem = shape('Problem', () => ({
  status: { type: 'integer' },
  title: TEXT,
  detail: optional(TEXT),
  errors: optional(listOf(TEXT)),
  limit: optional({ type: 'integer' }),
}));

/** The content of a response of OpenAPI. */
interface OpenApiResponse {
  description: string;
  headers?: object;
  content?: Record<string, { schema?: JsonSchema }>;
  /** Our own: whether the body may be missing, which OpenAPI cannot say. */
  'x-may-be-empty'?: true;
}

const JSON_TYPE = 'application/json';
const PLAIN_TEXT: JsonSchema = { type: 'string', contentMediaType: 'text/plain' };

/** All responses of a route by their status: what its handlers say, and how its guard, its path and its body may refuse. */
export function responsesOf(route: DescribedRoute): Record<string, object> {
  const { answers = {}, produces = [JSON_TYPE], access = 'open', body, path } = route;
  const [label = JSON_TYPE] = produces;
  const refused = new Set<number>([
    ...Object.keys(answers)
      .map(Number)
      .filter((status) => answers[status]?.kind === 'sentence'),
    ...(access === 'open' ? [] : [401, 503]),
    ...(typeof access === 'object' ? [403] : []),
    ...(/:\w*uuid/i.test(path) ? [400] : []),
    // A form that cannot be read is one without fields.
    ...(isChecked(body) ? [400] : []),
    ...(body ? [413, 415] : []),
    406,
  ]);
  const responses: Record<string, object> = {};
  for (const status of refused) {
    const isOfBody = status === 400 && isChecked(body);
    responses[status] =
      label === JSON_TYPE
        ? { $ref: `#/components/responses/${isOfBody ? INVALID_BODY : nameOf(status)}` }
        : refusal(status, label, isOfBody);
  }
  for (const [status, answer] of Object.entries(answers)) {
    if (answer.kind !== 'sentence') responses[status] = responseOf(answer, produces);
  }
  return responses;
}

/** Returns the definitions that routes refer to: their shapes, and the rejections that most of them share. */
export function sharedAnswers(routes: readonly DescribedRoute[]) {
  const responses = {
    ...Object.fromEntries(
      Object.keys(REFUSALS).map((status) => [nameOf(Number(status)), refusal(Number(status), JSON_TYPE)]),
    ),
    [INVALID_BODY]: refusal(400, JSON_TYPE, true),
  };
  const answered = routes.flatMap(({ answers = {} }) =>
    Object.values(answers).flatMap((answer) => (answer.kind === 'json' ? [answer.schema] : [])),
  );
  return { schemas: namedSchemas([...answered, responses]), responses };
}

const REFUSALS: Record<number, { name: string; description: string; isOptional?: true }> = {
  400: { name: 'Invalid', description: 'A list of violated rules, or one sentence', isOptional: true },
  401: { name: 'NotSignedIn', description: 'The token or API key is missing or not valid', isOptional: true },
  403: {
    name: 'Forbidden',
    description: 'The permission or the access to the project is missing',
    isOptional: true,
  },
  404: { name: 'NotFound', description: 'One sentence names what was not found' },
  406: {
    name: 'NotAcceptable',
    description: 'The request does not apply to this object, or the server cannot send the requested type',
    isOptional: true,
  },
  409: { name: 'Conflict', description: 'One sentence explains the conflict' },
  412: { name: 'PreconditionFailed', description: 'One sentence explains what to do first' },
  413: { name: 'TooLarge', description: 'The body is larger than the endpoint accepts' },
  415: { name: 'UnsupportedType', description: 'The endpoint does not accept the content type of the body' },
  429: {
    name: 'TooMany',
    description: 'Too many attempts. `Retry-After` contains the seconds to wait',
  },
  503: {
    name: 'Unavailable',
    description:
      'Too much of earlier responses is still unread, or too many large documents are uploaded at the same time. `Retry-After` contains the seconds to wait',
  },
};

const INVALID_BODY = 'InvalidBody';

const nameOf = (status: number) => REFUSALS[status]?.name ?? `Refused${status}`;

function refusal(status: number, label: string, isOfBody = false): OpenApiResponse {
  const { description, isOptional } = REFUSALS[status] ?? { description: 'Refused' };
  return {
    description,
    ...(isOptional && { 'x-may-be-empty': true }),
    ...contentOfRefusal(status, label, isOfBody),
  };
}

function contentOfRefusal(
  status: number,
  label: string,
  isOfBody: boolean,
): Pick<OpenApiResponse, 'content'> {
  const problem = { 'application/problem+json': { schema: anyOf(Problem) } };
  if (status === 415) return {};
  if (status === 413) return { content: problem };
  if (status !== 400) return { content: { [label]: { schema: PLAIN_TEXT } } };
  const listed = { [JSON_TYPE]: { schema: anyOf(listOf(Violation), listOf(QueryViolation), PLAIN_TEXT) } };
  const worded = { [label]: { schema: label === JSON_TYPE ? listed[JSON_TYPE]?.schema : PLAIN_TEXT } };
  return {
    content: { ...listed, ...worded, ...(isOfBody && { ...problem, 'text/plain': { schema: PLAIN_TEXT } }) },
  };
}

function responseOf(
  answer: Exclude<Answer, { kind: 'sentence' }>,
  types: readonly string[],
): OpenApiResponse {
  switch (answer.kind) {
    case 'nothing':
      return { description: 'Done, without content' };
    case 'text':
      return { description: 'Done', content: { [types[0] ?? JSON_TYPE]: { schema: PLAIN_TEXT } } };
    case 'document':
      return { description: 'Done', content: Object.fromEntries(types.map((type) => [type, {}])) };
    case 'json':
      return {
        description: answer.isOptional ? 'Done. Empty if nothing is known' : 'Done',
        ...(answer.isOptional && { 'x-may-be-empty': true }),
        ...(answer.isPaged && {
          headers: {
            'X-Total-Count': { description: 'Total number of rows', schema: { type: 'integer' } },
          },
        }),
        content: {
          ...Object.fromEntries(types.map((type) => [type, {}])),
          [types[0] ?? JSON_TYPE]: { schema: answer.schema },
        },
      };
  }
}

/** Returns whether a body may be rejected for its content before the handler reads it. */
function isChecked(body: DescribedRoute['body']): boolean {
  return typeof body === 'object' && !('form' in body);
}
