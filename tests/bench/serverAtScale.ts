import { loadavg } from 'node:os';
import { join } from 'node:path';

import { createServer } from '../../reference-app/server/app.js';
import type { Server } from '../../reference-app/server/app.js';
import { fillLargePortfolio, LARGE_PORTFOLIO, LARGE_PORTFOLIO_TEAMS } from '../support/largePortfolio.js';
import { keepFromAskingTheWorld, temporaryDirectory } from '../support/serverProcess.js';
import type { BuiltServer } from '../support/serverProcess.js';
import { addUser } from '../support/testUsers.js';
import { median, percentile95 } from './measure.js';
import type { Figure } from './measure.js';
import { MEASURED_GROUPS, placed } from './serverRequests.js';
import type { MeasuredList } from './serverRequests.js';

const RUNS = 3;
const PROMISED_MS = 150;
const PAGE_SIZE = 100;

/** A caller while access control is on. */
interface Caller {
  who: string;
  token: string;
  isAdministrator: boolean;
}

interface Measured {
  path: string;
  /** Milliseconds of processor time: those on the clock say more about what else the machine does. */
  processor: number[];
  clock: number[];
}

/**
 * Measures answers with a large portfolio and access control, one request after the other: every list in
 * every order, its first, middle, and last page, requested by an administrator, by a user who sees most
 * projects, and by a user who sees few.
 */
export async function measureAtScale(
  built: BuiltServer,
  show: (figures: readonly Figure[]) => void,
): Promise<readonly Figure[]> {
  const data = temporaryDirectory();
  try {
    const database = join(data.path, 'bomdeck.sqlite');
    const server = await createServer({ database, seed: 'defaults' });
    try {
      await server.idle();
      const filledFrom = performance.now();
      fillLargePortfolio(server.context.db);
      const filled = (performance.now() - filledFrom) / 1000;
      const { projects, componentsPerProject } = LARGE_PORTFOLIO;
      const what = `${projects} projects, ${projects * componentsPerProject} components`;
      show([{ name: `${what}: written for this measurement`, unit: 's', samples: [filled] }]);
      await measureAnswers(server, show);
    } finally {
      await server.close();
    }
    return [await memoryAtScale(built, data.path)];
  } finally {
    data.remove();
  }
}

async function measureAnswers(server: Server, show: (figures: readonly Figure[]) => void): Promise<void> {
  const callers = await callersOf(server);
  for (const { name, lists, isAdministrative } of MEASURED_GROUPS) {
    for (const caller of callers) {
      if (isAdministrative && !caller.isAdministrator) continue;
      const measured: Measured[] = [];
      for (const list of lists) measured.push(...(await measuredList(server, list, caller)));
      show(figuresOf(`${name}, ${caller.who}`, measured));
    }
  }
}

function figuresOf(name: string, measured: readonly Measured[]): Figure[] {
  const processor = measured.flatMap((request) => request.processor);
  const clock = measured.flatMap((request) => request.clock);
  const [slowest] = [...measured].sort((one, other) => median(other.processor) - median(one.processor));
  return [
    { name: `${name}: processor time of ${measured.length} requests`, unit: 'ms', samples: processor },
    {
      name: `${name}: p95 of it`,
      unit: 'ms',
      samples: [percentile95(processor)],
      target: PROMISED_MS,
    },
    {
      name: `${name}: p95 on the clock (load ${loadavg()[0]!.toFixed(1)})`,
      unit: 'ms',
      samples: [percentile95(clock)],
    },
    ...(slowest
      ? [{ name: `${name}: ${slowest.path}`, unit: 'ms' as const, samples: slowest.processor }]
      : []),
  ];
}

async function measuredList(server: Server, list: MeasuredList, caller: Caller): Promise<Measured[]> {
  const path = placed(list.path);
  if (list.isWhole) return [(await measure(server, path, caller)).measured];
  const measured: Measured[] = [];
  const orders = (list.sorts ?? []).flatMap((name) => [
    `&sortName=${name}&sortOrder=asc`,
    `&sortName=${name}&sortOrder=desc`,
  ]);
  for (const order of ['', ...orders]) {
    // The last page of an order is the first one of the other direction.

    const page = (number: number) =>
      `${path}${path.includes('?') ? '&' : '?'}pageSize=${PAGE_SIZE}&pageNumber=${number}${order}`;
    const first = await measure(server, page(1), caller);
    measured.push(first.measured);
    const last = Math.ceil(first.total / PAGE_SIZE);
    const others = new Set([last >> 1, ...(order === '' ? [last] : [])].filter((number) => number > 1));
    for (const number of others) measured.push((await measure(server, page(number), caller)).measured);
  }
  return measured;
}

async function measure(
  server: Server,
  path: string,
  { token }: Caller,
): Promise<{ measured: Measured; total: number }> {
  const measured: Measured = { path, processor: [], clock: [] };
  let total = 0;
  // The first one is not counted: it reads from the disk.
  for (let run = 0; run <= RUNS; run += 1) {
    const request = new Request(`http://bomdeck.example/api/v1${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const startedAt = performance.now();
    const usedBefore = process.cpuUsage();
    const answer = await server.fetch(request);
    const body = await answer.arrayBuffer();
    const { user, system } = process.cpuUsage(usedBefore);
    if (run > 0) {
      measured.processor.push((user + system) / 1000);
      measured.clock.push(performance.now() - startedAt);
    }
    if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${new TextDecoder().decode(body)}`);
    total = Number(answer.headers.get('x-total-count') ?? 0);
  }
  return { measured, total };
}

async function callersOf({ context }: Server): Promise<Caller[]> {
  const { db } = context;
  db.prepare(
    `update configProperty set propertyValue = 'true' where propertyName in ('acl.enabled', 'badge.enabled')`,
  ).run();
  const seeing = async (who: string, team: number): Promise<Caller> => {
    const permissions = ['VIEW_PORTFOLIO', 'VIEW_VULNERABILITY', 'VIEW_POLICY_VIOLATION'] as const;
    const token = await addUser(context, permissions);
    db.prepare('insert into userTeam (userId, teamId) select max(id), ? from user').run(team);
    return { who, token, isAdministrator: false };
  };
  return [
    { who: 'administrator', token: await addUser(context, 'admin'), isAdministrator: true },
    await seeing('seeing 90 %', LARGE_PORTFOLIO_TEAMS.most.id),
    await seeing('seeing 1 %', LARGE_PORTFOLIO_TEAMS.few.id),
  ];
}

/** Measures the memory of a separate process after the first page of everything was requested. */
async function memoryAtScale(built: BuiltServer, directory: string): Promise<Figure> {
  const server = await built.start(directory);
  try {
    await keepFromAskingTheWorld(server);
    for (const { lists } of MEASURED_GROUPS)
      for (const { path } of lists) await (await server.call('GET', placed(path))).arrayBuffer();
    return { name: 'memory of the server with it', unit: 'MB', samples: [server.memory()], target: 512 };
  } finally {
    await server.stop();
  }
}
