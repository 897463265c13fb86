import { boolean, nonempty, number, optional, string, type, type Describe } from 'superstruct';
import type { RepositoryType } from './enumerations.js';

export { REPOSITORY_TYPES, type RepositoryType } from './enumerations.js';

/** A package repository that the server asks for the newest versions of components. @public */
export interface Repository {
  /** UUID the server gave it. */
  uuid: string;
  /** One of {@link REPOSITORY_TYPES}; newer servers may know more. */
  type: string;
  /** Name, unique within its type; it cannot be changed. */
  identifier: string;
  /** Address that is asked. */
  url?: string;
  /** Place among the repositories of its type, from 1; the first that knows a package answers. */
  resolutionOrder: number;
  /** Whether it is asked at all. */
  enabled: boolean;
  /** Whether it is asked for internal components only, else for all others only. @defaultValue false */
  internal?: boolean;
  /** Whether the server signs in to it. @defaultValue false */
  authenticationRequired?: boolean;
  /** Who signs in; absent for a token, which is a password alone. */
  username?: string;
  /** Name of the secret that holds the password, from 5.0; older servers keep the password itself and never tell it. */
  password?: string;
}

/** What is sent to create a repository. */
export interface NewRepository {
  type: RepositoryType;
  identifier: string;
  url: string;
  enabled: boolean;
  internal: boolean;
  authenticationRequired: boolean;
  username?: string;
  /** The password or access token; from 5.0 the name of a secret. */
  password?: string;
}

/** What is sent to change a repository; type and identifier stay as they are. Without a password the stored one is kept. */
export interface ChangedRepository extends Omit<NewRepository, 'type'> {
  uuid: string;
}

export const RepositoryStruct: Describe<Repository> = type({
  uuid: nonempty(string()),
  type: string(),
  identifier: string(),
  url: optional(string()),
  resolutionOrder: number(),
  enabled: boolean(),
  internal: optional(boolean()),
  authenticationRequired: optional(boolean()),
  username: optional(string()),
  password: optional(string()),
});
