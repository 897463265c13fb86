import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { keepRecurring } from '../../../../reference-app/server/work/recurringWork.js';
import { testServer } from '../../../support/testServer.js';
import type { TestServer } from '../../../support/testServer.js';

const HOUR_MS = 3_600_000;

let server: TestServer;
const START = Date.UTC(2026, 0, 1);
let now: number;
let asked: string[];

beforeEach(async () => {
  asked = [];
  now = START;
  server = await testServer({
    now: () => now,
    ask: (url) => {
      asked.push(url);
      // So answers are younger than the round they belong to.
      now += HOUR_MS;
      return Promise.resolve(Response.json({ latest: '9.0.0' }));
    },
  });
});
afterEach(() => server.close());

function set(cadence: string, hours: number): void {
  server.context.db
    .prepare('update configProperty set propertyValue = ? where propertyName = ?')
    .run(String(hours), cadence);
}

/** Does what is due so many hours after the start. */
async function doneAt(hours: number): Promise<void> {
  now = START + hours * HOUR_MS;
  keepRecurring(server.context)();
  await server.idle();
}

describe('work that is done again and again', () => {
  it.each([
    ['refreshPortfolioMetrics', 'portfolio.metrics.update.cadence'],
    ['analyzePortfolio', 'portfolio.vulnerability.analysis.cadence'],
    ['identifyInternalComponents', 'internal.components.identification.cadence'],
    ['lookUpPortfolio', 'repository.metadata.fetch.cadence'],
  ])('%s is done as often as %s says', async (kind, cadence) => {
    const { db, jobs } = server.context;
    await jobs.stop();
    const isWaiting = (hours: number) => {
      now += hours * HOUR_MS;
      keepRecurring(server.context)();
      return db.prepare('select 1 from job where kind = ?').first(kind) !== undefined;
    };
    set(cadence, 48);

    expect([isWaiting(24), isWaiting(23), isWaiting(1), isWaiting(0)]).toEqual([false, false, true, true]);
    expect(db.prepare('select count(*) as jobs from job where kind = ?').first(kind)).toEqual({ jobs: 1 });
  });

  it('finds the components that are internal by the patterns of now', async () => {
    const { db } = server.context;
    const project = await server.aProject({ components: [{ name: 'acme-lib', version: '1' }] });
    db.prepare(
      "update configProperty set propertyValue = 'acme-.*' where propertyName = 'names.regex'",
    ).run();

    await doneAt(6);

    expect(await server.get(`/component/project/${project.uuid}`)).toMatchObject([{ isInternal: true }]);
  });

  it('asks for the newest version of each package of active projects once in each round', async () => {
    const { db } = server.context;
    db.prepare('update repository set enabled = 0').run();
    db.prepare(
      `insert into repository (uuid, type, identifier, url, resolutionOrder, enabled, internal, authenticationRequired)
       values ('npm', 'NPM', 'npm', 'https://npm.example', 1, 1, 0, 0)`,
    ).run();
    const components = [{ name: 'lib', version: '1', purl: 'pkg:npm/lib@1' }];
    const retired = [{ name: 'old', version: '1', purl: 'pkg:npm/old@1' }];
    await server.aProject({ name: 'one', components });
    const { uuid } = await server.aProject({ name: 'two', components });
    await server.aProject({ name: 'retired', isActive: false, components: retired });

    await doneAt(24);
    const first = [...asked];
    await doneAt(48);

    expect(first).toEqual(['https://npm.example/-/package/lib/dist-tags']);
    expect(asked).toHaveLength(2);
    expect(await server.get(`/component/project/${uuid}`)).toMatchObject([
      { repositoryMeta: { latestVersion: '9.0.0' } },
    ]);
  });
});
