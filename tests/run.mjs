/**
 * Runs everything that must hold and counts it. Needs only Node: it installs what is missing.
 *
 * - `node tests/run.mjs` runs all gates and suites, from scratch (npm test).
 * - `node tests/run.mjs --fast` runs everything that takes less than three minutes (npm run check).
 *
 * A fast run limits the tests with a DOM, and slow unit tests, to those closest to the changes since the last
 * commit on main. Tools keep their results in .cache.
 *
 * A gate counts as one test. A suite counts its own tests. One line for each failure comes before the counts.
 * The last line reads "N passed, N failed".
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installDependencies } from '../reference-app/serve/dependencies.mjs';
import { oneAtATime } from '../reference-app/serve/oneAtATime.mjs';
import { changedFiles } from './support/changedFiles.mjs';
import { distancesFrom, importGraph } from './support/importGraph.mjs';
import { relatedTests } from './support/relatedTests.mjs';
import { countJourneys, countTests, secondsOf } from './support/testReports.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
const isFast = process.argv.includes('--fast');
const startedAt = Date.now();

const bin = (name) => `node_modules/.bin/${name}`;
const reports = '.cache/reports';
const VITEST = [bin('vitest'), 'run', '--config', '.config/vitest.config.ts'];
const TSC = ['npm', 'run', '--silent', 'typecheck'];
const ESLINT = [bin('eslint'), '-c', '.config/eslint.config.mjs', '--max-warnings', '0', '.'];
const PRETTIER = [bin('prettier'), '--check', '.'];
const KNIP = [bin('knip'), '-c', '.config/knip.ts', '--no-progress'];
const HOSTS_CONFIG = '.config/hosts.playwright.config.ts';
const cachedIn = (place) => ['--cache', '--cache-location', place, '--cache-strategy', 'content'];

/** The duration of the last run of each test file. */
const TEST_SECONDS = '.cache/testSeconds.json';
/** Work of the tests with a DOM in a fast run; two of them run side by side. */
const DOM_SECONDS = 60;
/** Files of unit tests that took longer when they ran last are slow: a fast run has those closest to what changed. */
const SLOW_SECONDS = 12;
/** Work of the slow unit tests in a fast run. */
const SLOW_UNIT_SECONDS = 30;
/**
 * The starting point when the changes lead to no test: the building blocks that everything else is made of.
 */
const BLOCKS = 'src/ui.ts';

await oneAtATime(root, () => installDependencies(root));
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/**
 * The gates and suites of each stage run side by side. The suites need the builds of the gates before them.
 */
const STAGES = isFast
  ? [
      [
        gate('messages', ['node', '.config/build/messages.mjs', '--check']),
        gate('registration', ['node', '.config/build/register.mjs', '--check']),
        gate('unused', KNIP),
        gate('format', [...PRETTIER, ...cachedIn('.cache/prettier')]),
        gate('types', TSC),
      ],
      [gate('lint', [...ESLINT, ...cachedIn('.cache/eslint')]), unitSuite('unit')],
      [changedSuite('with a DOM, of what changed')],
    ]
  : [
      [
        oneAfterAnother(gate('types', TSC), gate('lint', ESLINT)),
        oneAfterAnother(
          gate('lockfile', ['node', '.config/build/lockfile.mjs']),
          gate('registration', ['node', '.config/build/register.mjs', '--check']),
          gate('messages', ['node', '.config/build/messages.mjs', '--complete']),
          gate('unused', KNIP),
          gate('format', PRETTIER),
          gate('package and API report', ['npm', 'run', 'build']),
          gate('package lint', [bin('publint'), '--strict']),
          gate('package types', [bin('attw'), '--pack', '.', '--profile', 'esm-only', ...workerEntries()]),
          gate('console and server', ['npm', 'run', 'build:app']),
          gate('budgets', ['node', '.config/build/budgets.mjs']),
        ),
      ],
      // Stories are drawn in Chromium below, which sees more of them.
      [suite('unit, widgets, contract', [...VITEST, '--exclude', 'tests/workshop/**'])],
      [browserSuite('journeys', [bin('playwright'), 'test', '-c', '.config/playwright.config.ts'])],
      [browserSuite('hosts', [bin('playwright'), 'test', '-c', HOSTS_CONFIG, '--project', 'quick'])],
      [browserSuite('workshop', [bin('playwright'), 'test', '-c', '.config/workshop/playwright.config.ts'])],
    ];

// Generated sources are imported by most of what follows.
runNow('node', ['.config/build/generate.mjs']);
const chromium = isFast ? undefined : findChromium();

/** The number of last lines of a failed gate that are repeated at the end. */
const LAST_LINES = 5;

let passed = 0;
let failed = 0;
const failures = [];
for (const stage of STAGES) {
  const results = await Promise.all(stage.map((step) => step()));
  for (const { name, result, output, seconds } of results.flat()) {
    passed += result.passed;
    failed += result.failed;
    const isGood = result.failed === 0;
    console.log(
      `${isGood ? 'ok    ' : 'FAILED'} ${name}: ${result.passed} passed, ${result.failed} failed (${seconds} s)`,
    );
    if (!isGood) {
      console.log(indent(output));
      failures.push(...(result.failures ?? ['see above']).map((line) => `FAILED ${name}: ${line}`));
    }
    if (result.notes) console.log(indent(result.notes));
  }
}
if (failures.length > 0) console.log(`\n${failures.join('\n')}`);
console.log(`\n${Math.round((Date.now() - startedAt) / 1000)} s`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** Several gates as one step. */
function oneAfterAnother(...gates) {
  return async () => {
    const results = [];
    for (const gate of gates) results.push(await gate());
    return results;
  };
}

function gate(name, command) {
  return async () => {
    const { code, output, seconds } = await run(command);
    return {
      name,
      output,
      seconds,
      result:
        code === 0
          ? { passed: 1, failed: 0 }
          : { passed: 0, failed: 1, failures: output.split('\n').filter(Boolean).slice(-LAST_LINES) },
    };
  };
}

/** A vitest run, counted by its own report; a run that dies without one is a failure. */
function suite(name, command) {
  return async () => {
    const file = `${reports}/${name.replace(/\W+/g, '-')}.json`;
    const { code, output, seconds } = await run(
      [...command, '--reporter=minimal', '--reporter=json', `--outputFile.json=${file}`],
      // Enough of a page to know it by, without its colours.
      { DEBUG_PRINT_LIMIT: '1500', COLORS: 'false', ...(chromium && { CHROMIUM_PATH: chromium }) },
    );
    const report = readReport(file);
    if (report) rememberSeconds(report);
    return { name, output, seconds, result: settle(code, report && countTests(report, root)) };
  };
}

/** All unit tests that are not slow, and of the slow ones those closest to what changed. */
function unitSuite(name) {
  return async () => {
    const graph = importGraph(root);
    const seconds = readReport(TEST_SECONDS) ?? {};
    const tests = [...graph.keys()]
      .filter((file) => /^tests\/unit\/.*(?<!\.dom)\.test\.ts$/.test(file))
      .map((file) => ({ file, seconds: seconds[file] ?? 0 }));
    const isSlow = (test) => test.seconds > SLOW_SECONDS;
    const slow = tests.filter(isSlow);
    const { chosen } = relatedTests(slow, distancesFrom(graph, changedIn(graph)), SLOW_UNIT_SECONDS);
    const files = [...tests.filter((test) => !isSlow(test)).map(({ file }) => file), ...chosen];
    const ran = await suite(name, [...VITEST, '--project', 'node*', ...files])();
    const left = slow.length - chosen.length;
    const notes = [left > 0 && `${left} slow test files are left to npm test`, ran.result.notes];
    return { ...ran, result: { ...ran.result, notes: notes.filter(Boolean).join('\n') } };
  };
}

/** Runs the tests with a DOM that are closest to the changes, as many as a fast run has time for. */
function changedSuite(name) {
  return async () => {
    const graph = importGraph(root);
    const changed = changedIn(graph);
    const seconds = readReport(TEST_SECONDS) ?? {};
    const tests = [...graph.keys()]
      .filter((file) => file.endsWith('.dom.test.tsx'))
      .map((file) => ({ file, seconds: seconds[file] ?? guessedSeconds(file) }));
    const related = relatedTests(tests, distancesFrom(graph, changed), DOM_SECONDS);
    const { chosen, left } =
      related.chosen.length > 0 ? related : relatedTests(tests, distancesFrom(graph, [BLOCKS]), DOM_SECONDS);
    // If a building block is broken, hundreds of tests fail, most of them by waiting. Ten failures show as
    // much.
    const ran = await suite(name, [...VITEST, '--bail=10', ...chosen])();
    const notes = [
      related.chosen.length === 0 && 'no DOM test depends on the changes: running the building blocks',
      left.length > 0 && `${left.length} further test files are left to npm test`,
      ran.result.notes,
    ].filter(Boolean);
    return { ...ran, result: { ...ran.result, notes: notes.join('\n') } };
  };
}

function changedIn(graph) {
  return changedFiles(root)?.filter((file) => graph.has(file)) ?? [];
}

/** Until a file of tests has run here: a quick machine gets through some fifty lines of them in a second. */
function guessedSeconds(file) {
  return readFileSync(file, 'utf8').split('\n').length / 50;
}

function rememberSeconds(report) {
  const seconds = { ...readReport(TEST_SECONDS), ...secondsOf(report, root) };
  writeFileSync(TEST_SECONDS, JSON.stringify(seconds, undefined, 1));
}

function browserSuite(name, command) {
  return async () => {
    const file = `${reports}/${name}.json`;
    const { code, output, seconds } = await run([...command, '--reporter=dot,json'], {
      CHROMIUM_PATH: chromium,
      // A relative name would be taken from the folder of the configuration.
      PLAYWRIGHT_JSON_OUTPUT_FILE: join(root, file),
    });
    const report = readReport(file);
    return { name, output, seconds, result: settle(code, report && countJourneys(report)) };
  };
}

/** A runner that fails without a failing test, or runs no test at all, has failed. */
function settle(code, counts) {
  if (!counts) return { passed: 0, failed: 1 };
  if ((code === 0 || counts.failed > 0) && counts.passed + counts.failed > 0) return counts;
  const failures = counts.failures.length > 0 ? counts.failures : ['failed outside its tests, see above'];
  return { ...counts, failed: counts.failed + 1, failures };
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function run([command, ...args], extra = {}) {
  const began = Date.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1', ...extra },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 1, output: String(error), seconds: 0 }));
    child.on('close', (code) =>
      resolve({ code: code ?? 1, output, seconds: Math.round((Date.now() - began) / 1000) }),
    );
  });
}

/**
 * Finds a Chromium on the machine, else that of the distribution, else that of Playwright. The one without
 * windows starts a page in half the time.
 */
function findChromium() {
  const known = () =>
    [
      process.env.CHROMIUM_PATH,
      '/usr/bin/chromium-headless-shell',
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ].find((path) => path && existsSync(path));
  if (known()) return known();
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('installing chromium …');
    spawnSync('apt-get', ['update'], { stdio: 'ignore' });
    for (const name of ['chromium-headless-shell', 'chromium']) {
      spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], { stdio: 'ignore' });
      if (known()) return known();
    }
  }
  spawnSync(bin('playwright'), ['install', 'chromium'], { stdio: 'inherit' });
  // Playwright finds its own.
  return '';
}

function workerEntries() {
  const { exports = {} } = JSON.parse(readFileSync('package.json', 'utf8'));
  const workers = Object.keys(exports).filter((name) => name.endsWith('.worker.js'));
  return workers.length > 0 ? ['--exclude-entrypoints', ...workers] : [];
}

function runNow(command, args) {
  const { status } = spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) {
    console.log(`${command} ${args.join(' ')} failed`);
    console.log('0 passed, 1 failed');
    process.exit(1);
  }
}

function indent(text) {
  return text
    .trimEnd()
    .split('\n')
    .slice(-200)
    .map((line) => `    ${line}`)
    .join('\n');
}
