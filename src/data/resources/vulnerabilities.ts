import type { Page, PageProgress, PageRequest } from '../../api/paging.js';
import { getVulnerability, listAffectedProjects, listVulnerabilities } from '../../api/vulnerabilities.js';
import type { AffectedProject, Vulnerability } from '../../schema/vulnerability.js';
import { resourceKey, type ResourceKey, type ResourceRef } from './resourceKey.js';

/** Names a vulnerability. */
export interface VulnerabilityName {
  readonly source: string;
  readonly vulnId: string;
}

/** Everything known of vulnerabilities. */
export const all = resourceKey('vulnerabilities');

/** Every list of vulnerabilities; their rows say how many projects have them. */
export const lists = resourceKey('vulnerabilities', 'list');

/** The projects that have vulnerabilities and, in lists, their number. */
export const figures: readonly ResourceKey[] = [lists, resourceKey('vulnerabilities', 'projects')];

/** Everything known of one vulnerability: itself, and the projects that have it. */
export function of({ source, vulnId }: VulnerabilityName): readonly ResourceKey[] {
  return [
    resourceKey('vulnerabilities', 'one', source, vulnId),
    resourceKey('vulnerabilities', 'projects', source, vulnId),
  ];
}

/** A vulnerability with all its texts and the components that have it. */
export function one({ source, vulnId }: VulnerabilityName): ResourceRef<Vulnerability> {
  return {
    key: resourceKey('vulnerabilities', 'one', source, vulnId),
    load: (api, signal) => getVulnerability(api, source, vulnId, signal),
  };
}

/** The projects that have a vulnerability, as far as the user may see them. */
export function affectedProjects(
  { source, vulnId }: VulnerabilityName,
  options: { includeInactive: boolean },
): ResourceRef<AffectedProject[]> {
  return {
    key: resourceKey('vulnerabilities', 'projects', source, vulnId, options.includeInactive),
    load: (api, signal) => listAffectedProjects(api, { source, vulnId }, options, signal),
  };
}

/** One page of the vulnerabilities that the server knows. `onProgress` receives the progress. */
export function page(
  question: { tag?: string },
  request: PageRequest,
  onProgress?: (progress: PageProgress) => void,
): ResourceRef<Page<Vulnerability>> {
  return {
    key: resourceKey('vulnerabilities', 'list', question, request),
    load: (api, signal) => listVulnerabilities(api, question, request, signal, onProgress),
  };
}
