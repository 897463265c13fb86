import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

import type { AskedPackage } from '../../../../reference-app/server/rules/versionSources/VersionSource.js';
import { VERSION_SOURCES } from '../../../../reference-app/server/rules/versionSources/versionSources.js';
import { cpuTimer } from '../../../support/cpuTimer.js';

type Kind = keyof typeof VERSION_SOURCES;

/** Asks a repository that has the given content, by URL. The requested URLs are returned, too. */
async function ask(kind: Kind, pack: AskedPackage, has: Record<string, unknown>) {
  const asked: string[] = [];
  const bodyAt = (address: string): Uint8Array | undefined => {
    asked.push(address);
    const body = has[address];
    if (body === undefined || body instanceof Uint8Array) return body;
    return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
  };
  const latest = await VERSION_SOURCES[kind].latestOf(pack, {
    text: (address) => Promise.resolve(bodyAt(address)?.toString()),
    async shared(address, read) {
      const body = bodyAt(address);
      return body && read(inPieces(body));
    },
  });
  return { latest, asked };
}

/** As it comes over a network: in pieces that end anywhere, also within a letter. */
async function* inPieces(body: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < body.length; start += 7)
    yield await Promise.resolve(body.subarray(start, start + 7));
}

const JANUARY = { text: '2024-01-01T00:00:00Z', time: Date.UTC(2024, 0) };

describe('the newest version', () => {
  it.each<[Kind, AskedPackage, Record<string, unknown>, object | undefined]>([
    [
      'MAVEN',
      { namespace: 'com.example', name: 'alpha' },
      {
        'com/example/alpha/maven-metadata.xml':
          '<metadata><versioning><latest>2</latest><release>1.4.2</release><lastUpdated>20200615120000</lastUpdated></versioning></metadata>',
      },
      { version: '1.4.2', published: Date.UTC(2020, 5, 15, 12) },
    ],
    [
      'MAVEN',
      { name: 'a' },
      { 'a/maven-metadata.xml': '<metadata><versioning><latest>2-SNAPSHOT</latest></versioning></metadata>' },
      { version: '2-SNAPSHOT' },
    ],
    [
      'NPM',
      { namespace: '@example', name: 'beta' },
      { '-/package/%40example%2Fbeta/dist-tags': { latest: '3.1.0', next: '4.0.0' } },
      { version: '3.1.0' },
    ],
    ['NPM', { name: 'a' }, { '-/package/a/dist-tags': {} }, undefined],
    ['NPM', { name: 'a' }, { '-/package/a/dist-tags': { latest: 7 } }, undefined],
    ['NPM', { name: 'a' }, { '-/package/a/dist-tags': '{"__proto__":{"latest":"1"}}' }, undefined],
    [
      'PYPI',
      { name: 'requests' },
      { 'pypi/requests/json': { info: { version: '2.0' }, urls: [{ upload_time_iso_8601: JANUARY.text }] } },
      { version: '2.0', published: JANUARY.time },
    ],
    [
      'GEM',
      { name: 'rails' },
      { 'api/v1/gems/rails.json': { version: '7.1', version_created_at: JANUARY.text } },
      { version: '7.1', published: JANUARY.time },
    ],
    [
      'GEM',
      { name: 'rails' },
      { 'api/v1/versions/rails/latest.json': { version: '7.1' } },
      { version: '7.1' },
    ],
    ['GEM', { name: 'rails' }, { 'api/v1/versions/rails/latest.json': { version: 'unknown' } }, undefined],
    [
      'CARGO',
      { name: 'serde' },
      {
        'api/v1/crates/serde': {
          crate: {
            newest_version: '2.0.0-rc.1',
            max_stable_version: '1.2.3',
            updated_at: '2025-01-01T00:00:00Z',
          },
          versions: [
            { num: '2.0.0-rc.1', created_at: '2025-01-01T00:00:00Z' },
            { num: '1.2.3', created_at: JANUARY.text },
          ],
        },
      },
      { version: '1.2.3', published: JANUARY.time },
    ],
    [
      'CARGO',
      { name: 'young' },
      {
        'api/v1/crates/young': {
          crate: { newest_version: '0.1.0-a', max_stable_version: null, updated_at: JANUARY.text },
        },
      },
      { version: '0.1.0-a', published: JANUARY.time },
    ],
    [
      'GO_MODULES',
      { namespace: 'github.com/Azure', name: 'sdk' },
      { 'github.com/!azure/sdk/@latest': { Version: 'v1.2.3', Time: JANUARY.text } },
      { version: 'v1.2.3', published: JANUARY.time },
    ],
    [
      'GO_MODULES',
      { namespace: 'go.example', name: 'Tool' },
      {
        'go.example/!tool/@v/list': 'v1.9.0\nv1.10.0\n\nv1.11.0-rc.1\n',
        'go.example/!tool/@v/v1.10.0.info': { Version: 'v1.10.0', Time: JANUARY.text },
      },
      { version: 'v1.10.0', published: JANUARY.time },
    ],
    [
      'HEX',
      { name: 'phoenix' },
      {
        'api/packages/phoenix': {
          latest_version: '2.0.0-rc.0',
          latest_stable_version: '1.7.0',
          releases: [{ version: '2.0.0-rc.0' }, { version: '1.7.0', inserted_at: JANUARY.text }],
        },
      },
      { version: '1.7.0', published: JANUARY.time },
    ],
    [
      'HEX',
      { name: 'new' },
      { 'api/packages/new': { latest_version: '0.1.0-dev', latest_stable_version: null } },
      { version: '0.1.0-dev' },
    ],
    [
      'CPAN',
      { namespace: 'AUTHOR', name: 'Example-Tool' },
      // Without a zone, and meant for that of the world.
      { 'release/Example-Tool': { version: '1.10', date: '2024-01-01T00:00:00' } },
      { version: '1.10', published: JANUARY.time },
    ],
    [
      'CPAN',
      { name: 'Example::Tool' },
      { 'module/Example%3A%3ATool': { version: '2.1', date: JANUARY.text } },
      { version: '2.1', published: JANUARY.time },
    ],
    [
      'HACKAGE',
      { name: 'Lens' },
      {
        'package/Lens/preferred': {
          'normal-version': ['4.9', '4.19.2', '4.19'],
          'deprecated-version': ['5'],
        },
        'package/Lens-4.19.2/upload-time': `${JANUARY.text}\n`,
      },
      { version: '4.19.2', published: JANUARY.time },
    ],
    ['HACKAGE', { name: 'gone' }, { 'package/gone/preferred': { 'deprecated-version': ['1'] } }, undefined],
    [
      'HACKAGE',
      { name: 'a' },
      { 'package/a/preferred': { 'normal-version': ['1.0', 7, null] } },
      { version: '1.0' },
    ],
  ])('%s %j', async (kind, pack, has, expected) => {
    expect((await ask(kind, pack, has)).latest).toEqual(expected);
  });

  it.each([
    ['NPM', { name: '../../secret' }, '-/package/..%2F..%2Fsecret/dist-tags'],
    ['PYPI', { name: 'a?b#c' }, 'pypi/a%3Fb%23c/json'],
    ['CARGO', { name: 'a/b' }, 'api/v1/crates/a%2Fb'],
    ['HEX', { name: 'a b' }, 'api/packages/a%20b'],
    ['HACKAGE', { name: 'a%2f' }, 'package/a%252f/preferred'],
    ['GO_MODULES', { namespace: 'go.example/a?b', name: 'c' }, 'go.example/a%3Fb/c/@latest'],
    ['CPAN', { name: 'a/../b' }, 'release/a%2F..%2Fb'],
  ] as const)('of %s %j is asked for at %s', async (kind, pack, address) => {
    expect((await ask(kind, pack, {})).asked[0]).toBe(address);
  });

  it.each(['MAVEN', 'PYPI', 'CARGO', 'HEX', 'HACKAGE', 'GO_MODULES', 'CPAN', 'GEM'] as const)(
    'is not asked of %s by a name that leads to another folder',
    async (kind) => {
      await expect(ask(kind, { name: '..' }, {})).rejects.toThrow('a path');
    },
  );

  it.each<[Kind, Record<string, unknown>]>([
    ['MAVEN', { 'a/maven-metadata.xml': '<!DOCTYPE m [<!ENTITY a "x">]><metadata>&a;</metadata>' }],
    ['MAVEN', { 'a/maven-metadata.xml': 'nothing here' }],
    ['NPM', { '-/package/a/dist-tags': '<html>' }],
    ['NUGET', { 'v3/index.json': '<html>' }],
    ['COMPOSER', { 'packages.json': '{' }],
    ['NIXPKGS', { '': '<html>not compressed' }],
    ['NIXPKGS', { '': '{"packages":{"a":{"pname":"a"' }],
    ['NIXPKGS', { '': '' }],
  ])('makes %s throw on an answer of another kind: %j', async (kind, has) => {
    const namespace = kind === 'COMPOSER' ? 'vendor' : undefined;

    await expect(ask(kind, { namespace, name: 'a' }, has)).rejects.toThrow();
  });
});

describe('NuGet', () => {
  const INDEX = {
    version: '3.0.0',
    resources: [
      { '@id': 'https://n.example/registration5/', '@type': 'RegistrationsBaseUrl' },
      { '@id': 'https://n.example/semver2', '@type': 'RegistrationsBaseUrl/3.6.0' },
      { '@id': 'https://n.example/flat/', '@type': 'PackageBaseAddress/3.0.0' },
      { '@id': 7, '@type': null },
    ],
  };
  const leaf = (version: string, more: object = {}) => ({
    catalogEntry: { version, published: JANUARY.text, listed: true, ...more },
  });
  const registered = (...pages: object[]) => ({
    'v3/index.json': INDEX,
    'https://n.example/semver2/example.tool/index.json': { count: pages.length, items: pages },
  });

  it('names the newest listed release, and when it was published', async () => {
    const { latest } = await ask(
      'NUGET',
      { name: 'Example.Tool' },
      registered({
        lower: '1.9.0',
        upper: '3.0.0',
        items: [
          leaf('1.9.0', { published: '2020-01-01T00:00:00Z' }),
          leaf('1.10.0.1'),
          leaf('1.10.0'),
          leaf('2.0.0-beta.1'),
          leaf('3.0.0', { listed: false }),
        ],
      }),
    );

    expect(latest).toEqual({ version: '1.10.0.1', published: JANUARY.time });
  });

  it('reads no more pages than it has to, from the newest on', async () => {
    const page = (number: number) => `https://n.example/page${number}.json`;
    const { latest, asked } = await ask(
      'NUGET',
      { name: 'Example.Tool' },
      {
        ...registered(
          { '@id': page(1), lower: '1.0.0', upper: '9.0.0' },
          { '@id': page(3), lower: '11.0.0-a', upper: '11.0.0-b' },
          { '@id': page(2), lower: '10.0.0', upper: '10.5.0' },
        ),
        [page(1)]: { items: [leaf('9.0.0')] },
        [page(2)]: { items: [leaf('10.0.0'), leaf('10.5.0')] },
        [page(3)]: { items: [leaf('11.0.0-a'), leaf('11.0.0-b')] },
      },
    );

    expect(latest?.version).toBe('10.5.0');
    expect(asked.slice(2)).toEqual([page(3), page(2)]);
  });

  it('names a pre-release where there is nothing else', async () => {
    const has = registered({ upper: '1.0.0-rc.2', items: [leaf('1.0.0-rc.2'), leaf('1.0.0-RC.1')] });

    expect((await ask('NUGET', { name: 'example.tool' }, has)).latest?.version).toBe('1.0.0-rc.2');
  });

  it('reads the list of contents where nothing is registered', async () => {
    const { latest } = await ask(
      'NUGET',
      { name: 'Example.Tool' },
      {
        'v3/index.json': { resources: INDEX.resources.slice(2) },
        'https://n.example/flat/example.tool/index.json': { versions: ['1.0.0', '1.2.0', '2.0.0-a', 3] },
      },
    );

    expect(latest).toEqual({ version: '1.2.0' });
  });

  it('knows nothing of a package that is not there, nor without an index', async () => {
    expect((await ask('NUGET', { name: 'a' }, { 'v3/index.json': INDEX })).latest).toBeUndefined();
    expect((await ask('NUGET', { name: 'a' }, {})).latest).toBeUndefined();
    expect((await ask('NUGET', { name: 'a' }, { 'v3/index.json': {} })).latest).toBeUndefined();
  });

  it('may be configured by the address of its index', () => {
    expect(VERSION_SOURCES.NUGET.baseOf?.('https://n.example/feed/v3/index.json')).toBe(
      'https://n.example/feed',
    );
    expect(VERSION_SOURCES.NUGET.baseOf?.('https://n.example')).toBe('https://n.example');
  });
});

describe('Composer', () => {
  const tool = { namespace: 'Example', name: 'Tool' };

  it('spreads out a minified list, of which each version says what differs', async () => {
    const { latest, asked } = await ask('COMPOSER', tool, {
      'packages.json': { packages: [], 'metadata-url': '/p2/%package%.json' },
      '/p2/example/tool.json': {
        minified: 'composer/2.0',
        packages: {
          'example/tool': [
            { name: 'example/tool', version: 'v2.0.0-RC1', time: '2025-01-01T00:00:00+00:00' },
            { version: 'v1.10.0', time: JANUARY.text },
            { version: 'v1.9.0', time: '__unset' },
            null,
          ],
        },
      },
    });

    expect(latest).toEqual({ version: 'v1.10.0', published: JANUARY.time });
    expect(asked).toEqual(['packages.json', '/p2/example/tool.json']);
  });

  it('takes a date that is unset for none', async () => {
    const versions = [
      { version: '1.0', time: JANUARY.text },
      { version: '1.1', time: '__unset' },
    ];

    expect(
      (await ask('COMPOSER', tool, { 'p2/example/tool.json': { packages: { 'example/tool': versions } } }))
        .latest,
    ).toEqual({ version: '1.1' });
  });

  // Each entry as a copy of all before it took 15 s and a gigabyte for these.
  it('spreads out a list in which each version says something else in a time that grows with it', async () => {
    const versions = Array.from({ length: 10_000 }, (_, index) => ({
      [`m${index}`]: '',
      version: `1.${index}`,
    }));
    const has = { 'p2/example/tool.json': { packages: { 'example/tool': versions } } };

    const cpuMs = cpuTimer();
    const { latest } = await ask('COMPOSER', tool, has);

    expect(latest?.version).toBe('1.9999');
    expect(cpuMs()).toBeLessThan(3_000);
  });

  it('takes nothing from a package with more versions than any has', async () => {
    const versions = Array.from({ length: 50_001 }, () => ({ version: '1.0' }));

    await expect(
      ask('COMPOSER', tool, { 'p2/example/tool.json': { packages: { 'example/tool': versions } } }),
    ).rejects.toThrow('too many versions');
  });

  it('reads versions that the repository names at once', async () => {
    const { latest } = await ask('COMPOSER', tool, {
      'packages.json': {
        packages: {
          'example/tool': {
            'dev-main': { version: 'dev-main' },
            '1.2': { version: '1.2', time: JANUARY.text },
          },
        },
      },
    });

    expect(latest).toEqual({ version: '1.2', published: JANUARY.time });
  });

  it.each([
    [['1.0.0', '1.0.0-p1', '1.1.0-beta2', '2.x-dev', 'dev-main'], '1.0.0-p1'],
    [['1.0.0-alpha1', '1.0.0-RC2', '1.0.0-RC1', 'dev-main'], '1.0.0-RC2'],
    [['dev-main', '1.x-dev'], undefined],
  ])('of %j names %s', async (versions, expected) => {
    const entries = versions.map((version) => ({ version }));
    const has = { 'p2/example/tool.json': { packages: { 'example/tool': entries } } };

    expect((await ask('COMPOSER', tool, has)).latest?.version).toBe(expected);
  });

  it('has no package without a vendor', async () => {
    expect(await ask('COMPOSER', { name: 'tool' }, {})).toEqual({ latest: undefined, asked: [] });
  });
});

describe('GitHub', () => {
  const repo = { namespace: 'example', name: 'tool' };
  const commit = (sha: string) => ({ sha, commit: { committer: { date: JANUARY.text } } });

  it('names the latest release', async () => {
    const has = { 'repos/example/tool/releases/latest': { tag_name: 'v2.0', published_at: JANUARY.text } };

    expect((await ask('GITHUB', { ...repo, version: 'v1.0' }, has)).latest).toEqual({
      version: 'v2.0',
      published: JANUARY.time,
    });
  });

  it('names the newest tag where nothing was released, and when that was committed', async () => {
    const tags = ['release-1.9', 'release-1.10', 'release-2.0-rc1', 'nightly'];
    const { latest } = await ask('GITHUB', repo, {
      'repos/example/tool/tags?per_page=100': tags.map((name) => ({ name, commit: { sha: `sha-${name}` } })),
      'repos/example/tool/commits/sha-release-1.10': commit('sha-release-1.10'),
    });

    expect(latest).toEqual({ version: 'release-1.10', published: JANUARY.time });
  });

  it.each(['244fd47e07d1004f0aed9c', '244FD47', '1'.repeat(40)])(
    'names the newest commit where one is in use: %s',
    async (version) => {
      const newest = 'f'.repeat(40);
      const has = { 'repos/example/tool/commits?per_page=1': [commit(newest), commit('older')] };

      expect((await ask('GITHUB', { ...repo, version }, has)).latest).toEqual({
        version: newest,
        published: JANUARY.time,
      });
    },
  );

  it.each(['20240101', 'v244fd47', '1.0', undefined])('takes %s for no commit', async (version) => {
    expect((await ask('GITHUB', { ...repo, version }, {})).asked[0]).toBe(
      'repos/example/tool/releases/latest',
    );
  });

  it.each([
    ['https://github.com', 'https://api.github.com'],
    ['https://www.github.com', 'https://api.github.com'],
    ['https://api.github.com', 'https://api.github.com'],
    ['https://git.bank.example', 'https://git.bank.example/api/v3'],
    ['https://git.bank.example/api/v3', 'https://git.bank.example/api/v3'],
    ['https://github.com.evil.example', 'https://github.com.evil.example/api/v3'],
  ])('is asked for %s at %s', (url, base) => {
    expect(VERSION_SOURCES.GITHUB.baseOf?.(url)).toBe(base);
  });
});

describe('a channel of Nix', () => {
  const channel = JSON.stringify({
    version: 2,
    packages: {
      'python3Packages.tool': {
        pname: 'tool',
        version: '1.9',
        meta: { description: 'a "} brace\\" {', x: { y: {} } },
      },
      tool: { pname: 'tool', version: '1.10', meta: { description: 'Wörter 🙂' } },
      'tool-git': { pname: 'tool', version: '9-unstable-2024-01-01' },
      odd: { pname: 7, version: null },
      young: { pname: 'young', version: '0-unstable-2024-01-01' },
    },
  });

  it.each([
    ['as it is', Buffer.from(channel)],
    ['compressed', brotliCompressSync(channel)],
  ])('is read %s', async (_, body) => {
    const versions = [];
    for (const name of ['tool', 'young', 'odd', 'other'])
      versions.push((await ask('NIXPKGS', { name }, { '': body })).latest?.version);

    expect(versions).toEqual(['1.10', '0-unstable-2024-01-01', undefined, undefined]);
  });
});
