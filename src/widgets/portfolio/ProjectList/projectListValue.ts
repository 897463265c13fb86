/** What a project list shows, as one value that a host may keep, for example in its address. */
import { listCodec, textMember } from '../../../list/listCodec.js';
import { BY_NAME, type ListValue } from '../../../list/listValue.js';

/**
 * The view of a {@link ProjectList}, by default all by name. What is searched is part of a name, or a whole tag.
 * @public
 */
export interface ProjectListValue extends ListValue<ProjectListSort> {
  /** Only projects with this tag. */
  tag?: string;
  /** Only projects of this kind, such as `CONTAINER`. */
  classifier?: string;
  /**
   * Whether parents fold their children, or all stand below each other. A search or filter is always flat.
   * @defaultValue 'tree'
   */
  layout?: ProjectListLayout;
  /** Whether inactive projects are listed too. @defaultValue false */
  showsInactive?: boolean;
}

/** How projects are listed: below their parents, or all in one list. @public */
export type ProjectListLayout = 'tree' | 'flat';

/** What a server can sort projects by. @public */
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
  // What servers find comes newest version first, unless they are asked for the order that the head of the table shows.
  firstOrder: { ...BY_NAME, isServersOwn: 'unsearched' },
  filters: { tag: textMember('tag'), classifier: textMember('classifier') },
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
 * Reads a view from query parameters: `searchText`, `tag` and `classifier` as existing links have them, besides
 * `layout`, `inactive`, `page`, `size`, `sort` and `order`. What makes no sense is left out. `remembered` fills in what an
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
