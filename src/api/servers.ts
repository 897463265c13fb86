import { NEWEST_SPEC_VERSION } from '../domain/cyclonedx/specVersions.js';
import { EMBEDDED_SERVER } from '../domain/embeddedServer.js';
import type { Permission } from '../domain/permissions.js';
import { isSince, SERVER_LINES, type ServerLine } from '../domain/serverLine.js';
import { ServerVersionStruct, type ServerVersion } from '../schema/server.js';
import { call, type ApiClient } from './client.js';
import { ApiError, ShapeError } from './errors.js';

/** The known facts about a server. @public */
export interface Server {
  /** The server's description of itself. Every member may be missing. */
  about: ServerVersion;
  /** The kit's support for this server. */
  support: ServerSupport;
  /**
   * True when it is the server that comes with Bomdeck. That server reports itself as a Dependency-Track, so
   * that every client accepts it as one.
   */
  isEmbedded: boolean;
  /** The features of the server. A server that is not supported is treated like one of 4.11. */
  capabilities: Capabilities;
}

/**
 * The kit's support for a server. `tooOld`: older than 4.11, though much may work. `foreign`: something else
 * answers at this URL. `unknown`: it does not report what it is.
 * @public
 */
export type ServerSupport = 'supported' | 'tooOld' | 'foreign' | 'unknown';

/**
 * The differences between server lines that matter to a client and that their answers do not reveal. @public
 */
export interface Capabilities {
  /** Release line, such as `4.11`. */
  line: ServerLine;
  /** The right that looking for vulnerabilities of a project again needs. */
  reanalysisPermission: Permission;
  /** True when the list of projects can be filtered by a team, together with tag and classifier. */
  hasTeamFilter: boolean;
  /** True when lists of projects name the parent of each project. */
  listsParents: boolean;
  /** True when a search for components, except by hash, can leave out inactive projects. */
  findsInActiveOnly: boolean;
  /** True when a search for components can leave out all but the latest versions of projects. */
  findsInLatestOnly: boolean;
  /** True when the policy violations of the portfolio can be searched and filtered. */
  hasViolationFilters: boolean;
  /**
   * True when lists that are filtered by days accept moments instead. Other servers read a day in their own
   * time zone.
   */
  takesMoments: boolean;
  /** True when the findings of the portfolio can be filtered by EPSS. */
  hasEpssFilter: boolean;
  /** True when the findings of the portfolio can be sorted by EPSS. */
  sortsByEpss: boolean;
  /** True when the findings of the portfolio can be limited to known exploited vulnerabilities. */
  hasKevFilter: boolean;
  /** True when the server has an index that finds things by words. */
  hasSearchIndex: boolean;
  /** True when custom vulnerabilities can have a CVSS v4 vector. */
  hasCvss4: boolean;
  /** True when the server signs in to package repositories with a token alone, without a username. */
  hasTokenSignIn: boolean;
  /**
   * True when passwords are kept as named secrets. The name of a secret is then sent and received in their
   * place.
   */
  hasNamedSecrets: boolean;
  /**
   * The newest version of CycloneDX that the server most likely accepts, such as `1.6`. Patch releases may
   * support a newer one.
   */
  newestBomVersion: string;
  /**
   * True when the server accepts BOMs with small faults that others reject: no `version` where it is
   * required, another `$schema`, or addresses that are not IRIs.
   */
  isLaxWithBoms: boolean;
  /**
   * True when the server keeps all licenses that a BOM declares for a component, and how they were
   * determined. Others keep one.
   */
  keepsAllLicenses: boolean;
  /**
   * True when each row of a list of components repeats its complete project, with all its direct
   * dependencies. 10,000 rows are then a hundred megabytes.
   */
  repeatsProjects: boolean;
  /** True when a session can be ended early. Other servers accept its token until it expires. */
  endsSessions: boolean;
}

/**
 * Identifies the server behind a client, once per client and without sign-in. A failed request is repeated at
 * the next call. The log gets a warning about a server that the kit is not made for, once per page.
 * @throws ApiError, NetworkError when it cannot be reached, which does not mean anything about its kind
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
      `Bomdeck supports Dependency-Track 4.11 and newer. ${api.baseUrl || 'This origin'} responds as ${name}.`,
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

/**
 * Identifies a server by its description of itself. Undefined means that the description could not be
 * understood.
 */
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
