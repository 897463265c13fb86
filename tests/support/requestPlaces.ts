/** JSON Schema, as far as the description of the API uses it. */
interface Schema {
  type?: string | readonly string[];
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
  enum?: readonly unknown[];
  pattern?: string;
  minLength?: number;
}

/** An endpoint as the description of the API has it. */
export interface Operation {
  method: string;
  /** With the names of parameters in braces. */
  path: string;
  parameters: { name: string; in: string; schema: Schema }[];
  /** The accepted content, by content type. */
  content: Record<string, { schema: Schema }>;
}

/** A parameter, a field of a form or a member of JSON: somewhere in an otherwise proper request. */
export interface Place {
  /** The description of the place in words. */
  label: string;
  /** `text` takes nothing but text; `json` any value. */
  kind: 'path' | 'query' | 'text' | 'json';
  /** The last part of its name. */
  name: string;
  /** True when a number is expected. */
  isNumber: boolean;
  /** The request with something put in. */
  request(value: unknown): Request;
}

/** UUIDs of what exists, by the name of the table in lower case; `''` is what is taken where nothing of the kind exists. */
export type Existing = ReadonlyMap<string, string>;

const ORIGIN = 'http://bomdeck.example';
const NOTHING_EXISTS: Existing = new Map([['', '11111111-1111-4111-8111-111111111111']]);

/** The endpoints of an OpenAPI document. */
export function operationsOf(document: unknown): Operation[] {
  const { paths } = document as {
    paths: Record<string, Record<string, Partial<Operation> & { requestBody?: Partial<Operation> }>>;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      content: requestBody?.content ?? {},
    })),
  );
}

/** The address of an endpoint, about what exists. What would be deleted does not exist, or there were soon nothing left. */
export function addressOf({ method, path }: Operation, existing: Existing): string {
  const ids = method === 'DELETE' ? NOTHING_EXISTS : existing;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string, index: number) =>
    idOf(ids, name, path.slice(0, index)),
  );
  return ORIGIN + filled;
}

/** Every place of an endpoint where a client can put something. */
export function placesOf(
  operation: Operation,
  existing: Existing,
  headers: Readonly<Record<string, string>>,
): Place[] {
  const { method, path, parameters, content } = operation;
  const url = addressOf(operation, existing);
  const uuidOf = (name: string) => idOf(existing, name, path);
  const placeOf = (
    kind: Place['kind'],
    way: readonly string[],
    schema: Schema,
    requestOf: (value: unknown) => [address: string, init?: RequestInit],
  ): Place => ({
    label: `${method} ${path} ${kind} ${way.join('.')}`,
    kind,
    name: way.at(-1) ?? '',
    isNumber: ['number', 'integer'].includes(typeOf(schema) ?? ''),
    request(value) {
      const [address, init] = requestOf(value);
      return new Request(address, { method, ...init, headers: { ...headers, ...init?.headers } });
    },
  });

  const inAddress = parameters.map(({ name, in: where, schema }) =>
    where === 'path'
      ? placeOf('path', [name], schema, (value) => {
          const filled = path.replace(`{${name}}`, encodeURIComponent(String(value)));
          return [addressOf({ ...operation, path: filled }, existing)];
        })
      : placeOf('query', [name], schema, (value) => [
          `${url}?${new URLSearchParams({ [name]: String(value) })}`,
        ]),
  );
  const json = content['application/json']?.schema;
  const inJson = json
    ? leavesOf(json).map(([way, schema]) =>
        placeOf('json', way, schema, (value) => [
          url,
          {
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(withValue(json, way, value, uuidOf)),
          },
        ]),
      )
    : [];
  const forms = [
    ['application/x-www-form-urlencoded', () => new URLSearchParams()],
    ['multipart/form-data', () => new FormData()],
  ] as const;
  const inForms = forms.flatMap(([type, empty]) => {
    const fields = Object.entries(content[type]?.schema.properties ?? {});
    return fields.map(([name, schema]) =>
      placeOf('text', [name], schema, (value) => {
        const body = empty();
        for (const [other, of] of fields)
          body.set(other, String(other === name ? value : sampleOf(of, other, uuidOf)));
        return [url, { body }];
      }),
    );
  });
  const text = content['text/plain']?.schema;
  const inText = text
    ? [
        placeOf('text', [], text, (value) => [
          url,
          { headers: { 'content-type': 'text/plain' }, body: String(value) },
        ]),
      ]
    : [];
  return [...inAddress, ...inJson, ...inForms, ...inText];
}

/**
 * Returns the UUID for a name: `projectUuid`, `project`, or `uuid` after a path that names the kind of item.
 */
function idOf(existing: Existing, name: string, path: string): string {
  const [root = '', ...words] = path
    .replace('/api/v1/', '')
    .split('/')
    .filter((word) => /^\w+$/.test(word));
  const near = words.at(-1) ?? '';
  const candidates = [name.replace(/uuid$/i, ''), near, root + near, root];
  const found = candidates.find((word) => word !== '' && existing.has(word.toLowerCase())) ?? '';
  return existing.get(found.toLowerCase()) ?? '';
}

const typeOf = ({ type }: Schema) => (typeof type === 'string' ? type : type?.[0]);

/** Ways to each member of JSON that holds no others, and to one item of each list. */
function leavesOf(schema: Schema): [way: string[], schema: Schema][] {
  const members = schema.properties ? Object.entries(schema.properties) : [];
  if (schema.items) members.push(['0', schema.items]);
  if (members.length === 0) return [[[], schema]];
  return members.flatMap(([name, member]) =>
    leavesOf(member).map(([way, leaf]): [string[], Schema] => [[name, ...way], leaf]),
  );
}

/** JSON as the schema wants it, but for one member. */
function withValue(
  schema: Schema,
  [name, ...rest]: readonly string[],
  value: unknown,
  uuidOf: (name: string) => string,
): unknown {
  if (name === undefined) return value;
  if (schema.items) return [withValue(schema.items, rest, value, uuidOf)];
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([member, of]) => [
      member,
      member === name ? withValue(of, rest, value, uuidOf) : sampleOf(of, member, uuidOf),
    ]),
  );
}

function sampleOf(schema: Schema, name: string, uuidOf: (name: string) => string): unknown {
  const { properties, items, enum: words, pattern } = schema;
  if (properties) {
    const members = Object.entries(properties);
    return Object.fromEntries(
      members.map(([member, of]) => [
        member,
        sampleOf(of, member === 'uuid' ? `${name}Uuid` : member, uuidOf),
      ]),
    );
  }
  if (items) return [];
  if (words) return words[0];
  switch (typeOf(schema)) {
    case 'boolean':
      return true;
    case 'number':
    case 'integer':
      return 1;
    case 'string':
      // Hashing takes long on purpose; an empty one is none.
      if (/password$/i.test(name)) return '';
      return /uuid$/i.test(name) || pattern?.includes('[0-9a-f]{8}')
        ? uuidOf(name)
        : 'x'.repeat(schema.minLength || 1);
    default:
      return undefined;
  }
}
