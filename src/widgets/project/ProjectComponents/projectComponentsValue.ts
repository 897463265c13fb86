/** The view of a list of components as one value that a host can keep, for example in its URL. */
import { flagMember, listCodec } from '../../../frames/list/listCodec.js';
import type { ListValue } from '../../../frames/list/listValue.js';

/** The view of a {@link ProjectComponents}, by default all by name. What is searched is the name. @public */
export interface ProjectComponentsValue extends ListValue<ProjectComponentsSort> {
  /** Only those of which a repository names another version. @defaultValue false */
  onlyOutdated?: boolean;
  /** Only direct dependencies of the project. @defaultValue false */
  onlyDirect?: boolean;
}

/** The fields by which a server can sort components. @public */
export type ProjectComponentsSort = (typeof PROJECT_COMPONENTS_SORTS)[number];
/** All sortings of a list of components. @public */
export const PROJECT_COMPONENTS_SORTS = ['name', 'version', 'group', 'lastInheritedRiskScore'] as const;

/** In addresses and preferences. */
export const projectComponentsCodec = listCodec<ProjectComponentsValue>({
  name: 'ProjectComponents',
  sorts: PROJECT_COMPONENTS_SORTS,
  filters: { onlyOutdated: flagMember('outdated'), onlyDirect: flagMember('direct') },
});

/**
 * Reads a view from query parameters: `searchText`, `outdated`, `direct`, `page`, `size`, `sort` and `order`. What makes no
 * sense is left out. `remembered` fills in what an address leaves open that names no order, as links from elsewhere.
 * @public
 */
export const parseProjectComponentsValue = projectComponentsCodec.parse;

/** Writes a view as query parameters; what is so by default is left out, but for the order. @public */
export const formatProjectComponentsValue = projectComponentsCodec.format;

/** The view that a user last chose, as far as it is remembered: order and size of the pages. @public */
export const rememberedProjectComponentsValue = projectComponentsCodec.remembered;
