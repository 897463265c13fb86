/** Where the console begins, and a sign-in leads that did not begin at another page. Below the base path. */
export const START_PAGE = '/dashboard';
