import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createSocket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { serve } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createServer } from '../../reference-app/server/app.js';

/** Lies beside the repository: the scenario, and what the real server answered to it. */
const CONTRACT = fileURLToPath(new URL('../../../shared/contract/', import.meta.url));
const GOLDEN = join(CONTRACT, 'golden-4.11-journey.json');
const isHere = existsSync(GOLDEN);
if (!isHere) console.warn(`Skipped: ${GOLDEN} is absent, so the answers of the server are not compared.`);

const GROUPS = [
  'session',
  'defaults',
  'isolation',
  'config',
  'licences',
  'teams',
  'users',
  'projects',
  'vulnerabilities',
  'bom',
  'components',
  'dependencyGraph',
  'findings',
  'analysis',
] as const;

const SCENARIO_MS = 240_000;

interface Difference {
  step: string;
  path: string;
  expected: unknown;
  actual: unknown;
  allowed?: string;
}

interface Report {
  passed: number;
  failed: number;
  groups: Record<string, { passed: number; failed: number }>;
  differences: Difference[];
}

describe.runIf(isHere)('the embedded server answers like the reference server', () => {
  let report: Report;
  let directory: string;

  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'bomdeck-contract-'));
    report = await compareWithGolden(directory);
  }, SCENARIO_MS);

  afterAll(() => rmSync(directory, { recursive: true, force: true }));

  it.each(GROUPS)('in every step of the group %s', (group) => {
    const differences = report.differences
      .filter(({ step, allowed }) => step.startsWith(`${group}/`) && allowed === undefined)
      .map(({ step, path, expected, actual }) => `${step} ${path}: ${brief(expected)} -> ${brief(actual)}`);

    expect(differences).toEqual([]);
  });

  it('in all 582 steps, none of them skipped', () => {
    expect({ passed: report.passed, failed: report.failed }).toEqual({ passed: 582, failed: 0 });
  });
});

async function compareWithGolden(directory: string): Promise<Report> {
  const server = await createServer({ database: join(directory, 'contract.sqlite'), seed: 'defaults' });
  const port = await freePort();
  const registryPort = await freePort();
  const listener = serve({ fetch: server.fetch, port, hostname: '127.0.0.1' });
  try {
    const actual = join(directory, 'actual.json');
    const result = join(directory, 'report.json');
    const scenario = [
      ...['scenario.mjs', '--base', `http://127.0.0.1:${port}`, '--out', actual],
      ...['--only', GROUPS.join(','), '--registry', String(registryPort), '--poll-seconds', '30'],
    ];
    const ran = await run(scenario);
    if (ran.exitCode !== 0) throw new Error(`The scenario did not run: ${ran.output}`);
    // The recording was made with the registry of the scenario on this port, and answers repeat its address.
    const recorded = readFileSync(actual, 'utf8');
    writeFileSync(actual, recorded.replaceAll(`http://127.0.0.1:${registryPort}`, 'http://127.0.0.1:8799'));
    // Exit code 1 means that steps differ; which ones is in the report.
    await run(['compare.mjs', GOLDEN, actual, '--allow', join(CONTRACT, 'allow.json'), '--json', result]);
    return JSON.parse(readFileSync(result, 'utf8')) as Report;
  } finally {
    listener.close();
    await server.close();
  }
}

function run(args: readonly string[]): Promise<{ exitCode: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...args], { cwd: CONTRACT });
    let output = '';
    child.stdout.on('data', (chunk) => (output += String(chunk)));
    child.stderr.on('data', (chunk) => (output += String(chunk)));
    child.on('error', reject);
    child.on('close', (exitCode) => resolve({ exitCode, output: output.slice(-2000) }));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = createSocket();
    socket.on('error', reject);
    socket.listen(0, '127.0.0.1', () => {
      const { port } = socket.address() as AddressInfo;
      socket.close(() => resolve(port));
    });
  });
}

function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? '(absent)';
  return text.length > 160 ? `${text.slice(0, 160)}…` : text;
}
