/**
 * The entry point `bomdeck/api`: connecting to a server, and its information about the user. It excludes
 * React and the rest of the kit: some bundlers load everything in an entry point, see
 * docs/decisions/0014-building-blocks-are-public.md.
 */
export { claimsOf, type Claims } from './api/claims.js';
export {
  createApiClient,
  type ApiClient,
  type ApiClientOptions,
  type ApiRequest,
  type QueryParameters,
} from './api/client.js';
export { ApiError, NetworkError, ShapeError, isAbort, type RequestOutline } from './api/errors.js';
export { findProject, type ProjectCoordinates } from './api/findProject.js';
export { getServer, type Capabilities, type Server, type ServerSupport } from './api/servers.js';
export { getDefaultLocale } from './api/settings.js';
export type { UploadProgress } from './api/upload.js';
export {
  isIdentityProviderAvailable,
  signInWithIdentityProvider,
  type IdentityProviderTokens,
} from './api/users.js';
export { PERMISSIONS, type Permission } from './domain/permissions.js';
export { loadAuth } from './host/loadAuth.js';
export type { FieldViolation, ProblemDetails } from './schema/problem.js';
export type { ServerFramework, ServerVersion } from './schema/server.js';
