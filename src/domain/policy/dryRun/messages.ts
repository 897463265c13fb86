import type { BareComponent, DryRunPolicy, DryRunVerdict, VulnerabilitiesByPlace } from './dryRun.js';

/** What the page tells the worker. `id` names a project; the components of one are held until their verdict. */
export type ToDryRunWorker =
  /** First. */
  | { type: 'begin'; policy: DryRunPolicy }
  | { type: 'components'; id: number; components: readonly BareComponent[] }
  | { type: 'vulnerabilities'; id: number; vulnerabilities: VulnerabilitiesByPlace }
  /** Its vulnerabilities could not be loaded. */
  | { type: 'forget'; id: number };

/** What the worker answers. */
export type FromDryRunWorker =
  /** It waits for the vulnerabilities. */
  { type: 'asks'; id: number } | { type: 'verdict'; id: number; verdict: DryRunVerdict };
