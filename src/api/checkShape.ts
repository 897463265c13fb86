import { validate, type Struct } from 'superstruct';
import { ShapeError, type RequestOutline } from './errors.js';

type Test = (value: unknown) => boolean;

/** Superstruct's own description of what it checks; `schema` is what a composite struct is made of. */
interface Description {
  type: string;
  schema: unknown;
  refiner: Struct<unknown, unknown>['refiner'];
}

const tests = new WeakMap<object, Test>();

/**
 * Checks an answer as it arrives. Superstruct explains well but takes over a second for ten thousand
 * findings, so a struct is first turned into plain tests, and superstruct checks only values that fail them.
 * @returns the value itself, typed
 * @throws ShapeError naming the first wrong place
 */
export function checkShape<T>(value: unknown, struct: Struct<T, unknown>, request: RequestOutline): T {
  if (testOf(struct)(value)) return value as T;
  const [failure] = validate(value, struct);
  if (!failure) return value as T;
  throw new ShapeError(request, pathText(failure.path), `expected ${failure.type}`);
}

/** A test that says the same as the struct, without saying why; made once for each struct. */
export function testOf<T>(struct: Struct<T, unknown>): Test {
  let test = tests.get(struct);
  if (!test) {
    test = compile(struct as unknown as Description, struct as Struct<unknown, unknown>);
    tests.set(struct, test);
  }
  return test;
}

/** `['items', 3, 'name']` as `items[3].name`. */
export function pathText(path: readonly (string | number)[]): string {
  return path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : text ? `${text}.${key}` : key),
    '',
  );
}

function compile(description: Description, struct: Struct<unknown, unknown>): Test {
  const base = compileRefined(description, struct);
  if (!base) return (value) => struct.is(value);
  // optional() and nullable() keep the name of what they wrap, so whether they are there is found by trying.
  const takesUndefined = struct.is(undefined);
  const takesNull = struct.is(null);
  return (value) => (value === undefined ? takesUndefined : value === null ? takesNull : base(value));
}

/** The test of a struct for values other than undefined and null; undefined for kinds that are not known here. */
function compileBase({ type, schema }: Description): Test | undefined {
  switch (type) {
    case 'string':
      return (value) => typeof value === 'string';
    case 'number':
      return (value) => typeof value === 'number' && !Number.isNaN(value);
    case 'boolean':
      return (value) => typeof value === 'boolean';
    case 'enums': {
      const words = new Set<unknown>(Object.values(schema as Record<string, unknown>));
      return (value) => words.has(value);
    }
    case 'array': {
      const test = testOf(schema as Struct<unknown, unknown>);
      return (value) => Array.isArray(value) && value.every(test);
    }
    case 'type': {
      const members = Object.entries(schema as Record<string, Struct<unknown, unknown>>).map(
        ([key, member]) => [key, testOf(member)] as const,
      );
      return (value) => {
        if (typeof value !== 'object' || Array.isArray(value)) return false;
        for (const [key, test] of members) {
          if (!test((value as Record<string, unknown>)[key])) return false;
        }
        return true;
      };
    }
    default:
      return undefined;
  }
}

/**
 * The test of a struct that may narrow its kind, as `nonempty` and `min` do; that hides in functions, so extreme values
 * are tried. Undefined when it does so in a way that is not known here. A unit test holds every struct we receive
 * against superstruct on damaged values.
 */
function compileRefined(description: Description, struct: Struct<unknown, unknown>): Test | undefined {
  const refused = (PROBES[description.type] ?? []).filter((probe) => !struct.is(probe));
  if (refused.length === 0) return compileBase(description);
  // Identifiers are so, four of them in each finding.
  const isNonempty = description.type === 'string' && refused.length === 1 && refused[0] === '';
  return isNonempty ? (value) => typeof value === 'string' && value !== '' : undefined;
}

const PROBES: Record<string, readonly unknown[]> = {
  string: ['', 'x', ' \u0000', 'x'.repeat(100_000)],
  number: [0, 0.5, -0.5, Number.MAX_VALUE, -Number.MAX_VALUE, Infinity],
  array: [[]],
};
