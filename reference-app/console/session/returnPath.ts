/** Where the identity provider sends people back to, below the base path; registered there, as for the original console. */
export const RETURN_PATH = '/static/oidc-callback.html';
