import { randomUUID } from 'node:crypto';
import { problemsFor5 } from './requestModels5.js';
import type { PermissionName, Role, TestServer } from './testServer.js';
import { permissionsIn, ROLES } from './testUsers.js';

/** A release that a server can answer like. */
export type OtherRelease = '4.10.1' | '4.11.7' | '4.14.2' | '5.0.2';

/** Rights as 5.0 has them: those of 4.x, and parts of some. */
export type SplitPermission = PermissionName | `${PermissionName}_${'CREATE' | 'READ' | 'UPDATE' | 'DELETE'}`;

/** A server of another release, as far as the screens of the kit can distinguish it from 4.11. */
export interface OtherServer extends Pick<TestServer, 'baseUrl' | 'fetch'> {
  /** From 5.0 on an opaque token, which lasts until it is signed out. */
  tokenFor(who: Role | readonly SplitPermission[]): Promise<string>;
}

interface Session {
  /** The token of the embedded server, which does not know partial permissions. */
  token: string;
  permissions: readonly SplitPermission[];
}

/** The requests for which 5.0 requires different permissions than the embedded server does. */
const RIGHTS_5_0: readonly (readonly [method: string, path: RegExp, anyOf: readonly SplitPermission[]])[] = [
  ['PUT', /\/v1\/analysis$/, ['VULNERABILITY_ANALYSIS', 'VULNERABILITY_ANALYSIS_UPDATE']],
  ['POST', /\/finding\/project\/[^/]+\/analyze$/, ['VULNERABILITY_ANALYSIS']],
  ['PUT', /\/v1\/project$/, ['PORTFOLIO_MANAGEMENT', 'PORTFOLIO_MANAGEMENT_CREATE']],
];

/** By its own one a client would know the embedded server again. */
const REFERENCE = 'c4ffbfe0-5d4f-4f6e-9d3e-1d7f7b6f0a11';
const ALERTS = /\/v1\/notification\/rule(\/scheduled)?$/;
const PROJECT_LIST = /\/v1\/project(\/(tag|classifier)\/[^/]+|\/[^/]+\/children(\/.*)?)?$/;
const PROJECT_FINDINGS = /\/v1\/finding\/project\/[^/]+$/;
const AFFECTED_PROJECTS = /\/vulnerability\/source\/[^/]+\/vuln\/[^/]+\/projects$/;
const ONE_VULNERABILITY = /\/vulnerability\/source\/[^/]+\/vuln\/[^/]+$/;
/** The members that a source with v4 scores adds, from 4.14 on. */
const CVSS_4 = {
  cvssV4Score: 9.3,
  cvssV4Vector: 'CVSS:4.0/AV:N/AC:L/AT:N/PR:N/UI:N/VC:H/VI:H/VA:H/SC:N/SI:N/SA:N',
};
// The columns that all releases can sort by. Others are rejected, where 4.11 ignores the order.
const SORTED_BY = new Set(['name', 'version', 'classifier', 'lastBomImport', 'active']);

/**
 * The embedded server, answering as another release: with its version, its permissions, and its answers to
 * the screens.
 * @param settings - the settings of the group `general` that every user can read, from 4.12 on
 */
export function asLine(
  server: Pick<TestServer, 'baseUrl' | 'fetch' | 'tokenFor'>,
  version: OtherRelease,
  settings: Readonly<Record<string, string | undefined>> = {},
): OtherServer {
  const is5 = version.startsWith('5.');
  const sessions = new Map<string, Session>();
  const schedules = new Map<string, Schedule>();

  /**
   * Opens a session with all permissions that the given parts belong to. Excess requests are rejected before
   * they reach the server.
   */
  async function open(permissions: readonly SplitPermission[]): Promise<string> {
    const whole = permissions.map((name) => name.replace(/_(CREATE|READ|UPDATE|DELETE)$/, ''));
    const token = await server.tokenFor([...new Set(whole)] as PermissionName[]);
    return keep(token, permissions);
  }

  function keep(token: string, permissions: readonly SplitPermission[]): string {
    const opaque = `odt_${randomUUID()}`;
    sessions.set(opaque, { token, permissions });
    return opaque;
  }

  async function answer(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const url = new URL(input as string, server.baseUrl);
    const path = url.pathname;
    const method = init.method ?? 'GET';
    const headers = new Headers(init.headers);
    const given = headers.get('Authorization')?.replace('Bearer ', '');
    // Answers are read here before they are passed on.
    headers.delete('Accept-Encoding');

    if (is5 && given !== undefined) {
      const session = sessions.get(given);
      if (!session) return new Response(null, { status: 401 });
      headers.set('Authorization', `Bearer ${session.token}`);
      if (path.endsWith('/user/self/permissions')) return Response.json(session.permissions);
      if (path.endsWith('/user/logout')) {
        sessions.delete(given);
        return new Response(null, { status: 204 });
      }
      const rule = RIGHTS_5_0.find(([of, at]) => of === method && at.test(path));
      if (rule && !rule[2].some((right) => session.permissions.includes(right))) {
        return problem(403, 'Access denied');
      }
    }
    if (is5 && typeof init.body === 'string' && headers.get('Content-Type') === 'application/json') {
      const problems = problemsFor5(method, path, JSON.parse(init.body));
      if (problems.length > 0)
        return Response.json(
          problems.map((text) => {
            const [place, message] = text.split(': ');
            return { message, messageTemplate: message, path: place };
          }),
          { status: 400 },
        );
    }
    const setting = /\/configProperty\/public\/general\/([^/]+)$/.exec(path)?.[1];
    if (setting !== undefined && version !== '4.10.1') {
      if (!(setting in settings)) return new Response(null, { status: 403 });
      return Response.json({ groupName: 'general', propertyName: setting, propertyValue: settings[setting] });
    }
    const sortName = url.searchParams.get('sortName');
    if (version !== '4.10.1' && PROJECT_LIST.test(path) && sortName && !SORTED_BY.has(sortName)) {
      return problem(400, 'Invalid sort field', '/problems/invalid-sort-field');
    }
    if (version !== '4.10.1' && version !== '4.11.7' && ALERTS.test(path)) {
      return alerts(url, method, { ...init, headers });
    }
    return changed(await server.fetch(url, { ...init, headers }), url, method);
  }

  /** Alerts with what the embedded server does not keep of them: when those on a schedule are sent, and what events have to meet. */
  async function alerts(url: URL, method: string, init: RequestInit): Promise<Response> {
    const sent =
      method === 'GET' ? undefined : (JSON.parse(init.body as string) as Schedule & { uuid: string });
    const isScheduled = url.pathname.endsWith('/scheduled');
    const groups = sent?.notifyOn;
    if (groups?.some((group) => group.endsWith('_SUMMARY')))
      init.body = JSON.stringify({ ...sent, notifyOn: [] });
    url.pathname = url.pathname.replace(/\/scheduled$/, '');
    const response = await server.fetch(url, init);
    if (!response.ok || method === 'DELETE') return response;
    const rows = [(await response.json()) as Alert | Alert[]].flat();
    if (sent) {
      const { uuid } = rows[0]!;
      const known = schedules.get(uuid);
      if (isScheduled) schedules.set(uuid, { ...NEW_SCHEDULE });
      else if (known || is5) schedules.set(uuid, { ...known, ...pickSchedule(sent) });
    }
    const shown = rows.map((row) => ({ triggerType: 'EVENT', ...row, ...schedules.get(row.uuid) }));
    return sent ? Response.json(shown[0], { status: response.status }) : relisted(response, shown);
  }

  async function changed(response: Response, url: URL, method: string): Promise<Response> {
    const path = url.pathname;
    if (!response.ok) return response;
    if (path === '/api/version') {
      const about = (await response.json()) as Record<string, unknown>;
      if (is5) delete about['systemUuid'];
      return Response.json({ ...about, version, uuid: REFERENCE });
    }
    if (is5 && path.endsWith('/user/login')) {
      const token = await response.text();
      return new Response(keep(token, permissionsIn(token)), { headers: { 'Content-Type': 'text/plain' } });
    }
    if (method !== 'GET' || version === '4.10.1') return response;
    if (PROJECT_LIST.test(path)) {
      const rows = (await response.json()) as Record<string, unknown>[];
      return relisted(
        response,
        rows.map((row) => (is5 ? project5(row) : project414(row))),
      );
    }
    if (is5 && AFFECTED_PROJECTS.test(path)) {
      const rows = (await response.json()) as unknown[];
      const size = Math.min(Number(url.searchParams.get('pageSize') ?? 100), 100);
      const start = (Number(url.searchParams.get('pageNumber') ?? 1) - 1) * size;
      return relisted(response, rows.slice(start, start + size), rows.length);
    }
    if (ONE_VULNERABILITY.test(path)) {
      const { cwe, ...rest } = (await response.json()) as Record<string, unknown>;
      const since5 = { tags: [{ name: 'reviewed' }], rejected: '2025-03-01T00:00:00Z' };
      return Response.json({ ...rest, ...CVSS_4, ...(is5 ? since5 : { cwe }) });
    }
    if (is5 && PROJECT_FINDINGS.test(path)) {
      const rows = ((await response.json()) as { vulnerability: Record<string, unknown> }[]).map(finding5);
      const size = Number(url.searchParams.get('pageSize') ?? 100);
      const start = (Number(url.searchParams.get('pageNumber') ?? 1) - 1) * size;
      return relisted(response, rows.slice(start, start + size), rows.length);
    }
    return response;
  }

  return {
    baseUrl: server.baseUrl,
    fetch: answer,
    tokenFor: (who) =>
      is5
        ? open(typeof who === 'string' ? ROLES[who] : who)
        : server.tokenFor(who as Role | readonly PermissionName[]),
  };
}

interface Alert {
  uuid: string;
}

/** The schedule of an alert. Only scheduled alerts have `notifyOn`. */
interface Schedule {
  triggerType?: string;
  scheduleCron?: string;
  scheduleSkipUnchanged?: boolean;
  scheduleLastTriggeredAt?: number | null;
  scheduleNextTriggerAt?: number;
  filterExpression?: string | null;
  notifyOn?: string[];
}

const NEW_SCHEDULE: Schedule = {
  triggerType: 'SCHEDULE',
  scheduleCron: '0 * * * *',
  scheduleSkipUnchanged: false,
  scheduleNextTriggerAt: Date.parse('2024-06-11T08:00:00Z'),
  notifyOn: [],
};

function pickSchedule({
  triggerType,
  scheduleCron,
  scheduleSkipUnchanged,
  filterExpression,
  notifyOn,
}: Schedule) {
  return {
    // Such servers leave out missing values.
    filterExpression: filterExpression ?? undefined,
    ...(triggerType === 'SCHEDULE' && { triggerType, scheduleCron, scheduleSkipUnchanged, notifyOn }),
  };
}

const project414 = (project: Record<string, unknown>) => ({
  classifier: 'NONE',
  collectionLogic: 'NONE',
  isLatest: false,
  ...project,
});

function project5({ children, ...project }: Record<string, unknown>) {
  return { isLatest: false, ...project, hasChildren: Array.isArray(children) && children.length > 0 };
}

function finding5<T extends { vulnerability: Record<string, unknown> }>(finding: T): T {
  const { cweId: _, cweName: __, ...vulnerability } = finding.vulnerability;
  return { ...finding, vulnerability };
}

function relisted(response: Response, rows: readonly unknown[], total?: number): Response {
  const headers = new Headers(response.headers);
  headers.delete('Content-Length');
  if (total !== undefined) headers.set('X-Total-Count', String(total));
  return new Response(JSON.stringify(rows), { status: response.status, headers });
}

function problem(status: number, title: string, type = 'about:blank'): Response {
  return new Response(JSON.stringify({ type, status, title }), {
    status,
    headers: { 'Content-Type': 'application/problem+json' },
  });
}
