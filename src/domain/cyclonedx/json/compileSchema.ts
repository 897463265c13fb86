import { excerpt } from '../../excerpt.js';
import type { BomProblem, BomProblemCode } from '../bomCheck.js';
import { createDuplicateFinder } from './duplicates.js';
import type { DuplicateFinder } from './duplicates.js';
import { FORMATS, STRICT_FORMATS } from './formats.js';

/** JSON schema of draft 7, as far as the CycloneDX schemas use it; the generator of the schemas refuses other keywords. */
export type JsonSchema = boolean | JsonObjectSchema;

export interface JsonObjectSchema {
  readonly [keyword: string]: unknown;
}

/** A problem whose place in the text is not looked up yet. */
export interface SchemaProblem extends BomProblem {
  segments: readonly PathSegment[];
  /** True when the place is the name of the member (one too many) instead of its value. */
  isAtName: boolean;
}

export type PathSegment = string | number;

/** The result of a check: the first problems in full, and the number of all. */
export interface SchemaReport extends ProblemCount {
  /**
   * Violations of the schema that are allowed: see {@link FORMATS}. Listed only for documents without other
   * problems.
   */
  letPass: ProblemCount;
}

/** Problems, the first ones in full. */
export interface ProblemCount {
  problems: SchemaProblem[];
  count: number;
}

export interface CompiledSchema {
  /**
   * Checks a complete document. Its parts are checked one after the other, with a pause between them when
   * requested.
   * @param limit - problems kept; all are counted
   */
  check(document: unknown, limit: number, pause?: () => Promise<void>): Promise<SchemaReport>;
}

/**
 * Turns a JSON schema into functions, without generating code: a strict Content-Security-Policy forbids that.
 *
 * Unlike general validators it counts duplicates in linear time, keeps a bounded number of problems however many a hostile
 * file has, and of alternatives (`oneOf`, `anyOf`) reports the problems of the one that was most likely meant.
 *
 * @param schema - the schema of a document
 * @param others - schemas it refers to, by the file name in `$ref`
 */
export function compileSchema(
  schema: JsonObjectSchema,
  others: Readonly<Record<string, JsonSchema>>,
): CompiledSchema {
  const compiler = new Compiler(others);
  // The document without its members, then each member alone; lists item by item.
  const { properties, ...shell } = schema;
  const members = new Map(Object.entries((properties ?? {}) as Record<string, JsonSchema>));
  const shellMembers = Object.fromEntries([...members.keys()].map((name) => [name, true]));
  const checkShell = compiler.compile({ ...shell, properties: shellMembers }, schema);
  const memberChecks = new Map(
    [...members].map(([name, member]) => [name, compileMember(compiler, member, schema)] as const),
  );

  return {
    async check(document, limit, pause) {
      const run = new Run(limit);
      checkShell(document, run);
      if (!isObject(document)) return run.report;
      for (const [name, checks] of memberChecks) {
        if (!Object.hasOwn(document, name)) continue;
        const value = document[name];
        run.path.push(name);
        checks.whole(value, run);
        if (checks.item && Array.isArray(value)) await checkItems(checks.item, value, run, pause);
        run.path.pop();
        if (pause) await pause();
      }
      return run.report;
    },
  };
}

function compileMember(
  compiler: Compiler,
  member: JsonSchema,
  document: JsonSchema,
): { whole: Check; item?: Check } {
  if (!isObject(member) || !isObject(member['items'])) return { whole: compiler.compile(member, document) };
  const { items, ...shell } = member;
  return { whole: compiler.compile(shell, document), item: compiler.compile(items, document) };
}

async function checkItems(
  check: Check,
  items: readonly unknown[],
  run: Run,
  pause: (() => Promise<void>) | undefined,
): Promise<void> {
  for (let index = 0; index < items.length; index++) {
    run.path.push(index);
    check(items[index], run);
    run.path.pop();
    // Asking whether it is time for a pause costs more than a small item.
    if (pause && index % 16 === 15) await pause();
  }
}

/**
 * Returns true when the value is valid. With a run that collects, the problems are added to it. Otherwise,
 * the first one ends the check.
 */
type Check = (value: unknown, run: Run) => boolean;

class Run {
  readonly path: PathSegment[] = [];
  readonly report: SchemaReport = { problems: [], count: 0, letPass: { problems: [], count: 0 } };
  readonly #limit: number;
  /** Probing answers yes or no and keeps nothing. */
  isProbing = false;
  #duplicates: DuplicateFinder | undefined;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get duplicates(): DuplicateFinder {
    return (this.#duplicates ??= createDuplicateFinder());
  }

  probe(check: Check, value: unknown): boolean {
    const before = this.isProbing;
    this.isProbing = true;
    const isRight = check(value, this);
    this.isProbing = before;
    return isRight;
  }

  /** Collects the problems that a check would report here, apart from this run's report. */
  collect(check: Check, value: unknown): SchemaReport {
    const apart = new Run(this.#limit);
    apart.path.push(...this.path);
    apart.#duplicates = this.duplicates;
    check(value, apart);
    return apart.report;
  }

  add(report: ProblemCount): false {
    this.report.count += report.count;
    const room = this.#limit - this.report.problems.length;
    if (room > 0) this.report.problems.push(...report.problems.slice(0, room));
    return false;
  }

  fail(
    code: BomProblemCode,
    message: string,
    params: BomProblem['params'] = {},
    at: { segment?: PathSegment; isAtName?: boolean } = {},
  ): false {
    if (!this.isProbing) this.#keep(this.report, code, message, params, at);
    return false;
  }

  /** Notes what is wrong and is let pass. */
  letPass(code: BomProblemCode, message: string, params: BomProblem['params']): true {
    if (!this.isProbing) this.#keep(this.report.letPass, code, message, params);
    return true;
  }

  #keep(
    kept: ProblemCount,
    code: BomProblemCode,
    message: string,
    params: BomProblem['params'],
    at: { segment?: PathSegment; isAtName?: boolean } = {},
  ): void {
    kept.count++;
    if (kept.problems.length >= this.#limit) return;
    const segments = at.segment === undefined ? [...this.path] : [...this.path, at.segment];
    const path = pointerOf(segments);
    const text = `${path || 'The document'} ${message}`;
    kept.problems.push({ path, code, params, message: text, segments, isAtName: at.isAtName ?? false });
  }
}

class Compiler {
  readonly #others: Readonly<Record<string, JsonSchema>>;
  readonly #compiled = new Map<object, Check>();

  constructor(others: Readonly<Record<string, JsonSchema>>) {
    this.#others = others;
  }

  compile(schema: JsonSchema, document: JsonSchema): Check {
    if (schema === true) return () => true;
    if (schema === false) return (_value, run) => run.fail('unexpected', 'must not be present');
    const before = this.#compiled.get(schema);
    if (before) return before;
    // Definitions refer to themselves: until one is finished, references to it get a check that looks the finished one up.
    this.#compiled.set(schema, (value, run) => finished(value, run));
    const finished = all(this.#checksOf(schema, document));
    this.#compiled.set(schema, finished);
    return finished;
  }

  #checksOf(schema: JsonObjectSchema, document: JsonSchema): Check[] {
    const checks: Check[] = [];
    const compile = (part: unknown) => this.compile(part as JsonSchema, document);
    const compileAll = (part: unknown) =>
      (part as JsonSchema[]).map((entry) => this.compile(entry, document));

    if (schema['type'] !== undefined) checks.push(typeCheck([schema['type']].flat() as string[]));
    if (typeof schema['$ref'] === 'string') checks.push(this.#reference(schema['$ref'], document));
    if (Array.isArray(schema['enum'])) checks.push(enumCheck(schema['enum']));
    if ('const' in schema) checks.push(constCheck(schema['const']));
    checks.push(...stringChecks(schema), ...numberChecks(schema));
    if (schema['properties'] || schema['additionalProperties'] !== undefined || schema['required']) {
      const members = new Map(
        Object.entries((schema['properties'] as Record<string, JsonSchema> | undefined) ?? {}).map(
          ([name, member]) => [name, compile(member)],
        ),
      );
      const further = schema['additionalProperties'];
      checks.push(
        objectCheck(
          members,
          (schema['required'] as string[] | undefined) ?? [],
          further === undefined || further === true
            ? undefined
            : further === false
              ? false
              : compile(further),
        ),
      );
    }
    checks.push(...arrayChecks(schema, compile, compileAll));
    if (schema['allOf']) checks.push(all(compileAll(schema['allOf'])));
    if (schema['anyOf'])
      checks.push(choiceCheck(compileAll(schema['anyOf']), schema['anyOf'] as JsonSchema[], false));
    if (schema['oneOf'])
      checks.push(choiceCheck(compileAll(schema['oneOf']), schema['oneOf'] as JsonSchema[], true));
    if (isObject(schema['not'])) checks.push(exclusionCheck(schema['not']['required'] as string[]));
    if (schema['if'] !== undefined) {
      const condition = compile(schema['if']);
      const yes = compile(schema['then'] ?? true);
      const no = compile(schema['else'] ?? true);
      checks.push((value, run) => (run.probe(condition, value) ? yes(value, run) : no(value, run)));
    }
    return checks;
  }

  #reference(ref: string, document: JsonSchema): Check {
    const [file = '', pointer = ''] = ref.split('#');
    const base = file ? this.#others[file] : document;
    let target: unknown = base;
    for (const name of pointer.split('/').slice(1)) {
      target = (target as Record<string, unknown> | undefined)?.[
        name.replaceAll('~1', '/').replaceAll('~0', '~')
      ];
    }
    if (target === undefined || base === undefined)
      throw new Error(`The schema has no target for the reference ${ref}`);
    return this.compile(target as JsonSchema, base);
  }
}

function all(checks: readonly Check[]): Check {
  const [only] = checks;
  if (checks.length === 1 && only) return only;
  return (value, run) => {
    let isRight = true;
    for (const check of checks) {
      if (check(value, run)) continue;
      if (run.isProbing) return false;
      isRight = false;
    }
    return isRight;
  };
}

function typeCheck(types: readonly string[]): Check {
  const message = `must be of type ${types.join(' or ')}`;
  return (value, run) => {
    const type = typeOf(value);
    if (types.includes(type) || (type === 'integer' && types.includes('number'))) return true;
    return run.fail('type', `${message}, not ${type}`, { expected: types, found: type });
  };
}

function enumCheck(values: readonly unknown[]): Check {
  const allowed = new Set(values);
  const words = values.map(String);
  // A list of hundreds of licences is of no help.
  const params = { allowed: words.length <= 100 ? words : undefined, allowedCount: words.length };
  return (value, run) =>
    allowed.has(value) ||
    run.fail('enum', 'is none of the values allowed', { value: shown(value), ...params });
}

function constCheck(expected: unknown): Check {
  return (value, run) =>
    value === expected || run.fail('const', `must be ${String(expected)}`, { expected: String(expected) });
}

function stringChecks(schema: JsonObjectSchema): Check[] {
  const checks: Check[] = [];
  const { pattern, format, minLength, maxLength } = schema;
  if (typeof minLength === 'number' || typeof maxLength === 'number') {
    checks.push((value, run) => {
      if (typeof value !== 'string') return true;
      // Lengths are counted in characters; a UTF-16 unit is at most one and at least half of one.
      if (typeof minLength === 'number' && value.length < 2 * minLength && lengthOf(value) < minLength) {
        return run.fail('tooShort', `must have at least ${minLength} characters`, { limit: minLength });
      }
      if (typeof maxLength === 'number' && value.length > maxLength && lengthOf(value) > maxLength) {
        return run.fail('tooLong', `must have at most ${maxLength} characters`, { limit: maxLength });
      }
      return true;
    });
  }
  if (typeof pattern === 'string') {
    const expression = new RegExp(pattern, 'u');
    checks.push(
      (value, run) =>
        typeof value !== 'string' ||
        expression.test(value) ||
        run.fail('pattern', `must match ${pattern}`, { value: excerpt(value), pattern }),
    );
  }
  if (typeof format === 'string') {
    const isFormat = FORMATS[format];
    const isStrictly = STRICT_FORMATS[format];
    if (!isFormat) throw new Error(`The schema uses the unknown format ${format}`);
    const message = `must be of format ${format}`;
    checks.push((value, run) => {
      if (typeof value !== 'string') return true;
      if (!isFormat(value)) return run.fail('format', message, { value: excerpt(value), format });
      if (isStrictly && !run.isProbing && !isStrictly(value))
        run.letPass('format', message, { value: excerpt(value), format });
      return true;
    });
  }
  return checks;
}

function numberChecks(schema: JsonObjectSchema): Check[] {
  const checks: Check[] = [];
  const { minimum, maximum } = schema;
  if (typeof minimum === 'number') {
    checks.push(
      (value, run) =>
        typeof value !== 'number' ||
        value >= minimum ||
        run.fail('tooSmall', `must be at least ${minimum}`, { limit: minimum }),
    );
  }
  if (typeof maximum === 'number') {
    checks.push(
      (value, run) =>
        typeof value !== 'number' ||
        value <= maximum ||
        run.fail('tooLarge', `must be at most ${maximum}`, { limit: maximum }),
    );
  }
  return checks;
}

function objectCheck(
  members: ReadonlyMap<string, Check>,
  required: readonly string[],
  further: Check | false | undefined,
): Check {
  const names = [...members.keys()];
  return (value, run) => {
    if (!isObject(value)) return true;
    let isRight = true;
    for (const name of required) {
      if (Object.hasOwn(value, name)) continue;
      isRight = run.fail('missing', `must have the property "${name}"`, { name });
      if (run.isProbing) return false;
    }
    for (const name in value) {
      const member = members.get(name) ?? further;
      if (member === undefined) continue;
      if (member === false) {
        const params = { name: excerpt(name), expected: names };
        isRight = run.fail('unexpected', 'must not be present', params, { segment: name, isAtName: true });
      } else {
        run.path.push(name);
        if (!member(value[name], run)) isRight = false;
        run.path.pop();
      }
      if (!isRight && run.isProbing) return false;
    }
    return isRight;
  };
}

/** For `not`, of which the schemas use one kind: members that must not be there together. */
function exclusionCheck(names: readonly string[]): Check {
  const [only] = names;
  return (value, run) => {
    if (!isObject(value) || !names.every((name) => Object.hasOwn(value, name))) return true;
    if (names.length > 1 || only === undefined)
      return run.fail('onlyOneOf', `must have only one of ${names.join(', ')}`, { names });
    const params = { name: only, expected: [] };
    return run.fail('unexpected', 'must not be present', params, { segment: only, isAtName: true });
  };
}

function arrayChecks(
  schema: JsonObjectSchema,
  compile: (part: unknown) => Check,
  compileAll: (part: unknown) => Check[],
): Check[] {
  const checks: Check[] = [];
  const { items, additionalItems, minItems, maxItems, uniqueItems } = schema;
  if (typeof minItems === 'number') {
    checks.push(
      (value, run) =>
        !Array.isArray(value) ||
        value.length >= minItems ||
        run.fail('tooFewItems', `must have at least ${minItems} items`, { limit: minItems }),
    );
  }
  if (typeof maxItems === 'number') {
    checks.push(
      (value, run) =>
        !Array.isArray(value) ||
        value.length <= maxItems ||
        run.fail('tooManyItems', `must have at most ${maxItems} items`, { limit: maxItems }),
    );
  }
  if (uniqueItems === true) checks.push(uniqueCheck);
  if (items !== undefined) {
    const places = Array.isArray(items) ? compileAll(items) : [];
    const other = Array.isArray(items) ? compile(additionalItems ?? true) : compile(items);
    checks.push((value, run) => {
      if (!Array.isArray(value)) return true;
      let isRight = true;
      for (let index = 0; index < value.length; index++) {
        run.path.push(index);
        if (!(places[index] ?? other)(value[index], run)) isRight = false;
        run.path.pop();
        if (!isRight && run.isProbing) return false;
      }
      return isRight;
    });
  }
  return checks;
}

function uniqueCheck(value: unknown, run: Run): boolean {
  if (!Array.isArray(value)) return true;
  let isRight = true;
  for (const [earlier, later] of run.duplicates.find(value)) {
    isRight = run.fail(
      'duplicate',
      `must not repeat item ${earlier}`,
      { duplicateOf: earlier },
      { segment: later },
    );
    if (run.isProbing) return false;
  }
  return isRight;
}

function choiceCheck(
  branches: readonly Check[],
  schemas: readonly JsonSchema[],
  isExclusive: boolean,
): Check {
  const alternatives = schemas.map((schema) =>
    isObject(schema) ? (schema['required'] as string[] | undefined) : undefined,
  );
  const isAboutNames = alternatives.every((names) => names?.length === 1);
  return (value, run) => {
    let matches = 0;
    let match: Check | undefined;
    for (const branch of branches) {
      if (!run.probe(branch, value)) continue;
      match = branch;
      matches++;
      if (!isExclusive) break;
    }
    // Not probed, the branch that fits notes what it lets pass.
    if (match && matches === 1) return run.isProbing || match(value, run);
    if (run.isProbing) return false;
    if (matches > 1) {
      const names =
        isAboutNames && isObject(value)
          ? alternatives.flat().filter((name) => name && Object.hasOwn(value, name))
          : [];
      return names.length > 1
        ? run.fail('onlyOneOf', `must have only one of ${names.join(', ')}`, { names: names as string[] })
        : run.fail('tooManyMatches', 'must be only one of the alternatives, but is several');
    }
    const reports = branches.map((branch) => run.collect(branch, value));
    const names = missingNames(reports, run.path.length);
    if (names) return run.fail('missingOneOf', `must have ${names.join(' or ')}`, { names });
    const likely = likeliest(reports, run.path.length);
    return likely ? run.add(likely) : false;
  };
}

/** The names of which one would do, when each alternative lacks nothing but one member. */
function missingNames(reports: readonly SchemaReport[], depth: number): string[] | undefined {
  const names = reports.map((report) => {
    const [problem] = report.problems;
    const isMissing = report.count === 1 && problem?.code === 'missing' && problem.segments.length === depth;
    return isMissing ? problem.params['name'] : undefined;
  });
  return names.length > 1 && names.every((name) => typeof name === 'string') ? names : undefined;
}

/**
 * The alternative that was meant is the one whose mistakes are deepest inside: there the outer shape did fit. Among equals,
 * one of the right type, then the one with the fewest mistakes.
 */
function likeliest(reports: readonly SchemaReport[], depth: number): SchemaReport | undefined {
  const rank = (report: SchemaReport) => {
    const shallowest = Math.min(...report.problems.map((problem) => problem.segments.length - depth));
    const isOtherType = report.problems.some(
      (problem) => problem.code === 'type' && problem.segments.length === depth,
    );
    return { shallowest: isOtherType ? -1 : shallowest, count: report.count };
  };
  return reports.reduce<SchemaReport | undefined>((best, report) => {
    if (!best) return report;
    const [a, b] = [rank(best), rank(report)];
    return b.shallowest > a.shallowest || (b.shallowest === a.shallowest && b.count < a.count)
      ? report
      : best;
  }, undefined);
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function shown(value: unknown): string {
  return excerpt(typeof value === 'string' ? value : (JSON.stringify(value)?.slice(0, 200) ?? ''));
}

function lengthOf(text: string): number {
  const pairs = text.match(/[\ud800-\udbff][\udc00-\udfff]/g);
  return text.length - (pairs?.length ?? 0);
}

function pointerOf(segments: readonly PathSegment[]): string {
  return segments
    .map((segment) => `/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('');
}
