import { boolean, nullable, optional, string, type, type Describe } from 'superstruct';

/** The facts a server reports about itself without sign-in. @public */
export interface ServerVersion {
  /** Product name. */
  application?: string | null;
  /** The server version, such as `4.11.7`. Absent when an operator hides it. */
  version?: string | null;
  /** Build time, as text. */
  timestamp?: string | null;
  /** Identifier of this build. */
  uuid?: string | null;
  /** Identifier of this installation; absent from 5.0 on. */
  systemUuid?: string | null;
  /** The framework of the server. */
  framework?: ServerFramework | null;
}

/** The framework a server is built on. @public */
export interface ServerFramework {
  /** Its name. */
  name?: string | null;
  /** Its version. */
  version?: string | null;
}

/** The receipt of an upload or another long job. @public */
export interface TokenAnswer {
  /** Ask `isTokenProcessing` with it. */
  token: string;
}

/** The state of a job: still running or not. @public */
export interface TokenState {
  /** False also for unknown, failed and lost jobs. */
  processing: boolean;
}

const text = () => optional(nullable(string()));

export const ServerVersionStruct: Describe<ServerVersion> = type({
  application: text(),
  version: text(),
  timestamp: text(),
  uuid: text(),
  systemUuid: text(),
  framework: optional(nullable(type({ name: text(), version: text() }))),
});

export const TokenAnswerStruct: Describe<TokenAnswer> = type({ token: string() });

export const TokenStateStruct: Describe<TokenState> = type({ processing: boolean() });
