import { NEWEST_SPEC_VERSION } from '../domain/cyclonedx/specVersions.js';
import { EMBEDDED_SERVER } from '../domain/embeddedServer.js';
import type { Permission } from '../domain/permissions.js';
import { isSince, SERVER_LINES, type ServerLine } from '../domain/serverLine.js';
import { ServerVersionStruct, type ServerVersion } from '../schema/server.js';
import { call, type ApiClient } from './client.js';
import { ApiError, ShapeError } from './errors.js';

/** What is known of a server. @public */
export interface Server {
  /** What it says of itself; every member may be missing. */
  about: ServerVersion;
  /** Whether the kit is made for it. */
  support: ServerSupport;
  /** Whether it is the server that comes with Bomdeck, which says that it is a Dependency-Track, so that every client takes it for one. */
  isEmbedded: boolean;
  /** What it can do; a server that is not supported is treated like one of 4.11. */
  capabilities: Capabilities;
}

/**
 * Whether the kit is made for a server. `tooOld`: older than 4.11; much may work. `foreign`: something else answers
 * there. `unknown`: it does not say what it is.
 * @public
 */
export type ServerSupport = 'supported' | 'tooOld' | 'foreign' | 'unknown';

/** How a line of servers differs for a client, beyond what its answers say by themselves. @public */
export interface Capabilities {
  /** Release line, such as `4.11`. */
  line: ServerLine;
  /** The right that looking for vulnerabilities of a project again needs. */
  reanalysisPermission: Permission;
  /** Whether the list of projects can be filtered by a team, together with tag and classifier. */
  hasTeamFilter: boolean;
  /** Whether lists of projects name the parent of each. */
  listsParents: boolean;
  /** Whether a search for components, but for a hash, can leave out projects that are not active. */
  findsInActiveOnly: boolean;
  /** Whether a search for components can leave out all but the latest versions of projects. */
  findsInLatestOnly: boolean;
  /** Whether the policy violations of the portfolio can be searched and filtered. */
  hasViolationFilters: boolean;
  /** Whether lists that are filtered by days take moments in their place. Others read a day in their own zone. */
  takesMoments: boolean;
  /** Whether the findings of the portfolio can be filtered by EPSS. */
  hasEpssFilter: boolean;
  /** Whether the findings of the portfolio can be sorted by EPSS. */
  sortsByEpss: boolean;
  /** Whether the findings of the portfolio can be limited to what is known to be exploited. */
  hasKevFilter: boolean;
  /** Whether it has an index that finds things by words. */
  hasSearchIndex: boolean;
  /** Whether vulnerabilities of one's own can have a vector of CVSS v4. */
  hasCvss4: boolean;
  /** Whether the server signs in to package repositories with a token alone, without a user name. */
  hasTokenSignIn: boolean;
  /** Whether passwords are kept as named secrets: what is sent and received in their place is the name of one. */
  hasNamedSecrets: boolean;
  /** Newest version of CycloneDX that it most likely takes, such as `1.6`; patch releases may know a newer one. */
  newestBomVersion: string;
  /**
   * Whether it takes BOMs with small faults that others refuse: no `version` where it is asked for, another `$schema`,
   * addresses that are no IRIs.
   */
  isLaxWithBoms: boolean;
  /** Whether it keeps all licenses that a BOM declares for a component, and how they were found out; others keep one. */
  keepsAllLicenses: boolean;
  /**
   * Whether each row of a list of components repeats its whole project, with all that depends on it directly: 10,000 rows are then a
   * hundred megabytes.
   */
  repeatsProjects: boolean;
  /** Whether a session can be ended before its time; other servers take its token until it expires. */
  endsSessions: boolean;
}

/**
 * What the server behind a client is, asked once per client and without sign-in; a failure is asked again. A server
 * that the kit is not made for is warned of in the log, once per page.
 * @throws ApiError, NetworkError when it cannot be asked; that says nothing about what it is
 * @public
 */
export function getServer(api: ApiClient): Promise<Server> {
  let server = servers.get(api);
  if (!server) {
    server = askServer(api);
    servers.set(api, server);
    server.catch(() => servers.delete(api));
  }
  return server;
}

const servers = new WeakMap<ApiClient, Promise<Server>>();

async function askServer(api: ApiClient): Promise<Server> {
  const server = serverOf(await call(api, VERSION, ServerVersionStruct).catch(nothingOfTheKind));
  const { support, about } = server;
  if (support === 'tooOld' || support === 'foreign') {
    const name = [about.application, about.version].filter(Boolean).join(' ') || 'something else';
    warnOnce(
      `Bomdeck: it is made for Dependency-Track 4.11 and newer; ${api.baseUrl || 'this origin'} answers as ${name}.`,
    );
  }
  return server;
}

/** A host may have several clients of one server, such as one that signs in and one of who is signed in. */
function warnOnce(text: string) {
  if (warnings.has(text)) return;
  warnings.add(text);
  console.warn(text);
}

const warnings = new Set<string>();

const VERSION = { path: '/api/version', isPublic: true };

/** A page instead of a version, or no such address, is an answer: it is another server. */
function nothingOfTheKind(error: unknown): undefined {
  if (error instanceof ShapeError || (error instanceof ApiError && error.status === 404)) return undefined;
  throw error;
}

/** What a server is by what it says of itself; undefined: nothing that could be understood. */
export function serverOf(about: ServerVersion | undefined): Server {
  const version = numbersOf(about?.version);
  const isForeign = !about || (about.application && !/dependency-?track/i.test(about.application));
  const support = isForeign
    ? 'foreign'
    : !version
      ? 'unknown'
      : isFrom(version, SERVER_LINES[0])
        ? 'supported'
        : 'tooOld';
  const capabilities = capabilitiesOf(support === 'supported' && version);
  const isEmbedded = about?.uuid === EMBEDDED_SERVER;
  return {
    about: about ?? {},
    support,
    isEmbedded,
    capabilities: isEmbedded
      ? {
          ...capabilities,
          newestBomVersion: NEWEST_SPEC_VERSION,
          isLaxWithBoms: true,
          keepsAllLicenses: true,
          findsInActiveOnly: true,
          hasViolationFilters: true,
          takesMoments: true,
          hasEpssFilter: true,
          sortsByEpss: true,
          repeatsProjects: false,
          endsSessions: true,
        }
      : capabilities,
  };
}

/** An unknown newer version counts as the newest line known. */
function capabilitiesOf(version: Numbers | undefined | false): Capabilities {
  const line = (version && SERVER_LINES.filter((one) => isFrom(version, one)).at(-1)) || SERVER_LINES[0];
  const narrowsSearch = !!version && isFrom(version, '4.14.2');
  return {
    line,
    reanalysisPermission: isSince(line, '5.0') ? 'VULNERABILITY_ANALYSIS' : 'VIEW_VULNERABILITY',
    hasTeamFilter: isSince(line, '5.0'),
    listsParents: isSince(line, '5.0'),
    findsInActiveOnly: narrowsSearch,
    findsInLatestOnly: narrowsSearch,
    hasViolationFilters: isSince(line, '4.12'),
    takesMoments: false,
    hasEpssFilter: isSince(line, '4.14'),
    sortsByEpss: isSince(line, '5.0'),
    hasKevFilter: isSince(line, '5.1'),
    hasSearchIndex: !isSince(line, '5.0'),
    hasCvss4: isSince(line, '4.14'),
    hasTokenSignIn: isSince(line, '4.14'),
    hasNamedSecrets: isSince(line, '5.0'),
    newestBomVersion: isSince(line, '5.1') ? '1.7' : '1.6',
    isLaxWithBoms: false,
    keepsAllLicenses: false,
    repeatsProjects: true,
    endsSessions: isSince(line, '5.0'),
  };
}

type Numbers = readonly [major: number, minor: number, patch: number];

/** `5.1.0-SNAPSHOT` counts as 5.1.0. */
function numbersOf(version: string | null | undefined): Numbers | undefined {
  const [, major, minor, patch = 0] = /^(\d+)\.(\d+)(?:\.(\d+))?/.exec(version ?? '') ?? [];
  return major !== undefined && minor !== undefined
    ? [Number(major), Number(minor), Number(patch)]
    : undefined;
}

function isFrom(version: Numbers, first: string): boolean {
  const earliest = numbersOf(first)!;
  const place = version.findIndex((number, index) => number !== earliest[index]);
  return place < 0 || version[place]! > earliest[place]!;
}
