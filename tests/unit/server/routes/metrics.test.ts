import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { projectLane } from '../../../../reference-app/server/runtime/queue.js';
import { createApiKey } from '../../../../reference-app/server/store/teams.js';
import { testServer } from '../../../support/testServer.js';
import type { TestServer } from '../../../support/testServer.js';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Metrics {
  vulnerabilities: number;
  critical: number;
  firstOccurrence: number;
  lastOccurrence: number;
}

describe('metrics over the API', () => {
  let server: TestServer;
  let now: number;
  beforeEach(async () => {
    now = Date.UTC(2026, 10, 21, 12);
    server = await testServer({ now: () => now });
  });
  afterEach(() => server.close());

  async function refresh(path: string): Promise<void> {
    const token = await server.tokenFor('admin');
    const answer = await server.fetch(`/api/v1/metrics/${path}/refresh`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(200);
    await server.idle();
  }

  it('begin a new record only when something changed, and extend the last one otherwise', async () => {
    const project = await server.aProject({ findings: [{ vulnId: 'CVE-1', severity: 'CRITICAL' }] });
    const path = `project/${project.uuid}`;
    now += DAY_MS;
    await refresh(path);
    const unchanged = await server.get<Metrics[]>(`/metrics/${path}/days/90`);

    server.context.db.prepare("update vulnerability set severity = 'LOW'").run();
    now += DAY_MS;
    await refresh(path);
    const changed = await server.get<Metrics[]>(`/metrics/${path}/days/90`);

    expect(unchanged).toHaveLength(1);
    expect((unchanged[0]?.lastOccurrence ?? 0) - (unchanged[0]?.firstOccurrence ?? 0)).toBe(DAY_MS);
    expect(changed.map(({ critical }) => critical)).toEqual([1, 0]);
  });

  it('of the portfolio are counted after what is being done in a project', async () => {
    const { db, jobs } = server.context;
    const project = await server.aProject({ components: [{ name: 'lodash' }] });
    const { id = 0 } =
      db.prepare('select id from project where uuid = ?').first<{ id: number }>(project.uuid) ?? {};
    let finish = () => {};
    jobs.handle('audit', async () => {
      await new Promise<void>((resolve) => (finish = resolve));
      db.prepare('delete from component where projectId = ?').run(id);
    });
    jobs.enqueue({ kind: 'audit', payload: null, lane: projectLane(id) });

    const refreshing = refresh('portfolio');
    await expect
      .poll(() => db.prepare("select 1 from job where lane = 'portfolio' and state = 'running'").first())
      .toBeDefined();
    finish();
    await refreshing;

    expect(await server.get('/metrics/portfolio/current')).toMatchObject({ components: 0 });
  });

  it('count one flaw under two names once', async () => {
    const project = await server.aProject({
      findings: [
        { vulnId: 'CVE-1', severity: 'HIGH', aliases: ['GHSA-1'] },
        { vulnId: 'GHSA-1', severity: 'CRITICAL' },
      ],
    });

    expect(await server.get(`/metrics/project/${project.uuid}/current`)).toMatchObject({
      vulnerabilities: 1,
      critical: 1,
      high: 0,
    });
  });

  it('add up the active projects', async () => {
    await server.aProject({ findings: [{ vulnId: 'CVE-1' }] });
    await server.aProject({ findings: [{ vulnId: 'CVE-2' }], isActive: false });
    now += 1000;
    await refresh('portfolio');

    expect(await server.get('/metrics/portfolio/current')).toMatchObject({
      projects: 1,
      vulnerableProjects: 1,
      components: 1,
      vulnerabilities: 1,
    });
  });

  it('answer with nothing where nothing was counted, and refuse days that are none', async () => {
    const { db } = server.context;
    const project = await server.aProject();
    db.prepare('delete from projectMetrics').run();
    const token = await server.tokenFor('viewer');
    const ask = (path: string) =>
      server.fetch(`/api/v1/metrics/${path}`, { headers: { authorization: `Bearer ${token}` } });

    const current = await ask(`project/${project.uuid}/current`);
    expect([current.status, await current.text()]).toEqual([200, '']);
    expect(await server.get(`/metrics/project/${project.uuid}/days/90`)).toEqual([]);
    expect((await ask('portfolio/since/yesterday')).status).toBe(400);
    expect((await ask('portfolio/refresh')).status).toBe(403);
  });

  it('of the portfolio are those of the projects that the caller may see', async () => {
    const { db } = server.context;
    const seen = await server.aProject({ findings: [{ vulnId: 'CVE-1', severity: 'CRITICAL' }] });
    const other = await server.aProject({ components: [{ name: 'lodash' }] });
    const hidden = await server.aProject({ findings: [{ vulnId: 'CVE-2', severity: 'CRITICAL' }] });
    const retired = await server.aProject({
      findings: [{ vulnId: 'CVE-3', severity: 'LOW' }],
      isActive: false,
    });
    const key = keyThatSees([seen, other, retired]);
    const start = now;
    await refresh('portfolio');
    const inTheMorning = now;
    now += 60_000;
    db.prepare("update vulnerability set severity = 'HIGH' where vulnId = 'CVE-2'").run();
    await refresh('portfolio');
    now += 2 * DAY_MS;
    db.prepare("update vulnerability set severity = 'LOW' where vulnId = 'CVE-1'").run();
    await refresh('portfolio');
    const ask = async (path: string) =>
      (
        await server.fetch(`/api/v1/metrics/portfolio/${path}`, { headers: { 'x-api-key': key } })
      ).json() as Promise<Metrics[]>;

    const days = await ask('90/days');

    const counted = { projects: 2, vulnerableProjects: 1, components: 2, vulnerableComponents: 1 };
    expect(days).toMatchObject([
      { ...counted, critical: 1, low: 0, inheritedRiskScore: 10, lastOccurrence: now - 1 },
      { ...counted, critical: 0, low: 1, inheritedRiskScore: 1, firstOccurrence: now, lastOccurrence: now },
    ]);
    expect(days[0]?.firstOccurrence).toBeGreaterThanOrEqual(start);
    expect(days[0]?.firstOccurrence).toBeLessThanOrEqual(inTheMorning + 1);
    expect(await ask('current')).toEqual(days[1]);
    expect(await ask('1/days')).toMatchObject([{ critical: 1 }, { critical: 0 }]);
    expect(await server.get('/metrics/portfolio/current')).toMatchObject({ projects: 3, high: 1 });
    db.prepare('delete from project where uuid = ?').run(hidden.uuid);
    expect(await ask('90/days')).toEqual(days);
  });

  it('of the portfolio are nothing where the caller sees no project', async () => {
    await server.aProject({ findings: [{ vulnId: 'CVE-1' }] });
    const headers = { 'x-api-key': keyThatSees([]) };
    await refresh('portfolio');
    const ask = async (path: string) =>
      (await server.fetch(`/api/v1/metrics/portfolio/${path}`, { headers })).text();

    expect(await ask('current')).toBe('');
    expect(await ask('90/days')).toBe('[]');
  });

  /** Switches access control on. @returns the key of a team that sees some projects */
  function keyThatSees(projects: readonly { uuid: string }[]): string {
    const { db, secrets } = server.context;
    const run = (sql: string, ...values: unknown[]) => db.prepare(sql).run(...values).id;
    const teamId = run(
      "insert into team (uuid, name) values ('00000000-0000-4000-8000-000000000001', 'guests')",
    );
    run("insert into teamPermission (teamId, permission) values (?, 'VIEW_PORTFOLIO')", teamId);
    for (const { uuid } of projects)
      run(
        'insert into projectAccessTeam (projectId, teamId) select id, ? from project where uuid = ?',
        teamId,
        uuid,
      );
    run("update configProperty set propertyValue = 'true' where propertyName = 'acl.enabled'");
    return secrets.decrypt(createApiKey(server.context, teamId).keySecret);
  }
});
