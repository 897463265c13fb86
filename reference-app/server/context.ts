import type { Context, Hono } from 'hono';

import type { DocumentLimits } from './rules/documentLimits.js';
import type { BomChecker } from './runtime/bomChecker.js';
import type { Directory } from './runtime/directory.js';
import type { IdentityProvider } from './runtime/identityProvider.js';
import type { BytesInFlight, HeldBytes } from './rules/bytesInFlight.js';
import type { Places } from './rules/places.js';
import type { SignInThrottle } from './rules/signInThrottle.js';
import type { Ask } from './runtime/outbound.js';
import type { JobQueue } from './runtime/queue.js';
import type { Config } from './store/config.js';
import type { Database } from './store/database.js';
import type { KeyUsage } from './store/keyUsage.js';
import type { Secrets } from './store/secrets.js';
import type { SessionToken } from './store/sessions.js';

/** The context that every route and every background job receives. */
export interface ServerContext {
  readonly db: Database;
  /** Milliseconds since 1970; tests may set the clock. */
  now(): number;
  /** Background work; `enqueue` inside of the transaction that stores what the work is about. */
  readonly jobs: JobQueue;
  /** Settings an administrator can change, read afresh at every call. */
  readonly config: Config;
  readonly secrets: Secrets;
  readonly keyUsage: KeyUsage;
  /** Slows down password guessing, wherever a password is requested. */
  readonly signInThrottle: SignInThrottle;
  /** Checks uploaded documents off the request path. */
  readonly bomChecker: BomChecker;
  /** Queries package repositories. */
  readonly ask: Ask;
  /** Through whom people sign in besides; `undefined` where none is set up. */
  readonly identityProvider?: IdentityProvider;
  /**
   * The directory whose users sign in here with their directory password; `undefined` when none is
   * configured.
   */
  readonly directory?: Directory;
  readonly options: ResolvedOptions;
  /** For operators: a line on stderr, no user data in it. */
  log(message: string, error?: unknown): void;
}

export interface ResolvedOptions {
  /** The version reported to clients, such as `4.11.7`. */
  version: string;
  /** When that version was built, as ISO 8601 text. */
  buildTime: string;
  /** Bytes of a bill of materials in an upload. */
  uploadLimit: number;
  /** The limits for the contents of an upload. */
  documentLimits: DocumentLimits;
  /** True when notifications and queries to package repositories may go to machines of a private network. */
  privateDestinations: boolean;
  /** True when requests come through a proxy that reports their origin. */
  isBehindProxy: boolean;
  /** True when users must know their password to set another one. */
  asksOldPassword: boolean;
  /** Characters that a new password needs at least. */
  leastPasswordLength: number;
  /** Binary logarithm of what a hash of a password costs. */
  hashCost: number;
  /** Origins of pages elsewhere that may read answers; `*` for all. */
  corsOrigins: readonly string[];
  /** Host names that requests may be for, besides those of this machine; `*` for all. */
  allowedHosts: readonly string[];
}

/** The sender of a request. */
export type Caller = UserCaller | ApiKeyCaller;

export interface UserCaller {
  kind: 'user';
  id: number;
  username: string;
  userKind: 'managed' | 'ldap' | 'oidc';
  /** The token that the user presented. */
  token: SessionToken;
  teamIds: readonly number[];
  permissions: ReadonlySet<string>;
}

export interface ApiKeyCaller {
  kind: 'apiKey';
  id: number;
  username?: undefined;
  token?: undefined;
  teamIds: readonly number[];
  permissions: ReadonlySet<string>;
}

/** The values that Hono carries with a request. */
export interface ApiEnv {
  Variables: {
    server: ServerContext;
    /** Set by the guards. */
    caller: Caller;
    produces: [string, ...string[]] | undefined;
    /** Bodies of all requests that are being answered. */
    bodies: BytesInFlight;
    /** The part of them that is the body of this request. */
    heldBody: HeldBytes[];
    /** Places for large reads, of all requests. */
    largeReads: Places;
    /** Functions that release the places of this request as soon as its answer is made. */
    heldPlaces: (() => void)[];
    /** True when this request has a place for large reads. */
    hasPlace: boolean | undefined;
    /** Places for those whose answers are one text of many megabytes. */
    hugeReads: Places;
    /** True when this request has one of these places. */
    isHuge: boolean | undefined;
    /** True when the answer is made while it is sent. */
    isStreamed: boolean | undefined;
  };
}

export type ApiContext = Context<ApiEnv>;
export type ApiRouter = Hono<ApiEnv>;
