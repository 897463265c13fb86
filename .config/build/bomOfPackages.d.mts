/** What package-lock.json says of packages, as far as a bill of materials needs it. */
export interface Lockfile {
  packages: Record<
    string,
    {
      name?: string;
      version?: string;
      integrity?: string;
      license?: string;
      dependencies?: Record<string, string>;
      optionalDependencies?: Record<string, string>;
      devDependencies?: Record<string, string>;
    }
  >;
}

/** A bill of materials (CycloneDX 1.6) of the packages that are in the builds, as the lockfile has them. */
export function bomOfPackages(of: {
  manifest: { name: string; version: string };
  lock: Lockfile;
  /** By the folder of a package, the builds that it is in. */
  builds: ReadonlyMap<string, ReadonlySet<string>>;
  now: Date;
}): object;

/** The folder that a package is read from by what lies in another folder; undefined where the lockfile has none. */
export function folderFor(lock: Lockfile, name: string, from?: string): string | undefined;

/** The folders of what lies in a folder, and of all that it needs when it runs. */
export function withAllNeeded(lock: Lockfile, folder: string): Set<string>;
