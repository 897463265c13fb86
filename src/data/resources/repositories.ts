import { listRepositories } from '../../api/repositories.js';
import type { Repository, RepositoryType } from '../../schema/repository.js';
import { resourceKey, type ResourceRef } from './resourceFamily.js';

/** All repositories of a type, in the order in which they are asked. */
export function of(type: RepositoryType): ResourceRef<readonly Repository[]> {
  return {
    key: resourceKey('repositories', type),
    load: (api, signal) => listRepositories(api, type, signal),
  };
}
