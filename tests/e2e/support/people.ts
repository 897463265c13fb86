import { expect, type APIRequestContext, type Page } from '@playwright/test';

/** Who there is once `prepare.setup.ts` has run. */
export const PEOPLE = {
  admin: { username: 'admin', password: 'Changed-1', permissions: [] as string[] },
  auditor: {
    username: 'auditor',
    password: 'Auditor-1',
    permissions: ['VIEW_PORTFOLIO', 'VIEW_VULNERABILITY', 'VULNERABILITY_ANALYSIS'],
  },
  viewer: { username: 'viewer', password: 'Viewer-1', permissions: ['VIEW_PORTFOLIO'] },
  stranger: { username: 'stranger', password: 'Stranger-1', permissions: [] as string[] },
  suspended: { username: 'suspended', password: 'Suspended-1', permissions: [] as string[] },
} as const;

/** The name of somebody in {@link PEOPLE}. */
export type Person = keyof typeof PEOPLE;

/** Fills in the sign-in form that is on screen and sends it. */
export async function fillSignIn(page: Page, username: string, password: string) {
  await page.getByLabel('Username', { exact: true }).fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Signs in through the page, and waits until it is gone. */
export async function signIn(page: Page, who: Person, address = './') {
  await page.goto(address);
  await fillSignIn(page, PEOPLE[who].username, PEOPLE[who].password);
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
}

// Hashing a password is slow on purpose: once per process is enough.
const tokens = new Map<Person, string>();

/** The session token of one of the people. */
export async function tokenOf(request: APIRequestContext, who: Person): Promise<string> {
  const known = tokens.get(who);
  if (known !== undefined) return known;
  const { username, password } = PEOPLE[who];
  const login = await request.post('api/v1/user/login', { form: { username, password } });
  expect(login.status(), `sign-in of ${who}`).toBe(200);
  const token = await login.text();
  tokens.set(who, token);
  return token;
}

/** Opens a page as somebody who has signed in before; quicker than {@link signIn}, for tests of what comes after. */
export async function beSignedIn(page: Page, who: Person, address = 'projects') {
  const token = await tokenOf(page.request, who);
  await page.addInitScript((kept) => {
    // Only the first page: a test that signs out means it.
    if (sessionStorage.getItem('wasGiven') === null) sessionStorage.setItem('token', kept);
    sessionStorage.setItem('wasGiven', 'yes');
  }, token);
  await page.goto(address);
}
