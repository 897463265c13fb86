import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { createApiClient } from '../../../src/api/client.js';
import { NetworkError } from '../../../src/api/errors.js';
import { getServer, serverOf } from '../../../src/api/servers.js';
import { testServer } from '../../support/testServer.js';

let warn: MockInstance;
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => warn.mockRestore());

const tracks = (version: string | null) => ({ application: 'Dependency-Track', version });

describe('the release line of a server', () => {
  it.each([
    ['4.11.7', '4.11'],
    ['4.12.0-SNAPSHOT', '4.12'],
    ['4.14.2', '4.14'],
    ['4.20.0', '4.14'],
    ['5.0.2', '5.0'],
    ['5.1.0-SNAPSHOT', '5.1'],
    ['6.0.0', '5.1'],
    ['10.2', '5.1'],
  ])('of %s is %s', (version, line) => {
    expect(serverOf(tracks(version))).toMatchObject({ support: 'supported', capabilities: { line } });
  });

  it.each([
    ['4.10.1', 'tooOld'],
    ['3.8.0', 'tooOld'],
    ['', 'unknown'],
    ['hidden', 'unknown'],
    [null, 'unknown'],
  ])('of %s is taken for 4.11: %s', (version, support) => {
    expect(serverOf(tracks(version))).toMatchObject({ support, capabilities: { line: '4.11' } });
  });

  it('decides which right looking for vulnerabilities again needs', () => {
    const rightOn = (version: string) => serverOf(tracks(version)).capabilities.reanalysisPermission;

    expect([rightOn('4.14.2'), rightOn('5.0.2')]).toEqual(['VIEW_VULNERABILITY', 'VULNERABILITY_ANALYSIS']);
  });

  it('decides whether own vulnerabilities can have a vector of CVSS v4', () => {
    const hasCvss4 = (version: string) => serverOf(tracks(version)).capabilities.hasCvss4;

    expect(['4.11.7', '4.13.0', '4.14.0', '5.0.2'].map(hasCvss4)).toEqual([false, false, true, true]);
  });

  it('decides whether components can be looked for in active projects only, which a patch release brought', () => {
    const narrows = (version: string) => serverOf(tracks(version)).capabilities.findsInActiveOnly;

    expect(['4.13.9', '4.14.1', '4.14.2', '4.20.0', '5.0.0'].map(narrows)).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
  });
});

describe('the BOMs a server takes', () => {
  it.each([
    ['4.11.7', '1.6'],
    ['4.14.3', '1.6'],
    ['5.0.2', '1.6'],
    ['5.1.0', '1.7'],
  ])('of %s are up to CycloneDX %s, by the letter of the schema', (version, newestBomVersion) => {
    expect(serverOf(tracks(version)).capabilities).toMatchObject({ newestBomVersion, isLaxWithBoms: false });
  });

  it('of the embedded server are those that the check lets pass', async () => {
    const server = await testServer();
    const { capabilities } = await getServer(
      createApiClient({ baseUrl: server.baseUrl, fetch: server.fetch, getToken: () => undefined }),
    );
    await server.close();

    expect(capabilities).toMatchObject({ line: '4.11', newestBomVersion: '1.7', isLaxWithBoms: true });
  });
});

describe('asking a server what it is', () => {
  const clientAnswering = (answer: () => Response, baseUrl = 'https://dtrack.example') => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => answer());
    return { fetch, api: createApiClient({ baseUrl, fetch, getToken: () => 't' }) };
  };

  it('is done once per client, without the token, and says nothing of one that is supported', async () => {
    const { api, fetch } = clientAnswering(() => Response.json(tracks('4.11.7')));

    const [first, second] = await Promise.all([getServer(api), getServer(api)]);
    const third = await getServer(api);

    expect(first).toBe(second);
    expect(third).toBe(first);
    expect(fetch).toHaveBeenCalledOnce();
    expect(new Headers(fetch.mock.calls[0]![1]?.headers).has('Authorization')).toBe(false);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([
    ['older', () => Response.json(tracks('4.10.1')), 'tooOld', 'Dependency-Track 4.10.1'],
    ['wiki', () => Response.json({ application: 'Wiki', version: '9' }), 'foreign', 'Wiki 9'],
    ['page', () => new Response('<!doctype html>'), 'foreign', 'something else'],
    ['absent', () => new Response(null, { status: 404 }), 'foreign', 'something else'],
  ])(
    'warns once of one that is not supported (%s), also where two clients ask',
    async (host, answer, support, name) => {
      const baseUrl = `https://${host}.example`;
      const { api } = clientAnswering(answer, baseUrl);

      await getServer(api);
      await getServer(clientAnswering(answer, baseUrl).api);
      const server = await getServer(api);

      expect(server).toMatchObject({ support, capabilities: { line: '4.11' } });
      expect(warn.mock.calls).toEqual([[expect.stringContaining(`${baseUrl} responds as ${name}`)]]);
    },
  );

  it('is tried again after a failure, which says nothing of what the server is', async () => {
    let isUp = false;
    const fetch = vi.fn<typeof globalThis.fetch>(async () => {
      if (!isUp) throw new TypeError('Failed to fetch');
      return Response.json(tracks('5.0.2'));
    });
    const api = createApiClient({ baseUrl: '', fetch });
    await expect(getServer(api)).rejects.toBeInstanceOf(NetworkError);

    isUp = true;

    expect(await getServer(api)).toMatchObject({ capabilities: { line: '5.0' } });
    expect(warn).not.toHaveBeenCalled();
  });
});
