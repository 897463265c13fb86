import { join } from 'node:path';

import { openDatabase } from '../../reference-app/server/store/database.js';
import { fillLargePortfolio, LARGE_PORTFOLIO } from '../support/largePortfolio.js';
import { keepFromAskingTheWorld, temporaryDirectory } from '../support/serverProcess.js';
import type { BuiltServer, ServerProcess } from '../support/serverProcess.js';
import { percentile95 } from './measure.js';
import type { Figure } from './measure.js';

const RUNS = 20;
const PROMISED_MS = 150;

/** What people open and type in a console; one page of each. `{project}` is one of the portfolio. */
const REQUESTS: readonly (readonly [name: string, path: string])[] = [
  ['projects', '/project?pageSize=100'],
  ['projects as a tree', '/project?pageSize=100&onlyRoot=true&excludeInactive=true'],
  ['projects, last page', '/project?pageSize=100&pageNumber=50'],
  ['projects by import', '/project?pageSize=100&sortName=lastBomImport&sortOrder=desc'],
  ['projects searched', '/project?pageSize=100&searchText=service-99'],
  ['projects with a tag', '/project/tag/team-7?pageSize=100'],
  ['projects of a classifier', '/project/classifier/CONTAINER?pageSize=100'],
  ['children of a project', '/project/{project}/children?pageSize=100'],
  ['components of a project', '/component/project/{project}?pageSize=100'],
  ['components of a project searched', '/component/project/{project}?pageSize=100&searchText=package-7'],
  ['components by package', '/component/identity?pageSize=100&purl=pkg:npm/package-4242'],
  ['components by hash', `/component/hash/${(4242).toString(16).padStart(40, '0')}?pageSize=100`],
  ['findings of a project', '/finding/project/{project}'],
  ['findings of all projects', '/finding?pageSize=100'],
  ['findings, last page', '/finding?pageSize=100&pageNumber=890'],
  ['findings by severity', '/finding?pageSize=100&sortName=vulnerability.severity&sortOrder=desc'],
  ['findings by project', '/finding?pageSize=100&sortName=component.projectName&sortOrder=asc'],
  ['findings by component', '/finding?pageSize=100&sortName=component.name&sortOrder=asc'],
  ['findings by publication', '/finding?pageSize=100&sortName=vulnerability.published&sortOrder=desc'],
  ['critical findings not audited', '/finding?pageSize=100&severity=CRITICAL&analysisStatus=NOT_SET'],
  [
    'findings searched',
    '/finding?pageSize=100&textSearchField=COMPONENT_NAME,VULNERABILITY_ID&textSearchInput=package-77',
  ],
  ['findings by vulnerability', '/finding/grouped?pageSize=100'],
  [
    'vulnerabilities by affected projects',
    '/finding/grouped?pageSize=100&sortName=vulnerability.affectedProjectCount&sortOrder=desc',
  ],
  ['vulnerabilities', '/vulnerability?pageSize=100'],
  ['violations', '/violation?pageSize=100'],
  ['violations, last page', '/violation?pageSize=100&pageNumber=1300'],
  ['violations by component', '/violation?pageSize=100&sortName=component.name&sortOrder=asc'],
  [
    'violations by severity of the policy',
    '/violation?pageSize=100&sortName=policyCondition.policy.violationState&sortOrder=asc',
  ],
  ['violations of a project', '/violation/project/{project}?pageSize=100&searchText=package'],
  ['search for a package', '/search?query=package-4242'],
  ['search for a common word', '/search?query=package'],
  ['search for a part of a word', '/search?query=ackag'],
  ['search for an identifier', '/search?query=20000000-0000-4000-8000-000000001092'],
  ['search for nothing there', '/search?query=kumquat'],
  ['metrics of the portfolio', '/metrics/portfolio/since/20250101'],
  ['metrics of a project', '/metrics/project/{project}/current'],
  ['badge', '/badge/vulns/project/{project}'],
];

/** Answers of a server with a large portfolio, one request after the other. */
export async function measureAtScale(built: BuiltServer): Promise<Figure[]> {
  const data = temporaryDirectory();
  try {
    const fresh = await built.start(data.path);
    await keepFromAskingTheWorld(fresh);
    await fresh.stop();
    const db = openDatabase(join(data.path, 'bomdeck.sqlite'));
    const filledFrom = performance.now();
    fillLargePortfolio(db);
    const filled = (performance.now() - filledFrom) / 1000;
    db.close();
    const server = await built.start(data.path);
    try {
      const figures = await answers(server);
      const { projects, componentsPerProject } = LARGE_PORTFOLIO;
      const portfolio = `${projects} projects, ${projects * componentsPerProject} components`;
      return [
        { name: `${portfolio}: written for this measurement`, unit: 's', samples: [filled] },
        ...figures,
        {
          name: `memory of the server with ${portfolio}`,
          unit: 'MB',
          samples: [server.memory()],
          target: 512,
        },
      ];
    } finally {
      await server.stop();
    }
  } finally {
    data.remove();
  }
}

async function answers(server: ServerProcess): Promise<Figure[]> {
  await allowBadges(server);
  const figures: Figure[] = [];
  for (const [name, path] of REQUESTS) {
    const samples: number[] = [];
    // The first one is not counted: it reads from the disk.
    for (let run = 0; run <= RUNS; run += 1) {
      const startedAt = performance.now();
      const answer = await server.call('GET', path.replace('{project}', PROJECT));
      const text = await answer.text();
      if (run > 0) samples.push(performance.now() - startedAt);
      if (!answer.ok || text === '[]') throw new Error(`${path} answered ${answer.status} ${text}`);
    }
    figures.push({ name, unit: 'ms', samples });
    figures.push({ name: `${name}, p95`, unit: 'ms', samples: [percentile95(samples)], target: PROMISED_MS });
  }
  return figures;
}

/** The first one, which has four children. */
const PROJECT = '10000000-0000-4000-8000-000000000001';

async function allowBadges(server: ServerProcess): Promise<void> {
  await server.call('POST', '/configProperty', {
    groupName: 'general',
    propertyName: 'badge.enabled',
    propertyValue: 'true',
  });
}
