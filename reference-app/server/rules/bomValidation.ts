import type { BomProblem, RefusedBom } from '../../../src/domain/cyclonedx/bomCheck.js';
import { checkBom as checkDocument } from '../../../src/domain/cyclonedx/checkBom.js';
import { parseBom } from './bom.js';
import { BomEntryTooLarge, BomError } from './bomModel.js';
import { exceededLimit } from './documentLimits.js';
import type { DocumentLimits } from './documentLimits.js';

/** The reason why a document is rejected, in the words of the API. */
export interface BomRefusal {
  detail: string;
  /** One line per broken rule, with its place. */
  errors?: readonly string[];
  /** The limit that it exceeds; absent where something else is wrong. */
  limit?: number;
}

/** The strictness of the check of a document. */
export interface BomCheckRules {
  limits: DocumentLimits;
  /** True when more than the limits is checked. */
  isSchemaChecked: boolean;
}

/**
 * Checks a document against the limits, before anything is built of it, and against the schema of its version, and reads it as
 * an import will; `undefined` when it is a valid bill of materials that can be imported.
 * @param pause - awaited now and then, to let go of the thread
 * @throws BomCheckUnavailableError when it cannot be checked, whatever is in it
 */
export async function checkBom(
  bytes: Uint8Array,
  { limits, isSchemaChecked }: BomCheckRules,
  pause?: () => Promise<void>,
): Promise<BomRefusal | undefined> {
  const exceeded = exceededLimit(bytes, limits);
  if (exceeded || !isSchemaChecked) return exceeded;
  await pause?.();
  const check = await checkDocument(bytes, { pause });
  if (!check.ok) return { detail: detailOf(check), errors: errorsOf(check) };
  await pause?.();
  return readingRefusal(bytes);
}

// Without this check, an unreadable document would be accepted with a token and never arrive.
function readingRefusal(bytes: Uint8Array): BomRefusal | undefined {
  try {
    parseBom(bytes);
    return undefined;
  } catch (error) {
    if (error instanceof BomEntryTooLarge) return { detail: error.message, limit: error.limit };
    if (error instanceof BomError) return { detail: error.message };
    throw error;
  }
}

// The sentences are those of the reference server where it has one.
function detailOf(check: RefusedBom): string {
  switch (check.reason) {
    case 'empty':
    case 'brokenJson':
      return 'BOM is neither valid JSON nor XML';
    case 'notABom':
      if (check.format === 'json') return 'Unable to determine schema version from JSON';
      return check.format === 'xml'
        ? 'Unable to determine schema version from XML namespaces'
        : 'BOM is neither valid JSON nor XML';
    case 'schema':
    case 'brokenXml':
      return 'Schema validation failed';
    case 'unstorable':
      return 'BOM has components or services that cannot be stored';
    case 'spdx':
    case 'newerVersion':
    case 'unsupportedVersion':
    case 'encoding':
    case 'dtd':
    case 'tooDeep':
      return check.problems[0]?.message ?? 'The document cannot be read';
  }
}

const HAS_PLACES = new Set<RefusedBom['reason']>(['schema', 'unstorable', 'brokenJson', 'brokenXml']);

function errorsOf({ reason, problems, moreProblems }: RefusedBom): string[] | undefined {
  if (!HAS_PLACES.has(reason)) return undefined;
  const lines = problems.map(lineOf);
  return moreProblems > 0 ? [...lines, `and ${moreProblems} more`] : lines;
}

function lineOf({ path, message, line, column }: BomProblem): string {
  const place =
    line === undefined ? '' : ` (line ${line}${column === undefined ? '' : `, column ${column}`})`;
  return `${path === '' ? '' : `${path}: `}${message}${place}`;
}
