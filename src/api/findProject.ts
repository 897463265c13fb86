import { purlParts } from '../domain/purl.js';
import { ProjectStruct, type Project } from '../schema/project.js';
import { call, pathOf, type ApiClient } from './client.js';
import { ApiError } from './errors.js';
import { listProjects } from './projects.js';
import { readAllPages } from './readAllPages.js';

/**
 * The data by which a host identifies a project if its own data contain another id for it, or none. @public
 */
export type ProjectCoordinates =
  | {
      /** Exact name. */
      name: string;
      /** Exact version; absent for a project that has none. */
      version?: string;
    }
  | {
      /** Package URL, as the project has it. */
      purl: string;
    };

/**
 * Finds the project that has a name and version, which one question answers, or a package URL, for which the list of projects is read:
 * those that are called like the package first, then all.
 * @returns undefined when there is none, or access control hides it; of several with the same package URL the first by name
 * @throws ApiError 403 without `VIEW_PORTFOLIO`; NetworkError
 * @public
 */
export async function findProject(
  api: ApiClient,
  coordinates: ProjectCoordinates,
  signal?: AbortSignal,
): Promise<Project | undefined> {
  if (hasPurl(coordinates)) return findByPurl(api, coordinates.purl, signal);
  const { name, version } = coordinates;
  const request = { path: pathOf('project', 'lookup'), params: { name, version }, signal };
  return call(api, request, ProjectStruct).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  });
}

/** Hosts that know some projects by one and some by the other may give both members, one of them undefined. */
function hasPurl(coordinates: ProjectCoordinates): coordinates is { purl: string } {
  return 'purl' in coordinates && (coordinates.purl as string | undefined) !== undefined;
}

async function findByPurl(api: ApiClient, purl: string, signal?: AbortSignal) {
  const search = async (searchText?: string) => {
    const projects = await readAllPages({
      loadPage: (page) =>
        listProjects(
          api,
          { includeInactive: true, isTree: false },
          { ...page, searchText, sortName: 'name', sortOrder: 'asc' },
          signal,
        ),
      rowId: ({ uuid }) => uuid,
      signal,
    });
    return projects.find((project) => project.purl === purl);
  };
  const name = purlParts(purl)?.name;
  return (name && (await search(name))) || search();
}
