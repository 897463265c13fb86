import { compareGoVersions } from '../../../../src/domain/versions/compareGoVersions.js';
import type { RepositoryType } from '../repositoryType.js';
import { arrayOf, jsonAt, member, newestOf, pathOf, versionOf } from './VersionSource.js';
import type { VersionSource } from './VersionSource.js';
import { composer } from './composer.js';
import { cpan } from './cpan.js';
import { github } from './github.js';
import { hackage } from './hackage.js';
import { maven } from './maven.js';
import { nixpkgs } from './nixpkgs.js';
import { nuget } from './nuget.js';

/**
 * npm (docs.npmjs.com): the tag `latest` is the version that users get by default. Its publication time is in
 * a document of several megabytes.
 */
const npm: VersionSource = {
  async latestOf({ namespace, name }, repository) {
    const fullName = namespace ? `${namespace}/${name}` : name;
    return versionOf(member(await jsonAt(repository, `-/package/${pathOf(fullName)}/dist-tags`), 'latest'));
  },
};

/** PyPI (docs.pypi.org/api/json): the latest release that is not a pre-release, with its files. */
const pypi: VersionSource = {
  async latestOf({ name }, repository) {
    const answer = await jsonAt(repository, `pypi/${pathOf(name)}/json`);
    const [file] = arrayOf(member(answer, 'urls'));
    return versionOf(member(member(answer, 'info'), 'version'), member(file, 'upload_time_iso_8601'));
  },
};

/** RubyGems (guides.rubygems.org/rubygems-org-api). Other servers of gems often know the version only, by another address. */
const gem: VersionSource = {
  async latestOf({ name }, repository) {
    const known = await jsonAt(repository, `api/v1/gems/${pathOf(name)}.json`);
    if (known !== undefined) return versionOf(member(known, 'version'), member(known, 'version_created_at'));
    const latest = await jsonAt(repository, `api/v1/versions/${pathOf(name)}/latest.json`);
    // For unknown packages, the version is "unknown".
    const version = member(latest, 'version');
    return version === 'unknown' ? undefined : versionOf(version);
  },
};

/** crates.io (doc.rust-lang.org/cargo/reference/registry-web-api.html and crates.io/data-access). */
const cargo: VersionSource = {
  async latestOf({ name }, repository) {
    const answer = await jsonAt(repository, `api/v1/crates/${pathOf(name)}`);
    const crate = member(answer, 'crate');
    const version = member(crate, 'max_stable_version') ?? member(crate, 'newest_version');
    const release = arrayOf(member(answer, 'versions')).find((entry) => member(entry, 'num') === version);
    return versionOf(version, member(release, 'created_at') ?? member(crate, 'updated_at'));
  },
};

/** Hex (github.com/hexpm/specifications, apiary.apib). */
const hex: VersionSource = {
  async latestOf({ name }, repository) {
    const answer = await jsonAt(repository, `api/packages/${pathOf(name)}`);
    const version = member(answer, 'latest_stable_version') ?? member(answer, 'latest_version');
    const release = arrayOf(member(answer, 'releases')).find((entry) => member(entry, 'version') === version);
    return versionOf(version, member(release, 'inserted_at'));
  },
};

/** The protocol of Go module proxies (go.dev/ref/mod#goproxy-protocol), of which `@latest` is optional. */
const goModules: VersionSource = {
  async latestOf({ namespace, name }, repository) {
    // It writes capitals as "!" and the small letter.
    const escaped = (text: string) => text.replace(/[A-Z]/g, (letter) => `!${letter.toLowerCase()}`);
    const path = pathOf(...[...(namespace?.split('/') ?? []), name].map(escaped));
    const latest = await jsonAt(repository, `${path}/@latest`);
    if (latest !== undefined) return versionOf(member(latest, 'Version'), member(latest, 'Time'));
    const list = (await repository.text(`${path}/@v/list`))?.split('\n').map((line) => line.trim()) ?? [];
    const versions = list.filter(Boolean).map((version) => ({ version }));
    const newest = newestOf(versions, compareGoVersions, (version) => !version.includes('-'));
    if (!newest) return undefined;
    const info = await jsonAt(repository, `${path}/@v/${pathOf(escaped(newest.version))}.info`);
    return versionOf(newest.version, member(info, 'Time'));
  },
};

/** The version source of each repository type. */
export const VERSION_SOURCES: Readonly<Record<Exclude<RepositoryType, 'UNSUPPORTED'>, VersionSource>> = {
  CARGO: cargo,
  COMPOSER: composer,
  CPAN: cpan,
  GEM: gem,
  GITHUB: github,
  GO_MODULES: goModules,
  HACKAGE: hackage,
  HEX: hex,
  MAVEN: maven,
  NIXPKGS: nixpkgs,
  NPM: npm,
  NUGET: nuget,
  PYPI: pypi,
};
