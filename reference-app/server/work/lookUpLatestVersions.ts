import type { Selectable } from 'kysely';

import type { ServerContext } from '../context.js';
import { VERSION_SOURCES } from '../rules/latestVersion.js';
import type { LatestVersion, VersionSource } from '../rules/latestVersion.js';
import { repositoryTypeOf } from '../rules/repositoryType.js';
import type { RepositoryType } from '../rules/repositoryType.js';
import { repositoryMetaOf, saveRepositoryMeta } from '../store/components.js';
import type { RepositoryTable } from '../store/tables.js';
import { evaluateAfterLookUp } from './evaluatePolicies.js';
import { repositoryUnreachable } from './events.js';
import type { JobPayloads } from './kinds.js';
import type { JobHandler } from './queue.js';
import { withDeadline } from './withDeadline.js';

const HOUR_MS = 3_600_000;
const REQUEST_TIMEOUT_MS = 10_000;
const LARGEST_ANSWER = 10_000_000;
/** Packages asked for at the same time. */
const CONCURRENCY = 4;
/** How long a repository that cannot be reached is left alone. */
const REST_MS = 600_000;

type Repository = Selectable<RepositoryTable>;

interface Package {
  purlType: string;
  purlNamespace: string | null;
  purlName: string;
  isInternal: number;
}

/** Handles `lookUpLatestVersions`: asks the repositories of a package type, in their order, until one knows the package. */
export function registerLookUpLatestVersions(server: ServerContext): void {
  const { db, jobs, now } = server;
  const resting = new Map<string, number>();
  const unknown = new Map<string, number>();
  // As they are when a job begins: thousands of packages need not read them thousands of times.
  const repositories = new Map<string, Repository[]>();

  const handleLookUp: JobHandler<JobPayloads['lookUpLatestVersions']> = async (payload, { signal }) => {
    const waiting = packagesOf(payload);
    repositories.clear();
    const workers = Array.from({ length: CONCURRENCY }, async () => {
      for (let next = waiting.pop(); next && !signal.aborted; next = waiting.pop())
        await lookUp(next, signal);
    });
    await Promise.all(workers);
    signal.throwIfAborted();
    return () => evaluateAfterLookUp(server, payload);
  };
  jobs.handle('lookUpLatestVersions', handleLookUp, { waitsForNetwork: true });

  function packagesOf(payload: JobPayloads['lookUpLatestVersions']): Package[] {
    const [column, id] =
      'projectId' in payload ? ['projectId', payload.projectId] : ['id', payload.componentId];
    return db
      .prepare(
        `select distinct purlType, purlNamespace, purlName, isInternal from component
         where ${column} = ? and purlType is not null and purlName is not null`,
      )
      .all<Package>(id);
  }

  async function lookUp(pack: Package, signal: AbortSignal): Promise<void> {
    const repositoryType = repositoryTypeOf(pack.purlType);
    const source = repositoryType && VERSION_SOURCES[repositoryType];
    if (!source || isFresh(pack)) return;
    for (const repository of repositoriesOf(repositoryType, pack.isInternal)) {
      const latest = await ask(repository, source, pack, signal);
      if (!latest) continue;
      saveRepositoryMeta(db, {
        repositoryType,
        namespace: pack.purlNamespace,
        name: pack.purlName,
        latestVersion: latest.version,
        published: latest.published ?? null,
        lastCheck: now(),
      });
      return;
    }
    unknown.set(keyOf(pack), now());
  }

  function isFresh(pack: Package): boolean {
    const hours = Number(server.config.text('task-scheduler', 'repository.metadata.fetch.cadence') ?? 24);
    const lastCheck = repositoryMetaOf(db, pack)?.lastCheck ?? 0;
    // Whoever adds a repository does not want to wait a day for it: what nobody knew is asked again after an hour.
    const askedInVain = unknown.get(keyOf(pack)) ?? 0;
    return now() - lastCheck < hours * HOUR_MS || now() - askedInVain < HOUR_MS;
  }

  function repositoriesOf(type: RepositoryType, internal: number): Repository[] {
    const key = `${type} ${internal}`;
    let found = repositories.get(key);
    if (!found) {
      found = db.all(
        db.build
          .selectFrom('repository')
          .selectAll()
          .where('type', '=', type)
          .where('enabled', '=', 1)
          .where('internal', '=', internal)
          .orderBy('resolutionOrder'),
      );
      repositories.set(key, found);
    }
    return found.filter(({ url }) => url && now() - (resting.get(url) ?? -Infinity) > REST_MS);
  }

  async function ask(
    repository: Repository,
    source: VersionSource,
    { purlNamespace, purlName }: Package,
    signal: AbortSignal,
  ): Promise<LatestVersion | undefined> {
    const { url } = repository;
    if (!url) return undefined;
    const path = source.pathOf({ namespace: purlNamespace ?? undefined, name: purlName });
    try {
      return await withDeadline(REQUEST_TIMEOUT_MS, signal, async (ending) => {
        const answer = await server.fetch(`${url.replace(/\/+$/, '')}/${path}`, {
          headers: { accept: 'application/json, application/xml;q=0.9', ...credentialsOf(repository) },
          signal: ending,
        });
        if (!answer.ok) {
          await answer.body?.cancel();
          return undefined;
        }
        return source.read(await textOf(answer));
      });
    } catch (error) {
      signal.throwIfAborted();
      // Nobody there, or too slow: the next packages need not find that out again. Unreadable answers are of one package.
      const isUnreachable = error instanceof TypeError || (error as Error).name === 'TimeoutError';
      if (isUnreachable) {
        resting.set(url, now());
        repositoryUnreachable(server, repository);
      }
      return undefined;
    }
  }

  function credentialsOf({ authenticationRequired, username, password }: Repository): Record<string, string> {
    if (!authenticationRequired || !username) return {};
    const secret = password === null ? '' : server.secrets.decrypt(password);
    return { authorization: `Basic ${Buffer.from(`${username}:${secret}`).toString('base64')}` };
  }
}

const keyOf = ({ purlType, purlNamespace, purlName }: Package) =>
  JSON.stringify([purlType, purlNamespace, purlName]);

async function textOf(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (answer.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > LARGEST_ANSWER) throw new Error('The answer of a repository is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size).toString('utf8');
}
