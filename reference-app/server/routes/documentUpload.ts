import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

import type { ApiContext, ServerContext } from '../context.js';
import { readMultipart } from '../http/body.js';
import { text, UUID_TEXT } from '../http/model.js';
import { badRequest, problem, violated } from '../http/refusal.js';
import type { Refusal, Violation } from '../http/refusal.js';
import type { BomCheckRules, BomRefusal } from '../rules/bomValidation.js';
import { BomUncheckableError } from '../runtime/bomChecker.js';
import { line } from './projectInput.js';

/** Room for the other members of a request, or the other parts of a form. */
const ENVELOPE_BYTES = 100_000;

const compress = promisify(gzip);

/** The UUID of a project in an upload. */
export const uuidText = (name: string) =>
  text({ pattern: { expression: UUID_TEXT, message: `The ${name} must be a valid 36 character UUID` } });

/** The fields with which an upload names the project it belongs to: the UUID, or name and version. */
export const TARGET_FIELDS = {
  project: uuidText('project'),
  projectName: line('project name'),
  projectVersion: line('project version'),
};

export interface UploadTarget {
  project?: string;
  projectName?: string;
  projectVersion?: string;
}

/** Bytes of a JSON request that holds a document in Base64. */
export function jsonLimit(uploadLimit: number): number {
  return Math.ceil(uploadLimit / 3) * 4 + ENVELOPE_BYTES;
}

/** The parts of an upload form: its texts by name, and the document. */
export async function readUploadForm(c: ApiContext, part: string, uploadLimit: number) {
  const parts = await readMultipart(c, uploadLimit + ENVELOPE_BYTES);
  const field = (name: string) => new TextDecoder().decode(parts.get(name)).trim() || undefined;
  const bytes = parts.get(part);
  if (!bytes) throw badRequest(`The part ${part} is missing.`);
  return { field, bytes };
}

/** @throws Refusal 400 where neither UUID nor name and version are given */
export function requireTarget({ project, projectName, projectVersion }: UploadTarget): void {
  if (project !== undefined) return;
  const missing = Object.entries({ projectName, projectVersion }).filter(([, value]) => value === undefined);
  if (missing.length > 0) throw violated(missing.map(([path]) => blank(path)));
}

/**
 * A document from its Base64.
 * @param member - the member of the request it came in
 * @throws Refusal 400 for anything else
 */
export function decodeBase64(encoded: string, member: 'bom' | 'vex'): Uint8Array {
  // Decoding skips what is no Base64, so the result is then too short; the letters of the URL-safe kind it takes.
  const bytes = Buffer.from(encoded, 'base64');
  const padding = encoded.endsWith('==') ? 2 : encoded.endsWith('=') ? 1 : 0;
  const isComplete = encoded.length % 4 === 0 && bytes.length === (encoded.length / 4) * 3 - padding;
  if (isComplete && !encoded.includes('-') && !encoded.includes('_')) return bytes;
  const message = `The ${member.toUpperCase()} must be Base64 encoded`;
  throw violated([{ message, messageTemplate: message, path: member, invalidValue: encoded.slice(0, 1000) }]);
}

/**
 * Checks a document: its size and the limits, and unless checking is switched off, whether it can be imported.
 * @returns the document for the queue
 * @throws Refusal 413 when it is too large, 400 when it is no valid CycloneDX
 */
export async function checkedDocument(server: ServerContext, bytes: Uint8Array): Promise<Uint8Array> {
  const { config, options } = server;
  if (bytes.byteLength > options.uploadLimit) {
    throw tooLarge(`Upload at most ${options.uploadLimit} bytes`, options.uploadLimit);
  }
  const refusal = await refusalOf(server, bytes, {
    limits: options.documentLimits,
    isSchemaChecked: config.isOn('artifact', 'bom.validation.enabled'),
  });
  if (refusal?.limit !== undefined) throw tooLarge(refusal.detail, refusal.limit);
  if (refusal) {
    const extras = refusal.errors ? { errors: refusal.errors } : {};
    throw problem(400, 'The uploaded BOM is invalid', refusal.detail, extras);
  }
  return compress(bytes, { level: 1 });
}

function tooLarge(detail: string, limit: number): Refusal {
  return problem(413, 'The uploaded BOM is too large', detail, { limit });
}

async function refusalOf(
  server: ServerContext,
  bytes: Uint8Array,
  rules: BomCheckRules,
): Promise<BomRefusal | undefined> {
  try {
    return await server.bomChecker.check(bytes, rules);
  } catch (error) {
    if (!(error instanceof BomUncheckableError)) throw error;
    server.log('Could not check a BOM', error);
    return { detail: `The server could not check the document: ${error.message}` };
  }
}

function blank(path: string): Violation {
  return {
    message: 'must not be blank',
    messageTemplate: '{javax.validation.constraints.NotBlank.message}',
    path,
    invalidValue: null,
  };
}
