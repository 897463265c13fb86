import type { BareComponent, DryRunPolicy, DryRunVerdict, VulnerabilitiesByPlace } from './dryRun.js';

/**
 * A message from the page to the worker. `id` identifies a project. The components of a project are kept
 * until their verdict.
 */
export type ToDryRunWorker =
  /** First. */
  | { type: 'begin'; policy: DryRunPolicy }
  | { type: 'components'; id: number; components: readonly BareComponent[] }
  | { type: 'vulnerabilities'; id: number; vulnerabilities: VulnerabilitiesByPlace }
  /** Its vulnerabilities could not be loaded. */
  | { type: 'forget'; id: number };

/** A message from the worker to the page. */
export type FromDryRunWorker =
  /** It waits for the vulnerabilities. */
  { type: 'asks'; id: number } | { type: 'verdict'; id: number; verdict: DryRunVerdict };
