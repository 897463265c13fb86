import { randomUUID } from 'node:crypto';

import { Hono } from 'hono';

import { hasPermission } from '../../../src/domain/hasPermission.js';
import { Processing, Token } from '../answers/shared.js';
import type { ApiContext, ApiRouter, ServerContext } from '../context.js';
import { canAccess, grantToCreator, requireAccess, visibleProjectByName } from '../http/access.js';
import { json } from '../http/answer.js';
import { readJson, uuidParam } from '../http/body.js';
import { answers, takesJson, takesParts } from '../http/described.js';
import { callerOf, permit } from '../http/guards.js';
import { flag, model, text } from '../http/model.js';
import { conflict, notFound, refuseWithText } from '../http/refusal.js';
import { MOST_WAITING_UPLOADS, ownerOfWork } from '../http/waitingWork.js';
import { projectLane } from '../runtime/queue.js';
import { findProject, findProjectByName, insertProject } from '../store/projects.js';
import type { ProjectRow } from '../store/projects.js';
import { TOO_MANY_LEVELS, isTooDeep } from '../store/trees.js';
import { documentConsumed, projectCreated } from '../work/events.js';
import {
  checkedDocument,
  decodeBase64,
  jsonLimit,
  readUploadForm,
  requireTarget,
  TARGET_FIELDS,
  uuidText,
} from './documentUpload.js';
import type { UploadTarget } from './documentUpload.js';
import { line } from './projectInput.js';

const BomSubmission = model({
  ...TARGET_FIELDS,
  autoCreate: flag(),
  parentUUID: uuidText('parent UUID'),
  parentName: line('parent name'),
  parentVersion: line('parent version'),
  bom: text({ creator: true }),
});

/** The project that an uploaded document belongs to. */
interface BomTarget extends UploadTarget {
  autoCreate?: boolean;
  parentUUID?: string;
  parentName?: string;
  parentVersion?: string;
}

/**
 * Returns the routes for uploading BOMs. Their content is imported in the background, see work/importBom.ts.
 */
export function bomRoutes(server: ServerContext): ApiRouter {
  const { db, jobs, options } = server;
  const router: ApiRouter = new Hono();

  router.put(
    '/bom',
    permit('BOM_UPLOAD'),
    takesJson(BomSubmission),
    answers(Token, 404, 409, 429),
    async (c) => {
      const { bom = '', ...target } = await readJson(c, BomSubmission, jsonLimit(options.uploadLimit));
      return accept(c, target, decodeBase64(bom, 'bom'));
    },
  );

  router.post(
    '/bom',
    permit('BOM_UPLOAD'),
    takesParts(
      'project',
      'projectName',
      'projectVersion',
      'autoCreate',
      'parentUUID',
      'parentName',
      'parentVersion',
      'bom',
    ),
    answers(Token, 404, 409, 429),
    async (c) => {
      const { field, bytes } = await readUploadForm(c, 'bom', options.uploadLimit);
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
    },
  );

  router.get('/bom/token/:uuid', permit('BOM_UPLOAD'), answers(Processing), (c) => {
    const token = uuidParam(c, 'uuid', 'isTokenBeingProcessed.arg0');
    return json(c, { processing: jobs.isProcessing(token) });
  });

  // Nothing is written before the document is known to be good, so that no empty project is left behind.
  async function accept(c: ApiContext, target: BomTarget, bytes: Uint8Array): Promise<Response> {
    requireTarget(target);
    targetOf(c, target);
    const owner = ownerOfWork(c, MOST_WAITING_UPLOADS);
    const data = await checkedDocument(server, bytes);
    const token = db.transaction(() => {
      const projectId = (targetOf(c, target) ?? createProject(c, target)).id;
      documentConsumed(server, 'BOM', projectId);
      return jobs.enqueue({
        kind: 'importBom',
        payload: { projectId },
        data,
        lane: projectLane(projectId),
        owner,
      });
    });
    return json(c, { token });
  }

  /** The project to update; `undefined` when it is to be created and may be. */
  function targetOf(c: ApiContext, target: BomTarget): ProjectRow | undefined {
    const { project: uuid, projectName = '', projectVersion } = target;
    const project =
      uuid === undefined ? findProjectByName(db, projectName, projectVersion) : findProject(db, uuid);
    const isUnknown = !project || (uuid === undefined && !canAccess(c, project.id));
    if (!isUnknown) {
      requireAccess(c, project.id);
      return project;
    }
    if (uuid !== undefined || !target.autoCreate) throw notFound('The project could not be found.');
    if (!hasPermission(callerOf(c).permissions, 'PROJECT_CREATION_UPLOAD')) {
      throw refuseWithText(401, 'The principal does not have permission to create project.');
    }
    parentOf(c, target);
    // Name and version are unique: a caller who would create another project inevitably learns that someone
    // else has them.
    if (project) requireAccess(c, project.id);
    return undefined;
  }

  function parentOf(
    c: ApiContext,
    { parentUUID, parentName, parentVersion }: BomTarget,
  ): ProjectRow | undefined {
    if (parentUUID === undefined && parentName === undefined) return undefined;
    const parent =
      parentUUID === undefined
        ? visibleProjectByName(c, parentName ?? '', parentVersion)
        : findProject(db, parentUUID);
    if (!parent) throw notFound('The parent component could not be found.');
    requireAccess(c, parent.id, 'Access to the specified parent project is forbidden');
    if (!parent.active) throw conflict('An inactive Parent cannot be selected as parent');
    if (isTooDeep(db, parent.id)) throw conflict(TOO_MANY_LEVELS);
    return parent;
  }

  function createProject(c: ApiContext, target: BomTarget): ProjectRow {
    const project = insertProject(db, {
      uuid: randomUUID(),
      name: target.projectName ?? '',
      version: target.projectVersion ?? null,
      parentId: parentOf(c, target)?.id ?? null,
      active: 1,
    });
    projectCreated(server, project.id);
    grantToCreator(c, project.id);
    return project;
  }

  return router;
}
