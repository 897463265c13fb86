/**
 * Reads members of parsed JSON of which nothing is known: what has another type than expected counts as absent.
 */

export type JsonObject = Record<string, unknown>;

// Own members only: a document may well hold a member called `__proto__` or look for one called `constructor`.
function memberOf(object: JsonObject, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

/** The value of a word; `undefined` for words the table does not know. */
export function lookUp<Value>(table: Record<string, Value>, key: string | undefined): Value | undefined {
  return key !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;
}

export function isRecord(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isPresent<Value>(value: Value | undefined): value is Value {
  return value !== undefined;
}

export function optional<Value, Result>(
  value: Value | undefined,
  read: (value: Value) => Result,
): Result | undefined {
  return value === undefined ? undefined : read(value);
}

export function recordIn(object: JsonObject, key: string): JsonObject | undefined {
  const value = memberOf(object, key);
  return isRecord(value) ? value : undefined;
}

export function recordsIn(object: JsonObject, key: string): JsonObject[] {
  const value = memberOf(object, key);
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** A text that is not blank, trimmed. */
export function textIn(object: JsonObject, key: string): string | undefined {
  const value = memberOf(object, key);
  return (typeof value === 'string' && value.trim()) || undefined;
}

export function textsIn(object: JsonObject, key: string): string[] {
  const value = memberOf(object, key);
  return Array.isArray(value)
    ? value.filter((each): each is string => typeof each === 'string' && each !== '')
    : [];
}

export function booleanIn(object: JsonObject, key: string): boolean | undefined {
  const value = memberOf(object, key);
  return typeof value === 'boolean' ? value : undefined;
}
