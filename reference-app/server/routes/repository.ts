import { Hono } from 'hono';

import { RepositoryMetaComponent } from '../answers/component.js';
import { Repository } from '../answers/system.js';
import type { ApiContext, ApiRouter, ServerContext } from '../context.js';
import { empty, json, list } from '../http/answer.js';
import { readJson, readJsonChange, uuidParam } from '../http/body.js';
import { NOTHING, PAGING, answers, jsonOf, paged, takesJson, takesQuery } from '../http/described.js';
import { isRestricted, isVisible } from '../http/access.js';
import { permit, signedIn } from '../http/guards.js';
import { flag, ignored, model, oneOf, text, withoutControls } from '../http/model.js';
import { pageOf } from '../http/page.js';
import { badRequest, conflict, notFound, refuse } from '../http/refusal.js';
import { NO_CREDENTIALS, SECRET_PLACEHOLDER } from '../rules/configValue.js';
import { parsePurl } from '../../../src/domain/parsePurl.js';
import { REPOSITORY_TYPES, repositoryTypeOf } from '../rules/repositoryType.js';
import { safeUrl } from '../../../src/domain/externalUrls.js';
import { hasCredentials, isSameOrigin } from '../../../src/domain/sameOrigin.js';
import { hasPackage, repositoryMetaOf } from '../store/components.js';
import {
  deleteRepository,
  findRepository,
  findRepositoryByIdentifier,
  insertRepository,
  repositoriesPage,
  updateRepository,
} from '../store/repositories.js';
import type { RepositoryRow } from '../store/repositories.js';

const RepositoryInput = model({
  uuid: text(),
  type: oneOf(REPOSITORY_TYPES),
  identifier: text({
    trim: true,
    notBlank: true,
    max: 255,
    blankAsNull: true,
    pattern: withoutControls('The identifier must not contain control characters'),
  }),
  url: text({
    trim: true,
    notBlank: true,
    max: 255,
    blankAsNull: true,
    pattern: withoutControls('The url must not contain control characters'),
    check: (url) =>
      hasCredentials(url) ? NO_CREDENTIALS : safeUrl(url) === undefined ? NO_ADDRESS : undefined,
    // It may have a password within.
    isSecret: true,
  }),
  resolutionOrder: ignored(),
  enabled: flag(),
  internal: flag(),
  authenticationRequired: flag(),
  username: text({
    trim: true,
    max: 255,
    blankAsNull: true,
    pattern: withoutControls('The username must not contain control characters'),
  }),
  password: text({ max: 1024, isSecret: true }),
});

const NO_ADDRESS = 'The url must start with http:// or https://';

const ELSEWHERE = 'Enter the password again, because the repository moves to another server.';
const NO_REPOSITORY = 'The UUID of the repository could not be found.';

/** Returns the routes for package repositories, and for the newest versions they reported. */
export function repositoryRoutes(server: ServerContext): ApiRouter {
  const { db, secrets } = server;
  const router: ApiRouter = new Hono();

  router.get(
    '/repository',
    permit('SYSTEM_CONFIGURATION'),
    takesQuery(PAGING),
    answers(paged(Repository)),
    (c) => answerList(c, undefined),
  );

  router.get(
    '/repository/latest',
    signedIn(),
    takesQuery({ purl: 'text' }),
    answers({ 200: jsonOf(RepositoryMetaComponent), 204: NOTHING }, 400, 404),
    (c) => {
      const purl = parsePurl(c.req.query('purl') ?? '');
      if (!purl) throw refuse(400);
      if (!repositoryTypeOf(purl.type)) return empty(204);
      const pack = { purlType: purl.type, purlNamespace: purl.namespace ?? null, purlName: purl.name };
      // The list of known packages would show what is in the projects of others.
      const isHidden = isRestricted(c) && !hasPackage(db, pack, isVisible(c, 'projectId'));
      const meta = isHidden ? undefined : repositoryMetaOf(db, pack);
      if (!meta) throw notFound('The repository metadata for the specified component cannot be found.');
      return json(c, {
        ...meta,
        namespace: meta.namespace ?? undefined,
        published: meta.published ?? undefined,
      });
    },
  );

  router.get(
    '/repository/:type',
    permit('SYSTEM_CONFIGURATION'),
    takesQuery(PAGING),
    answers(paged(Repository), 400),
    (c) => {
      const type = REPOSITORY_TYPES.find((known) => known === c.req.param('type'));
      if (!type) throw badRequest('This repository type does not exist.');
      return answerList(c, type);
    },
  );

  router.put(
    '/repository',
    permit('SYSTEM_CONFIGURATION'),
    takesJson(RepositoryInput),
    answers({ 201: jsonOf(Repository) }, 409),
    async (c) => {
      const input = await readJson(c, RepositoryInput);
      const { type, identifier = '', url = '' } = input;
      if (!type) throw badRequest('The type of the repository is missing.');
      if (findRepositoryByIdentifier(db, type, identifier))
        throw conflict('A repository with the specified identifier already exists.');
      const flags = requiredFlags(input);
      const needsLogin = flags.authenticationRequired;
      const repository = insertRepository(db, {
        type,
        identifier,
        url,
        enabled: Number(flags.enabled),
        internal: Number(flags.internal),
        authenticationRequired: Number(needsLogin),
        username: needsLogin ? (input.username ?? null) : null,
        password: needsLogin && input.password ? secrets.encrypt(input.password) : null,
      });
      return json(c, repositoryJson(repository), 201);
    },
  );

  router.post(
    '/repository',
    permit('SYSTEM_CONFIGURATION'),
    takesJson(RepositoryInput),
    answers(Repository, 404),
    async (c) => {
      const input = await readJsonChange(c, RepositoryInput, ({ uuid = '' }) => findRepository(db, uuid));
      const stored = findRepository(db, input.uuid ?? '');
      if (!stored) throw notFound(NO_REPOSITORY);
      const flags = requiredFlags(input);
      const needsLogin = flags.authenticationRequired;
      const { url = '' } = input;
      const isNewPassword = Boolean(input.password) && input.password !== SECRET_PLACEHOLDER;
      // Users who change the destination must know the password to have it sent there.
      const kept = isSameOrigin(url, stored.url) ? stored.password : null;
      if (needsLogin && stored.password !== null && kept === null && !isNewPassword)
        throw badRequest(ELSEWHERE);
      const password = isNewPassword ? secrets.encrypt(input.password ?? '') : kept;
      const changed = updateRepository(db, stored, {
        url,
        enabled: Number(flags.enabled),
        internal: Number(flags.internal),
        authenticationRequired: Number(needsLogin),
        username: needsLogin ? (input.username ?? null) : null,
        password: needsLogin ? password : null,
      });
      return json(c, repositoryJson(changed));
    },
  );

  router.delete('/repository/:uuid', permit('SYSTEM_CONFIGURATION'), answers({ 204: NOTHING }, 404), (c) => {
    const repository = findRepository(db, uuidParam(c, 'uuid', 'deleteRepository.arg0'));
    if (!repository) throw notFound(NO_REPOSITORY);
    deleteRepository(db, repository);
    return empty(204);
  });

  function answerList(c: ApiContext, type: string | undefined): Response {
    const { rows, total } = repositoriesPage(db, pageOf(c), type);
    return list(c, rows.map(repositoryJson), total);
  }

  return router;
}

// The reference fails with 500 where one is missing.
function requiredFlags(input: { enabled?: boolean; internal?: boolean; authenticationRequired?: boolean }) {
  const { enabled, internal, authenticationRequired } = input;
  if (enabled === undefined || internal === undefined || authenticationRequired === undefined) {
    throw badRequest('enabled, internal, and authenticationRequired are required.');
  }
  return { enabled, internal, authenticationRequired };
}

function repositoryJson(repository: RepositoryRow) {
  return {
    type: repository.type,
    identifier: repository.identifier,
    url: repository.url,
    resolutionOrder: repository.resolutionOrder,
    enabled: Boolean(repository.enabled),
    internal: Boolean(repository.internal),
    authenticationRequired: Boolean(repository.authenticationRequired),
    username: repository.username ?? undefined,
    uuid: repository.uuid,
  };
}
