/** The view of a project list as one value that a host can keep, for example in its URL. */
import { listCodec, textMember, wordMember } from '../../../frames/list/listCodec.js';
import { BY_NAME, type ListValue } from '../../../frames/list/listValue.js';

/**
 * The view of a {@link ProjectList}, by default all projects by name. The search matches part of a name, or a
 * complete tag.
 * @public
 */
export interface ProjectListValue extends ListValue<ProjectListSort> {
  /** Only projects with this tag. */
  tag?: string;
  /** Only projects of this kind, such as `CONTAINER`. */
  classifier?: string;
  /** Only projects that the team of this name has access to; servers before 5.0 cannot say. */
  team?: string;
  /**
   * The layout while nothing is searched or filtered: parents that fold their children, or all projects in
   * one list.
   * @defaultValue 'tree'
   */
  layout?: ProjectListLayout;
  /**
   * The layout for the results of a search or filter. In a tree, each result appears below its parent.
   * @defaultValue 'flat'
   */
  foundLayout?: ProjectListLayout;
  /** True when inactive projects are listed too. @defaultValue false */
  showsInactive?: boolean;
}

/** The layout of projects: below their parents, or all in one list. @public */
export type ProjectListLayout = 'tree' | 'flat';

/** The fields by which a server can sort projects. @public */
export type ProjectListSort = (typeof PROJECT_LIST_SORTS)[number];
/** All sortings of the list of projects. @public */
export const PROJECT_LIST_SORTS = [
  'name',
  'version',
  'classifier',
  'lastBomImport',
  'lastBomImportFormat',
  'lastInheritedRiskScore',
  'active',
] as const;

/** In addresses, and in preferences under the names of the existing console. */
export const projectListCodec = listCodec<ProjectListValue>({
  name: 'ProjectList',
  sorts: PROJECT_LIST_SORTS,
  // Servers return search results with the newest version first, unless the request names the order that the
  // table header shows.
  firstOrder: { ...BY_NAME, isServersOwn: 'unsearched' },
  filters: { tag: textMember('tag'), classifier: textMember('classifier'), team: textMember('team') },
  choices: {
    layout: {
      param: 'layout',
      read: (text) => (text === 'tree' || text === 'flat' ? text : undefined),
      write: (layout) => (layout === 'flat' ? layout : undefined),
      preference: {
        name: 'ProjectListShowFlatView',
        read: (text) => (text === 'true' ? 'flat' : undefined),
        write: (layout) => String(layout === 'flat'),
      },
    },
    foundLayout: {
      ...wordMember('found', ['tree', 'flat']),
      write: (layout) => (layout === 'tree' ? layout : undefined),
    },
    showsInactive: {
      param: 'inactive',
      read: (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
      write: (shows) => (shows ? 'true' : undefined),
      preference: {
        name: 'ProjectListShowInactiveProjects',
        read: (text) => text === 'true' || undefined,
        write: (shows) => String(shows === true),
      },
    },
  },
});

/**
 * Reads a view from query parameters: `searchText`, `tag`, `classifier` and `team` as existing links have them, besides
 * `layout`, `found`, `inactive`, `page`, `size`, `sort` and `order`. What makes no sense is left out. `remembered` fills in what an
 * address leaves open that names no order, as links from elsewhere.
 * @public
 */
export const parseProjectListValue = projectListCodec.parse;

/** Writes a view as query parameters; what is so by default is left out, but for the order. @public */
export const formatProjectListValue = projectListCodec.format;

/**
 * The view that a user last chose, as far as it is remembered: layout, inactive projects, order and size of the pages.
 * @public
 */
export const rememberedProjectListValue = projectListCodec.remembered;
