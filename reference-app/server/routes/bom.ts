import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

import { Hono } from 'hono';

import type { ApiContext, ApiRouter, ServerContext } from '../context.js';
import { isRestricted, requireAccess } from '../http/access.js';
import { json } from '../http/answer.js';
import { readJson, readMultipart, uuidParam } from '../http/body.js';
import { callerOf, permit } from '../http/guards.js';
import { flag, model, text, UUID_TEXT } from '../http/model.js';
import { badRequest, conflict, notFound, problem, refuseWithText, violated } from '../http/refusal.js';
import type { Violation } from '../http/refusal.js';
import { findProject, findProjectByName, insertProject } from '../store/projects.js';
import type { ProjectRow } from '../store/projects.js';
import { BomUncheckableError } from '../work/bomChecker.js';
import { projectLane } from '../work/queue.js';
import { line } from './projectInput.js';

const compress = promisify(gzip);

const uuidText = (name: string) =>
  text({ pattern: { expression: UUID_TEXT, message: `The ${name} must be a valid 36 character UUID` } });

const BomSubmission = model({
  project: uuidText('project'),
  projectName: line('project name', {}),
  projectVersion: line('project version', {}),
  autoCreate: flag(),
  parentUUID: uuidText('parent UUID'),
  parentName: line('parent name', {}),
  parentVersion: line('parent version', {}),
  bom: text({ creator: true }),
});

/** Where an uploaded document belongs. */
interface UploadTarget {
  project?: string;
  projectName?: string;
  projectVersion?: string;
  autoCreate?: boolean;
  parentUUID?: string;
  parentName?: string;
  parentVersion?: string;
}

/** Upload of bills of materials. What is in them is taken over in the background, see work/importBom.ts. */
export function bomRoutes(server: ServerContext): ApiRouter {
  const { db, jobs, config, options } = server;
  const router: ApiRouter = new Hono();

  router.put('/bom', permit('BOM_UPLOAD'), async (c) => {
    const { bom = '', ...target } = await readJson(
      c,
      BomSubmission,
      base64Length(options.uploadLimit) + ENVELOPE_BYTES,
    );
    return accept(c, target, decodeBase64(bom));
  });

  router.post('/bom', permit('BOM_UPLOAD'), async (c) => {
    const parts = await readMultipart(c, options.uploadLimit + ENVELOPE_BYTES);
    const field = (name: string) => new TextDecoder().decode(parts.get(name)).trim() || undefined;
    const bytes = parts.get('bom');
    if (!bytes) throw badRequest('The part bom is missing.');
    const target = {
      project: field('project'),
      projectName: field('projectName'),
      projectVersion: field('projectVersion'),
      autoCreate: field('autoCreate') === 'true',
      parentUUID: field('parentUUID'),
      parentName: field('parentName'),
      parentVersion: field('parentVersion'),
    };
    return accept(c, target, bytes);
  });

  router.get('/bom/token/:uuid', permit('BOM_UPLOAD'), (c) => {
    const token = uuidParam(c, 'uuid', 'isTokenBeingProcessed.arg0');
    return json(c, { processing: jobs.isProcessing(token) });
  });

  // Nothing is written before the document is known to be good, so that no empty project is left behind.
  async function accept(c: ApiContext, target: UploadTarget, bytes: Uint8Array): Promise<Response> {
    requireTarget(target);
    targetOf(c, target);
    if (bytes.byteLength > options.uploadLimit) {
      throw problem(413, 'The uploaded BOM is too large', `At most ${options.uploadLimit} bytes are taken`, {
        limit: options.uploadLimit,
      });
    }
    if (config.isOn('artifact', 'bom.validation.enabled')) {
      const refusal = await checked(bytes);
      if (refusal)
        throw problem(
          400,
          'The uploaded BOM is invalid',
          refusal.detail,
          refusal.errors ? { errors: refusal.errors } : {},
        );
    }
    const data = await compress(bytes, { level: 1 });
    const token = db.transaction(() => {
      const projectId = (targetOf(c, target) ?? createProject(c, target)).id;
      return jobs.enqueue({ kind: 'importBom', payload: { projectId }, data, lane: projectLane(projectId) });
    });
    return json(c, { token });
  }

  async function checked(bytes: Uint8Array) {
    try {
      return await server.bomChecker.check(bytes);
    } catch (error) {
      if (!(error instanceof BomUncheckableError)) throw error;
      server.log('A BOM could not be checked', error);
      return { detail: `The document cannot be checked: ${error.message}` };
    }
  }

  /** The project to update; `undefined` when it is to be created and may be. */
  function targetOf(c: ApiContext, target: UploadTarget): ProjectRow | undefined {
    const { project: uuid, projectName = '', projectVersion } = target;
    const project =
      uuid === undefined ? findProjectByName(db, projectName, projectVersion) : findProject(db, uuid);
    if (project) {
      requireAccess(c, project.id);
      return project;
    }
    if (uuid !== undefined || !target.autoCreate) throw notFound('The project could not be found.');
    const { permissions } = callerOf(c);
    if (!permissions.has('PORTFOLIO_MANAGEMENT') && !permissions.has('PROJECT_CREATION_UPLOAD')) {
      throw refuseWithText(401, 'The principal does not have permission to create project.');
    }
    parentOf(c, target);
    return undefined;
  }

  function parentOf(
    c: ApiContext,
    { parentUUID, parentName, parentVersion }: UploadTarget,
  ): ProjectRow | undefined {
    if (parentUUID === undefined && parentName === undefined) return undefined;
    const parent =
      parentUUID === undefined
        ? findProjectByName(db, parentName ?? '', parentVersion)
        : findProject(db, parentUUID);
    if (!parent) throw notFound('The parent component could not be found.');
    requireAccess(c, parent.id, 'Access to the specified parent project is forbidden');
    if (!parent.active) throw conflict('An inactive Parent cannot be selected as parent');
    return parent;
  }

  function createProject(c: ApiContext, target: UploadTarget): ProjectRow {
    const project = insertProject(db, {
      uuid: randomUUID(),
      name: target.projectName ?? '',
      version: target.projectVersion ?? null,
      parentId: parentOf(c, target)?.id ?? null,
      active: 1,
    });
    const caller = callerOf(c);
    const [teamId] = caller.teamIds;
    if (caller.kind === 'apiKey' && teamId !== undefined && isRestricted(c)) {
      db.run(db.build.insertInto('projectAccessTeam').values({ projectId: project.id, teamId }));
    }
    return project;
  }

  return router;
}

// The other members of a request, or the other parts of a form.
const ENVELOPE_BYTES = 100_000;

const base64Length = (bytes: number) => Math.ceil(bytes / 3) * 4;

function requireTarget({ project, projectName, projectVersion }: UploadTarget): void {
  if (project !== undefined) return;
  const missing = Object.entries({ projectName, projectVersion }).filter(([, value]) => value === undefined);
  if (missing.length > 0) throw violated(missing.map(([path]) => blank(path)));
}

function blank(path: string): Violation {
  return {
    message: 'must not be blank',
    messageTemplate: '{javax.validation.constraints.NotBlank.message}',
    path,
    invalidValue: null,
  };
}

// Decoding skips what is no Base64, so the result is then too short; the letters of the URL-safe kind it takes.
function decodeBase64(encoded: string): Uint8Array {
  const bytes = Buffer.from(encoded, 'base64');
  const padding = encoded.endsWith('==') ? 2 : encoded.endsWith('=') ? 1 : 0;
  const isComplete = encoded.length % 4 === 0 && bytes.length === (encoded.length / 4) * 3 - padding;
  if (isComplete && !encoded.includes('-') && !encoded.includes('_')) return bytes;
  const message = 'The BOM must be Base64 encoded';
  throw violated([{ message, messageTemplate: message, path: 'bom', invalidValue: encoded.slice(0, 1000) }]);
}
