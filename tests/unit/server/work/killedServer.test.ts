import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openDatabase } from '../../../../reference-app/server/store/database.js';
import { largeBom } from '../../../support/largeBom.js';
import { seededRandom } from '../../../support/seededRandom.js';
import { buildServer, keepFromAskingTheWorld, temporaryDirectory } from '../../../support/serverProcess.js';
import type { BuiltServer, ServerProcess } from '../../../support/serverProcess.js';

const COMPONENTS = 800;
/** Moments at which the process is killed in uploads, and three times as many in audits; more with BOMDECK_KILLS=100. */
const KILLS = Number(process.env.BOMDECK_KILLS ?? 6);
const AUDIT_KILLS = KILLS * 3;
/** How many audit at the same time, each one component after the other. */
const AUDITORS = 4;

const document = Buffer.from(JSON.stringify(largeBom(COMPONENTS))).toString('base64');
const random = seededRandom(20);

describe('a server that is killed while it takes in a bill of materials', () => {
  let built: BuiltServer;
  const data = temporaryDirectory();
  /** How long this machine takes for one; moments after that would interrupt nothing. */
  let workMs: number;

  beforeAll(async () => {
    built = await buildServer();
    const server = await built.start(data.path);
    await keepFromAskingTheWorld(server);
    await finished(server, await upload(server, 'first of all'));
    const startedAt = performance.now();
    await finished(server, await upload(server, 'measured'));
    workMs = performance.now() - startedAt;
    await server.stop();
  }, 120_000);

  afterAll(() => {
    built?.remove();
    data.remove();
  });

  it(
    `has it in full after the next start, at any of ${KILLS} moments`,
    async () => {
      let interruptions = 0;
      for (let kill = 0; kill < KILLS; kill += 1) {
        const delayMs = Math.round(random.next() * workMs);
        const project = `killed after ${delayMs} ms, number ${kill}`;
        const first = await built.start(data.path);
        const token = await upload(first, project);
        await sleep(delayMs);
        await first.kill();
        if (stateOf(project).openJobs > 0) interruptions += 1;

        const second = await built.start(data.path);
        await finished(second, token);
        await second.stop();

        expect(stateOf(project), project).toEqual({
          components: COMPONENTS,
          distinct: COMPONENTS,
          imports: 1,
          strayDependencies: 0,
          measurements: 1,
          openJobs: 0,
        });
      }
      // Otherwise the process was always killed after the work, which proves nothing.
      expect(interruptions).toBeGreaterThan(0);
    },
    60_000 + KILLS * 15_000,
  );

  it('has either taken an upload or not, when it is killed before it answers', async () => {
    const first = await built.start(data.path);
    await first.call('GET', '/team');
    const unanswered = upload(first, 'unanswered').catch(() => undefined);
    await sleep(random.next() * 60);
    await first.kill();
    const token = await unanswered;

    const second = await built.start(data.path);
    if (token) await finished(second, token);
    await idle(second, 'unanswered');
    await second.stop();

    const { components, imports } = stateOf('unanswered');
    expect([
      { components: 0, imports: 0 },
      { components: COMPONENTS, imports: 1 },
    ]).toContainEqual({ components, imports });
  }, 60_000);

  it(
    `keeps every audit it answered, whole, when it is killed ${AUDIT_KILLS} times in between`,
    async () => {
      const { target, components } = await auditable();
      /** Each audit has a number of its own, which it writes into the details, the state and the trail. */
      const answered = new Set<number>();
      let sent = 0;
      let unanswered = 0;

      for (let kill = 0; kill < AUDIT_KILLS; kill += 1) {
        const server = await built.start(data.path);
        await server.call('GET', '/team/self');
        let isKilled = false;
        const auditors = components.map(async (component) => {
          while (!isKilled) {
            const number = (sent += 1);
            try {
              const answer = await server.call('PUT', '/analysis', {
                ...target,
                component,
                analysisState: number % 2 === 0 ? 'EXPLOITABLE' : 'IN_TRIAGE',
                analysisDetails: String(number),
                comment: `audit ${number}`,
              });
              if (answer.ok) answered.add(number);
              else throw new Error(`An audit was refused: ${answer.status} ${await answer.text()}`);
            } catch (error) {
              if (!isKilled) throw error;
              unanswered += 1;
            }
          }
        });
        await sleep(20 + random.next() * 200);
        isKilled = true;
        await server.kill();
        await Promise.all(auditors);
        expect(auditsIn(target.vulnerability)).toEqual({ isWhole: true, missing: [], repeated: [] });
      }
      // Otherwise nothing was interrupted, which proves nothing.
      expect(answered.size).toBeGreaterThan(AUDIT_KILLS);
      expect(unanswered).toBeGreaterThan(0);

      /** Compares what is stored with what was answered, without the server. */
      function auditsIn(vulnerability: string) {
        const db = openDatabase(join(data.path, 'bomdeck.sqlite'));
        try {
          const analyses = db
            .prepare(
              `select a.id, a.state, a.details from analysis as a
               join vulnerability as v on v.id = a.vulnerabilityId where v.uuid = ?`,
            )
            .all<{ id: number; state: string; details: string }>(vulnerability);
          const commentsOf = db.prepare(
            "select comment from analysisComment where analysisId = ? and comment like 'audit %' order by id",
          );
          const stored = analyses.map((analysis) => ({
            ...analysis,
            audits: commentsOf
              .all<{ comment: string }>(analysis.id)
              .map(({ comment }) => Number(comment.slice('audit '.length))),
          }));
          const all = stored.flatMap(({ audits }) => audits);
          const found = new Set(all);
          return {
            // The decision and its trail are one write: neither is ever there without the other.
            isWhole: stored.every(
              ({ state, details, audits }) =>
                Number(details) === audits.at(-1) &&
                state === (Number(details) % 2 === 0 ? 'EXPLOITABLE' : 'IN_TRIAGE'),
            ),
            missing: [...answered].filter((number) => !found.has(number)),
            repeated: all.filter((number, index) => all.indexOf(number) !== index),
          };
        } finally {
          db.close();
        }
      }
    },
    60_000 + AUDIT_KILLS * 10_000,
  );

  /** Some components of the first upload, with a vulnerability to decide about. */
  async function auditable() {
    const server = await built.start(data.path);
    const json = async <T>(method: string, path: string, body?: object): Promise<T> => {
      const answer = await server.call(method, path, body);
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as T;
    };
    const project = await json<{ uuid: string }>('GET', '/project/lookup?name=measured&version=1');
    const found = await json<{ uuid: string }[]>(
      'GET',
      `/component/project/${project.uuid}?pageSize=${AUDITORS}`,
    );
    const vulnerability = await json<{ uuid: string }>('PUT', '/vulnerability', {
      vulnId: 'INT-KILL-0001',
      title: 'Killed in between',
      severity: 'HIGH',
    });
    const components = found.map(({ uuid }) => uuid);
    for (const component of components) {
      await server.call('POST', `/vulnerability/${vulnerability.uuid}/component/${component}`);
    }
    await server.stop();
    return { target: { project: project.uuid, vulnerability: vulnerability.uuid }, components };
  }

  /** What the database says of a project, without the server. */
  function stateOf(project: string) {
    const db = openDatabase(join(data.path, 'bomdeck.sqlite'));
    try {
      return db
        .prepare(
          `select
             (select count(*) from component where projectId = owner.id) as components,
             (select count(distinct purl) from component where projectId = owner.id) as "distinct",
             (select count(*) from bom where projectId = owner.id) as imports,
             (select count(*) from component, json_each(component.directDependencies) as dependency
                where projectId = owner.id
                  and json_extract(dependency.value, '$.uuid') not in (select uuid from component)) as strayDependencies,
             (select count(*) from projectMetrics where projectId = owner.id and components = ${COMPONENTS}) as measurements,
             (select count(*) from job where lane <> 'repositories' and lane <> 'portfolio') as openJobs
           from (select max(id) as id from project where name = ?) as owner`.replaceAll(
            ' as distinct,',
            ' as "distinct",',
          ),
        )
        .first<ProjectState>(project) as ProjectState;
    } finally {
      db.close();
    }
  }
});

interface ProjectState {
  components: number;
  imports: number;
  openJobs: number;
}

async function upload(server: ServerProcess, projectName: string): Promise<string> {
  const answer = await server.call('PUT', '/bom', {
    projectName,
    projectVersion: '1',
    autoCreate: true,
    bom: document,
  });
  if (!answer.ok) throw new Error(`The upload was refused: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { token: string }).token;
}

async function finished(server: ServerProcess, token: string): Promise<void> {
  for (;;) {
    const answer = await server.call('GET', `/event/token/${token}`);
    if (!((await answer.json()) as { processing: boolean }).processing) return;
    await sleep(50);
  }
}

/** Waits until a project is there and measured, or turns out not to exist. */
async function idle(server: ServerProcess, project: string): Promise<void> {
  for (let waited = 0; waited < 20_000; waited += 100) {
    const answer = await server.call('GET', `/project/lookup?name=${encodeURIComponent(project)}&version=1`);
    if (answer.status === 404) return;
    if (((await answer.json()) as { metrics?: unknown }).metrics) return;
    await sleep(100);
  }
  throw new Error(`${project} is not taken in.`);
}
