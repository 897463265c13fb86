import { setTimeout as sleep } from 'node:timers/promises';

import { largeBom } from '../support/largeBom.js';
import { buildServer, keepFromAskingTheWorld, temporaryDirectory } from '../support/serverProcess.js';
import type { ServerProcess } from '../support/serverProcess.js';
import { percentile95 } from './measure.js';
import type { Benchmark, Figure } from './measure.js';
import { measureAtScale } from './serverAtScale.js';

const COMPONENTS = 5_000;
const RUNS = 3;
/** The promise is about this one: each component is in the tree once and depends on two more, 30,000 edges. */
const VERY_LARGE = { components: 10_000, furtherEdges: 2 };

export const serverBenchmark: Benchmark = {
  name: 'server',
  about: `Takes in a bill of materials of ${COMPONENTS} components and asks for other things meanwhile; then answers with a large portfolio.`,
  run: measureServer,
};

async function measureServer(show: (figures: readonly Figure[]) => void): Promise<readonly Figure[]> {
  const built = await buildServer();
  const bom = encoded(largeBom(COMPONENTS));
  const veryLarge = encoded(largeBom(VERY_LARGE.components, VERY_LARGE.furtherEdges));
  const startUps: number[] = [];
  const ingests: number[] = [];
  const repeats: number[] = [];
  const veryLargeIngests: number[] = [];
  const memory: number[] = [];
  const latencies: number[] = [];
  const quietLatencies: number[] = [];
  const writeLatencies: number[] = [];
  try {
    for (let run = 0; run < RUNS; run += 1) {
      const data = temporaryDirectory();
      try {
        await (await built.start(data.path)).stop();
        const startedAt = performance.now();
        const server = await built.start(data.path);
        startUps.push((performance.now() - startedAt) / 1000);
        await keepFromAskingTheWorld(server);
        quietLatencies.push(...(await latenciesUntil(server, sleep(1_000))));
        const first = ingest(server, bom);
        latencies.push(...(await latenciesUntil(server, first)));
        ingests.push(await first);
        const again = ingest(server, bom);
        const writes = writeLatenciesUntil(server, again);
        latencies.push(...(await latenciesUntil(server, again)));
        writeLatencies.push(...(await writes));
        repeats.push(await again);
        veryLargeIngests.push(await ingest(server, veryLarge, 'very large'));
        memory.push(server.memory());
        await server.stop();
        console.error(`  … import ${run + 1} of ${RUNS}`);
      } finally {
        data.remove();
      }
    }
    show([
      { name: 'server started with an existing database', unit: 's', samples: startUps, target: 5 },
      { name: `BOM of ${COMPONENTS} components taken in`, unit: 's', samples: ingests, target: 10 },
      { name: 'the same BOM taken in again', unit: 's', samples: repeats, target: 10 },
      {
        name: 'BOM of 10000 components and 30000 edges taken in',
        unit: 's',
        samples: veryLargeIngests,
        target: 20,
      },
      { name: 'memory after it', unit: 'MB', samples: memory, target: 768 },
      { name: 'GET while nothing goes on, p95', unit: 'ms', samples: [percentile95(quietLatencies)] },
      { name: 'GET meanwhile, p95', unit: 'ms', samples: [percentile95(latencies)], target: 50 },
      { name: 'GET meanwhile, longest', unit: 'ms', samples: [Math.max(...latencies)] },
      { name: 'PUT meanwhile, p95', unit: 'ms', samples: [percentile95(writeLatencies)], target: 50 },
    ]);
    return await measureAtScale(built, show);
  } finally {
    built.remove();
  }
}

const encoded = (bom: object) => Buffer.from(JSON.stringify(bom)).toString('base64');

/** Returns the seconds from sending the document until components, findings, and metrics are available. */
async function ingest(server: ServerProcess, bom: string, projectName = 'large'): Promise<number> {
  const startedAt = performance.now();
  const answer = await server.call('PUT', '/bom', {
    projectName,
    projectVersion: '1',
    autoCreate: true,
    bom,
  });
  const { token } = (await answer.json()) as { token: string };
  for (;;) {
    const { processing } = (await (await server.call('GET', `/event/token/${token}`)).json()) as {
      processing: boolean;
    };
    if (!processing) return (performance.now() - startedAt) / 1000;
    await sleep(50);
  }
}

/** Milliseconds of requests that are sent one after the other until something else is over. */
async function latenciesUntil(server: ServerProcess, over: Promise<unknown>): Promise<number[]> {
  const paths = [
    '/project?pageSize=100',
    '/team',
    '/license/MIT',
    '/configProperty',
    '/vulnerability?pageSize=100',
  ];
  const samples: number[] = [];
  let isOver = false;
  const finished = over.then(
    () => (isOver = true),
    () => (isOver = true),
  );
  while (!isOver) {
    for (const path of paths) {
      const startedAt = performance.now();
      const answer = await server.call('GET', path);
      await answer.arrayBuffer();
      samples.push(performance.now() - startedAt);
      await sleep(5);
    }
  }
  await finished;
  return samples;
}

/** As {@link latenciesUntil}, of requests that write: they wait for their turn beside the import. */
async function writeLatenciesUntil(server: ServerProcess, over: Promise<unknown>): Promise<number[]> {
  const samples: number[] = [];
  let isOver = false;
  const finished = over.then(
    () => (isOver = true),
    () => (isOver = true),
  );
  while (!isOver) {
    const startedAt = performance.now();
    await (await server.call('PUT', '/team', { name: `team ${samples.length}` })).arrayBuffer();
    samples.push(performance.now() - startedAt);
    await sleep(20);
  }
  await finished;
  return samples;
}
