import { Hono } from 'hono';

import { Token } from '../answers/shared.js';
import { VexTargets } from '../answers/vex.js';
import type { ApiContext, ApiRouter, ServerContext } from '../context.js';
import { requireAccess, visibleProjectByName } from '../http/access.js';
import { json } from '../http/answer.js';
import { readJson, uuidParam } from '../http/body.js';
import { answers, takesJson, takesParts } from '../http/described.js';
import { permit } from '../http/guards.js';
import { model, text } from '../http/model.js';
import { beforeManyRows } from '../http/largeReads.js';
import { notFound } from '../http/refusal.js';
import { MOST_WAITING_UPLOADS, ownerOfWork } from '../http/waitingWork.js';
import { projectLane } from '../runtime/queue.js';
import { countComponents } from '../store/components.js';
import { findProject } from '../store/projects.js';
import { vexTargetsOf } from '../store/vexFindings.js';
import { documentConsumed } from '../work/events.js';
import {
  checkedDocument,
  decodeBase64,
  jsonLimit,
  readUploadForm,
  requireTarget,
  TARGET_FIELDS,
} from './documentUpload.js';
import type { UploadTarget } from './documentUpload.js';

const VexSubmission = model({ ...TARGET_FIELDS, vex: text({ creator: true }) });

const BYTES_OF_COMPONENT = 400;

/**
 * Returns the routes for uploading decisions about findings. They are imported in the background, see
 * work/importVex.ts.
 */
export function vexRoutes(server: ServerContext): ApiRouter {
  const { db, jobs, options } = server;
  const router: ApiRouter = new Hono();
  const analyse = permit('VULNERABILITY_ANALYSIS');

  router.put('/vex', analyse, takesJson(VexSubmission), answers(Token, 404, 429), async (c) => {
    const { vex = '', ...target } = await readJson(c, VexSubmission, jsonLimit(options.uploadLimit));
    return accept(c, target, decodeBase64(vex, 'vex'));
  });

  router.post(
    '/vex',
    analyse,
    takesParts('project', 'projectName', 'projectVersion', 'vex'),
    answers(Token, 404, 429),
    async (c) => {
      const { field, bytes } = await readUploadForm(c, 'vex', options.uploadLimit);
      const target = {
        project: field('project'),
        projectName: field('projectName'),
        projectVersion: field('projectVersion'),
      };
      return accept(c, target, bytes);
    },
  );

  // Ours, so that a client can say before it sends a document what it will decide.
  router.get('/vex/targets/project/:uuid', analyse, answers(VexTargets, 404), async (c) => {
    const project = findProject(db, uuidParam(c, 'uuid', 'vexTargets.arg0'));
    if (!project) throw notFound('The project could not be found.');
    requireAccess(c, project.id);
    await beforeManyRows(c, countComponents(db, project.id), BYTES_OF_COMPONENT);
    return json(c, vexTargetsOf(db, project.id));
  });

  async function accept(c: ApiContext, target: UploadTarget, bytes: Uint8Array): Promise<Response> {
    requireTarget(target);
    projectOf(c, target);
    const owner = ownerOfWork(c, MOST_WAITING_UPLOADS);
    const data = await checkedDocument(server, bytes);
    const token = db.transaction(() => {
      const projectId = projectOf(c, target);
      documentConsumed(server, 'VEX', projectId);
      return jobs.enqueue({
        kind: 'importVex',
        payload: { projectId },
        data,
        lane: projectLane(projectId),
        owner,
      });
    });
    return json(c, { token });
  }

  function projectOf(
    c: ApiContext,
    { project: uuid, projectName = '', projectVersion }: UploadTarget,
  ): number {
    const project =
      uuid === undefined ? visibleProjectByName(c, projectName, projectVersion) : findProject(db, uuid);
    if (!project) throw notFound('The project could not be found.');
    requireAccess(c, project.id);
    return project.id;
  }

  return router;
}
