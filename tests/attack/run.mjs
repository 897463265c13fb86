/**
 * `npm run attack`: attacks its own server, on this machine only, with everything that a user with few
 * permissions could do to it, and prints the results. `-- reads nesting analyses queue host` runs some of the
 * attacks. `ATTACK_ROOT` names the folder of another build. The run is limited to a few minutes.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { setUp } from '../../reference-app/serve/setUp.mjs';

const ownRoot = fileURLToPath(new URL('../..', import.meta.url));
const root = process.env.ATTACK_ROOT ?? ownRoot;
const ATTACKS = { reads, nesting, analyses, queue, host };
const data = mkdtempSync(join(tmpdir(), 'bomdeck-attack-'));
let server;

async function main() {
  if (root === ownRoot) await setUp(root, ['server']);
  const wanted = process.argv.slice(2);
  try {
    server = await start();
    for (const [name, attack] of Object.entries(ATTACKS))
      if (wanted.length === 0 || wanted.includes(name)) await attack();
  } finally {
    await server?.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

// ---- A viewer reads many large answers at the same time -------------------------------------------------

async function reads() {
  const admin = await signIn('admin');
  await upload(admin, 'long-texts', long(90, 900_000));
  await upload(admin, 'many-components', long(4_000, 100));
  await upload(admin, 'long-properties', bom({ components: [withProperties(70, 900_000)] }));
  await upload(admin, 'many-properties', bom({ components: [withProperties(200_000, 10)] }));
  await upload(admin, 'long-services', bom({ services: longServices(90, 900_000) }));
  // The memory of what took the documents in is not what is measured.
  await server.stop();
  server = await start();
  const viewer = await signIn('viewer');
  const listed = (query) => (uuid) => `/component/project/${uuid}?${query}`;
  const ofComponent = (path) => async (uuid) => {
    const [component] = await get(viewer, `/component/project/${uuid}`);
    return path.replace('UUID', component.uuid);
  };
  for (const [name, pathOf, times] of [
    ['long-texts', listed('pageSize=100'), 30],
    ['many-components', listed('pageSize=10000'), 50],
    ['long-properties', ofComponent('/bom/cyclonedx/component/UUID'), 30],
    ['many-properties', ofComponent('/component/UUID/property'), 30],
    ['long-services', (uuid) => `/service/project/${uuid}?pageSize=100`, 30],
  ]) {
    const { uuid } = await get(viewer, `/project/lookup?name=${name}&version=1`);
    const path = await pathOf(uuid);
    const measured = await watched(() =>
      Promise.all(Array.from({ length: times }, () => readThrough(viewer, path))),
    );
    const statuses = tally(measured.result.map(({ status }) => status));
    const noRetry = measured.result.filter(({ status, retry }) => status === 503 && !retry).length;
    report(`${times} parallel reads, ${name}`, {
      statuses,
      'without Retry-After': noRetry,
      MB: Math.round(measured.result.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6),
      ...measured.figures,
    });
    if (!server.isUp()) server = await start();
  }
}

// ---- Projects nested in each other ------------------------------------------------------------------------------

async function nesting() {
  const admin = await signIn('admin');
  let parent;
  let levels = 0;
  let refusal = '';
  let first;
  for (; levels < 400; levels += 1) {
    const answer = await send('PUT', admin, '/project', {
      name: `level-${levels}`,
      version: '1',
      ...(parent && { parent: { uuid: parent } }),
    });
    if (answer.status !== 201) {
      refusal = `${answer.status} ${answer.text}`;
      break;
    }
    parent = JSON.parse(answer.text).uuid;
    first ??= parent;
  }
  const measured = await watched(() => send('DELETE', admin, `/project/${first}`));
  report('nested projects, then deleted', {
    levels,
    refusal,
    status: measured.result.status,
    ...measured.figures,
  });
}

// ---- A viewer requests analyses, another user uploads ---------------------------------------------------

async function analyses() {
  const [admin, viewer] = [await signIn('admin'), await signIn('viewer')];
  const projects = [];
  for (let count = 0; count < 45; count += 1) {
    await upload(admin, `analyzed-${count}`, long(100, 100));
    projects.push((await get(viewer, `/project/lookup?name=analyzed-${count}&version=1`)).uuid);
  }
  const statuses = [];
  let sent = 0;
  const asking = Array.from({ length: 10 }, async () => {
    for (let turn = (sent += 1); turn <= 5_000; turn = sent += 1) {
      const path = `/finding/project/${projects[turn % projects.length]}/analyze`;
      statuses.push((await send('POST', viewer, path)).status);
    }
  });
  const imports = [];
  for (const at of [500, 2_500]) {
    while (sent < at) await sleep(20);
    imports.push(await upload(admin, `uploaded-${at}`, long(50, 100), 100_000));
  }
  await Promise.all(asking);
  imports.push(await upload(admin, 'uploaded-after', long(50, 100), 100_000));
  const into = await upload(admin, 'analyzed-1', long(60, 100), 100_000);
  report('5,000 analyses, and uploads of another person', {
    statuses: tally(statuses),
    'imported after ms': imports,
    'into an analyzed project': into,
  });
}

// ---- A viewer has large projects analyzed, another person uploads ---------------------------------------------------

async function queue() {
  const [admin, viewer] = [await signIn('admin'), await signIn('viewer')];
  const projects = [];
  for (let count = 0; count < 4; count += 1) {
    await upload(admin, `large-${count}`, long(12_000, 10));
    projects.push((await get(viewer, `/project/lookup?name=large-${count}&version=1`)).uuid);
  }
  const asked = [];
  for (const uuid of projects)
    asked.push((await send('POST', viewer, `/finding/project/${uuid}/analyze`)).status);
  report('analyses of four projects of 12,000 components, and uploads of another person', {
    statuses: tally(asked),
    'imported after ms': await upload(admin, 'uploaded-beside', long(50, 100), 100_000),
    'into an analyzed project': await upload(admin, 'large-3', long(50, 100), 100_000),
  });
}

// ---- A page elsewhere whose name leads here ---------------------------------------------------------------------

async function host() {
  const name = `evil.example:${server.port}`;
  const body = 'username=viewer&password=viewer';
  const answer = await new Promise((resolve, reject) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port: server.port,
        path: '/api/v1/user/login',
        method: 'POST',
        headers: {
          host: name,
          origin: `http://${name}`,
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/x-www-form-urlencoded',
        },
      },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode));
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
  report('a foreign Host signs in with a demo password', { status: answer });
}

// ---- The server, and requests to it -----------------------------------------------------------------------------

async function start() {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [join(root, 'reference-app/startServer.mjs'), '--port', String(port), '--data', data],
    { stdio: ['ignore', 'pipe', 'pipe'], cwd: root },
  );
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (log += text));
  const exited = new Promise((resolve) => child.once('exit', resolve));
  while (!log.includes('listening on')) {
    if (child.exitCode !== null) throw new Error(`The server did not start: ${log}`);
    await sleep(50);
  }
  return {
    port,
    pid: child.pid,
    isUp: () => child.exitCode === null && child.signalCode === null,
    async stop() {
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), 30_000);
      await exited;
      clearTimeout(timer);
    },
  };
}

const freePort = () =>
  new Promise((resolve) => {
    const socket = createServer().listen(0, '127.0.0.1', () => {
      const { port } = socket.address();
      socket.close(() => resolve(port));
    });
  });

const url = (path) => `http://127.0.0.1:${server.port}/api/v1${path}`;

async function signIn(name) {
  const answer = await fetch(url('/user/login'), {
    method: 'POST',
    body: new URLSearchParams({ username: name, password: name }),
  });
  if (!answer.ok) throw new Error(`${name} cannot sign in: ${answer.status}`);
  return answer.text();
}

async function send(method, token, path, body) {
  const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
  const answer = await fetch(url(path), { method, headers, body: body && JSON.stringify(body) });
  return { status: answer.status, text: await answer.text() };
}

const get = async (token, path) => JSON.parse((await send('GET', token, path)).text);

async function readThrough(token, path) {
  try {
    const answer = await fetch(url(path), { headers: { authorization: `Bearer ${token}` } });
    let bytes = 0;
    for await (const chunk of answer.body) bytes += chunk.length;
    return { status: answer.status, bytes, retry: answer.headers.get('retry-after') };
  } catch (error) {
    return { status: `cut off (${error.cause?.code ?? error.message})`, bytes: 0 };
  }
}

/** Uploads a BOM and waits until it is imported. @returns after how many milliseconds */
async function upload(token, name, bom, patience = 300_000) {
  const form = new FormData();
  for (const [field, value] of Object.entries({ projectName: name, projectVersion: '1', autoCreate: 'true' }))
    form.set(field, value);
  form.set('bom', new Blob([bom]), 'bom.json');
  const began = performance.now();
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(url('/bom'), { method: 'POST', headers, body: form });
  if (!answer.ok) throw new Error(`The upload of ${name} failed: ${answer.status} ${await answer.text()}`);
  await answer.json();
  for (;;) {
    const project = await get(token, `/project/lookup?name=${name}&version=1`);
    if (project.lastBomImport >= Date.now() - (performance.now() - began)) break;
    if (performance.now() - began > patience) return `not within ${patience} ms`;
    await sleep(50);
  }
  return Math.round(performance.now() - began);
}

const bom = (content) =>
  JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, ...content });

const withProperties = (count, characters) => ({
  type: 'library',
  name: 'component',
  version: '1.0.0',
  properties: Array.from({ length: count }, (_, index) => ({
    name: `property-${index}`,
    value: 'long text '.repeat(characters / 10),
  })),
});

const longServices = (count, characters) =>
  Array.from({ length: count }, (_, index) => ({
    name: `service-${index}`,
    description: 'long text '.repeat(characters / 10),
  }));

function long(components, characters) {
  return bom({
    components: Array.from({ length: components }, (_, count) => ({
      type: 'library',
      name: `component-${count}`,
      version: '1.0.0',
      purl: `pkg:npm/component-${count}@1.0.0`,
      description: 'long text '.repeat(characters / 10),
    })),
  });
}

/** Does something and watches: the memory of the server, and how long others wait for its smallest answer. */
async function watched(work) {
  const probe = spawn(process.execPath, [fileURLToPath(new URL('probe.mjs', import.meta.url)), server.port], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let told = '';
  probe.stdout.on('data', (text) => (told += text));
  const ended = new Promise((resolve) => probe.once('exit', resolve));
  let peak = 0;
  const sampling = setInterval(() => (peak = Math.max(peak, memoryOf(server.pid))), 50);
  await sleep(500);
  const began = performance.now();
  const result = await work();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  clearInterval(sampling);
  probe.stdin.end();
  await ended;
  return {
    result,
    figures: { seconds, 'peak RSS MB': peak, ...JSON.parse(told || '{}'), isUp: server.isUp() },
  };
}

function memoryOf(pid) {
  try {
    return Math.round(
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024,
    );
  } catch {
    return 0;
  }
}

const tally = (values) =>
  values.reduce((counts, value) => ({ ...counts, [value]: (counts[value] ?? 0) + 1 }), {});

function report(what, figures) {
  console.log(what);
  for (const [name, value] of Object.entries(figures)) console.log(`  ${name}: ${JSON.stringify(value)}`);
}

await main();
