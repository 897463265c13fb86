import type { ApiClient } from '../api/client.js';
import { NetworkError } from '../api/errors.js';
import type { Page } from '../api/paging.js';
import { isUnknownVulnerability } from '../api/vulnerabilities.js';
import { aliasesOf } from '../domain/findings/identifiers.js';
import { MOST_VULNERABILITIES, type NamedVulnerability } from '../domain/findings/NamedVulnerability.js';
import { safeVersionOf, type SafeVersion, type SafeVersionSubject } from '../domain/versions/safeVersion.js';
import type { AffectedComponent, Vulnerability } from '../schema/vulnerability.js';
import { runInBackground } from './backgroundWork.js';
import { fetchResource } from './fetchResource.js';
import * as components from './resources/components.js';
import type { ResourceRef } from './resources/resourceKey.js';
import * as vulnerabilities from './resources/vulnerabilities.js';

/** A component that has findings. */
export type FoundComponent = SafeVersionSubject & { readonly uuid: string };

/** The time that known data about a vulnerability counts as fresh here, the same as in an opened finding. */
export const RANGES_TIMES = { freshForMs: 300_000 };

/**
 * Finds the version of a component that no longer has its vulnerabilities, in the background. Known data is
 * not requested again. Servers before 5.0 describe a vulnerability with every component that has it. After
 * one such answer took longer than a second, no more are requested, and for a while after one found no
 * connection.
 * @param named - absent: those of all its findings that are not suppressed
 * @returns undefined where ranges do not define one, or where there are more than {@link
 * MOST_VULNERABILITIES}
 * @throws ApiError where the server does not return all of them
 */
export async function findSafeVersion(
  api: ApiClient,
  component: FoundComponent,
  named: readonly NamedVulnerability[] | undefined,
  signal: AbortSignal,
): Promise<SafeVersion | undefined> {
  if (slow.has(api)) return undefined;
  return runInBackground(async () => {
    const { error, at } = lost.get(api) ?? { at: -Infinity };
    if (performance.now() - at < PAUSE_MS) throw error;
    const all =
      named ??
      namedOn(await fetchResource({ api }, openVulnerabilities(component.uuid), { signal, ...RANGES_TIMES }));
    if (!all || all.length > MOST_VULNERABILITIES) return undefined;
    const affects: (readonly AffectedComponent[] | undefined)[] = [];
    for (const one of all) {
      if (slow.has(api)) return undefined;
      affects.push(await affectedBy(api, one, signal));
    }
    return safeVersionLeaving(component, all, affects);
  }, signal).catch((error: unknown) => {
    if (error instanceof NetworkError && lost.get(api)?.error !== error)
      lost.set(api, { error, at: performance.now() });
    throw error;
  });
}

/** Returns {@link safeVersionOf} for the server's data on each vulnerability, in the order of `all`. */
export function safeVersionLeaving(
  component: SafeVersionSubject,
  all: readonly NamedVulnerability[],
  affects: readonly (readonly AffectedComponent[] | undefined)[],
): SafeVersion | undefined {
  return safeVersionOf(
    component,
    all.map(({ vulnId, aliases }, index) => ({
      names: [vulnId, ...aliases.map(({ id }) => id)],
      affects: affects[index],
    })),
  );
}

/** The page of all vulnerabilities of a component that are not dismissed, as far as they fit into one. */
export function openVulnerabilities(componentId: string): ResourceRef<Page<Vulnerability>> {
  return components.vulnerabilityPage(componentId, { showSuppressed: false }, ALL);
}

/** The vulnerabilities of a page; undefined where the page does not have all. */
export function namedOn({ rows, total }: Page<Vulnerability>): NamedVulnerability[] | undefined {
  if (total > rows.length) return undefined;
  return rows.map(({ source, vulnId, aliases }) => ({
    source,
    vulnId,
    aliases: aliasesOf({ source, id: vulnId }, aliases),
  }));
}

/** Undefined where the server does not know the vulnerability, as of an analyzer that keeps none. */
async function affectedBy(api: ApiClient, one: NamedVulnerability, signal: AbortSignal) {
  const since = performance.now();
  try {
    const { affectedComponents } = await fetchResource({ api }, vulnerabilities.one(one), {
      signal,
      ...RANGES_TIMES,
    });
    return affectedComponents;
  } catch (error) {
    if (isUnknownVulnerability(error)) return undefined;
    throw error;
  } finally {
    if (performance.now() - since > SLOW_MS) slow.add(api);
  }
}

const SLOW_MS = 1_000;
const slow = new WeakSet<ApiClient>();

/** The last connection failure. Without it, the page would ask about each of its components in vain. */
const lost = new WeakMap<ApiClient, { error: NetworkError; at: number }>();
const PAUSE_MS = 10_000;

const ALL = { pageNumber: 1, pageSize: 1_000 };
