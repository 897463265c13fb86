/**
 * The door `bomdeck/api`: reaching a server, and what it says of the user. Without React, and without the rest of the kit: some bundlers
 * load everything that stands in a door, see docs/decisions/0014-building-blocks-are-public.md.
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
