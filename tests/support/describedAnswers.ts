import { gunzipSync } from 'node:zlib';

import { Ajv2020 } from 'ajv/dist/2020.js';
import type { AnySchema, ValidateFunction } from 'ajv';
import { fullFormats } from 'ajv-formats/dist/formats.js';

/** The parts of an OpenAPI document that say what is answered. */
export interface ApiDocument {
  paths: Record<string, Record<string, { responses: Record<string, DescribedResponse | { $ref: string }> }>>;
  components: { schemas: Record<string, object>; responses: Record<string, DescribedResponse> };
}

interface DescribedResponse {
  headers?: Record<string, object>;
  content?: Record<string, { schema?: object }>;
  'x-may-be-empty'?: boolean;
}

export interface AnswerChecker {
  /**
   * Checks the answer to a request against the document. Answers to requests for other paths are ignored.
   * @returns the differences from the document; `undefined` when there are none
   */
  check(request: { method: string; url: string }, answer: Response): Promise<string | undefined>;
  /** Statuses that are described and were not seen so far, such as `GET /api/v1/team 200`. */
  unseen(): string[];
}

interface GivenAnswer {
  method: string;
  /** As the document writes it, such as `/api/v1/team/{uuid}`. */
  path: string;
  status: number;
  contentType: string | undefined;
  hasTotal: boolean;
  body: string;
}

/**
 * Holds answers against an OpenAPI document. It is stricter than the document, which leaves room for members to come: an
 * answer must not have a member that has no description.
 */
export function answerChecker(document: ApiDocument): AnswerChecker {
  const ajv = new Ajv2020({ strict: false, formats: fullFormats });
  ajv.addSchema({ $id: 'api', components: { schemas: mapValues(document.components.schemas, closed) } });
  const pathOf = pathFinder(document);
  const compiled = new Map<string, ValidateFunction>();
  const seen = new Set<string>();
  const validatorOf = (schema: object) => {
    const text = JSON.stringify(schema).replaceAll('"#/components/', '"api#/components/');
    const known = compiled.get(text) ?? ajv.compile(JSON.parse(text) as AnySchema);
    compiled.set(text, known);
    return known;
  };
  const nameOf = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1);

  function responseFor({ method, path, status }: GivenAnswer): DescribedResponse | undefined {
    const response = document.paths[path]?.[method.toLowerCase()]?.responses[status];
    return response && '$ref' in response ? document.components.responses[nameOf(response.$ref)] : response;
  }

  function untruthOf(answer: GivenAnswer): string | undefined {
    const response = responseFor(answer);
    if (!response) return 'this status is not described';
    seen.add(`${answer.method} ${answer.path} ${answer.status}`);
    const { content, headers } = response;
    if (answer.body === '') return !content || response['x-may-be-empty'] ? undefined : 'the body is missing';
    if (!content) return 'a body is not described';
    const described = content[answer.contentType?.split(';')[0] ?? ''];
    if (!described) return `the content type ${answer.contentType} is not described`;
    if (!described.schema) return undefined;
    if ((headers?.['X-Total-Count'] !== undefined) !== answer.hasTotal)
      return `X-Total-Count is ${answer.hasTotal ? 'not described' : 'missing'}`;
    const validate = validatorOf(described.schema);
    const value = valueOf(answer);
    if (validate(value)) return undefined;
    const [error] = validate.errors ?? [];
    return `${error?.instancePath} ${error?.message} ${JSON.stringify(error?.params)}`;
  }

  return {
    async check({ method, url }, answer) {
      const path = pathOf(method, new URL(url).pathname);
      if (!path) return undefined;
      const untruth = untruthOf({
        method,
        path,
        status: answer.status,
        contentType: answer.headers.get('content-type') ?? undefined,
        hasTotal: answer.headers.has('x-total-count'),
        body: await textOf(answer.clone()),
      });
      return untruth && `${method} ${path} ${answer.status}: ${untruth}`;
    },
    unseen: () =>
      Object.entries(document.paths)
        .flatMap(([path, methods]) =>
          Object.entries(methods).flatMap(([method, { responses }]) =>
            Object.keys(responses).map((status) => `${method.toUpperCase()} ${path} ${status}`),
          ),
        )
        .filter((status) => !seen.has(status)),
  };
}

/** Finds the path of the document that a request is for; one without parameters is preferred. */
function pathFinder(document: ApiDocument): (method: string, pathname: string) => string | undefined {
  const known = Object.entries(document.paths)
    .map(([path, methods]) => ({
      path,
      methods,
      parameters: path.split('{').length,
      pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}/?$`),
    }))
    .sort((left, right) => left.parameters - right.parameters);
  return (method, pathname) =>
    known.find(({ methods, pattern }) => method.toLowerCase() in methods && pattern.test(pathname))?.path;
}

async function textOf(answer: Response): Promise<string> {
  const bytes = Buffer.from(await answer.arrayBuffer());
  return (answer.headers.get('content-encoding') === 'gzip' ? gunzipSync(bytes) : bytes).toString();
}

/** Refusals are plain text under whatever content type the endpoint has. */
function valueOf({ contentType, body }: GivenAnswer): unknown {
  if (!contentType?.includes('json')) return body;
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return body;
  }
}

const closed = (schema: object) =>
  'properties' in schema ? { ...schema, additionalProperties: false } : schema;

function mapValues<T, U>(object: Record<string, T>, change: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}
