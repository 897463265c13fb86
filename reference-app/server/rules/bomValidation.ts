import type { BomProblem, RefusedBom } from '../../../src/domain/cyclonedx/bomCheck.js';
import { checkBom as checkDocument } from '../../../src/domain/cyclonedx/checkBom.js';

/** Why a document is refused, in the words of the API. */
export interface BomRefusal {
  detail: string;
  /** One line per broken rule, with its place. */
  errors?: readonly string[];
}

/**
 * Checks a document against the schema of its version; `undefined` when it is a valid bill of materials.
 * @param pause - awaited now and then, to let go of the thread
 * @throws BomCheckUnavailableError when it cannot be checked, whatever is in it
 */
export async function checkBom(
  bytes: Uint8Array,
  pause?: () => Promise<void>,
): Promise<BomRefusal | undefined> {
  const check = await checkDocument(bytes, { pause });
  return check.ok ? undefined : { detail: detailOf(check), errors: errorsOf(check) };
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
    case 'unsupportedVersion':
    case 'encoding':
    case 'dtd':
    case 'tooDeep':
      return check.problems[0]?.message ?? 'The document cannot be read';
  }
}

const HAS_PLACES = new Set<RefusedBom['reason']>(['schema', 'brokenJson', 'brokenXml']);

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
