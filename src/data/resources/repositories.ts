import { listRepositories } from '../../api/repositories.js';
import type { Repository, RepositoryType } from '../../schema/repository.js';
import { resourceKey, type ResourceKey, type ResourceRef } from './resourceKey.js';

/** Everything known of the repositories of a type. */
export function of(type: RepositoryType): ResourceKey {
  return resourceKey('repositories', type);
}

/** All repositories of a type, in the order in which they are asked. */
export function list(type: RepositoryType): ResourceRef<readonly Repository[]> {
  return {
    key: resourceKey('repositories', type, 'list'),
    load: (api, signal) => listRepositories(api, type, signal),
  };
}
