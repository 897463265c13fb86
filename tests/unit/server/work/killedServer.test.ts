import { spawn } from 'node:child_process';
import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openDatabase } from '../../../../reference-app/server/store/database.js';
import type { Database } from '../../../../reference-app/server/store/database.js';
import {
  AUDITED,
  AUDITORS,
  bomOf,
  DECIDED,
  isKept,
  lostAudits,
  SUBJECT,
  vexOf,
  VIOLATED,
  wrongWith,
} from '../../../support/interruptedWork.js';
import type { GivenWork } from '../../../support/interruptedWork.js';
import { DEPTH } from '../../../support/depth.js';
import { seededRandom } from '../../../support/seededRandom.js';
import { buildServer, keepFromAskingTheWorld, temporaryDirectory } from '../../../support/serverProcess.js';
import type { BuiltServer, ServerProcess, StandbyProcess } from '../../../support/serverProcess.js';
import { worldOutside } from '../../../support/worldOutside.js';
import type { Told, WorldOutside } from '../../../support/worldOutside.js';

/** The number of kills: as many as take one minute. */
const KILLS = 24 * DEPTH;
/** This one comes while a bill of materials is imported, whatever the moments by chance meet. */
const IMPORT_AT = 16;
/** From here on a kind of work that takes long is met by some kill, and from there on also one that takes moments. */
const SOME_KILLS = 60;
const MANY_KILLS = 300;
/** At first nothing is let through, however often it was interrupted. */
const SERIES = 12;
const FILE = 'bomdeck.sqlite';
/** The registry and the receiver of the alerts are on this machine. */
const ARGS = ['--empty', '--private-destinations'];
const KINDS = ['bom', 'vex', 'copy', 'analysis'] as const;
/** Every so many kills, and only with bills of materials, it is killed while it looks up packages. */
const LOOK_UPS_AT = 3 * KINDS.length;
const ALERTS = [
  'PROJECT_CREATED',
  'BOM_CONSUMED',
  'BOM_PROCESSED',
  'VEX_CONSUMED',
  'VEX_PROCESSED',
  'POLICY_VIOLATION',
];

const random = seededRandom(20);

describe(`a server that is killed ${KILLS} times while it takes in documents, copies, looks up, tells and audits`, () => {
  let built: BuiltServer;
  let world: WorldOutside;
  const data = temporaryDirectory();
  const given: GivenWork[] = [];
  /**
   * The numbers of the audits. Each audit writes its own number into the details, the state, and the audit
   * trail.
   */
  const answered = new Set<number>();
  let sent = 0;
  let unanswered = 0;
  /** Kinds of jobs that were being done at a kill, once for each kill. */
  const interrupted: string[] = [];
  /**
   * The number of times the process ended during the most frequently interrupted job, as of the last kill.
   */
  let mostInterruptions = 0;
  /** The errors found directly after a kill. */
  const losses: string[] = [];

  beforeAll(
    async () => {
      built = await buildServer();
      world = await worldOutside({ registryMs: 60, webhookMs: 15 });
      const { workMs, audited } = await prepare();
      let standby: StandbyProcess | undefined = built.standby(data.path, ARGS);
      for (let kill = 0; kill < KILLS; kill += 1) {
        const server: ServerProcess = await standby.start();
        // The next one reads its code while this one works.
        standby = kill < KILLS - 1 ? built.standby(data.path, ARGS) : undefined;
        await killWhileBusy(server, kill, workMs, audited);
        losses.push(...lossesAfter(kill));
        if (!standby) break;
      }
      const last = await built.start(data.path, ARGS);
      await untilNoJobIsOpen();
      await last.stop();
    },
    60_000 + KILLS * 5_000,
  );

  afterAll(async () => {
    built?.remove();
    data.remove();
    await world?.close();
  });

  it('has every audit it answered, whole and once, after each kill', () => {
    expect(losses).toEqual([]);
    // Otherwise nothing was interrupted, which proves nothing.
    expect(answered.size).toBeGreaterThan(KILLS);
    expect(unanswered).toBeGreaterThan(KILLS / 2);
  });

  it.each(KINDS)(
    'does every %s it answered for, in full and once, however often that was interrupted',
    (kind) => {
      const ofKind = given.filter((work) => work.kind === kind);

      // Requests that were unanswered at a kill have either been accepted or not.
      expect(inCopy((db) => ofKind.flatMap((work) => wrongWith(db, work) ?? []))).toEqual([]);
      expect(ofKind.filter(({ token }) => token !== undefined).length).toBeGreaterThan(KILLS / 8);
    },
  );

  it('was at most kinds of work when it was killed, and with many kills at all', () => {
    expect(new Set(interrupted).size).toBeGreaterThan(2);
    expect([...new Set(interrupted)]).toEqual(
      expect.arrayContaining([
        'importBom',
        ...(KILLS < SOME_KILLS ? [] : ['importVex', 'copyProject', 'analyzeProject']),
        ...(KILLS < SOME_KILLS ? [] : ['lookUpLatestVersions', 'deliverNotification']),
        // These take moments, which a few kills may all miss.
        ...(KILLS < MANY_KILLS ? [] : ['evaluatePolicies', 'refreshProjectMetrics']),
      ]),
    );
  });

  it('tells everything that happened, at least once, and nothing that did not', () => {
    const { created, violating, decided } = inCopy(whatHappened);
    const distinct = [...new Map(world.told.map((told) => [JSON.stringify(told), told])).values()];
    const toldOf = (group: string) => distinct.filter((told) => told.group === group);

    for (const group of ['PROJECT_CREATED', 'BOM_CONSUMED', 'BOM_PROCESSED'])
      expect(projectsIn(toldOf(group)), group).toEqual(created);
    expect(projectsIn(toldOf('POLICY_VIOLATION'))).toEqual(violating);
    for (const group of ['VEX_CONSUMED', 'VEX_PROCESSED']) expect(toldOf(group).length, group).toBe(decided);
    // Only notifications that a kill interrupted are sent again.
    expect(world.told.length - distinct.length).toBeLessThanOrEqual(KILLS);
  });

  it('has no job left, and gave none up', () => {
    expect(inCopy((db) => db.prepare('select kind, state, error from job').all())).toEqual([]);
  });

  /** Everything the work is about, and how long this machine takes for one document. */
  async function prepare() {
    const server = await built.start(data.path, ARGS);
    await keepFromAskingTheWorld(server);
    await connectWith(server, world);
    await finished(server, await take(server, { kind: 'bom', name: 'first' }));
    const startedAt = performance.now();
    await finished(server, await take(server, { kind: 'bom', name: SUBJECT }));
    const workMs = performance.now() - startedAt;

    const project = await json<{ uuid: string }>(server, 'GET', `/project/lookup?name=${SUBJECT}&version=1`);
    const components = await json<{ uuid: string }[]>(
      server,
      'GET',
      `/component/project/${project.uuid}?pageSize=100`,
    );
    const vulnerable = async (vulnId: string, affected: readonly { uuid: string }[]) => {
      const title = 'Killed in between';
      const { uuid } = await json<{ uuid: string }>(server, 'PUT', '/vulnerability', {
        vulnId,
        title,
        severity: 'HIGH',
      });
      for (const component of affected)
        await server.call('POST', `/vulnerability/${uuid}/component/${component.uuid}`);
      return uuid;
    };
    const audited = components.slice(0, AUDITORS);
    const vulnerability = await vulnerable(AUDITED, audited);
    await vulnerable(DECIDED, components);
    // The check of a document against the schema keeps nothing, and loading it would be most of the time of each kill.
    await json(server, 'POST', '/configProperty', {
      groupName: 'artifact',
      propertyName: 'bom.validation.enabled',
      propertyValue: 'false',
    });
    await server.stop();
    return {
      workMs,
      audited: { project: project.uuid, vulnerability, components: audited.map(({ uuid }) => uuid) },
    };
  }

  /**
   * Gives the server work, audits in the meantime, and kills it: at some moment of the work, or before it
   * answers.
   */
  async function killWhileBusy(
    server: ServerProcess,
    kill: number,
    workMs: number,
    { components, ...target }: { project: string; vulnerability: string; components: readonly string[] },
  ): Promise<void> {
    // Jobs that are interrupted repeatedly wait longer and longer, and the kills would no longer interrupt
    // them.
    if (kill === IMPORT_AT || (kill >= SERIES && mostInterruptions > 2)) await untilNoJobIsOpen();
    let isKilled = false;
    const auditors = components.map(async (component) => {
      while (!isKilled) {
        const number = (sent += 1);
        try {
          await json(server, 'PUT', '/analysis', {
            ...target,
            component,
            analysisState: number % 2 === 0 ? 'EXPLOITABLE' : 'IN_TRIAGE',
            analysisDetails: String(number),
            comment: `audit ${number}`,
          });
          answered.add(number);
        } catch (error) {
          if (!isKilled) throw error;
          unanswered += 1;
        }
      }
    });
    const kind = KINDS[kill % KINDS.length] ?? 'bom';
    const imports = kill === IMPORT_AT ? untilImporting() : undefined;
    const answer = take(server, { kind, name: `${kind}-${kill}` }, target.project).catch((error: unknown) => {
      if (!isKilled) throw error;
    });
    if (imports) {
      await imports;
    } else if (kill % LOOK_UPS_AT === 0) {
      // They come last: on a busy machine a moment by chance would hardly ever be one of theirs.
      await answer;
      await Promise.race([world.asked(), sleep(20 * workMs)]);
    } else if (kill % 5 > 0) {
      await answer;
      await sleep(random.next() * workMs);
    } else {
      await sleep(random.next() * 40);
    }
    isKilled = true;
    await server.kill();
    await Promise.all([answer, ...auditors]);
  }

  /** Gives the server some work; its token is noted as soon as it answers. */
  async function take(server: ServerProcess, work: GivenWork, project?: string): Promise<string> {
    given.push(work);
    const [method, path, body] = requestFor(work, project);
    if (work.kind === 'analysis') await analyseOthers(server);
    work.token = (await json<{ token: string }>(server, method, path, body)).token;
    return work.token;
  }

  /** Compares what is stored with what was answered. */
  function lossesAfter(kill: number): string[] {
    return inCopy((db) => {
      const jobs = db
        .prepare("select kind, state, interruptions from job where state <> 'failed'")
        .all<{ kind: string; state: string; interruptions: number }>();
      interrupted.push(...jobs.flatMap(({ kind, state }) => (state === 'running' ? [kind] : [])));
      mostInterruptions = Math.max(0, ...jobs.map(({ interruptions }) => interruptions));
      return [
        ...lostAudits(db, answered),
        ...given.filter((work) => work.token !== undefined && !isKept(db, work)).map(({ name }) => name),
      ].map((what) => `after kill ${kill}: ${what}`);
    });
  }

  const untilNoJobIsOpen = () => untilStored("not exists (select 1 from job where state <> 'failed')");

  const untilImporting = () =>
    untilStored("exists (select 1 from job where kind = 'importBom' and state = 'running')");

  /** Queries in a separate process, because SQLite's locks are per process: this one copies the files. */
  function untilStored(condition: string): Promise<void> {
    const code = `
      const { DatabaseSync } = require('@photostructure/sqlite');
      const db = new DatabaseSync(${JSON.stringify(join(data.path, FILE))}, { readOnly: true });
      const asked = db.prepare(${JSON.stringify(`select 1 where ${condition}`)});
      setInterval(() => asked.get() && process.exit(0), 5);
      setTimeout(() => process.exit(1), 120_000);`;
    return new Promise((resolve, reject) => {
      const child = spawn(process.execPath, ['--eval', code], { stdio: ['ignore', 'ignore', 'inherit'] });
      child.once('error', reject);
      child.once('exit', (exitCode) =>
        exitCode === 0 ? resolve() : reject(new Error(`Waiting for “${condition}” ended with ${exitCode}.`)),
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

function requestFor(
  { kind, name }: GivenWork,
  project?: string,
): [method: string, path: string, body?: object] {
  switch (kind) {
    case 'bom':
      return ['PUT', '/bom', { projectName: name, projectVersion: '1', autoCreate: true, bom: bomOf(name) }];
    case 'vex':
      return ['PUT', '/vex', { project, vex: vexOf(name, project ?? '') }];
    case 'analysis':
      return ['POST', `/finding/project/${project}/analyze`];
    case 'copy':
      return ['PUT', '/project/clone', { project, version: name, includeComponents: true }];
  }
}

/** Analyses of more projects, so that there is enough to do. */
async function analyseOthers(server: ServerProcess): Promise<void> {
  const projects = await json<{ uuid: string }[]>(server, 'GET', '/project?pageSize=3');
  await Promise.all(projects.map(({ uuid }) => json(server, 'POST', `/finding/project/${uuid}/analyze`)));
}

/** Makes a server look up packages, send notifications, and evaluate components against a policy. */
async function connectWith(server: ServerProcess, { registryUrl, webhookUrl }: WorldOutside): Promise<void> {
  await json(server, 'PUT', '/repository', {
    type: 'NPM',
    identifier: 'nearby',
    url: registryUrl,
    enabled: true,
    internal: false,
    authenticationRequired: false,
  });
  const publishers = await json<{ uuid: string; name: string }[]>(server, 'GET', '/notification/publisher');
  const publisher = publishers.find(({ name }) => name === 'Outbound Webhook');
  const about = { name: 'everything', scope: 'PORTFOLIO', notificationLevel: 'INFORMATIONAL', publisher };
  const rule = await json<object>(server, 'PUT', '/notification/rule', about);
  const publisherConfig = JSON.stringify({ destination: webhookUrl });
  await json(server, 'POST', '/notification/rule', {
    ...rule,
    enabled: true,
    notifyOn: ALERTS,
    publisherConfig,
  });
  const policy = await json<{ uuid: string }>(server, 'PUT', '/policy', { name: 'violated' });
  await json(server, 'PUT', `/policy/${policy.uuid}/condition`, VIOLATED);
}

/**
 * Returns the events to report: projects by name and version, and the number of documents that made decisions
 * about findings.
 */
function whatHappened(db: Database) {
  const projects = (condition: string) =>
    db
      .prepare(`select name || ' ' || version as label from project where ${condition} order by label`)
      .all<{ label: string }>()
      .map(({ label }) => label);
  const decided = db
    .prepare(
      "select count(distinct comment) as count from analysisComment where comment like 'Details: vex-%'",
    )
    .first<{ count: number }>()?.count;
  // There are no alerts for copies, which have their own versions.
  return {
    created: projects("version = '1'"),
    violating: projects('id in (select projectId from policyViolation)'),
    decided,
  };
}

/** Returns the projects that notifications are about. */
const projectsIn = (told: readonly Told[]) =>
  told
    .map(({ subject }) => subject.project ?? subject)
    .map(({ name, version }) => `${name} ${version}`)
    .sort();

async function json<T>(server: ServerProcess, method: string, path: string, body?: object): Promise<T> {
  const answer = await server.call(method, path, body);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return JSON.parse(text || 'null') as T;
}

async function finished(server: ServerProcess, token: string): Promise<void> {
  while ((await json<{ processing: boolean }>(server, 'GET', `/event/token/${token}`)).processing)
    await sleep(20);
}
