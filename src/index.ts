/**
 * Embeddable widgets for software supply-chain component analysis on the OWASP Dependency-Track API.
 * @packageDocumentation
 */
export {
  createApiClient,
  type ApiClient,
  type ApiClientOptions,
  type ApiRequest,
  type QueryParameters,
} from './api/client.js';
export { ApiError, NetworkError, ShapeError, isAbort, type RequestOutline } from './api/errors.js';
export type { UploadProgress } from './api/upload.js';
export type { FieldViolation, ProblemDetails } from './schema/problem.js';

export { KitProvider, type KitProviderProps } from './host/KitProvider.js';
export type {
  AuthContext,
  HostProps,
  HostUser,
  NavigationAdapter,
  NavigationTarget,
  Notice,
  PreferenceStore,
  ProjectTab,
} from './host/types.js';
export { LOCALES, kitLocaleOf, loadMessages } from './i18n/locales.js';
export type { Messages } from './i18n/IntlScope.js';
export type { CustomTheme, Density, ThemeChoice } from './theme/ThemeScope.js';
export type { DeepPartial, ThemeName, ThemeOverrides } from './theme/themeCss.js';
