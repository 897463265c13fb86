import type { Page } from '@playwright/test';
import { asLine, type OtherRelease } from '../support/asLine.js';
import { likeServer411 } from '../support/likeServer411.js';
import { apiAs } from './support/api.js';
import { held } from './support/held.js';
import { fillSignIn, PEOPLE } from './support/people.js';
import { isOwnServer, OWN_SERVER_ONLY } from './support/server.js';
import { expect, expectAccessible, refused, test } from './support/test.js';

test.skip(!isOwnServer, OWN_SERVER_ONLY);

/** Has a server of another release answer the page; what was asked comes as method and path. */
async function answeredBy(
  page: Page,
  baseUrl: string,
  version: OtherRelease,
  settings: Record<string, string | undefined>,
) {
  const tokenFor = () => Promise.reject(new Error('People sign in here.'));
  const { fetch } = asLine({ baseUrl, fetch: globalThis.fetch, tokenFor }, version, settings);
  return answeredThrough(page, baseUrl, fetch);
}

/**
 * Answers the requests of the page through a `fetch` between it and the server. Returns each request as its
 * method and path.
 */
async function answeredThrough(page: Page, baseUrl: string, fetch: typeof globalThis.fetch) {
  const asked: string[] = [];
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    asked.push(`${request.method()} ${pathname}`);
    const { authorization, 'content-type': contentType } = request.headers();
    const response = await fetch(new URL(pathname + search, baseUrl), {
      method: request.method(),
      headers: {
        ...(authorization && { authorization }),
        ...(contentType && { 'content-type': contentType }),
      },
      body: request.postData() ?? undefined,
    });
    // The body has been decoded on the way.
    const { 'content-encoding': _, 'content-length': __, ...answered } = Object.fromEntries(response.headers);
    const body = Buffer.from(await response.arrayBuffer());
    await route.fulfill({ status: response.status, headers: answered, body });
  });
  return asked;
}

test('a user of a server of 5.0 signs in with an opaque token, sees what their rights allow, and signs out there, too', async ({
  page,
  request,
  complaints,
  baseURL,
}) => {
  complaints.allow(refused(401));
  await (await apiAs(request, 'admin')).put('/project', { name: 'seen-on-5.0' });
  const asked = await answeredBy(page, baseURL!, '5.0.2', {
    'welcome.message.enabled': 'false',
    'default.locale': undefined,
  });
  await page.goto('projects?searchText=seen-on');
  await fillSignIn(page, 'viewer', 'wrong');
  await expect(page.getByRole('alert')).toContainText('Incorrect username or password');
  await fillSignIn(page, 'viewer', PEOPLE.viewer.password);

  await expect(page.getByRole('link', { name: 'seen-on-5.0' })).toBeVisible();
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  expect(token?.split('.')).toHaveLength(1);
  expect(asked).toContain('GET /api/v1/user/self/permissions');
  // A viewer may not create any, and their account is the server's own.
  await expect(page.getByRole('button', { name: /^Create project…/ })).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: 'Account: The viewer' }).click();
  await expect(page.getByRole('menuitem', { name: 'Change password' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();

  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect.poll(() => asked).toContain('POST /api/v1/user/logout');
});

test('the operator of a newer server speaks first: above the form, harmlessly, in their language', async ({
  page,
  complaints,
  baseURL,
}) => {
  // The policy of the page speaks up already when a handler is read; the title shows that none has run.
  complaints.allow(refused(401), /[Ii]nline event handler|script-src-attr inline/);
  const html =
    '<h2>Nur für Befugte</h2><p onclick="document.title=1">Hilfe: <a href="https://bank.example/">Anleitung</a></p>' +
    '<img src="/spy.png" onerror="document.title=1"><script>document.title=1</script>';
  const asked = await answeredBy(page, baseURL!, '4.14.2', {
    'welcome.message.enabled': 'true',
    'welcome.message.html': encodeURIComponent(html),
    'default.locale': 'de',
  });
  const spied: string[] = [];
  page.on('request', (request) => request.url().endsWith('spy.png') && spied.push(request.url()));
  await page.goto('./');

  await expect(page.getByRole('heading', { name: 'Nur für Befugte' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible();
  await expect(page).toHaveTitle(/Bomdeck/);
  expect(spied).toEqual([]);
  await expectAccessible(page);

  // The user's own choice is above the operator's, also the next time.
  await page.getByRole('combobox').first().selectOption('en');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  const before = asked.length;
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Nur für Befugte' })).toBeVisible();
  await expect
    .poll(() => asked.slice(before))
    .toContain('GET /api/v1/configProperty/public/general/default.locale');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
});

test('the vulnerabilities of a server that sends whole projects with each come a few at a time, read in a worker', async ({
  page,
  request,
  baseURL,
}) => {
  const api = await apiAs(request, 'admin');
  const project = await api.put<{ uuid: string }>('/project', { name: 'large-on-4.11' });
  const component = await api.put<{ uuid: string }>(`/component/project/${project.uuid}`, { name: 'lib' });
  for (let number = 10; number < 22; number += 1) {
    const vulnId = `INT-411-${number}`;
    await api.put('/vulnerability', { vulnId, source: 'INTERNAL', severity: 'LOW', title: 'In one library' });
    await api.post(`/vulnerability/source/INTERNAL/vuln/${vulnId}/component/${component.uuid}`, {});
  }
  const large = likeServer411(globalThis.fetch, 1_000_000);
  const workers: string[] = [];
  const asked: string[] = [];
  const others = held();
  page.on('worker', (worker) => workers.push(worker.url()));
  await answeredThrough(page, baseURL!, async (input, init) => {
    const { pathname, searchParams } = new URL(input as URL);
    if (pathname.endsWith('/api/v1/vulnerability')) {
      asked.push(`${searchParams.get('pageNumber')} of ${searchParams.get('pageSize')}`);
      // Large answers of such a server take time, too.
      if (asked.length > 1) await others.released;
    }
    return large(input, init);
  });
  await page.goto('vulnerabilities?searchText=INT-411');
  await fillSignIn(page, 'viewer', PEOPLE.viewer.password);

  await expect(page.getByText(/^\d+ of 25 rows loaded, \d+ MB with all affected components/)).toBeVisible();
  await expectAccessible(page);
  others.release();
  await expect(page.getByRole('link', { name: 'INT-411-21', exact: true })).toBeVisible();
  await expect(page.getByText('12 matches')).toBeVisible();
  await expect(page.getByText(/MB with all affected components/)).toHaveCount(0);

  expect(asked).toEqual(['1 of 5', '2 of 5', '3 of 5']);
  expect(workers.some((url) => url.includes('rows.worker'))).toBe(true);
});
