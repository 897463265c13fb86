import type { APIRequestContext } from '@playwright/test';
import { isSince, SERVER_LINES, type ServerLine } from '../../../src/domain/serverLine.js';

/**
 * The URL of an existing console to run the journeys on. If absent, they start their own, see `E2E_API_URL`.
 */
const CONSOLE_URL = process.env.E2E_BASE_URL;

/** The URL of another server for the console to use, on a separate origin. */
export const API_URL = process.env.E2E_API_URL;

/** True when the server is the embedded one, started fresh for these journeys only. */
export const isOwnServer = CONSOLE_URL === undefined && API_URL === undefined;

/** Why a journey is left out in front of another server. */
export const OWN_SERVER_ONLY = 'starts or prepares the embedded server by its own commands';

/**
 * Returns the URL of a path of the API, such as `v1/project`, relative to the console unless the API is
 * elsewhere.
 */
export function apiAddress(path: string): string {
  return API_URL === undefined ? `api/${path}` : `${API_URL.replace(/\/+$/, '')}/api/${path}`;
}

/**
 * For requests past the console: a server lets go of a connection that was idle for some seconds, which may be the one that is taken
 * for this.
 */
export const RECONNECTING = { maxRetries: 2 };

let asked: Promise<ServerLine> | undefined;

/** The release line of the server, as far as the kit knows it. */
function lineOf(request: APIRequestContext): Promise<ServerLine> {
  asked ??= (async () => {
    const { version } = (await (await request.get(apiAddress('version'), RECONNECTING)).json()) as {
      version: string;
    };
    const [major = 0, minor = 0] = version.split('.').map(Number);
    const isReached = (line: string) => {
      const [first = 0, second = 0] = line.split('.').map(Number);
      return major > first || (major === first && minor >= second);
    };
    return [...SERVER_LINES].reverse().find(isReached) ?? '4.11';
  })();
  return asked;
}

/** Returns whether the server is of a release line, or of a later one. */
export async function isServerSince(request: APIRequestContext, line: ServerLine): Promise<boolean> {
  return isSince(await lineOf(request), line);
}
