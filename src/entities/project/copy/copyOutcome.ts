import type { ApiClient } from '../../../api/client.js';
import { listComponents } from '../../../api/components.js';
import { hasStatus } from '../../../api/errors.js';
import { findProject } from '../../../api/findProject.js';
import { getProject } from '../../../api/projects.js';
import { listProjectProperties } from '../../../api/projectProperties.js';
import { listServices } from '../../../api/services.js';
import type { Project } from '../../../schema/project.js';
import type { CopyContent } from '../../../schema/projectCopy.js';

/** The result of a new version. */
export type CopyOutcome =
  | { readonly status: 'made'; readonly project: Project; readonly counts: readonly CopyCount[] }
  /** The server gave up. */
  | { readonly status: 'missing' }
  /** It is there, without access for the user. */
  | { readonly status: 'hidden' };

/** The number of items of one kind that were copied. */
export interface CopyCount {
  readonly content: CopyContent;
  /** The number of items in the original. */
  readonly all: number;
  readonly copied: number;
}

/** Identifies the copy to check. */
export interface CopySought {
  /** The project that was copied. */
  readonly original: { uuid: string; name: string };
  readonly version: string;
  /** The UUID of the new version, where the server reported it. */
  readonly projectId?: string;
  readonly contents: readonly CopyContent[];
}

/** Returns true when the new version has everything that can be counted and was to be copied. */
export function isComplete({ counts }: Extract<CopyOutcome, { status: 'made' }>): boolean {
  return counts.every(({ all, copied }) => all === copied);
}

/**
 * Looks for the new version and holds it against the original: the token of the server ends in failure as it does in success.
 * @throws ApiError, NetworkError when either cannot be read
 */
export async function copyOutcome(api: ApiClient, sought: CopySought): Promise<CopyOutcome> {
  const { original, version, projectId, contents } = sought;
  let found: Project | undefined;
  try {
    found = await (projectId === undefined
      ? findProject(api, { name: original.name, version })
      : getProject(api, projectId));
  } catch (error) {
    if (hasStatus(error, 403)) return { status: 'hidden' };
    throw error;
  }
  if (!found) return { status: 'missing' };
  const project = found;
  const counted = COUNTED.filter((content) => contents.includes(content));
  const counts = await Promise.all(
    counted.map(async (content) => {
      const [all, copied] = await Promise.all([
        COUNT[content](api, original.uuid),
        COUNT[content](api, project.uuid),
      ]);
      return { content, all, copied };
    }),
  );
  return { status: 'made', project, counts };
}

/** The content that servers count, or send as a short list. */
const COUNTED = ['tags', 'properties', 'components', 'services'] as const satisfies readonly CopyContent[];

const FIRST = { pageNumber: 1, pageSize: 1 };

const COUNT: Record<(typeof COUNTED)[number], (api: ApiClient, projectId: string) => Promise<number>> = {
  tags: async (api, projectId) => (await getProject(api, projectId)).tags?.length ?? 0,
  properties: async (api, projectId) => (await listProjectProperties(api, projectId)).length,
  components: async (api, projectId) =>
    (await listComponents(api, projectId, { onlyOutdated: false, onlyDirect: false }, FIRST)).total,
  services: async (api, projectId) => (await listServices(api, projectId, FIRST)).total,
};
