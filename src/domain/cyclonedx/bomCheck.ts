import type { VexDocument } from '../vex/VexDocument.js';
import type { BomSubject } from './bomSubject.js';
import type { NotKept } from './kept/createLedger.js';
import { isNewerSpecVersion, NEWEST_SPEC_VERSION } from './specVersions.js';

/** Formats a CycloneDX BOM may have here; Protobuf is not one of them. */
export type BomFormat = 'json' | 'xml';

/**
 * Why a file is refused.
 *
 * - `empty`: no bytes, or nothing but white space
 * - `notABom`: another kind of file, or JSON or XML without the CycloneDX marker
 * - `spdx`: a bill of materials of the other format, SPDX
 * - `newerVersion`: CycloneDX of a newer version than is known here; `specVersion` has what was found
 * - `unsupportedVersion`: CycloneDX, but of no version that there is; `specVersion` has what was found
 * - `encoding`: bytes that are not text in the encoding they claim
 * - `brokenJson`, `brokenXml`: the syntax is wrong
 * - `dtd`: XML with a document type definition; refused unread, because entities can blow up or read files
 * - `tooDeep`: nested more than {@link MAX_DEPTH} levels
 * - `schema`: well written, but not what the schema of its version allows
 * - `unstorable`: as its schema allows, but with components or services that servers do not store
 */
export type BomRefusal =
  | 'empty'
  | 'notABom'
  | 'spdx'
  | 'newerVersion'
  | 'unsupportedVersion'
  | 'encoding'
  | 'brokenJson'
  | 'brokenXml'
  | 'dtd'
  | 'tooDeep'
  | 'schema'
  | 'unstorable';

/** One thing that is wrong with a BOM, and where. */
export interface BomProblem {
  /** Line of the place, from 1. Absent for an empty file, and when finding it would take too much memory. */
  line?: number;
  /** Column of the place in UTF-16 units, from 1. Absent where only the line is known. */
  column?: number;
  /**
   * A JSON Pointer (`/components/0/type`, `` for the complete document) or a path of elements
   * (`/bom/components/component[3]/@type`).
   */
  path: string;
  /** The problem as a stable word that selects a translated sentence. Each has its own `params`. */
  code: BomProblemCode;
  /** Details for the sentence of `code`. */
  params: Readonly<Record<string, BomProblemParam>>;
  /** The same in English, for logs and developers. */
  message: string;
}

export type BomProblemParam = string | number | boolean | readonly string[] | undefined;

/**
 * Params by code; `value` is what was found, shortened to 100 characters.
 *
 * Of every format: `empty`, `notABom`, `spdx` {found}, `unsupportedVersion` {found}, `invalidBytes` {encoding},
 * `unsupportedEncoding` {encoding}, `tooDeep` {limit}, `dtd`.
 * Syntax: `unexpectedEnd` {expected}, `unexpectedCharacter` {found, expected}, `unterminatedString`, `badEscape`,
 * `controlCharacter` {found}, `badNumber`, `extraContent`, `wrongEndTag` {element, expected},
 * `syntax` {detail} for what libxml2 found.
 * Schema: `type` {expected, found}, `missing` {name}, `missingOneOf` {names}, `onlyOneOf` {names}, `unexpected` {name, expected},
 * `enum` {value, allowed, allowedCount}, `const` {expected}, `pattern` {value, pattern}, `format` {value, format},
 * `tooShort`/`tooLong` {limit}, `tooSmall`/`tooLarge` {limit}, `tooFewItems`/`tooManyItems` {limit},
 * `duplicate` {value, duplicateOf}, `tooManyMatches`, `unexpectedText`, `schema` {detail}.
 * Components and services that are not stored: `blank` for names, `tooLong` {limit}.
 */
export type BomProblemCode =
  | 'empty'
  | 'notABom'
  | 'spdx'
  | 'unsupportedVersion'
  | 'invalidBytes'
  | 'unsupportedEncoding'
  | 'tooDeep'
  | 'dtd'
  | 'unexpectedEnd'
  | 'unexpectedCharacter'
  | 'unterminatedString'
  | 'badEscape'
  | 'controlCharacter'
  | 'badNumber'
  | 'extraContent'
  | 'wrongEndTag'
  | 'syntax'
  | 'type'
  | 'missing'
  | 'missingOneOf'
  | 'onlyOneOf'
  | 'unexpected'
  | 'enum'
  | 'const'
  | 'pattern'
  | 'format'
  | 'tooShort'
  | 'tooLong'
  | 'tooSmall'
  | 'tooLarge'
  | 'tooFewItems'
  | 'tooManyItems'
  | 'duplicate'
  | 'tooManyMatches'
  | 'unexpectedText'
  | 'schema'
  | 'blank';

/** A BOM that its schema allows and servers can store. */
export interface AcceptedBom {
  ok: true;
  format: BomFormat;
  /** The version of the specification, such as `1.5`. */
  specVersion: string;
  /** As written, such as `urn:uuid:3e671687-395b-41f5-a30f-a58921a69b79`. */
  serialNumber?: string;
  /** Components in the inventory with the nested ones; the one the BOM describes (`metadata.component`) is not counted. */
  componentCount: number;
  /** Services in the inventory with the nested ones. */
  serviceCount: number;
  /** The subject of the document, in its own words. Absent when it does not name one. */
  subject?: BomSubject;
  /** The document's statements about vulnerabilities. Absent when it lists none. */
  vex?: VexDocument;
  /**
   * The parts that an upload as a BOM does not keep. Absent when everything is kept. Servers differ: see
   * `notKeptBy`.
   */
  notKept?: readonly NotKept[];
  /**
   * Problems that the schema allows although the specification forbids them: a `bom-ref` used twice in JSON
   * (code `duplicate`). XML schemas forbid that themselves. At most `maxProblems`.
   */
  warnings: BomProblem[];
  /**
   * Violations of the schema that are allowed, because real files have them and a server does not need the
   * rule: JSON up to 1.4 without `version` (code `missing`), JSON up to 1.5 with another `$schema` (`const`),
   * addresses in JSON that are not IRIs (`format`), such as `git@git.example:a/b.git`. Dependency-Track
   * servers reject all of them. At most `maxProblems`.
   */
  letPass: BomProblem[];
  /** The number of those beyond the list. */
  moreLetPass: number;
}

/** A file that is not taken, with the reason. */
export interface RefusedBom {
  ok: false;
  reason: BomRefusal;
  /** The format, as far as it was recognized before the rejection. */
  format?: BomFormat;
  /** As found in the file, also when it is an unsupported one. */
  specVersion?: string;
  /** In the order of the file, at most `maxProblems`; at least one. */
  problems: BomProblem[];
  /** The number of problems beyond the list. */
  moreProblems: number;
  /** Set when counting was given up: there are more than {@link RefusedBom.moreProblems}. */
  hasUncounted?: true;
}

export type BomCheck = AcceptedBom | RefusedBom;

export interface CheckBomOptions {
  /** Ends the check with the signal's reason at its next pause. */
  signal?: AbortSignal;
  /** Problems listed at most, 1 or more. @defaultValue 50 */
  maxProblems?: number;
  /**
   * Awaited between steps of a few milliseconds. For a check on a thread that has other work: wait here until it is
   * done. Without it the check runs through.
   */
  pause?: () => Promise<void>;
  /** Called with the part of the work that starts. */
  onStage?: (stage: BomCheckStage) => void;
}

/** The parts of a check in their order. A file rejected early does not reach the later ones. */
export type BomCheckStage = 'reading' | 'parsing' | 'checking' | 'locating';

/** The check itself could not be done. It says nothing about the file; the server that receives the file must check it. */
export class BomCheckUnavailableError extends Error {
  /**
   * `memory`: the file needs more than the check may use. `tooLarge`: too large for a page that may not start workers.
   * `failed`: the worker or the schemas could not be loaded or broke down; `cause` says more.
   */
  readonly reason: 'memory' | 'tooLarge' | 'failed';

  constructor(reason: BomCheckUnavailableError['reason'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'BomCheckUnavailableError';
    this.reason = reason;
  }
}

/**
 * Levels of JSON values or XML elements inside each other, checked and imported. Deeper nesting is taken for an attack: real
 * BOMs stay below 50. libxml2 reads 256.
 */
export const MAX_DEPTH = 200;

/** Returns the reason for rejecting a version of CycloneDX that cannot be checked. */
export function versionRefusal(
  found: string | undefined,
  format: BomFormat,
  place: Pick<BomProblem, 'line' | 'column' | 'path'>,
): RefusedBom {
  const isNewer = found !== undefined && isNewerSpecVersion(found, NEWEST_SPEC_VERSION);
  const message = `CycloneDX ${found ?? 'without specVersion'} in ${format.toUpperCase()} is not supported`;
  return refusal(
    isNewer ? 'newerVersion' : 'unsupportedVersion',
    { ...place, code: 'unsupportedVersion', params: { found }, message },
    { format, specVersion: found },
  );
}

/** Rejects an SPDX document, with the place that identifies it. @param found - such as `SPDX-2.3` */
export function spdxRefusal(
  found: string,
  format: BomFormat | undefined,
  place: Pick<BomProblem, 'line' | 'column'> & Partial<BomProblem>,
): RefusedBom {
  const message = `The document is ${found}, not CycloneDX`;
  return refusal('spdx', { ...place, code: 'spdx', params: { found }, message }, { format });
}

/** Rejects a file for one reason at one place. */
export function refusal(
  reason: BomRefusal,
  problem: Omit<BomProblem, 'path' | 'params'> & Partial<BomProblem>,
  found: Pick<RefusedBom, 'format' | 'specVersion'> = {},
): RefusedBom {
  return { ok: false, reason, ...found, problems: [{ path: '', params: {}, ...problem }], moreProblems: 0 };
}
