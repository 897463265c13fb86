import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApiClient } from '../../../src/api/client.js';
import { findSafeVersion } from '../../../src/data/findSafeVersion.js';

const PURL = 'pkg:npm/lodash';
const component = { uuid: 'c', version: '4.17.15', purl: `${PURL}@4.17.15` };
const named = (...vulnIds: string[]) => vulnIds.map((vulnId) => ({ source: 'NVD', vulnId, aliases: [] }));

/**
 * A server that reports, after a delay, that a vulnerability ends with the version in its name,
 * `CVE-4.17.19`. It has no information about `unknown`.
 */
function aServer(answersInMs: number) {
  const asked: string[] = [];
  const fetch: typeof globalThis.fetch = async (url, init) => {
    const vulnId = /vuln\/(.*)$/.exec(String(url))?.[1] ?? '';
    asked.push(vulnId);
    await new Promise((resolve) => setTimeout(resolve, answersInMs));
    init?.signal?.throwIfAborted();
    if (vulnId === 'unreachable') throw new TypeError('Failed to fetch');
    if (vulnId === 'refused') return new Response('', { status: 500 });
    if (vulnId === 'unknown') return new Response('', { status: 404 });
    return Response.json({
      uuid: vulnId,
      source: 'NVD',
      vulnId,
      affectedComponents: [
        {
          identityType: 'PURL',
          identity: PURL,
          versionType: 'RANGE',
          versionEndExcluding: vulnId.replace('CVE-', ''),
        },
      ],
    });
  };
  return { asked, api: createApiClient({ baseUrl: '', fetch }) };
}

const never = new AbortController().signal;

describe('the safe version that nobody waits for', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('follows from all vulnerabilities, asked for one after the other', async () => {
    const { api, asked } = aServer(10);
    const found = findSafeVersion(api, component, named('CVE-4.17.19', 'CVE-4.17.21'), never);
    await vi.advanceTimersByTimeAsync(5);
    expect(asked).toEqual(['CVE-4.17.19']);
    await vi.runAllTimersAsync();

    expect(await found).toEqual({ version: '4.17.21', onward: '4.17.21' });
  });

  it('follows at once from what is known', async () => {
    const { api } = aServer(10);
    const find = () => findSafeVersion(api, component, named('CVE-4.17.19'), never);
    const first = find();
    await vi.advanceTimersByTimeAsync(50);

    expect(await find()).toEqual(await first);
  });

  it('is not asked for again for a while after nothing was reached', async () => {
    const { api, asked } = aServer(10);
    const finds = ['unreachable', 'unreachable', 'CVE-4.17.19', 'CVE-4.17.20', 'CVE-4.17.21'].map((vulnId) =>
      findSafeVersion(api, component, named(vulnId), never).catch((error: unknown) => error),
    );
    await vi.advanceTimersByTimeAsync(1_000);

    expect(asked.length).toBeLessThan(4);
    expect((await Promise.all(finds)).at(-1)).toMatchObject({ name: 'NetworkError' });

    await vi.advanceTimersByTimeAsync(10_000);
    const later = findSafeVersion(api, component, named('CVE-4.17.22'), never);
    await vi.runAllTimersAsync();
    expect(await later).toMatchObject({ version: '4.17.22' });
  });

  it('is not known where the server does not know a vulnerability, and fails where it refuses', async () => {
    const { api } = aServer(10);
    const unknown = findSafeVersion(api, component, named('CVE-4.17.19', 'unknown'), never);
    const refused = findSafeVersion(api, component, named('CVE-4.17.19', 'refused'), never);
    const failed = expect(refused).rejects.toMatchObject({ status: 500 });
    await vi.runAllTimersAsync();

    expect(await unknown).toBeUndefined();
    await failed;
  });

  it('asks for two components at once, and for none that was scrolled past', async () => {
    const { api, asked } = aServer(10);
    const past = new AbortController();
    const all = ['a', 'b', 'past', 'c'].map((name) =>
      findSafeVersion(api, component, named(name), name === 'past' ? past.signal : never),
    );
    const gone = expect(all[2]).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(5);
    expect(asked).toEqual(['a', 'b']);
    past.abort();
    await vi.runAllTimersAsync();

    await gone;
    expect(asked).toEqual(['a', 'b', 'c']);
  });

  it('asks for no more once an answer took the server longer than a second', async () => {
    const { api, asked } = aServer(1_100);
    const found = findSafeVersion(api, component, named('CVE-4.17.19', 'CVE-4.17.21'), never);
    await vi.runAllTimersAsync();
    expect(await found).toBeUndefined();
    const next = findSafeVersion(api, component, named('CVE-4.17.23'), never);
    await vi.runAllTimersAsync();

    expect(await next).toBeUndefined();
    expect(asked).toEqual(['CVE-4.17.19']);
  });
});
