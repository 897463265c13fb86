import type { RepositoryType } from '../schema/repository.js';

/** The common name of each type of repository: names of products, the same in every language. */
export const REPOSITORY_NAMES: Readonly<Record<RepositoryType, string>> = {
  CARGO: 'Cargo',
  COMPOSER: 'Composer',
  CPAN: 'CPAN',
  GEM: 'RubyGems',
  GITHUB: 'GitHub',
  GO_MODULES: 'Go modules',
  HACKAGE: 'Hackage',
  HEX: 'Hex',
  MAVEN: 'Maven',
  NIXPKGS: 'Nixpkgs',
  NPM: 'npm',
  NUGET: 'NuGet',
  PYPI: 'PyPI',
};

/** The last part of the address of each type in administration, as the original console has it. */
export const REPOSITORY_PATHS: Readonly<Record<RepositoryType, string>> = {
  CARGO: 'cargo',
  COMPOSER: 'composer',
  CPAN: 'cpan',
  GEM: 'gem',
  GITHUB: 'github',
  GO_MODULES: 'goModules',
  HACKAGE: 'hackage',
  HEX: 'hex',
  MAVEN: 'maven',
  NIXPKGS: 'nixpkgs',
  NPM: 'npm',
  NUGET: 'nuget',
  PYPI: 'python',
};
