import type { ServerContext } from '../context.js';
import { textOf } from '../rules/versionSources/VersionSource.js';
import type {
  AskedPackage,
  AskedRepository,
  LatestVersion,
  VersionSource,
} from '../rules/versionSources/VersionSource.js';
import { PermanentFailure } from '../runtime/PermanentFailure.js';
import { withDeadline } from '../runtime/withDeadline.js';
import type { RepositoryRow } from '../store/repositories.js';
import { repositoryUnreachable } from './events.js';

const HOUR_MS = 3_600_000;
const REQUEST_TIMEOUT_MS = 10_000;
/** Documents that are the same for all packages of a repository may be large. */
const SHARED_TIMEOUT_MS = 120_000;
/** The time before a repository that cannot be reached is tried again. */
const REST_MS = 600_000;

/** Thrown when a repository gives no answer now, which does not mean that it does not know the package. */
class NoAnswer extends Error {}

/** Asks repositories for packages. */
export interface RepositoryReader {
  /** The latest version of a package; undefined where the repository does not know it. */
  latestOf(
    repository: RepositoryRow,
    source: VersionSource,
    pack: AskedPackage,
    signal: AbortSignal,
  ): Promise<LatestVersion | 'no answer' | undefined>;
}

/** Reads repositories by their protocols; one that cannot be reached is left alone for a while. */
export function repositoryReader(server: ServerContext): RepositoryReader {
  const { now } = server;
  /** Until when a repository is left alone, by its address. */
  const resting = new Map<string, number>();
  const shared = new Map<string, { readAt: number; document: Promise<unknown> }>();
  return { latestOf };

  async function latestOf(
    repository: RepositoryRow,
    source: VersionSource,
    pack: AskedPackage,
    signal: AbortSignal,
  ): Promise<LatestVersion | 'no answer' | undefined> {
    if (isResting(repository)) return 'no answer';
    try {
      return await source.latestOf(pack, asked(repository, source, signal));
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof NoAnswer) return 'no answer';
      // No answer, or too slow: the next packages need not find that out again. Unreadable answers are of one package.
      const isUnreachable = error instanceof TypeError || (error as Error).name === 'TimeoutError';
      if (!isUnreachable && !(error instanceof PermanentFailure)) return undefined;
      if (error instanceof PermanentFailure)
        server.log(
          `The server does not query the ${repository.type} repository ${repository.identifier}. ${error.message}`,
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
    if (!URL.canParse(base)) throw new PermanentFailure('Its URL is not valid.');
    const addressOf = (address: string) => {
      if (!URL.canParse(address, `${base}/`)) throw new Error('A repository returned an invalid URL.');
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
        const credentials = isHome ? credentialsOf(server, repository) : {};
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
          throw new PermanentFailure('It rejects the username and password.');
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

  function isResting({ url }: RepositoryRow): boolean {
    return now() < (resting.get(url ?? '') ?? 0);
  }

  function rest({ url }: RepositoryRow, milliseconds: number): void {
    resting.set(url ?? '', now() + Math.min(milliseconds, HOUR_MS));
  }
}

function credentialsOf({ secrets }: ServerContext, repository: RepositoryRow): { authorization?: string } {
  const { type, authenticationRequired, username, password } = repository;
  // A username alone would be rejected, in the worst case so often that its owner is locked out.
  if (!authenticationRequired || password === null) return {};
  const secret = secrets.decrypt(password);
  // GitHub knows tokens only, also of users with a name. Without a name a secret is a token elsewhere, too.
  if (type === 'GITHUB' || !username) return { authorization: `Bearer ${secret}` };
  return { authorization: `Basic ${Buffer.from(`${username}:${secret}`).toString('base64')}` };
}

// Hackage answers with text for people unless JSON is requested. Its times are available only as text.
const ACCEPTED = 'application/json, application/xml;q=0.9, */*;q=0.1';

// Status codes of proxies whose server does not answer, and of servers under maintenance (RFC 9110, section
// 15.6).
const IS_DOWN = [502, 503, 504];

// GitHub says 403 to those who ask too often.
const isTooMuch = ({ status, headers }: Response) =>
  status === 429 ||
  (status === 403 && (headers.get('x-ratelimit-remaining') === '0' || headers.has('retry-after')));

const secondsToWait = ({ headers }: Response) => Number(headers.get('retry-after') ?? 0) || 0;
