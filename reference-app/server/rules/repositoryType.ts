import { REPOSITORY_TYPES as ASKED_TYPES } from '../../../src/domain/repositoryType.js';

/**
 * The types of package repositories, as the API names them. The last one represents packages that no
 * repository has.
 */
export const REPOSITORY_TYPES = [...ASKED_TYPES, 'UNSUPPORTED'] as const;

export type RepositoryType = (typeof REPOSITORY_TYPES)[number];

/** The repositories that packages come from, by the type of their package URL. */
export const REPOSITORY_TYPE_BY_PURL_TYPE: Readonly<Record<string, RepositoryType>> = {
  cargo: 'CARGO',
  composer: 'COMPOSER',
  cpan: 'CPAN',
  gem: 'GEM',
  github: 'GITHUB',
  golang: 'GO_MODULES',
  hackage: 'HACKAGE',
  hex: 'HEX',
  maven: 'MAVEN',
  nixpkgs: 'NIXPKGS',
  npm: 'NPM',
  nuget: 'NUGET',
  pypi: 'PYPI',
};

/** Returns the repository type for packages of a purl type; `undefined` where no repository is queried. */
export function repositoryTypeOf(purlType: string): RepositoryType | undefined {
  return Object.hasOwn(REPOSITORY_TYPE_BY_PURL_TYPE, purlType)
    ? REPOSITORY_TYPE_BY_PURL_TYPE[purlType]
    : undefined;
}
