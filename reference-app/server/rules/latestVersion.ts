import { SaxesParser } from 'saxes';

import type { RepositoryType } from './repositoryType.js';

/** How repositories of a kind are asked for the newest version of a package. */
export interface VersionSource {
  /** Path below the address of the repository. */
  pathOf(pack: { namespace?: string; name: string }): string;
  /** What the answer says; `undefined` when it names no version. May throw on an answer of another kind. */
  read(body: string): LatestVersion | undefined;
}

export interface LatestVersion {
  version: string;
  /** Milliseconds since 1970. */
  published?: number;
}

/** The kinds of repositories that can be asked; the others are left alone. */
export const VERSION_SOURCES: Partial<Record<RepositoryType, VersionSource>> = {
  MAVEN: {
    pathOf: ({ namespace = '', name }) =>
      `${[...namespace.split('.'), name].filter(Boolean).map(encodeURIComponent).join('/')}/maven-metadata.xml`,
    read: readMavenMetadata,
  },
  NPM: {
    pathOf: (pack) => `-/package/${encodeURIComponent(fullName(pack))}/dist-tags`,
    read: (body) => versionOf(member(JSON.parse(body), 'latest')),
  },
  PYPI: {
    pathOf: ({ name }) => `pypi/${encodeURIComponent(name)}/json`,
    read(body) {
      const answer: unknown = JSON.parse(body);
      const [file] = arrayOf(member(answer, 'urls'));
      return versionOf(member(member(answer, 'info'), 'version'), member(file, 'upload_time_iso_8601'));
    },
  },
  GEM: {
    pathOf: ({ name }) => `api/v1/versions/${encodeURIComponent(name)}/latest.json`,
    read: (body) => versionOf(member(JSON.parse(body), 'version')),
  },
  CARGO: {
    pathOf: ({ name }) => `api/v1/crates/${encodeURIComponent(name)}`,
    read(body) {
      const crate = member(JSON.parse(body), 'crate');
      return versionOf(member(crate, 'newest_version'), member(crate, 'updated_at'));
    },
  },
  GO_MODULES: {
    // The protocol writes capitals as "!" and the small letter (go.dev/ref/mod#goproxy-protocol).
    pathOf: (pack) => `${fullName(pack).replace(/[A-Z]/g, (letter) => `!${letter.toLowerCase()}`)}/@latest`,
    read(body) {
      const answer: unknown = JSON.parse(body);
      return versionOf(member(answer, 'Version'), member(answer, 'Time'));
    },
  },
  HEX: {
    pathOf: ({ name }) => `api/packages/${encodeURIComponent(name)}`,
    read: (body) => versionOf(member(JSON.parse(body), 'latest_version')),
  },
};

// <metadata><versioning><latest/><release/><lastUpdated>yyyyMMddHHmmss</lastUpdated>: org.apache.maven.repository.metadata
function readMavenMetadata(body: string): LatestVersion | undefined {
  const texts: Partial<Record<string, string>> = {};
  const parser = new SaxesParser();
  let element = '';
  parser.on('doctype', () => {
    throw new Error('Maven metadata has no document type declaration.');
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => (element = name));
  parser.on('closetag', () => (element = ''));
  parser.on('text', (text) => {
    if (['latest', 'release', 'lastUpdated'].includes(element)) texts[element] ??= text.trim();
  });
  parser.write(body).close();
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(texts.lastUpdated ?? '') ?? [];
  return versionOf(
    texts.release || texts.latest,
    year ? `${year}-${month}-${day}T${hour}:${minute}:${second}Z` : undefined,
  );
}

function fullName({ namespace, name }: { namespace?: string; name: string }): string {
  return namespace ? `${namespace}/${name}` : name;
}

function versionOf(version: unknown, published?: unknown): LatestVersion | undefined {
  if (typeof version !== 'string' || version === '' || version.length > 255) return undefined;
  const moment = typeof published === 'string' ? Date.parse(published) : NaN;
  return { version, published: Number.isNaN(moment) ? undefined : moment };
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

function arrayOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
