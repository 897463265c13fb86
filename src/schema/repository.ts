import { boolean, nonempty, number, optional, string, type, type Describe } from 'superstruct';
import type { RepositoryType } from './enumerations.js';

export { REPOSITORY_TYPES, type RepositoryType } from './enumerations.js';

/** A package repository in which the server looks up the latest versions of components. @public */
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
  /** True when the server uses the repository. */
  enabled: boolean;
  /**
   * True when the server uses it for internal components only. False when it uses it for all other components
   * only. @defaultValue false
   */
  internal?: boolean;
  /** True when the server signs in to the repository. @defaultValue false */
  authenticationRequired?: boolean;
  /** The username for signing in. Absent for a token, which is a password without a username. */
  username?: string;
  /**
   * From 5.0, the name of the secret that holds the password. Older servers store the password itself and
   * never return it.
   */
  password?: string;
}

/** The request to create a repository. */
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

/**
 * The request to change a repository. The type and identifier do not change. Without a password, the server
 * keeps the stored one.
 */
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
