import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { apiAddress, RECONNECTING } from './server.js';

/** An account on the server. */
interface Account {
  username: string;
  password: string;
  permissions: readonly string[];
}

/**
 * The accounts that exist once `prepare.setup.ts` has run. `E2E_AUDITOR=name:password` names a different
 * account, and the same works for each of them.
 */
export const PEOPLE = {
  admin: account('admin', 'Changed-1', []),
  auditor: account('auditor', 'Auditor-1', [
    'VIEW_PORTFOLIO',
    'VIEW_VULNERABILITY',
    'VULNERABILITY_ANALYSIS',
  ]),
  viewer: account('viewer', 'Viewer-1', ['VIEW_PORTFOLIO']),
  stranger: account('stranger', 'Stranger-1', []),
  suspended: account('suspended', 'Suspended-1', []),
};

function account(name: string, password: string, permissions: readonly string[]): Account {
  const given = process.env[`E2E_${name.toUpperCase()}`];
  if (given === undefined) return { username: name, password, permissions };
  const [, username, secret] = /^([^:]+):(.+)$/s.exec(given) ?? [];
  if (username === undefined || secret === undefined)
    throw new Error(`E2E_${name.toUpperCase()} is not of the form name:password`);
  return { username, password: secret, permissions };
}

/** The name of an account in {@link PEOPLE}. */
export type Person = keyof typeof PEOPLE;

/** Fills in the sign-in form that is on screen and sends it. */
export async function fillSignIn(page: Page, username: string, password: string) {
  await page.getByLabel('Username', { exact: true }).fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Signs in through the page and waits until the sign-in form is closed. */
export async function signIn(page: Page, who: Person, address = './') {
  await page.goto(address);
  await fillSignIn(page, PEOPLE[who].username, PEOPLE[who].password);
  await expect(page.getByRole('button', { name: /^Account:/ })).toBeVisible();
}

// Hashing a password is slow on purpose: once per process is enough.
const tokens = new Map<Person, string>();

/** The session token of one of the people. */
export async function tokenOf(request: APIRequestContext, who: Person): Promise<string> {
  const known = tokens.get(who);
  if (known !== undefined) return known;
  const { username, password } = PEOPLE[who];
  const login = await request.post(apiAddress('v1/user/login'), {
    form: { username, password },
    ...RECONNECTING,
  });
  expect(login.status(), `sign-in of ${who}`).toBe(200);
  const token = await login.text();
  tokens.set(who, token);
  return token;
}

/** Opens a page as a user who is already signed in. Quicker than {@link signIn}, for tests of later steps. */
export async function beSignedIn(page: Page, who: Person, address = 'projects') {
  const token = await tokenOf(page.request, who);
  const kept = { token, username: PEOPLE[who].username };
  await page.addInitScript((session) => {
    // Only the first page: a test that signs out means it.
    if (sessionStorage.getItem('wasGiven') === null) {
      sessionStorage.setItem('token', session.token);
      sessionStorage.setItem('username', session.username);
    }
    sessionStorage.setItem('wasGiven', 'yes');
  }, kept);
  await page.goto(address);
}
