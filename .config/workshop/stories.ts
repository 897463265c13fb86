export { controlled } from './controlled.js';

import type { CorePermission } from '../../src/domain/permissions.js';

/** UUID of the project that the portfolio `shop` has. */
export const SHOP_ID = '5c0f7a10-0000-4000-8000-000000000001';
/** UUID of its version before, in the same portfolio. */
export const OLD_SHOP_ID = '5c0f7a10-0000-4000-8000-000000000004';
/** A component of it with vulnerabilities. */
export const COMPONENT_ID = '5c0f7a10-0000-4000-8000-0000000000c1';
/** UUID of a project without components, in the portfolio `shop`. */
export const BARE_PROJECT_ID = '5c0f7a10-0000-4000-8000-000000000002';

/** UUID of a service that {@link SHOP_ID} has. */
export const SERVICE_ID = '5c0f7a10-0000-4000-8000-000000000003';

/** UUID of a policy with conditions of several kinds, in the portfolio `shop`. */
export const POLICY_ID = '5c0f7a10-0000-4000-8000-000000000004';

/** The content of the server: a web shop with components and findings, or nothing yet. */
export type Portfolio = 'shop' | 'empty';

/** Another release than 4.11 that the server answers like; these have a welcome message, too. */
export type Release = '4.14.2' | '5.0.2';

/** A role with the permissions of the demo's users, or just the permissions named. */
export type SignedInAs = 'admin' | 'auditor' | 'viewer' | readonly CorePermission[];

/**
 * The outcome of requests: as the server answers them, never, with 500, 403, or 404, or without reaching a
 * server.
 */
export type Answers = 'server' | 'none' | 'failure' | 'forbidden' | 'notFound' | 'offline';

/** Parameters of the stories of widgets. */
export interface WidgetParameters {
  /** @defaultValue 'shop' */
  portfolio?: Portfolio;
  /** @defaultValue 4.11, as the embedded server itself */
  release?: Release;
  /** The signed-in user. @defaultValue 'admin' */
  as?: SignedInAs;
  /** @defaultValue 'server' */
  answers?: Answers;
  /** True when the host allows no changes. @defaultValue false */
  isReadOnly?: boolean;
  /**
   * The earlier choices of the user, by the names in the documentation of the widgets. @defaultValue nothing
   */
  preferences?: Readonly<Record<string, string>>;
}

/** `parameters` of a story of a widget; without them a story has no host. */
export function host(parameters: WidgetParameters = {}): { host: WidgetParameters } {
  return { host: parameters };
}
