import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { askOverNetwork } from '../../../../reference-app/server/runtime/outbound.js';
import { testServer } from '../../../support/testServer.js';
import type { TestServer } from '../../../support/testServer.js';

type Reply = (request: IncomingMessage, response: ServerResponse) => void;

/** A web server on this machine that plays a package repository. */
interface Registry {
  url: string;
  has: Map<string, Reply>;
  asked: { path: string; authorization?: string }[];
  close(): Promise<void>;
}

async function registry(): Promise<Registry> {
  const has = new Map<string, Reply>();
  const asked: Registry['asked'] = [];
  const server: Server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push({ path, authorization: request.headers.authorization });
    const reply = has.get(path);
    if (reply) reply(request, response);
    else response.writeHead(404).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    has,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const says =
  (body: unknown, headers: Record<string, string> = {}): Reply =>
  (_, response) =>
    void response
      .writeHead(200, headers)
      .end(typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body));
const refuses =
  (status: number, headers: Record<string, string> = {}): Reply =>
  (_, response) =>
    void response.writeHead(status, headers).end('no');

let server: TestServer;
let first: Registry;
let second: Registry;
let log: string[];
let clock: number;
let allowPrivate: boolean;

beforeEach(async () => {
  [first, second] = await Promise.all([registry(), registry()]);
  log = [];
  clock = Date.UTC(2026, 0);
  allowPrivate = true;
  server = await testServer({
    log: (message) => log.push(message),
    now: () => clock,
    ask: (address, options) => askOverNetwork({ allowPrivate })(address, options),
  });
  server.context.db.prepare('update repository set enabled = 0').run();
});

afterEach(async () => {
  await server.close();
  await Promise.all([first.close(), second.close()]);
});

/** Enters a repository as an administrator does. */
async function addRepository(type: string, url: string, more: object = {}): Promise<void> {
  const answer = await server.fetch('/api/v1/repository', {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${await server.tokenFor('admin')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      type,
      identifier: url,
      url,
      enabled: true,
      internal: false,
      authenticationRequired: false,
      ...more,
    }),
  });
  if (answer.status !== 201) throw new Error(await answer.text());
}

/** Returns the latest versions known of packages after a project with them was scanned. */
async function latestOf(...purls: string[]): Promise<(string | undefined)[]> {
  const components = purls.map((purl, index) => ({ name: `component ${index}`, version: '1', purl }));
  const project = await server.aProject({ components, findings: [] });
  const { id = 0 } =
    server.context.db.prepare('select id from project where uuid = ?').first<{ id: number }>(project.uuid) ??
    {};
  server.context.jobs.enqueue({ kind: 'lookUpLatestVersions', payload: { projectId: id } });
  await server.idle();
  return Promise.all(
    purls.map(async (purl) => {
      const answer = await server.fetch(`/api/v1/repository/latest?purl=${encodeURIComponent(purl)}`, {
        headers: { authorization: `Bearer ${await server.tokenFor('viewer')}` },
      });
      if (!answer.ok) return undefined;
      const { latestVersion, published } = (await answer.json()) as {
        latestVersion: string;
        published?: number;
      };
      return published === undefined
        ? latestVersion
        : `${latestVersion} of ${new Date(published).toISOString()}`;
    }),
  );
}

const TIME = '2024-01-01T00:00:00.000Z';
const paths = ({ asked }: Registry) => asked.map(({ path }) => path);

describe('a repository', () => {
  it.each<[string, string, Record<string, unknown>, string]>([
    [
      'NUGET',
      'pkg:nuget/Example.Tool@1.0.0',
      {
        '/v3/index.json': { resources: [{ '@id': '{here}/reg/', '@type': 'RegistrationsBaseUrl/3.6.0' }] },
        '/reg/example.tool/index.json': {
          items: [{ upper: '2.0.0', items: [{ catalogEntry: { version: '2.0.0', published: TIME } }] }],
        },
      },
      `2.0.0 of ${TIME}`,
    ],
    [
      'COMPOSER',
      'pkg:composer/Example/Tool@1.0.0',
      {
        '/packages.json': { 'metadata-url': '/p2/%package%.json' },
        '/p2/example/tool.json': { packages: { 'example/tool': [{ version: '2.0.0', time: TIME }] } },
      },
      `2.0.0 of ${TIME}`,
    ],
    [
      'CPAN',
      'pkg:cpan/EXAMPLE/Example-Tool@1.0',
      { '/release/Example-Tool': { version: '2.0', date: TIME } },
      `2.0 of ${TIME}`,
    ],
    [
      'HACKAGE',
      'pkg:hackage/Tool@1.0',
      { '/package/Tool/preferred': { 'normal-version': ['2.0'] }, '/package/Tool-2.0/upload-time': TIME },
      `2.0 of ${TIME}`,
    ],
    [
      'GITHUB',
      'pkg:github/Example/Tool@v1',
      { '/api/v3/repos/example/tool/releases/latest': { tag_name: 'v2', published_at: TIME } },
      `v2 of ${TIME}`,
    ],
    [
      'NIXPKGS',
      'pkg:nixpkgs/tool@1',
      {
        '/packages.json.br': brotliCompressSync(
          JSON.stringify({ packages: { a: { pname: 'tool', version: '2' } } }),
        ),
      },
      '2',
    ],
    [
      'HEX',
      'pkg:hex/tool@1.0.0',
      {
        '/api/packages/tool': {
          latest_stable_version: '2.0.0',
          releases: [{ version: '2.0.0', inserted_at: TIME }],
        },
      },
      `2.0.0 of ${TIME}`,
    ],
    [
      'GEM',
      'pkg:gem/tool@1.0.0',
      { '/api/v1/gems/tool.json': { version: '2.0.0', version_created_at: TIME } },
      `2.0.0 of ${TIME}`,
    ],
    [
      'CARGO',
      'pkg:cargo/tool@1.0.0',
      {
        '/api/v1/crates/tool': {
          crate: { max_stable_version: '2.0.0' },
          versions: [{ num: '2.0.0', created_at: TIME }],
        },
      },
      `2.0.0 of ${TIME}`,
    ],
    [
      'GO_MODULES',
      'pkg:golang/go.example/Tool@v1.0.0',
      { '/go.example/!tool/@latest': { Version: 'v2.0.0', Time: TIME } },
      `v2.0.0 of ${TIME}`,
    ],
    [
      'PYPI',
      'pkg:pypi/My_Tool@1.0',
      { '/pypi/my-tool/json': { info: { version: '2.0' }, urls: [{ upload_time_iso_8601: TIME }] } },
      `2.0 of ${TIME}`,
    ],
    [
      'MAVEN',
      'pkg:maven/com.example/tool@1.0',
      {
        '/com/example/tool/maven-metadata.xml':
          '<metadata><versioning><release>2.0</release><lastUpdated>20240101000000</lastUpdated></versioning></metadata>',
      },
      `2.0 of ${TIME}`,
    ],
    [
      'NPM',
      'pkg:npm/%40example/tool@1.0.0',
      { '/-/package/%40example%2Ftool/dist-tags': { latest: '2.0.0' } },
      '2.0.0',
    ],
  ])('of the kind %s knows the newest version of %s', async (type, purl, has, expected) => {
    for (const [path, body] of Object.entries(has)) {
      const text = typeof body === 'string' ? body : JSON.stringify(body).replaceAll('{here}', first.url);
      first.has.set(path, says(Buffer.isBuffer(body) ? body : text));
    }
    await addRepository(type, type === 'NIXPKGS' ? `${first.url}/packages.json.br` : `${first.url}/`);

    expect(await latestOf(purl)).toEqual([expected]);
  });

  it('may compress what it says', async () => {
    first.has.set('/-/package/a/dist-tags', says(gzipSync('{"latest":"2"}'), { 'content-encoding': 'gzip' }));
    first.has.set(
      '/-/package/b/dist-tags',
      says(brotliCompressSync('{"latest":"3"}'), { 'content-encoding': 'br' }),
    );
    first.has.set('/-/package/c/dist-tags', says('not compressed', { 'content-encoding': 'gzip' }));
    await addRepository('NPM', first.url);

    expect(await latestOf('pkg:npm/a@1', 'pkg:npm/b@1', 'pkg:npm/c@1')).toEqual(['2', '3', undefined]);
  });

  it('tells what is the same for all packages once an hour', async () => {
    first.has.set(
      '/v3/index.json',
      says({ resources: [{ '@id': `${first.url}/f`, '@type': 'PackageBaseAddress/3.0.0' }] }),
    );
    for (const name of ['a', 'b', 'c']) first.has.set(`/f/${name}/index.json`, says({ versions: ['2.0.0'] }));
    await addRepository('NUGET', first.url);

    await latestOf('pkg:nuget/a@1.0.0', 'pkg:nuget/b@1.0.0');
    await latestOf('pkg:nuget/c@1.0.0');
    expect(paths(first).filter((path) => path === '/v3/index.json')).toHaveLength(1);

    clock += 3_600_000;
    await latestOf('pkg:nuget/d@1.0.0');
    expect(paths(first).filter((path) => path === '/v3/index.json')).toHaveLength(2);
  });

  it('that does not know a package, or says what makes no sense, leaves it to the next one', async () => {
    const replies = [refuses(404), refuses(500), says('{"latest":'), says('<html>'), says('{"latest":null}')];
    const purls = replies.map((reply, index) => {
      first.has.set(`/-/package/p${index}/dist-tags`, reply);
      second.has.set(`/-/package/p${index}/dist-tags`, says({ latest: `2.0.${index}` }));
      return `pkg:npm/p${index}@1.0.0`;
    });
    await addRepository('NPM', first.url);
    await addRepository('NPM', second.url);

    expect(await latestOf(...purls)).toEqual(replies.map((_, index) => `2.0.${index}`));
  });

  it('that leads round and round is left after some steps, for this package', async () => {
    first.has.set('/-/package/a/dist-tags', refuses(302, { location: '/-/package/a/dist-tags' }));
    first.has.set('/-/package/b/dist-tags', refuses(301, { location: '/elsewhere' }));
    first.has.set('/-/package/c/dist-tags', refuses(301, { location: 'http://[' }));
    first.has.set('/elsewhere', says({ latest: '2.0.0' }));
    await addRepository('NPM', first.url);

    expect(await latestOf('pkg:npm/a@1', 'pkg:npm/c@1', 'pkg:npm/b@1')).toEqual([
      undefined,
      undefined,
      '2.0.0',
    ]);
    expect(paths(first).filter((path) => path.includes('/a/'))).toHaveLength(6);
  });

  it('that says too much is not listened to, not even when it is little until it is unpacked', async () => {
    const large = JSON.stringify({ latest: '2.0.0', rest: ' '.repeat(11_000_000) });
    first.has.set('/-/package/a/dist-tags', says(large));
    first.has.set('/-/package/b/dist-tags', says(gzipSync(large), { 'content-encoding': 'gzip' }));
    first.has.set('/-/package/c/dist-tags', says({ latest: '2.0.0' }));
    await addRepository('NPM', first.url);

    expect(await latestOf('pkg:npm/a@1', 'pkg:npm/b@1', 'pkg:npm/c@1')).toEqual([
      undefined,
      undefined,
      '2.0.0',
    ]);
  });

  it.each([
    ['429', refuses(429), 600],
    ['429 with a time', refuses(429, { 'retry-after': '30' }), 30],
    ['429 with a date', refuses(429, { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }), 600],
    ['403 to those who asked too often', refuses(403, { 'x-ratelimit-remaining': '0' }), 600],
    ['502 for a server behind it', refuses(502), 600],
    ['503 while it is repaired', refuses(503, { 'retry-after': '120' }), 120],
  ])(
    'that says %s is left alone for a while, and asked for the same package then',
    async (_, reply, seconds) => {
      first.has.set('/-/package/a/dist-tags', reply);
      await addRepository('NPM', first.url);

      await latestOf('pkg:npm/a@1');
      await latestOf('pkg:npm/a@1', 'pkg:npm/b@1');
      expect(first.asked).toHaveLength(1);

      first.has.set('/-/package/a/dist-tags', says({ latest: '2.0.0' }));
      clock += seconds * 1000 + 1;
      expect(await latestOf('pkg:npm/a@1')).toEqual(['2.0.0']);
    },
  );

  it.each<[string, Reply]>([
    ['says nothing', () => undefined],
    ['does not come to an end', (_, response) => void response.writeHead(200).write('{"latest":')],
  ])('that %s is waited for ten seconds, and left alone then', async (_, reply) => {
    first.has.set('/-/package/a/dist-tags', reply);
    second.has.set('/-/package/a/dist-tags', says({ latest: '2.0.0' }));
    await addRepository('NPM', first.url);
    await addRepository('NPM', second.url);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const found = latestOf('pkg:npm/a@1');
      await vi.waitFor(() => expect(first.asked).toHaveLength(1), { timeout: 15_000 });
      await vi.advanceTimersByTimeAsync(9_000);
      expect(second.asked).toEqual([]);
      await vi.advanceTimersByTimeAsync(2_000);

      expect(await found).toEqual(['2.0.0']);
    } finally {
      vi.useRealTimers();
    }
    await latestOf('pkg:npm/b@1');
    expect(first.asked).toHaveLength(1);
  });

  it('with a broken list of all packages is asked again, and not kept waiting', async () => {
    const broken = '{"packages":{"a":{"pname":"tool","version":"2"}}';
    let left = false;
    first.has.set('/packages.json.br', (request, response) => {
      request.socket.on('close', () => (left = true));
      response.writeHead(200).write(`${broken.slice(0, -1)},"b":{"pname":}`);
    });
    await addRepository('NIXPKGS', `${first.url}/packages.json.br`);
    expect(await latestOf('pkg:nixpkgs/tool@1')).toEqual([undefined]);
    await expect.poll(() => left).toBe(true);

    first.has.set('/packages.json.br', says(broken));
    expect(await latestOf('pkg:nixpkgs/other@1', 'pkg:nixpkgs/more@1')).toEqual([undefined, undefined]);
    first.has.set('/packages.json.br', says(`${broken}}`));
    clock += 3_600_001;
    expect(await latestOf('pkg:nixpkgs/tool@1')).toEqual(['2']);
  });

  it('that is not there is left alone for ten minutes, and asked for the same package then', async () => {
    const gone = await registry();
    await gone.close();
    await addRepository('NPM', gone.url);
    expect(await latestOf('pkg:npm/a@1')).toEqual([undefined]);

    // It is back, so to say.
    server.context.db.prepare('update repository set url = ? where enabled = 1').run(first.url);
    first.has.set('/-/package/a/dist-tags', says({ latest: '2.0.0' }));
    expect(await latestOf('pkg:npm/a@1')).toEqual(['2.0.0']);
  });
});

it.each([
  [
    'a name and a password',
    'NPM',
    { username: 'reader', password: 'pass:word' },
    `Basic ${btoa('reader:pass:word')}`,
  ],
  ['a token alone', 'NPM', { password: 'secret-token' }, 'Bearer secret-token'],
  ['nothing, instead of a name alone', 'NPM', { username: 'reader' }, undefined],
  ['a token of GitHub', 'GITHUB', { username: 'somebody', password: 'secret-token' }, 'Bearer secret-token'],
] as const)('signs in with %s', async (_, type, credentials, expected) => {
  await addRepository(type, first.url, { authenticationRequired: true, ...credentials });

  await latestOf(type === 'NPM' ? 'pkg:npm/a@1' : 'pkg:github/a/b@v1');

  expect(first.asked[0]?.authorization).toBe(expected);
});

it('says when a repository refuses the sign-in, and leaves it alone for ten minutes', async () => {
  first.has.set('/-/package/a/dist-tags', refuses(401));
  second.has.set('/-/package/a/dist-tags', refuses(401));
  second.has.set('/-/package/b/dist-tags', says({ latest: '2.0.0' }));
  const credentials = { authenticationRequired: true, username: 'ci', password: 's3cret' };
  await addRepository('NPM', first.url, credentials);
  // A repository without credentials that answers this way means that the package is not public.
  await addRepository('NPM', second.url);

  expect(await latestOf('pkg:npm/a@1', 'pkg:npm/b@1')).toEqual([undefined, '2.0.0']);

  const lines = log.filter((line) => line.includes('rejects the username and password'));
  expect(lines).not.toEqual([]);
  expect(log.join()).not.toContain('s3cret');
  await latestOf('pkg:npm/c@1');
  expect(paths(first)).not.toContain('/-/package/c/dist-tags');
});

it('signs in at no other place, wherever answers and redirects lead', async () => {
  const elsewhere = second.url;
  first.has.set(
    '/v3/index.json',
    says({ resources: [{ '@id': `${elsewhere}/flat`, '@type': 'PackageBaseAddress/3.0.0' }] }),
  );
  first.has.set('/-/package/a/dist-tags', refuses(307, { location: `${elsewhere}/dist-tags` }));
  second.has.set('/flat/a/index.json', says({ versions: ['2.0.0'] }));
  second.has.set('/dist-tags', says({ latest: '3.0.0' }));
  const signIn = { authenticationRequired: true, username: 'reader', password: 'pass:word' };
  await addRepository('NUGET', first.url, signIn);
  await addRepository('NPM', first.url, signIn);

  expect(await latestOf('pkg:nuget/a@1.0.0', 'pkg:npm/a@1.0.0')).toEqual(['2.0.0', '3.0.0']);
  expect(first.asked.map(({ authorization }) => Boolean(authorization))).toEqual([true, true]);
  expect(second.asked.map(({ authorization }) => authorization)).toEqual([undefined, undefined]);
});

describe('without leave to ask private addresses', () => {
  beforeEach(() => {
    allowPrivate = false;
  });

  it.each(['127.0.0.1', 'localhost', '[::1]'])('asks no repository at %s, and says why', async (host) => {
    first.has.set('/-/package/a/dist-tags', says({ latest: '2.0.0' }));
    await addRepository('NPM', first.url.replace('127.0.0.1', host));

    expect(await latestOf('pkg:npm/a@1')).toEqual([undefined]);
    expect(first.asked).toEqual([]);
    expect(log.join('\n')).toContain('--private-destinations');
  });

  // Those of an earlier release, which took any text.
  it.each(['no address', 'ftp://files.example'])('says why it does not ask %s', async (url) => {
    await addRepository('NPM', first.url);
    server.context.db.prepare('update repository set url = ? where enabled = 1').run(url);

    expect(await latestOf('pkg:npm/a@1')).toEqual([undefined]);
    expect(log).toHaveLength(1);
  });
});
