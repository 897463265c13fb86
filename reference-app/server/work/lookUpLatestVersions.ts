import type { ServerContext } from '../context.js';
import { repositoryTypeOf } from '../rules/repositoryType.js';
import type { RepositoryType } from '../rules/repositoryType.js';
import { textOf } from '../rules/versionSources/VersionSource.js';
import type { AskedRepository, LatestVersion, VersionSource } from '../rules/versionSources/VersionSource.js';
import { VERSION_SOURCES } from '../rules/versionSources/versionSources.js';
import { PermanentFailure } from '../runtime/queue.js';
import type { JobHandler } from '../runtime/queue.js';
import { withDeadline } from '../runtime/withDeadline.js';
import { repositoryMetaOf, saveRepositoryMeta } from '../store/components.js';
import { activeProjectIds } from '../store/projects.js';
import { repositoriesToAsk } from '../store/repositories.js';
import type { RepositoryRow } from '../store/repositories.js';
import { evaluateAfterLookUp } from './evaluatePolicies.js';
import { repositoryUnreachable } from './events.js';
import type { JobPayloads } from './kinds.js';
import { cadenceOf, noteDone } from './recurringWork.js';

const HOUR_MS = 3_600_000;
const REQUEST_TIMEOUT_MS = 10_000;
/** What is the same for all packages of a repository may be large. */
const SHARED_TIMEOUT_MS = 120_000;
/** Packages asked for at the same time. */
const CONCURRENCY = 4;
/** How long a repository that cannot be reached is left alone. */
const REST_MS = 600_000;

interface Package {
  purlType: string;
  purlNamespace: string | null;
  purlName: string;
  /** One of those in use: where commits are, commits are asked for. */
  purlVersion: string | null;
  isInternal: number;
}

/** Said of a repository that tells nothing now, which does not mean that it does not know the package. */
class NoAnswer extends Error {}

/** Handles `lookUpLatestVersions`: asks the repositories of a package type, in their order, until one knows the package. */
export function registerLookUpLatestVersions(server: ServerContext): void {
  const { db, jobs, now } = server;
  /** Until when a repository is left alone, by its address. */
  const resting = new Map<string, number>();
  const shared = new Map<string, { readAt: number; document: Promise<unknown> }>();
  const unknown = new Map<string, number>();
  // As they are when a job begins: thousands of packages need not read them thousands of times.
  const repositories = new Map<string, RepositoryRow[]>();

  const handleLookUp: JobHandler<JobPayloads['lookUpLatestVersions']> = async (payload, { signal }) => {
    const waiting = packagesOf(payload);
    const oldest = payload.oldest ?? now() - cadenceOf(server, 'lookUpPortfolio') * HOUR_MS;
    repositories.clear();
    for (const [pack, askedAt] of unknown) if (now() - askedAt >= HOUR_MS) unknown.delete(pack);
    const workers = Array.from({ length: CONCURRENCY }, async () => {
      for (let next = waiting.pop(); next && !signal.aborted; next = waiting.pop())
        await lookUp(next, oldest, signal);
    });
    await Promise.all(workers);
    signal.throwIfAborted();
    return () => evaluateAfterLookUp(server, payload);
  };
  jobs.handle('lookUpLatestVersions', handleLookUp, { waitsForNetwork: true });
  jobs.handle<JobPayloads['lookUpPortfolio']>('lookUpPortfolio', () => () => {
    // Half of it: the last round took its time, so that some of its answers are younger than this round is due.
    const oldest = now() - (cadenceOf(server, 'lookUpPortfolio') * HOUR_MS) / 2;
    // In a lane of its own, so that what is uploaded meanwhile does not wait for it.
    for (const projectId of activeProjectIds(db)) {
      const payload = { projectId, oldest };
      jobs.enqueue({ kind: 'lookUpLatestVersions', payload, lane: 'repositoriesAgain', isMergeable: true });
    }
    noteDone(server, 'lookUpPortfolio');
  });

  function packagesOf(payload: JobPayloads['lookUpLatestVersions']): Package[] {
    const [column, id] =
      'projectId' in payload ? ['projectId', payload.projectId] : ['id', payload.componentId];
    return db
      .prepare(
        `select purlType, purlNamespace, purlName, isInternal, min(purlVersion) as purlVersion from component
         where ${column} = ? and purlType is not null and purlName is not null
         group by purlType, purlNamespace, purlName, isInternal`,
      )
      .all<Package>(id);
  }

  async function lookUp(pack: Package, oldest: number, signal: AbortSignal): Promise<void> {
    const repositoryType = repositoryTypeOf(pack.purlType);
    if (!repositoryType || repositoryType === 'UNSUPPORTED' || isFresh(pack, oldest)) return;
    let isUnknown = true;
    for (const repository of repositoriesOf(repositoryType, pack.isInternal)) {
      const latest = isResting(repository)
        ? 'no answer'
        : await ask(repository, VERSION_SOURCES[repositoryType], pack, signal);
      if (latest === 'no answer') isUnknown = false;
      if (latest === undefined || latest === 'no answer') continue;
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
    if (isUnknown) unknown.set(keyOf(pack), now());
  }

  function isFresh(pack: Package, oldest: number): boolean {
    const lastCheck = repositoryMetaOf(db, pack)?.lastCheck ?? 0;
    // Whoever adds a repository does not want to wait a day for it: what nobody knew is asked again after an hour.
    const askedInVain = unknown.get(keyOf(pack)) ?? 0;
    return lastCheck > oldest || now() - askedInVain < HOUR_MS;
  }

  function repositoriesOf(type: RepositoryType, internal: number): RepositoryRow[] {
    const key = `${type} ${internal}`;
    let found = repositories.get(key);
    if (!found) {
      found = repositoriesToAsk(db, type, internal);
      repositories.set(key, found);
    }
    return found;
  }

  async function ask(
    repository: RepositoryRow,
    source: VersionSource,
    { purlNamespace, purlName, purlVersion }: Package,
    signal: AbortSignal,
  ): Promise<LatestVersion | 'no answer' | undefined> {
    const pack = {
      namespace: purlNamespace ?? undefined,
      name: purlName,
      version: purlVersion ?? undefined,
    };
    try {
      return await source.latestOf(pack, asked(repository, source, signal));
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof NoAnswer) return 'no answer';
      // Nobody there, or too slow: the next packages need not find that out again. Unreadable answers are of one package.
      const isUnreachable = error instanceof TypeError || (error as Error).name === 'TimeoutError';
      if (!isUnreachable && !(error instanceof PermanentFailure)) return undefined;
      if (error instanceof PermanentFailure)
        server.log(
          `The ${repository.type} repository ${repository.identifier} is not asked. ${error.message}`,
        );
      rest(repository, REST_MS);
      repositoryUnreachable(server, repository);
      return 'no answer';
    }
  }

  /** A repository as its kind of protocol reads it. */
  function asked(repository: RepositoryRow, { baseOf }: VersionSource, signal: AbortSignal): AskedRepository {
    const configured = (repository.url ?? '').replace(/\/+$/, '');
    const base = baseOf?.(configured) ?? configured;
    if (!URL.canParse(base)) throw new PermanentFailure('Its address is no URL.');
    const addressOf = (address: string) => {
      if (!URL.canParse(address, `${base}/`)) throw new Error('A repository names what is no address.');
      return address === '' ? base : new URL(address, `${base}/`).href;
    };

    function read<Result>(
      address: string,
      timeoutMs: number,
      take: (body: AsyncIterable<Uint8Array>) => Promise<Result>,
    ): Promise<Result | undefined> {
      return withDeadline(timeoutMs, signal, async (ending) => {
        // Answers name addresses elsewhere; what is to be known only here stays here.
        const isHome = new URL(address).origin === new URL(base).origin;
        const credentials = isHome ? credentialsOf(repository) : {};
        const answer = await server.ask(address, {
          headers: { accept: ACCEPTED, ...credentials },
          signal: ending,
        });
        if (answer.ok) {
          try {
            return await take((answer.body ?? []) as AsyncIterable<Uint8Array>);
          } catch (error) {
            ending.throwIfAborted();
            throw error;
          }
        }
        await answer.body?.cancel();
        if (answer.status === 401 && credentials.authorization)
          throw new PermanentFailure('It refuses the user name and password.');
        const isDown = IS_DOWN.includes(answer.status);
        if (!isDown && !isTooMuch(answer)) return undefined;
        rest(repository, secondsToWait(answer) * 1000 || REST_MS);
        if (isDown) repositoryUnreachable(server, repository);
        throw new NoAnswer();
      });
    }

    return {
      text: (address) => read(addressOf(address), REQUEST_TIMEOUT_MS, textOf),
      shared<Document>(address: string, take: (body: AsyncIterable<Uint8Array>) => Promise<Document>) {
        const key = `${repository.id} ${addressOf(address)}`;
        const known = shared.get(key);
        if (known && now() - known.readAt < HOUR_MS) return known.document as Promise<Document | undefined>;
        const document = read(addressOf(address), SHARED_TIMEOUT_MS, take);
        shared.set(key, { readAt: now(), document });
        document.catch(() => shared.delete(key));
        return document;
      },
    };
  }

  const isResting = ({ url }: RepositoryRow) => now() < (resting.get(url ?? '') ?? 0);

  function rest({ url }: RepositoryRow, milliseconds: number): void {
    resting.set(url ?? '', now() + Math.min(milliseconds, HOUR_MS));
  }

  function credentialsOf(repository: RepositoryRow): { authorization?: string } {
    const { type, authenticationRequired, username, password } = repository;
    if (!authenticationRequired) return {};
    const secret = password === null ? '' : server.secrets.decrypt(password);
    // GitHub knows tokens only, whoever's they are. Without a name a secret is a token elsewhere, too.
    if (secret && (type === 'GITHUB' || !username)) return { authorization: `Bearer ${secret}` };
    if (!username) return {};
    return { authorization: `Basic ${Buffer.from(`${username}:${secret}`).toString('base64')}` };
  }
}

// Hackage answers with text for people unless asked for JSON; its times are nothing but text.
const ACCEPTED = 'application/json, application/xml;q=0.9, */*;q=0.1';

// What proxies say when nobody behind them answers, and servers that are being repaired (RFC 9110, section 15.6).
const IS_DOWN = [502, 503, 504];

// GitHub says 403 to those who ask too often.
const isTooMuch = ({ status, headers }: Response) =>
  status === 429 ||
  (status === 403 && (headers.get('x-ratelimit-remaining') === '0' || headers.has('retry-after')));

const secondsToWait = ({ headers }: Response) => Number(headers.get('retry-after') ?? 0) || 0;

const keyOf = ({ purlType, purlNamespace, purlName }: Package) =>
  JSON.stringify([purlType, purlNamespace, purlName]);
