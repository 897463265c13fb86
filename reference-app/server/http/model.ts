import { unmapped, violated } from './refusal.js';
import type { Violation } from './refusal.js';

/** The way one member of a request is read, and the rules it must follow. */
export interface Field<T> {
  /** Reads a JSON value that is not null. Throws a problem document where the type does not fit. */
  read(value: unknown, path: string, violations: Violation[]): T | undefined;
  /** Adds what is wrong with a member that is absent or null. */
  missing(path: string, violations: Violation[]): void;
  /** The schema of the member, for the description of the API. */
  schema: JsonSchema;
  /** True when the member is required. */
  isRequired?: boolean;
}

/** JSON Schema, as far as models need it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The allowed content of a request, made by {@link model}. */
export interface Model<T> {
  fields: { [K in keyof T]-?: Field<NonNullable<T[K]>> };
  unknownMembers: 'refuse' | 'ignore';
}

/** A model of whatever type. */
export interface AnyModel {
  fields: object;
  unknownMembers: 'refuse' | 'ignore';
}

/** The type of what {@link readModel} returns: absent and null members are both `undefined`. */
export type Input<M> = M extends Model<infer T> ? T : never;

type Values<F extends Record<string, Field<unknown>>> = {
  [K in keyof F]?: F[K] extends Field<infer T> ? T : never;
};

/** Describes a JSON object. Unlisted members are rejected unless `unknownMembers` specifies otherwise. */
export function model<F extends Record<string, Field<unknown>>>(
  fields: F,
  options: { unknownMembers?: 'refuse' | 'ignore' } = {},
): Model<Values<F>> {
  return { fields: fields as never, unknownMembers: options.unknownMembers ?? 'refuse' };
}

/**
 * Checks a parsed JSON value against a model.
 * @param knownAs - what it is to change, as clients were shown it. Members that are sent back as they are break no rule: a
 * document, say, may have brought them that keeps to other rules.
 * @throws Refusal a problem document where the shape does not fit; the list of all broken rules otherwise
 */
export function readModel<T>(value: unknown, shape: Model<T>, knownAs?: (read: T) => object | undefined): T {
  const violations: Violation[] = [];
  const result = readObject(value, shape, '', violations);
  if (violations.length === 0) return result;
  const known = knownAs?.(result);
  const broken = known ? violations.filter(({ path }) => !isSame(path, value as object, known)) : violations;
  if (broken.length > 0) throw violated(broken);
  return result;
}

/** Returns whether the member that a path leads to is the same in both, ignoring white space at its ends. */
function isSame(path: string, sent: object, known: object): boolean {
  const [member = ''] = path.split(/[.[]/, 1);
  const [one, other] = [sent, known].map((whole) => {
    const value = (whole as Record<string, unknown>)[member];
    return JSON.stringify(typeof value === 'string' ? value.trim() : value);
  });
  return other !== undefined && one === other;
}

/** Returns the schema of a model, for the description of the API. */
export function jsonSchemaOf(shape: AnyModel): JsonSchema {
  const fields = Object.entries(shape.fields as Record<string, Field<unknown>>);
  const required = fields.filter(([, { isRequired }]) => isRequired).map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([name, { schema }]) => [name, schema])),
    ...(required.length === 0 ? {} : { required }),
    ...(shape.unknownMembers === 'refuse' ? { additionalProperties: false } : {}),
  };
}

/** Rules of a text. A text is read from numbers and booleans, too. */
export interface TextRules {
  /** Neither absent nor only white space. */
  notBlank?: boolean;
  /** Not absent. */
  notNull?: boolean;
  /** Not absent. A missing value is rejected with a problem document instead of a violation. */
  creator?: boolean;
  /** White space at both ends is cut off before the rules are checked. */
  trim?: boolean;
  /** Only white space counts as absent, also in the list of broken rules. */
  blankAsNull?: boolean;
  /** Length at least; default 0. Both limits are checked together, as one rule. */
  min?: number;
  /** Length at most. */
  max?: number;
  /** The pattern that the entire text must match, and the message for when it does not. */
  pattern?: { expression: RegExp; message: string };
  /** Any other check; returns the words for what is wrong. */
  check?: (text: string) => string | undefined;
  /** Not repeated in a refusal, unless it is empty. */
  isSecret?: boolean;
}

/** Characters of a value that are repeated in its refusal. */
const LONGEST_SHOWN = 1_000;

// No text is made of it, XML cannot hold it, and the database needs it.
const NONCHARACTER = 'must not contain the noncharacter U+FFFF';

/** A text. */
export function text(rules: TextRules = {}): Field<string> {
  const empty = (path: string, violations: Violation[]) => {
    if (rules.notBlank) violations.push(bean('NotBlank', 'must not be blank', path, null));
    if (rules.notNull) violations.push(bean('NotNull', 'must not be null', path, null));
  };
  return {
    schema: {
      type: 'string',
      ...(rules.max === undefined ? {} : { minLength: rules.min ?? 0, maxLength: rules.max }),
      ...(rules.pattern ? { pattern: rules.pattern.expression.source } : {}),
    },
    isRequired: rules.notBlank ?? rules.notNull ?? rules.creator,
    read(value, path, violations) {
      // A number that JSON has no room for, such as 1e999, is read as one that has no end; it names nothing.
      if (typeof value === 'object' || (typeof value === 'number' && !Number.isFinite(value)))
        throw mismatch('text', path);
      const content = rules.trim ? String(value).trim() : String(value);
      const shown = rules.isSecret && content !== '' ? null : content.slice(0, LONGEST_SHOWN);
      if (rules.blankAsNull && content.trim() === '') {
        empty(path, violations);
        return undefined;
      }
      if (rules.notBlank && content.trim() === '')
        violations.push(bean('NotBlank', 'must not be blank', path, shown));
      if (rules.max !== undefined && (content.length > rules.max || content.length < (rules.min ?? 0))) {
        violations.push(bean('Size', `size must be between ${rules.min ?? 0} and ${rules.max}`, path, shown));
      }
      if (rules.pattern && !rules.pattern.expression.test(content)) {
        violations.push(worded(rules.pattern.message, path, shown));
      }
      if (content.includes('\uFFFF')) violations.push(worded(NONCHARACTER, path, shown));
      const wrong = rules.check?.(content);
      if (wrong !== undefined) violations.push(worded(wrong, path, shown));
      return content;
    },
    missing(path, violations) {
      if (rules.creator) throw unmapped(`Missing required member '${path}'`);
      empty(path, violations);
    },
  };
}

/** `true` or `false`, also as text. */
export function flag(): Field<boolean> {
  return {
    schema: { type: 'boolean' },
    read(value, path) {
      if (typeof value === 'boolean') return value;
      if (typeof value === 'number') return value !== 0;
      if (value === 'true' || value === 'false') return value === 'true';
      if (value === '') return undefined;
      throw mismatch('true or false', path);
    },
    missing: () => {},
  };
}

/** A number, also as text. */
export function number(): Field<number> {
  return {
    schema: { type: 'number' },
    read(value, path) {
      if (value === '') return undefined;
      const result = typeof value === 'string' ? Number(value) : value;
      if (typeof result !== 'number' || !Number.isFinite(result)) throw mismatch('a number', path);
      return result;
    },
    missing: () => {},
  };
}

/** A point in time: milliseconds since 1970 or ISO 8601 text. */
export function moment(): Field<number> {
  return {
    schema: { type: ['integer', 'string'], description: 'Milliseconds since 1970, or ISO 8601' },
    read(value, path) {
      if (value === '') return undefined;
      const result = typeof value === 'number' ? value : typeof value === 'string' ? Date.parse(value) : NaN;
      if (!Number.isSafeInteger(result)) throw mismatch('a date', path);
      return result;
    },
    missing: () => {},
  };
}

/** One word of a list. */
export function oneOf<const T extends string>(
  words: readonly T[],
  rules: { notNull?: boolean } = {},
): Field<T> {
  return {
    schema: { type: 'string', enum: words },
    isRequired: rules.notNull,
    read(value, path) {
      const word = words.find((candidate) => candidate === value);
      if (word === undefined) throw mismatch(`one of ${words.join(', ')}`, path);
      return word;
    },
    missing(path, violations) {
      if (rules.notNull) violations.push(bean('NotNull', 'must not be null', path, null));
    },
  };
}

/** An array; null items are dropped. @param rules - `max`: how many items it may have */
export function list<T>(item: Field<T>, { max = Infinity }: { max?: number } = {}): Field<T[]> {
  return {
    schema: { type: 'array', items: item.schema, ...(max < Infinity && { maxItems: max }) },
    read(value, path, violations) {
      if (!Array.isArray(value)) throw mismatch('an array', path);
      if (value.length > max) violations.push(bean('Size', `size must be between 0 and ${max}`, path, null));
      return value.flatMap((member, index) => {
        if (member === null) return [];
        const result = item.read(member, `${path}[${index}]`, violations);
        return result === undefined ? [] : [result];
      });
    },
    missing: () => {},
  };
}

/** An object within the object. */
export function nested<T>(shape: Model<T>): Field<T> {
  return {
    schema: jsonSchemaOf(shape),
    read: (value, path, violations) => readObject(value, shape, path, violations),
    missing: () => {},
  };
}

/** Returns a member that is accepted and ignored: clients send back what they received. */
export function ignored(): Field<unknown> {
  return {
    schema: { description: 'Accepted and ignored.' },
    read: () => undefined,
    missing: () => {},
  };
}

/**
 * Texts without control characters, other than white space, and without halves of surrogate pairs. The reference refuses
 * format characters, too; we keep them, because emoji and right-to-left texts are made with them.
 */
export function printable(message: string): { expression: RegExp; message: string } {
  return { expression: /^(?:[^\p{Cc}\p{Cs}]|\p{White_Space})*$/u, message };
}

/** Texts of at least one character without control characters, white space included. */
export function withoutControls(message: string): { expression: RegExp; message: string } {
  return { expression: /^\P{Cc}+$/u, message };
}

/** Identifiers as the API writes them: lower case, RFC 4122 in length and dashes. */
export const UUID_TEXT = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

function readObject<T>(value: unknown, shape: Model<T>, prefix: string, violations: Violation[]): T {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw mismatch('an object', prefix);
  const members = value as Record<string, unknown>;
  const fields = shape.fields as Record<string, Field<unknown>>;
  if (shape.unknownMembers === 'refuse') {
    const unknown = Object.keys(members).find((name) => !Object.hasOwn(fields, name));
    if (unknown !== undefined) {
      const known = Object.keys(fields).join(', ');
      throw unmapped(`Unrecognized member "${unknown}". Known members: ${known}`);
    }
  }
  const result: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const path = prefix === '' ? name : `${prefix}.${name}`;
    const member = Object.hasOwn(members, name) ? members[name] : undefined;
    if (member === undefined || member === null) field.missing(path, violations);
    else result[name] = field.read(member, path, violations);
  }
  return result as T;
}

function mismatch(wanted: string, path: string) {
  return unmapped(path === '' ? `The body must be ${wanted}` : `${path} must be ${wanted}`);
}

function worded(message: string, path: string, invalidValue: unknown): Violation {
  return { message, messageTemplate: message, path, invalidValue };
}

function bean(rule: string, message: string, path: string, invalidValue: unknown): Violation {
  return { message, messageTemplate: `{javax.validation.constraints.${rule}.message}`, path, invalidValue };
}
