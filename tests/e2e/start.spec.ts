import { createServer } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './support/freePort.js';
import { fillSignIn } from './support/people.js';
import { isOwnServer, OWN_SERVER_ONLY, RECONNECTING } from './support/server.js';
import { startConsole, stop, stopAll } from './support/startConsole.js';
import { expect, expectAccessible, refused, test } from './support/test.js';

test.skip(!isOwnServer, OWN_SERVER_ONLY);

let data: string;

test.beforeAll(() => {
  data = mkdtempSync(join(tmpdir(), 'bomdeck-start-'));
});
test.afterEach(() => stopAll());
test.afterAll(() => rmSync(data, { recursive: true, force: true }));

const start = (environment: Record<string, string>) => startConsole({ DATA_DIR: data, ...environment });

test('a second start is quick, keeps all data, and each ends in order', async ({ request }) => {
  test.setTimeout(180_000);
  const first = await start({});
  expect(first.output()).toContain('Sign in as');
  const [, username, password] = /Sign in as\n\s+(\S+)\s+(\S+)/.exec(first.output())!;
  const signIn = async (address: string) => {
    const login = await request.post(`${address}api/v1/user/login`, {
      form: { username: username!, password: password! },
      ...RECONNECTING,
    });
    expect(login.status()).toBe(200);
    return { Authorization: `Bearer ${await login.text()}` };
  };
  const created = await request.put(`${first.address}api/v1/project`, {
    headers: await signIn(first.address!),
    data: { name: 'kept', version: '1' },
    ...RECONNECTING,
  });
  expect(created.status()).toBe(201);
  const total = async (address: string) =>
    (
      await request.get(`${address}api/v1/project?pageSize=1&pageNumber=1`, {
        headers: await signIn(address),
        ...RECONNECTING,
      })
    ).headers()['x-total-count'];
  const before = await total(first.address!);
  expect(await stop(first.child)).toBe(0);

  const second = await start({});
  expect(second.tookMs).toBeLessThan(5000);
  expect(await total(second.address!)).toBe(before);
  expect(await stop(second.child)).toBe(0);
});

test('a port that is taken is said, and nothing is started', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as { port: number };

  const { child, address, output } = await start({ PORT: String(port) });
  other.close();

  expect(address).toBeUndefined();
  expect(child.exitCode).toBe(1);
  expect(output()).toContain(`Port ${port} is already in use`);
});

test('settings that make no sense are said', async () => {
  for (const [environment, words] of [
    [{ PORT: 'eighty' }, 'PORT eighty is not a valid port'],
    [{ BASE_PATH: '/"><script>' }, 'BASE_PATH'],
    [{ API_BASE_URL: 'ftp://dtrack.example' }, 'http'],
  ] as const) {
    const { child, output } = await start(environment);
    expect(child.exitCode).toBe(1);
    expect(output()).toContain(words);
    expect(output()).not.toContain('    at ');
  }
});

test('the console works below a path, in front of an API on another origin', async ({ page, complaints }) => {
  complaints.allow(refused(400, 401));
  const port = await freePort();
  const api = await start({ ALPINE_CORS_ALLOW_ORIGIN: `http://127.0.0.1:${port}` });
  const { address, output } = await start({
    PORT: String(port),
    BASE_PATH: '/deep/bomdeck',
    API_BASE_URL: api.address!,
  });
  expect(address).toMatch(/\/deep\/bomdeck\/$/);
  expect(output()).not.toContain('Data:');

  await page.goto(`${address}projects/none/findings`);
  await expect(page).toHaveURL(/\/deep\/bomdeck\/login\?redirect=/);
  await fillSignIn(page, 'viewer', 'wrong');
  await expect(page.getByRole('alert')).toContainText('Incorrect username or password');
  await fillSignIn(page, 'viewer', 'viewer');

  // With its order, where the list was drawn before it was known that there is no such project.
  await expect(page).toHaveURL(/\/deep\/bomdeck\/projects\/none\/findings(\?sort=-severity)?$/);
  await page.getByRole('link', { name: 'Projects', exact: true }).first().click();
  await expect(page).toHaveURL(/\/deep\/bomdeck\/projects\?sort=name$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  // Both servers stop when the test ends. A list that is still being read would then be rejected.
  await expect(page.getByRole('link', { name: 'back-office' })).toBeVisible();
  await page.goto('about:blank');
});

test('an API that does not allow the origin of the console is said on the screen', async ({
  page,
  baseURL,
  complaints,
}) => {
  complaints.allow(/CORS policy/, /Failed to load resource/, /Failed to fetch/);
  const { address } = await start({ API_BASE_URL: baseURL! });

  await page.goto(address!);
  await fillSignIn(page, 'viewer', 'viewer');
  await expect(page.getByRole('alert')).toContainText('Could not connect to the server');
  await expect(page.getByLabel('Username')).toHaveValue('viewer');
});

test('an API that the policy of the page keeps out of reach is said on the screen', async ({
  page,
  complaints,
}) => {
  complaints.allow(/policy violated: connect-src/, /Content Security Policy/, /Failed to fetch/);
  await page.route('**/static/config.json', (route) =>
    route.fulfill({ json: { API_BASE_URL: 'https://dtrack.example/deep' } }),
  );
  await page.goto('./');

  await expect(page.getByRole('heading', { name: 'The console is not configured correctly' })).toBeVisible();
  await expect(page.getByText('Add https://dtrack.example to connect-src')).toBeVisible();
  await expectAccessible(page);
});

test('a configuration that cannot be followed is said on the screen', async ({ page }) => {
  await page.route('**/static/config.json', (route) => route.fulfill({ body: '{"API_BASE_URL": ' }));
  await page.goto('./');

  await expect(page.getByRole('heading', { name: 'The console is not configured correctly' })).toBeVisible();
  await expect(page.getByText('static/config.json is not valid JSON')).toBeVisible();
});
