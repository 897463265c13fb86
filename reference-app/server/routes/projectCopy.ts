import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';

import { Token } from '../answers/shared.js';
import type { ApiRouter, ServerContext } from '../context.js';
import { requireAccess } from '../http/access.js';
import { json } from '../http/answer.js';
import { readJson } from '../http/body.js';
import { answers, takesJson } from '../http/described.js';
import { permit } from '../http/guards.js';
import { flag, model, printable, text, UUID_TEXT } from '../http/model.js';
import { conflict, notFound } from '../http/refusal.js';
import { ownerOfWork } from '../http/waitingWork.js';
import { projectLane } from '../runtime/queue.js';
import { findProject, findProjectByName } from '../store/projects.js';
import type { JobPayloads } from '../work/kinds.js';

const CopyInput = model({
  project: text({
    creator: true,
    pattern: { expression: UUID_TEXT, message: 'The project must be a valid 36 character UUID' },
  }),
  version: text({
    creator: true,
    trim: true,
    blankAsNull: true,
    notBlank: true,
    max: 255,
    pattern: printable('The version may only contain printable characters'),
  }),
  includeTags: flag(),
  includeProperties: flag(),
  /** An older name of `includeComponents`. */
  includeDependencies: flag(),
  includeComponents: flag(),
  includeServices: flag(),
  includeAuditHistory: flag(),
  includeACL: flag(),
  includePolicyViolations: flag(),
});

/** Copies of a project as a new version. */
export function projectCopyRoutes({ db, jobs }: ServerContext): ApiRouter {
  const router: ApiRouter = new Hono();

  router.put(
    '/project/clone',
    permit('PORTFOLIO_MANAGEMENT'),
    takesJson(CopyInput),
    answers(Token, 404, 409, 429),
    async (c) => {
      const input = await readJson(c, CopyInput);
      const { project: uuid = '', version = '' } = input;
      const source = findProject(db, uuid);
      if (!source) throw notFound('The UUID of the project could not be found.');
      requireAccess(c, source.id);
      if (findProjectByName(db, source.name, version))
        throw conflict('A project with the specified name and version already exists.');
      const payload: JobPayloads['copyProject'] = {
        projectId: source.id,
        uuid: randomUUID(),
        version,
        contents: {
          tags: input.includeTags ?? false,
          properties: input.includeProperties ?? false,
          components: (input.includeComponents || input.includeDependencies) ?? false,
          services: input.includeServices ?? false,
          auditHistory: input.includeAuditHistory ?? false,
          access: input.includeACL ?? false,
          policyViolations: input.includePolicyViolations ?? false,
        },
      };
      const token = jobs.enqueue({
        kind: 'copyProject',
        payload,
        lane: projectLane(source.id),
        owner: ownerOfWork(c),
      });
      return json(c, { token });
    },
  );

  return router;
}
