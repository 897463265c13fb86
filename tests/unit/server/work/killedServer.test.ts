import { spawn } from 'node:child_process';
import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openDatabase } from '../../../../reference-app/server/store/database.js';
import type { Database } from '../../../../reference-app/server/store/database.js';
import { MAX_ATTEMPTS } from '../../../../reference-app/server/work/queue.js';
import { largeBom } from '../../../support/largeBom.js';
import { seededRandom } from '../../../support/seededRandom.js';
import { buildServer, keepFromAskingTheWorld, temporaryDirectory } from '../../../support/serverProcess.js';
import type { BuiltServer, ServerProcess, StandbyProcess } from '../../../support/serverProcess.js';

/** How often the process is killed; another number with BOMDECK_KILLS=500. */
const KILLS = Number(process.env.BOMDECK_KILLS ?? 100);
const COMPONENTS = 80;
/** How many audit at the same time, each one component after the other. */
const AUDITORS = 3;
const FILE = 'bomdeck.sqlite';

const document = Buffer.from(JSON.stringify(largeBom(COMPONENTS))).toString('base64');
const random = seededRandom(20);

/** A document that was sent: with its token when the server answered. */
interface Upload {
  project: string;
  token?: string;
}

describe(`a server that is killed ${KILLS} times while it takes in documents and audits`, () => {
  let built: BuiltServer;
  const data = temporaryDirectory();
  const uploads: Upload[] = [];
  /** Each audit has a number of its own, which it writes into the details, the state and the trail. */
  const answered = new Set<number>();
  let sent = 0;
  let unanswered = 0;
  /** Kills at which a job was being done. */
  let interruptions = 0;
  /** How often the job that was begun most often was begun, as of the last kill. */
  let mostAttempts = 0;
  /** What was found wrong right after a kill. */
  const losses: string[] = [];

  beforeAll(
    async () => {
      built = await buildServer();
      const { workMs, audited } = await prepare();
      let standby: StandbyProcess | undefined = built.standby(data.path);
      for (let kill = 0; kill < KILLS; kill += 1) {
        const server: ServerProcess = await standby.start();
        // The next one reads its code while this one works.
        standby = kill < KILLS - 1 ? built.standby(data.path) : undefined;
        await killWhileBusy(server, kill, workMs, audited);
        losses.push(...lossesAfter(kill, audited.vulnerability));
        if (!standby) break;
      }
      const last = await built.start(data.path);
      await untilNoJobIsOpen();
      await last.stop();
    },
    60_000 + KILLS * 5_000,
  );

  afterAll(() => {
    built?.remove();
    data.remove();
  });

  it('has every audit it answered, whole and once, after each kill', () => {
    expect(losses).toEqual([]);
    // Otherwise nothing was interrupted, which proves nothing.
    expect(answered.size).toBeGreaterThan(KILLS);
    expect(unanswered).toBeGreaterThan(KILLS / 2);
  });

  it('takes in every document it answered for, in full and once, however often that was interrupted', () => {
    const acknowledged = uploads.filter(({ token }) => token !== undefined);

    const incomplete = inCopy((db) =>
      acknowledged
        .map(({ project }) => ({ project, ...stateOf(db, project) }))
        .filter((state) => !isComplete(state)),
    );

    expect(incomplete).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(KILLS / 2);
    expect(interruptions).toBeGreaterThan(KILLS / 4);
  });

  it('has either taken a document or not, when it is killed before it answers', () => {
    const open = uploads.filter(({ token }) => token === undefined);

    const halves = inCopy((db) =>
      open
        .map(({ project }) => ({ project, ...stateOf(db, project) }))
        .filter((state) => !isComplete(state) && !(state.components === 0 && state.imports === 0)),
    );

    expect(halves).toEqual([]);
    expect(open.length).toBeGreaterThan(0);
  });

  it('has no job left, and gave none up', () => {
    expect(inCopy((db) => db.prepare('select kind, state, error from job').all())).toEqual([]);
  });

  /** Some components with a vulnerability to decide about, and how long this machine takes for one document. */
  async function prepare() {
    const server = await built.start(data.path);
    await keepFromAskingTheWorld(server);
    await finished(server, await upload(server, 'first of all'));
    const startedAt = performance.now();
    await finished(server, await upload(server, 'measured'));
    const workMs = performance.now() - startedAt;

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
    // The check of a document against the schema keeps nothing, and loading it would be most of the time of each kill.
    await json('POST', '/configProperty', {
      groupName: 'artifact',
      propertyName: 'bom.validation.enabled',
      propertyValue: 'false',
    });
    await server.stop();
    return { workMs, audited: { project: project.uuid, vulnerability: vulnerability.uuid, components } };
  }

  /** Uploads a document, audits meanwhile, and kills: at some moment of the work, or before the upload is answered. */
  async function killWhileBusy(
    server: ServerProcess,
    kill: number,
    workMs: number,
    audited: { project: string; vulnerability: string; components: readonly string[] },
  ): Promise<void> {
    // The queue gives up what the process died of that often: what is close to it is let through.
    if (mostAttempts >= MAX_ATTEMPTS - 1) await untilNoJobIsOpen();
    let isKilled = false;
    const { components, ...target } = audited;
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
          if (!answer.ok) throw new Error(`An audit was refused: ${answer.status} ${await answer.text()}`);
          answered.add(number);
        } catch (error) {
          if (!isKilled) throw error;
          unanswered += 1;
        }
      }
    });
    const sentUpload: Upload = { project: `upload ${kill}` };
    uploads.push(sentUpload);
    const answer = upload(server, sentUpload.project).then(
      (token) => (sentUpload.token = token),
      (error: unknown) => {
        if (!isKilled) throw error;
      },
    );
    if (kill % 4 > 0) {
      await answer;
      await sleep(random.next() * workMs);
    } else {
      await sleep(random.next() * 40);
    }
    isKilled = true;
    await server.kill();
    await Promise.all([answer, ...auditors]);
  }

  /** Compares what is stored with what was answered. */
  function lossesAfter(kill: number, vulnerability: string): string[] {
    return inCopy((db) => {
      const jobs = db
        .prepare("select state, attempts from job where state <> 'failed'")
        .all<{ state: string; attempts: number }>();
      if (jobs.some(({ state }) => state === 'running')) interruptions += 1;
      mostAttempts = Math.max(0, ...jobs.map(({ attempts }) => attempts));
      return [
        ...lostAudits(db, vulnerability, answered),
        ...uploads
          .filter((taken) => taken.token !== undefined && !isKept(db, taken))
          .map(({ project }) => project),
      ].map((what) => `after kill ${kill}: ${what}`);
    });
  }

  /** In a process of its own, because SQLite's locks are those of a process: this one copies the files. */
  function untilNoJobIsOpen(): Promise<void> {
    const code = `
      const { DatabaseSync } = require('@photostructure/sqlite');
      const db = new DatabaseSync(${JSON.stringify(join(data.path, FILE))}, { readOnly: true });
      const open = db.prepare("select 1 from job where state <> 'failed' limit 1");
      setInterval(() => open.get() ?? process.exit(0), 20);`;
    return new Promise((resolve, reject) => {
      const child = spawn(process.execPath, ['--eval', code], { stdio: ['ignore', 'ignore', 'inherit'] });
      child.once('error', reject);
      child.once('exit', (exitCode) =>
        exitCode === 0 ? resolve() : reject(new Error(`Waiting for the jobs ended with ${exitCode}.`)),
      );
    });
  }

  /**
   * Reads what is stored while no server runs. In a copy, because closing the files themselves would tidy up what the next
   * start has to; each time another one, because a connection lives on until its statements are collected.
   */
  function inCopy<T>(read: (db: Database) => T): T {
    const copy = temporaryDirectory();
    try {
      for (const suffix of ['', '-wal', '-shm']) {
        const file = join(data.path, FILE + suffix);
        if (existsSync(file)) copyFileSync(file, join(copy.path, FILE + suffix));
      }
      const db = openDatabase(join(copy.path, FILE));
      try {
        return read(db);
      } finally {
        db.close();
      }
    } finally {
      copy.remove();
    }
  }
});

/** What is wrong with the audits of a vulnerability: one that is missing, there twice or torn. */
function lostAudits(db: Database, vulnerability: string, answered: ReadonlySet<number>): string[] {
  const analyses = db
    .prepare(
      `select a.id, a.state, a.details from analysis as a
       join vulnerability as v on v.id = a.vulnerabilityId where v.uuid = ?`,
    )
    .all<{ id: number; state: string; details: string }>(vulnerability);
  const commentsOf = db.prepare(
    "select comment from analysisComment where analysisId = ? and comment like 'audit %' order by id",
  );
  const found = new Set<number>();
  const wrong: string[] = [];
  for (const { id, state, details } of analyses) {
    let last = 0;
    for (const { comment } of commentsOf.all<{ comment: string }>(id)) {
      last = Number(comment.slice('audit '.length));
      if (found.has(last)) wrong.push(`audit ${last} is there twice`);
      found.add(last);
    }
    // The decision and its trail are one write: neither is ever there without the other.
    if (Number(details) !== last || state !== (last % 2 === 0 ? 'EXPLOITABLE' : 'IN_TRIAGE'))
      wrong.push(`audit ${last} is torn: ${state}, ${details}`);
  }
  for (const number of answered) if (!found.has(number)) wrong.push(`audit ${number} is missing`);
  return wrong;
}

/** Whether a document is taken in, or a job is there that will do it. */
function isKept(db: Database, { project, token }: Upload): boolean {
  return Boolean(
    db
      .prepare(
        `select 1 where exists (select 1 from job where token = ?1 and state <> 'failed')
         or exists (select 1 from bom join project on project.id = bom.projectId where project.name = ?2)`,
      )
      .first(token, project),
  );
}

/** What the database says of a project. */
function stateOf(db: Database, project: string): ProjectState {
  return db
    .prepare(
      `select
         (select count(*) from component where projectId = owner.id) as components,
         (select count(distinct purl) from component where projectId = owner.id) as "distinct",
         (select count(*) from bom where projectId = owner.id) as imports,
         (select count(*) from component, json_each(component.directDependencies) as dependency
            where projectId = owner.id
              and json_extract(dependency.value, '$.uuid') not in (select uuid from component)) as strayDependencies,
         (select count(*) from projectMetrics where projectId = owner.id and components = ${COMPONENTS}) as measurements
       from (select max(id) as id from project where name = ?) as owner`,
    )
    .first<ProjectState>(project) as ProjectState;
}

interface ProjectState {
  components: number;
  distinct: number;
  imports: number;
  strayDependencies: number;
  measurements: number;
}

function isComplete(state: ProjectState): boolean {
  return (
    state.components === COMPONENTS &&
    state.distinct === COMPONENTS &&
    state.imports === 1 &&
    state.strayDependencies === 0 &&
    state.measurements === 1
  );
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
    await sleep(20);
  }
}
