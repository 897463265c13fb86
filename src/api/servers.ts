import { ServerVersionStruct, type ServerVersion } from '../schema/server.js';
import { call, type ApiClient } from './client.js';

/** What a line of servers can do, as far as widgets differ by it. @public */
export interface Capabilities {
  /** Release line, such as `4.11`. */
  line: ServerLine;
  /** The session ends on the server when the user signs out. */
  hasLogout: boolean;
  /** Rights come from `user/self/permissions` instead of the token. */
  hasSelfPermissions: boolean;
  /** Projects say which version is the latest. */
  hasLatestFlag: boolean;
  /** CVSS v4 is scored. */
  hasCvss4: boolean;
  /** The findings of a project are paged by the server. */
  hasPagedFindings: boolean;
}

/** Release lines that differ for a client, oldest first. @public */
export type ServerLine = (typeof SERVER_LINES)[number];
const SERVER_LINES = ['4.11', '4.12', '4.13', '4.14', '5.0', '5.1'] as const;

/** Asks a server what it is; no sign-in needed. */
export function getServerVersion(api: ApiClient, signal?: AbortSignal): Promise<ServerVersion> {
  return call(api, { path: '/api/version', isPublic: true, signal }, ServerVersionStruct);
}

/** What a server of this version can do. An unknown newer one counts as the newest known, an unreadable one as 4.11. */
export function capabilitiesOf(version: ServerVersion): Capabilities {
  const line = lineOf(version);
  const since = (first: ServerLine) => SERVER_LINES.indexOf(line) >= SERVER_LINES.indexOf(first);
  return {
    line,
    hasLogout: since('5.0'),
    hasSelfPermissions: since('5.0'),
    hasLatestFlag: since('4.12'),
    hasCvss4: since('4.14'),
    hasPagedFindings: since('5.0'),
  };
}

function lineOf({ version }: ServerVersion): ServerLine {
  const [major, minor] = (version ?? '').split('-')[0]!.split('.').map(Number);
  if (major === undefined || minor === undefined || Number.isNaN(major) || Number.isNaN(minor)) return '4.11';
  const isOlder = (line: string) => {
    const [lineMajor = 0, lineMinor = 0] = line.split('.').map(Number);
    return lineMajor < major || (lineMajor === major && lineMinor <= minor);
  };
  return SERVER_LINES.filter(isOlder).at(-1) ?? '4.11';
}
