import type { RepositoryType } from '../../rules/repositoryType.js';

/** A package repository of a new server. */
export interface DefaultRepository {
  type: RepositoryType;
  identifier: string;
  url: string;
  resolutionOrder: number;
}

/**
 * Public package repositories. The addresses of two of them are not part of this product: that of npm comes from npm
 * itself, which hands it to the scripts that it runs (`npm_config_registry`), that of Maven from `MAVEN_CENTRAL_URL`.
 * Where they are not given, the entry is there with an address of the reserved domain `.invalid`, which can never
 * resolve, so nothing is asked until an administrator enters the real one.
 */
export function defaultRepositories(
  environment: Readonly<Record<string, string | undefined>>,
): DefaultRepository[] {
  const npm = environment['npm_config_registry'] ?? 'https://npm-registry.invalid/';
  const maven = environment['MAVEN_CENTRAL_URL'] ?? 'https://maven-central.invalid/';
  const entries: readonly (readonly [RepositoryType, string, string, number])[] = [
    ['CPAN', 'cpan-public-registry', 'https://fastapi.metacpan.org/v1/', 1],
    ['GEM', 'rubygems.org', 'https://rubygems.org/', 1],
    ['HEX', 'hex.pm', 'https://hex.pm/', 1],
    ['HACKAGE', 'hackage.haskell.org', 'https://hackage.haskell.org/', 1],
    ['MAVEN', 'central', maven, 1],
    ['MAVEN', 'atlassian-public', 'https://packages.atlassian.com/content/repositories/atlassian-public/', 2],
    ['MAVEN', 'jboss-releases', 'https://repository.jboss.org/nexus/content/repositories/releases/', 3],
    ['MAVEN', 'clojars', 'https://repo.clojars.org/', 4],
    ['MAVEN', 'google-android', 'https://maven.google.com/', 5],
    ['NIXPKGS', 'nixpkgs-unstable', 'https://channels.nixos.org/nixpkgs-unstable/packages.json.br', 1],
    ['NPM', 'npm-public-registry', npm, 1],
    ['PYPI', 'pypi.org', 'https://pypi.org/', 1],
    ['NUGET', 'nuget-gallery', 'https://api.nuget.org/', 1],
    ['COMPOSER', 'packagist', 'https://repo.packagist.org/', 1],
    ['CARGO', 'crates.io', 'https://crates.io', 1],
    ['GO_MODULES', 'proxy.golang.org', 'https://proxy.golang.org', 1],
    ['GITHUB', 'github.com', 'https://github.com', 1],
  ];
  return entries.map(([type, identifier, url, resolutionOrder]) => ({
    type,
    identifier,
    url,
    resolutionOrder,
  }));
}
