import { formatPurl } from '../../../../src/domain/parsePurl.js';

import cargo from './packages/cargo.json' with { type: 'json' };
import deb from './packages/deb.json' with { type: 'json' };
import firmware from './packages/firmware.json' with { type: 'json' };
import gem from './packages/gem.json' with { type: 'json' };
import golang from './packages/golang.json' with { type: 'json' };
import maven from './packages/maven.json' with { type: 'json' };
import npm from './packages/npm.json' with { type: 'json' };
import nuget from './packages/nuget.json' with { type: 'json' };
import pypi from './packages/pypi.json' with { type: 'json' };

/** A package in one version, as the projects of the demo use it. */
export interface DemoPackage {
  purlType: string;
  /** As CycloneDX writes it: the Maven group, the npm scope, the path before the last name of a Go module. */
  group: string | undefined;
  name: string;
  version: string;
  purl: string;
  cpe: string | undefined;
  description: string | undefined;
  licenseId: string | undefined;
  licenseName: string | undefined;
  licenseExpression: string | undefined;
  /** The latest version in the package's repository today. */
  latest: string | undefined;
  /** Keys of the packages it depends on. */
  dependsOn: string[];
}

interface PackageFile {
  purlType: string;
  packages: Record<string, PackageEntry>;
}

interface PackageEntry {
  licenseId?: string;
  licenseName?: string;
  licenseExpression?: string;
  latest?: string;
  description?: string;
  cpe?: string;
  dependsOn?: string[];
}

const FILES: Record<string, PackageFile> = { npm, maven, pypi, golang, nuget, gem, cargo, deb, generic: firmware };

/** A package by its key, `type:name@version` with the name as its ecosystem writes it. @throws Error when there is none */
export function demoPackage(key: string): DemoPackage {
  const known = CATALOGUE.get(key);
  if (!known) throw new Error(`The demo has no package ${key}.`);
  return known;
}

/** Every package of the demo. */
export const allDemoPackages = (): Iterable<DemoPackage> => CATALOGUE.values();

const CATALOGUE = new Map(
  Object.values(FILES).flatMap(({ purlType, packages }) =>
    Object.entries(packages).map(([key, entry]): [string, DemoPackage] => [
      `${purlType}:${key}`,
      packageOf(purlType, key, entry),
    ]),
  ),
);

function packageOf(purlType: string, key: string, entry: PackageEntry): DemoPackage {
  const at = key.lastIndexOf('@');
  const path = key.slice(0, at);
  const version = key.slice(at + 1);
  const slash = Math.max(path.lastIndexOf('/'), path.lastIndexOf(':'));
  const group = slash < 0 ? undefined : path.slice(0, slash);
  const name = path.slice(slash + 1);
  return {
    purlType,
    // The namespace of a Debian package names the distribution and no group.
    group: purlType === 'deb' ? undefined : group,
    name,
    version,
    purl: formatPurl({ type: purlType, namespace: group, name, version }),
    cpe: entry.cpe,
    description: entry.description,
    licenseId: entry.licenseId,
    licenseName: entry.licenseName,
    licenseExpression: entry.licenseExpression,
    latest: entry.latest,
    dependsOn: (entry.dependsOn ?? []).map((dependency) => `${purlType}:${dependency}`),
  };
}
