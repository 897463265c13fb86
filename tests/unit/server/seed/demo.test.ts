import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from '../../../../reference-app/server/app.js';
import type { Server } from '../../../../reference-app/server/app.js';
import type { WireFinding } from '../../../../reference-app/server/rules/findingsWire.js';
import { seedDemo } from '../../../../reference-app/server/seed/demo/index.js';
import { demoPolicies } from '../../../../reference-app/server/seed/demo/policies.js';
import { demoProjects } from '../../../../reference-app/server/seed/demo/portfolio.js';
import { demoSignIns } from '../../../../reference-app/server/rules/demoSignIns.js';
import { demoAdvisories } from '../../../../reference-app/server/seed/demo/vulnerabilities.js';
import { cpuTimer } from '../../../support/cpuTimer.js';

interface Violation {
  type: string;
  timestamp: number;
  policyCondition: { uuid: string; policy: { violationState: string } };
  analysis?: { analysisState: string; isSuppressed: boolean; analysisComments: { timestamp: number }[] };
}

describe('the demo portfolio', () => {
  let server: Server;
  let seconds: number;
  let token: string | undefined;
  const logged: string[] = [];

  beforeAll(async () => {
    const cpuMs = cpuTimer();
    server = await createServer({
      database: ':memory:',
      seed: 'demo',
      log: (message, error) => logged.push(`${message} ${String(error)}`),
    });
    seconds = cpuMs() / 1000;
  }, 60_000);
  afterAll(() => server.close());

  async function signIn(username: string, password: string): Promise<Response> {
    return server.fetch(
      new Request('http://bomdeck.example/api/v1/user/login', {
        method: 'POST',
        body: new URLSearchParams({ username, password }),
      }),
    );
  }

  async function ask<T>(path: string): Promise<T> {
    token ??= await (await signIn('admin', 'admin')).text();
    const answer = await server.fetch(
      new Request(`http://bomdeck.example/api/v1${path}`, { headers: { authorization: `Bearer ${token}` } }),
    );
    expect(answer.status).toBe(200);
    return (await answer.json()) as T;
  }

  const allFindings = async () => {
    const projects = await ask<{ uuid: string; name: string; version?: string }[]>(
      '/project?pageSize=1000&pageNumber=1',
    );
    const lists = await Promise.all(
      projects.map(async ({ uuid }) => ask<WireFinding[]>(`/finding/project/${uuid}?suppressed=true`)),
    );
    return lists.flat();
  };

  it('is there within ten seconds of processor time, without a word of trouble', () => {
    expect(seconds).toBeLessThan(10);
    expect(logged).toEqual([]);
    if (process.env.PRINT_TIMES) console.log(`demo seeded in ${seconds.toFixed(2)} s`);
  });

  it('lets each of its users in at once', async () => {
    for (const { username, password } of demoSignIns) {
      expect((await signIn(username, password)).status, username).toBe(200);
    }
  });

  it('has projects with versions, children, tags and kinds, one of them without a bill of materials', async () => {
    const projects = await ask<{ name: string; active: boolean; lastBomImport?: number; metrics?: object }[]>(
      '/project?pageSize=1000&pageNumber=1',
    );

    expect(projects).toHaveLength(demoProjects.length);
    expect(projects.filter(({ active }) => !active).length).toBeGreaterThanOrEqual(2);
    expect(projects.filter(({ lastBomImport }) => lastBomImport === undefined).length).toBeGreaterThanOrEqual(
      1,
    );
    expect(projects.find(({ name }) => name === 'payment-gateway')?.metrics).toMatchObject({
      components: 16,
    });
  });

  it('shows every severity, several sources, aliases, decisions and suppressed findings', async () => {
    const findings = await allFindings();
    const count = (of: (finding: WireFinding) => unknown) => new Set(findings.map(of)).size;

    expect(findings.length).toBeGreaterThan(120);
    expect(count(({ vulnerability }) => vulnerability.severity)).toBe(6);
    expect(count(({ vulnerability }) => vulnerability.source)).toBe(4);
    expect(count(({ analysis }) => analysis.state)).toBeGreaterThanOrEqual(6);
    expect(findings.filter(({ analysis }) => analysis.isSuppressed).length).toBeGreaterThanOrEqual(8);
    expect(findings.some(({ vulnerability }) => vulnerability.aliases.length > 0)).toBe(true);
    expect(findings.some(({ vulnerability }) => vulnerability.epssScore !== undefined)).toBe(true);
    expect(findings.some(({ component }) => component.latestVersion !== undefined)).toBe(true);
  });

  it('has policies of several kinds that are violated in each of their conditions, some of it audited', async () => {
    const policies = await ask<{ name: string; policyConditions: { uuid: string }[] }[]>('/policy');
    const violations = await ask<Violation[]>('/violation?pageSize=1000&pageNumber=1&suppressed=true');
    const count = (of: (violation: Violation) => unknown) => new Set(violations.map(of)).size;

    expect(count(({ type }) => type)).toBe(3);
    expect(count(({ policyCondition }) => policyCondition.policy.violationState)).toBe(3);
    const violated = new Set(violations.map(({ policyCondition }) => policyCondition.uuid));
    for (const { name, policyConditions } of policies)
      for (const { uuid } of policyConditions) expect(violated.has(uuid), name).toBe(true);
    expect(new Set(violations.map(({ analysis }) => analysis?.analysisState))).toEqual(
      new Set([undefined, 'APPROVED', 'REJECTED']),
    );
    expect(violations.some(({ analysis }) => analysis?.isSuppressed)).toBe(true);
    for (const { timestamp, analysis } of violations)
      for (const comment of analysis?.analysisComments ?? [])
        expect(comment.timestamp).toBeGreaterThan(timestamp);
  });

  it('counts violations, now and in its history', async () => {
    const violations = await ask<Violation[]>('/violation?pageSize=1000&pageNumber=1');
    const now = await ask<{ policyViolationsTotal: number; policyViolationsAudited: number }>(
      '/metrics/portfolio/current',
    );
    const history = await ask<{ policyViolationsTotal: number }[]>('/metrics/portfolio/90/days');

    expect(now.policyViolationsTotal).toBe(violations.length);
    expect(now.policyViolationsAudited).toBe(violations.filter(({ analysis }) => analysis).length);
    expect(history[0]?.policyViolationsTotal).toBeLessThan(now.policyViolationsTotal);
  });

  it('uses every advisory it brings along, but for those about versions that are fixed', async () => {
    const found = new Set((await allFindings()).map(({ vulnerability }) => vulnerability.vulnId));

    const unused = demoAdvisories().filter(({ vulnId }) => !found.has(vulnId));

    expect(unused.map(({ vulnId }) => vulnId)).toEqual([]);
  });

  it('has a history of 90 days that ends with what is counted now', async () => {
    const history = await ask<{ firstOccurrence: number; vulnerabilities: number }[]>(
      '/metrics/portfolio/90/days',
    );
    const now = await ask<{ vulnerabilities: number }>('/metrics/portfolio/current');

    expect(history.length).toBeGreaterThan(20);
    expect(history.at(-1)?.vulnerabilities).toBe(now.vulnerabilities);
    expect(history[0]?.firstOccurrence).toBeLessThan(Date.now() - 80 * 24 * 60 * 60 * 1000);
    expect(new Set(history.map(({ vulnerabilities }) => vulnerabilities)).size).toBeGreaterThan(10);
  });

  it('has internal components, direct and transitive ones, and all kinds of licences', async () => {
    const { db } = server.context;
    const count = (condition: string) =>
      db.prepare(`select count(*) as count from component where ${condition}`).first<{ count: number }>()
        ?.count ?? 0;

    expect(count('isInternal = 1')).toBeGreaterThanOrEqual(5);
    expect(count('directDependencies is not null')).toBeGreaterThan(100);
    expect(count('resolvedLicenseId is not null')).toBeGreaterThan(200);
    expect(count('licenseExpression is not null')).toBeGreaterThan(10);
    expect(count('license is not null and resolvedLicenseId is null')).toBeGreaterThan(10);
    expect(count('coalesce(license, licenseExpression, resolvedLicenseId) is null')).toBeGreaterThanOrEqual(
      3,
    );
    expect(count('lastInheritedRiskScore is null')).toBe(0);
  });

  it('asks nothing on the internet', () => {
    const { db } = server.context;
    const enabled = db
      .prepare('select count(*) as count from repository where enabled = 1')
      .first<{ count: number }>();

    expect(enabled?.count).toBe(0);
  });

  it('can be seeded again after an interruption, with the same outcome', async () => {
    const before = (await allFindings()).length;

    await seedDemo(server.context);

    expect((await allFindings()).length).toBe(before);
    expect(await ask<object[]>('/project?pageSize=1000&pageNumber=1')).toHaveLength(demoProjects.length);
    expect(await ask<object[]>('/policy')).toHaveLength(demoPolicies.length);
  });

  it('has measured each component since before its first finding, as often as that changed', async () => {
    const named = await ask<{ uuid: string; project: { uuid: string } }[]>(
      '/component/identity?name=log4j-core',
    );
    const day = 24 * 3_600_000;
    for (const { uuid, project } of named) {
      const found = await ask<WireFinding[]>(`/finding/project/${project.uuid}?suppressed=true`);
      const dates = found
        .filter(({ component }) => component.uuid === uuid)
        .map(({ attribution }) => attribution.attributedOn);
      const measured = await ask<{ firstOccurrence: number }[]>(`/metrics/component/${uuid}/days/100`);
      expect(measured[0]!.firstOccurrence).toBeLessThanOrEqual(
        Math.max(Date.now() - 89 * day, Math.min(...dates)),
      );
      expect(Date.now() - measured[0]!.firstOccurrence).toBeGreaterThan(day);
    }
  });
});
