import { compareGenericVersions } from './versions/compareGenericVersions.js';
import type { ProjectVersion } from '../schema/project.js';

/**
 * Returns the versions of a project, active ones first, the newest on top. One without a version comes last.
 */
export function sortedVersions(versions: readonly ProjectVersion[] = []): ProjectVersion[] {
  return [...versions].sort(
    (a, b) => Number(a.active === false) - Number(b.active === false) || newestVersionFirst(a, b),
  );
}

/** Compares versions of a project by their numbers, the newest first. One without a version comes last. */
export function newestVersionFirst(a: { version?: string }, b: { version?: string }): number {
  return Number(!a.version) - Number(!b.version) || compareGenericVersions(b.version ?? '', a.version ?? '');
}
