/**
 * The view of a list of properties of a project as one value that a host can keep, for example in its URL.
 */
import { propertiesCodec, type PropertiesSort } from '../../../entities/property/propertiesCodec.js';

/** The fields by which properties can be sorted. @public */
export type ProjectPropertiesSort = PropertiesSort;

/** In addresses and preferences. */
export const projectPropertiesCodec = propertiesCodec('ProjectProperties');

/**
 * Reads a view from query parameters: `searchText`, `page`, `size`, `sort` and `order`. What makes no sense is left out. `remembered`
 * fills in what an address leaves open that names no order, as links from elsewhere.
 * @public
 */
export const parseProjectPropertiesValue = projectPropertiesCodec.parse;

/** Writes a view as query parameters; what is so by default is left out, but for the order. @public */
export const formatProjectPropertiesValue = projectPropertiesCodec.format;

/** The view that a user last chose, as far as it is remembered: order and size of the pages. @public */
export const rememberedProjectPropertiesValue = projectPropertiesCodec.remembered;
