import { MAX_DEPTH } from '../../../src/domain/cyclonedx/bomCheck.js';
import { scanJson } from '../../../src/domain/cyclonedx/json/scanJson.js';
import type { JsonSyntaxError } from '../../../src/domain/cyclonedx/json/scanJson.js';
import { readBom } from '../../../src/domain/cyclonedx/readBom.js';
import { scanXml } from '../../../src/domain/cyclonedx/xml/scanXml.js';
import type { XmlSyntaxError } from '../../../src/domain/cyclonedx/xml/scanXml.js';

/** The maximum contents of an uploaded document. Importing it needs time and memory in proportion. */
export interface DocumentLimits {
  /** Components and services together, nested ones and those of tools included. */
  components: number;
  /** Members, items, elements: everything that has a value. */
  values: number;
  /** Levels of values or elements inside each other, up to 200. */
  depth: number;
  /** Characters of one text, be it read or not. */
  textLength: number;
}

export const DEFAULT_LIMITS: DocumentLimits = {
  components: 50_000,
  values: 5_000_000,
  depth: MAX_DEPTH,
  textLength: 1_000_000,
};

/** A limit that a document exceeds. */
export interface ExceededLimit {
  limit: number;
  /** A sentence for its sender. */
  detail: string;
}

const VARIABLES = {
  components: 'BOM_MAX_COMPONENTS',
  values: 'BOM_MAX_VALUES',
  depth: 'BOM_MAX_DEPTH',
  textLength: 'BOM_MAX_TEXT',
} as const satisfies Record<keyof DocumentLimits, string>;

/**
 * Reads the limits that an operator sets, such as `BOM_MAX_COMPONENTS`. Without a variable, the default
 * applies.
 * @throws Error that names a variable that is not an integer, or not within its range
 */
export function documentLimitsFrom(
  environment: Readonly<Record<string, string | undefined>>,
): DocumentLimits {
  const limits = { ...DEFAULT_LIMITS };
  for (const member of Object.keys(VARIABLES) as (keyof DocumentLimits)[]) {
    const name = VARIABLES[member];
    const text = environment[name]?.trim() ?? '';
    if (text === '') continue;
    const most = member === 'depth' ? MAX_DEPTH : Number.MAX_SAFE_INTEGER;
    const value = /^\d+$/.test(text) ? Number(text) : 0;
    if (value < 1 || value > most)
      throw new Error(`${name} ${text} is not a whole number from 1 to ${most}.`);
    limits[member] = value;
  }
  return limits;
}

/**
 * The first limit that a document exceeds; `undefined` where it keeps to all, or cannot be read anyway. It reads the text once, 10 ms
 * a megabyte, builds nothing of it, and stops at the limit.
 */
export function exceededLimit(bytes: Uint8Array, limits: DocumentLimits): ExceededLimit | undefined {
  const file = readBom(bytes);
  if (!file.ok) return undefined;
  const count = counterOf(limits);
  try {
    const error = file.format === 'json' ? countJson(file.text, count) : countXml(file.text, count);
    if (error?.code === 'tooDeep') count.level(MAX_DEPTH + 1);
    return undefined;
  } catch (error) {
    if (error instanceof LimitReached) return error.exceeded;
    throw error;
  }
}

class LimitReached extends Error {
  constructor(readonly exceeded: ExceededLimit) {
    super(exceeded.detail);
  }
}

type Counter = ReturnType<typeof counterOf>;

function counterOf(limits: DocumentLimits) {
  let components = 0;
  let values = 0;
  const reach = (limit: number, words: string): never => {
    const most = limit.toLocaleString('en');
    throw new LimitReached({ limit, detail: words.replace('{most}', most) });
  };
  return {
    component() {
      if (++components > limits.components)
        reach(
          limits.components,
          'The document has more than {most} components and services, which is the limit of this server',
        );
    },
    value() {
      if (++values > limits.values)
        reach(limits.values, 'The document has more than {most} values, which is the limit of this server');
    },
    level(depth: number) {
      if (depth > limits.depth)
        reach(
          limits.depth,
          'The document is nested deeper than {most} levels, which is the limit of this server',
        );
    },
    text(length: number) {
      if (length > limits.textLength)
        reach(
          limits.textLength,
          'The document has a text of more than {most} characters, which is the limit of this server',
        );
    },
  };
}

const INVENTORIES = new Set(['components', 'services']);

function countJson(text: string, count: Counter): JsonSyntaxError | undefined {
  // The last name at each depth. The name of a list is one level above its items.
  const names: string[] = [];
  return scanJson(text, {
    onName(name, _, depth) {
      count.text(name.length);
      names[depth] = name;
    },
    onIndex(_, depth) {
      if (INVENTORIES.has(names[depth - 1] ?? '')) count.component();
    },
    onValue(offset, depth, value) {
      count.value();
      if (value !== undefined) count.text(value.length);
      else if (text[offset] === '{' || text[offset] === '[') count.level(depth + 1);
    },
  });
}

function countXml(text: string, count: Counter): XmlSyntaxError | undefined {
  let depth = 0;
  return scanXml(text, {
    onStart({ name, offset, parent }, end) {
      count.value();
      count.level(depth + 1);
      // Attributes are within the tag.
      count.text(end - offset);
      if (INVENTORIES.has(`${localName(name)}s`) && parent && INVENTORIES.has(localName(parent.name)))
        count.component();
      if (text[end] === '>') depth += 1;
    },
    onEnd() {
      depth -= 1;
    },
    onText: (start, end) => count.text(end - start),
  }).error;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
