/**
 * The page where the console starts, and to which a sign-in leads that did not start at another page. Below
 * the base path.
 */
export const START_PAGE = '/dashboard';
