import { limitedText } from '../limitedText.js';

/** Finds the latest version of a package in repositories of one type. */
export interface VersionSource {
  /** The base URL for requests to a repository with the configured URL. @defaultValue the configured URL */
  baseOf?: (url: string) => string;
  /**
   * The latest version of a package that is meant to be used. If there are only pre-releases, the latest of
   * those. `undefined` when the repository does not know the package, or names no version of it.
   * @throws Error on any other answer
   */
  latestOf(pack: AskedPackage, repository: AskedRepository): Promise<LatestVersion | undefined>;
}

/** The package of a package URL. */
export interface AskedPackage {
  namespace?: string;
  name: string;
  /** One that is in use. */
  version?: string;
}

/** A repository as its kind reads it. Addresses are absolute, or relative to where it is asked. */
export interface AskedRepository {
  /** Returns the text at an address; `undefined` when there is none. */
  text(address: string): Promise<string | undefined>;
  /** Reads a document at an address that is the same for all packages. It is read once an hour. */
  shared<Document>(
    address: string,
    read: (body: AsyncIterable<Uint8Array>) => Promise<Document>,
  ): Promise<Document | undefined>;
}

export interface LatestVersion {
  version: string;
  /** Milliseconds since 1970. */
  published?: number;
}

const LARGEST_TEXT = 10_000_000;

/** Returns the full body as text. @throws Error when it has more than 10 million bytes */
export const textOf = (body: AsyncIterable<Uint8Array>) => limitedText(body, LARGEST_TEXT);

/**
 * Returns the JSON value at an address; `undefined` when there is none. @throws SyntaxError when the text is
 * not JSON
 */
export async function jsonAt(repository: AskedRepository, address: string): Promise<unknown> {
  const text = await repository.text(address);
  return text === undefined ? undefined : (JSON.parse(text) as unknown);
}

/** Writes names as segments of a path. @throws Error when one of them would lead elsewhere */
export function pathOf(...names: readonly string[]): string {
  if (names.some((name) => /^\.{0,2}$/.test(name))) throw new Error('The name of the package is a path.');
  return names.map(encodeURIComponent).join('/');
}

/** A version as it is stored; `undefined` when it is none. */
export function versionOf(version: unknown, published?: unknown): LatestVersion | undefined {
  if (typeof version !== 'string' || version === '' || version.length > 255) return undefined;
  const moment = typeof published === 'string' ? Date.parse(withZone(published)) : NaN;
  return { version, published: Number.isNaN(moment) ? undefined : moment };
}

/** Returns the latest of some versions: the latest stable one, or without any, the latest of the others. */
export function newestOf<Version extends { version: string }>(
  versions: readonly Version[],
  compare: (left: string, right: string) => number,
  isStable: (version: string) => boolean,
): Version | undefined {
  const stable = versions.filter(({ version }) => isStable(version));
  return (stable.length > 0 ? stable : versions).reduce<Version | undefined>(
    (newest, candidate) => (newest && compare(newest.version, candidate.version) >= 0 ? newest : candidate),
    undefined,
  );
}

/** The member of an object; `undefined` when there is none, or no object. */
export function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

/** The member of an object that is to be text. */
export function textMember(value: unknown, name: string): string | undefined {
  const text = member(value, name);
  return typeof text === 'string' ? text : undefined;
}

export function arrayOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

// Repositories give times of the world, some without saying so; the language would take them for times of this machine.
const withZone = (time: string) => (/^\d{4}-\d\d-\d\dT[\d:.]+$/.test(time) ? `${time}Z` : time);
