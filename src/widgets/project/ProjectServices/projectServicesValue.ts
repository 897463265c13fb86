/** The view of a list of services as one value that a host can keep, for example in its URL. */
import { listCodec } from '../../../frames/list/listCodec.js';
import type { ListValue } from '../../../frames/list/listValue.js';

/** The view of a {@link ProjectServices}, by default all by name. What is searched is the name. @public */
export type ProjectServicesValue = ListValue<ProjectServicesSort>;

/** The fields by which a server can sort services. @public */
export type ProjectServicesSort = (typeof PROJECT_SERVICES_SORTS)[number];
/** All sortings of a list of services. @public */
export const PROJECT_SERVICES_SORTS = [
  'name',
  'version',
  'group',
  'authenticated',
  'crossesTrustBoundary',
] as const;

/** In addresses and preferences. */
export const projectServicesCodec = listCodec<ProjectServicesValue>({
  name: 'ServiceList',
  sorts: PROJECT_SERVICES_SORTS,
});

/**
 * Reads a view from query parameters: `searchText`, `page`, `size`, `sort` and `order`. What makes no sense is left out. `remembered`
 * fills in what an address leaves open that names no order, as links from elsewhere.
 * @public
 */
export const parseProjectServicesValue = projectServicesCodec.parse;

/** Writes a view as query parameters; what is so by default is left out, but for the order. @public */
export const formatProjectServicesValue = projectServicesCodec.format;

/** The view that a user last chose, as far as it is remembered: order and size of the pages. @public */
export const rememberedProjectServicesValue = projectServicesCodec.remembered;
