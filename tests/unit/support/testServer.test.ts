import { setImmediate } from 'node:timers/promises';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { WireFinding } from '../../../reference-app/server/rules/findingsWire.js';
import { testServer } from '../../support/testServer.js';
import type { TestServer } from '../../support/testServer.js';

describe('testServer', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await testServer();
  });
  afterEach(() => server.close());

  it('gives a project with findings that the API lists', async () => {
    const project = await server.aProject({
      name: 'web-shop',
      components: [
        { name: 'lodash', version: '4.17.15', latestVersion: '4.17.21' },
        {
          name: 'log4j-core',
          group: 'org.apache.logging.log4j',
          purl: 'pkg:maven/org.apache.logging.log4j/log4j-core@2.14.1',
        },
      ],
      findings: [
        {
          vulnId: 'CVE-2020-8203',
          component: 'lodash',
          cwes: [1321],
          aliases: ['GHSA-p6mc-m468-83gw'],
          epssScore: 0.02,
        },
        { vulnId: 'CVE-2021-44228', component: 'log4j-core', severity: 'CRITICAL', isSuppressed: true },
      ],
    });

    const shown = await server.get<WireFinding[]>(`/finding/project/${project.uuid}`, 'viewer');
    const all = await server.get<WireFinding[]>(`/finding/project/${project.uuid}?suppressed=true`, 'viewer');

    expect(shown).toHaveLength(1);
    expect(shown[0]).toMatchObject({
      component: {
        name: 'lodash',
        version: '4.17.15',
        latestVersion: '4.17.21',
        purl: 'pkg:npm/lodash@4.17.15',
      },
      vulnerability: {
        vulnId: 'CVE-2020-8203',
        source: 'NVD',
        severity: 'HIGH',
        severityRank: 1,
        cweId: 1321,
      },
      analysis: { isSuppressed: false },
      matrix: project.findings[0]?.matrix,
    });
    expect(shown[0]?.vulnerability.aliases).toEqual([
      { cveId: 'CVE-2020-8203', ghsaId: 'GHSA-p6mc-m468-83gw' },
    ]);
    expect(all).toHaveLength(2);
    expect(await server.get(`/metrics/project/${project.uuid}/current`)).toMatchObject({
      high: 1,
      suppressed: 1,
      components: 2,
    });
  });

  it('lets exactly those do something that have the permission', async () => {
    const project = await server.aProject();
    const ask = async (token: string) => {
      const answer = await server.fetch(`/api/v1/finding/project/${project.uuid}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      return answer.status;
    };

    expect(await ask(await server.tokenFor(['VIEW_PORTFOLIO']))).toBe(403);
    expect(await ask(await server.tokenFor(['VIEW_VULNERABILITY']))).toBe(200);
    expect(await ask('nonsense')).toBe(401);
  });

  it('stops waiting when the caller aborts', async () => {
    const abort = new AbortController();
    const answer = server.fetch('/api/version', { signal: abort.signal });

    abort.abort();

    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('answers what was asked before it is closed, and is not there afterwards', async () => {
    const ended = await testServer();
    const asked = ended.fetch('/api/version');
    // A request that has not reached the server yet is not answered.
    await setImmediate();

    await ended.close();

    expect((await asked).status).toBe(200);
    await expect(ended.fetch('/api/version')).rejects.toThrow(TypeError);
  });
});
