import type { JsonSchema } from './model.js';

/** An object of an answer that the description of the API has a name for; made by {@link shape}. */
export interface NamedShape {
  name: string;
  /** Called late: shapes name each other in circles. */
  members: () => Record<string, Member>;
}

/** A member of an answer: a value that is always present unless it is {@link optional}. */
export type Member = JsonSchema | NamedShape | Optional;

interface Optional {
  optional: JsonSchema | NamedShape;
}

/** Describes an object that answers hold. A test compares it with what is answered. */
export function shape(name: string, members: () => Record<string, Member>): NamedShape {
  return { name, members };
}

export const TEXT: JsonSchema = { type: 'string' };
export const UUID: JsonSchema = { type: 'string', format: 'uuid' };
export const FLAG: JsonSchema = { type: 'boolean' };
export const NUMBER: JsonSchema = { type: 'number' };
export const COUNT: JsonSchema = { type: 'integer' };
export const MOMENT: JsonSchema = { type: 'integer', description: 'Milliseconds since 1970' };
export const ISO_TIME: JsonSchema = { type: 'string', format: 'date-time' };
/** JSON within a text. */
export const JSON_TEXT: JsonSchema = { type: 'string', contentMediaType: 'application/json' };

export const oneOf = (words: readonly string[]): JsonSchema => ({ type: 'string', enum: words });

export const listOf = (items: JsonSchema | NamedShape): JsonSchema => ({
  type: 'array',
  items: schemaOf(items),
});

/** An object whose members have names that are not known beforehand. */
export const mapOf = (values: JsonSchema | NamedShape): JsonSchema => ({
  type: 'object',
  additionalProperties: schemaOf(values),
});

export const anyOf = (...values: (JsonSchema | NamedShape)[]): JsonSchema => ({
  anyOf: values.map(schemaOf),
});

/** `null` where there is no value. */
export const orNull = (value: JsonSchema | NamedShape): JsonSchema => anyOf(value, { type: 'null' });

/** A member that is left out where there is no value. */
export const optional = (value: JsonSchema | NamedShape): Optional => ({ optional: value });

/** Refers to a shape by its name, so that the document has each of them once; another schema stays as it is. */
export function schemaOf(value: JsonSchema | NamedShape): JsonSchema {
  return isNamed(value) ? { $ref: `${PLACE}${value.name}`, [SHAPE]: value } : value;
}

/**
 * The schemas of all shapes that some schemas refer to, directly or not, by their names.
 * @throws Error when two shapes have the same name
 */
export function namedSchemas(roots: readonly JsonSchema[]): Record<string, JsonSchema> {
  const found = new Map<string, { shape: NamedShape; schema: JsonSchema }>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const named = (value as { [SHAPE]?: NamedShape })[SHAPE];
    if (!named) return Object.values(value).forEach(visit);
    const known = found.get(named.name);
    if (known && known.shape !== named) throw new Error(`Two shapes have the name ${named.name}.`);
    if (known) return;
    const schema = objectSchema(named);
    found.set(named.name, { shape: named, schema });
    visit(schema);
  };
  roots.forEach(visit);
  const names = [...found.keys()].sort();
  return Object.fromEntries(names.map((name) => [name, found.get(name)?.schema ?? {}]));
}

const PLACE = '#/components/schemas/';
/** Beside the reference, for {@link namedSchemas}; JSON leaves it out. */
const SHAPE = Symbol('shape');

function objectSchema({ members }: NamedShape): JsonSchema {
  const all = Object.entries(members());
  const required = all.filter(([, member]) => !isOptional(member)).map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(
      all.map(([name, member]) => [name, schemaOf(isOptional(member) ? member.optional : member)]),
    ),
    ...(required.length > 0 && { required }),
  };
}

function isNamed(value: Member): value is NamedShape {
  return typeof (value as NamedShape).members === 'function';
}

function isOptional(value: Member): value is Optional {
  return 'optional' in value;
}
