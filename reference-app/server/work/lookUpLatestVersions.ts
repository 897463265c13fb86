import { packageKey } from '../../../src/domain/packageKey.js';
import type { ServerContext } from '../context.js';
import { fadingMemory, hashOf } from '../rules/fadingMemory.js';
import { repositoryTypeOf } from '../rules/repositoryType.js';
import type { RepositoryType } from '../rules/repositoryType.js';
import type { AskedPackage } from '../rules/versionSources/VersionSource.js';
import { VERSION_SOURCES } from '../rules/versionSources/versionSources.js';
import type { JobHandler } from '../runtime/queue.js';
import { repositoryMetaOf, saveRepositoryMeta } from '../store/components.js';
import { activeProjectIds } from '../store/projects.js';
import { repositoriesToAsk } from '../store/repositories.js';
import type { RepositoryRow } from '../store/repositories.js';
import { evaluateAfterLookUp } from './evaluatePolicies.js';
import type { JobPayloads } from './kinds.js';
import { cadenceOf, noteDone } from './recurringWork.js';
import { repositoryReader } from './repositoryReader.js';

const HOUR_MS = 3_600_000;
/** The number of packages looked up at the same time. */
const CONCURRENCY = 4;
/** The maximum number of unknown packages to remember. Others are looked up again sooner. */
const MOST_UNKNOWN = 20_000;

interface Package {
  purlType: string;
  purlNamespace: string | null;
  purlName: string;
  /** One of the versions in use. If these are commits, commits are requested. */
  purlVersion: string | null;
  isInternal: number;
}

/** Handles `lookUpLatestVersions`: asks the repositories of a package type, in their order, until one knows the package. */
export function registerLookUpLatestVersions(server: ServerContext): void {
  const { db, jobs, now } = server;
  const reader = repositoryReader(server);
  // Packages that no repository knows, and when that was found out. What is in it comes from documents of others, so it is bounded.
  const unknown = fadingMemory(() => ({ askedAt: 0 }), { most: MOST_UNKNOWN, forMs: HOUR_MS, now });
  // The repositories at the start of a job: they need not be read thousands of times for thousands of
  // packages.
  const repositories = new Map<string, RepositoryRow[]>();

  const handleLookUp: JobHandler<JobPayloads['lookUpLatestVersions']> = async (payload, { signal }) => {
    const waiting = bySpellings(packagesOf(payload));
    const oldest = payload.oldest ?? now() - cadenceOf(server, 'lookUpPortfolio') * HOUR_MS;
    repositories.clear();
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
    // These jobs have their own lane, so that new uploads do not wait for them.
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
         group by purlType, purlNamespace, purlName, isInternal
         -- Capitals first: hosts of Go modules need them, and who writes package URLs by the book has lost them.
         order by purlNamespace, purlName`,
      )
      .all<Package>(id);
  }

  /** @param spellings - of one package */
  async function lookUp(spellings: readonly Package[], oldest: number, signal: AbortSignal): Promise<void> {
    for (const pack of spellings) {
      // A result for one spelling counts for all.
      if ((repositoryMetaOf(db, pack)?.lastCheck ?? 0) > oldest) return;
      if (!wasUnknown(pack) && !(await isUnknownTo(pack, signal))) return;
    }
  }

  /**
   * Looks up a package and stores the result. @returns whether all repositories report that this spelling
   * does not exist
   */
  async function isUnknownTo(pack: Package, signal: AbortSignal): Promise<boolean> {
    const repositoryType = repositoryTypeOf(pack.purlType);
    if (!repositoryType || repositoryType === 'UNSUPPORTED') return false;
    const source = VERSION_SOURCES[repositoryType];
    let isUnknown = true;
    for (const repository of repositoriesOf(repositoryType, pack.isInternal)) {
      const latest = await reader.latestOf(repository, source, packageOf(pack), signal);
      if (latest === 'no answer') isUnknown = false;
      if (latest === undefined || latest === 'no answer') continue;
      saveRepositoryMeta(db, namesOf(pack), {
        latestVersion: latest.version,
        published: latest.published ?? null,
        lastCheck: now(),
      });
      return false;
    }
    if (isUnknown) unknown.of(keyOf(pack)).askedAt = now();
    return isUnknown;
  }

  // A repository that is added later may know them, so they are looked up again after an hour instead of a
  // day.
  const wasUnknown = (pack: Package) => now() - unknown.of(keyOf(pack)).askedAt < HOUR_MS;

  function repositoriesOf(type: RepositoryType, internal: number): RepositoryRow[] {
    const key = `${type} ${internal}`;
    let found = repositories.get(key);
    if (!found) {
      found = repositoriesToAsk(db, type, internal);
      repositories.set(key, found);
    }
    return found;
  }
}

/** Puts together what is one package to its registry. */
function bySpellings(packages: readonly Package[]): Package[][] {
  const byKey = new Map<string, Package[]>();
  for (const pack of packages) {
    const key = `${pack.isInternal} ${packageKey(namesOf(pack))}`;
    const spellings = byKey.get(key);
    if (spellings) spellings.push(pack);
    else byKey.set(key, [pack]);
  }
  return [...byKey.values()];
}

const namesOf = ({ purlType: type, purlNamespace: namespace, purlName: name }: Package) => ({
  type,
  namespace,
  name,
});

const keyOf = ({ purlType, purlNamespace, purlName }: Package) => hashOf([purlType, purlNamespace, purlName]);

const packageOf = ({ purlNamespace, purlName, purlVersion }: Package): AskedPackage => ({
  namespace: purlNamespace ?? undefined,
  name: purlName,
  version: purlVersion ?? undefined,
});
