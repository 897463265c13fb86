/**
 * The path, below the base path, to which the identity provider sends users back. It is registered there, as
 * for the original console.
 */
export const RETURN_PATH = '/static/oidc-callback.html';
