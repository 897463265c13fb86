/** The view of a dependency graph as one value that a host can keep, for example in its URL. */
import { NODE_MARKS, type NodeMark } from './graphNode.js';
import type { PreferenceStore } from '../../../host/types.js';

/** The view of a {@link DependencyGraph}. What is left out is as the widget is by default. @public */
export interface DependencyGraphValue {
  /** The UUIDs of the selected components or services. Empty: all vulnerable ones. */
  componentIds?: readonly string[];
  /**
   * The view of the graph. When left out, its paths. For a large graph, which the server would have to send
   * completely for paths, the levels of a tree.
   */
  view?: DependencyGraphView;
  /** The layout of the drawing: `layers` that open one by one, or a `network`. @defaultValue 'layers' */
  layout?: 'layers' | 'network';
  /** The words that a path or a dependent must contain. */
  searchText?: string;
  /**
   * True when tree and drawing also show nodes that are on no path to the selected components. @defaultValue
   * false
   */
  isWhole?: boolean;
  /** The marks shown in tree and drawing. @defaultValue `['vulnerable']` */
  marks?: readonly NodeMark[];
}

/**
 * The view of a dependency graph: `paths` to components, the dependents of a component (`dependants`), a
 * `tree`, a drawing (`graph`), or paths beside the drawing (`split`), which becomes `paths` when the widget
 * is narrower than 768 px.
 * @public
 */
export type DependencyGraphView = (typeof DEPENDENCY_GRAPH_VIEWS)[number];
/** All views of a dependency graph. @public */
export const DEPENDENCY_GRAPH_VIEWS = ['paths', 'dependants', 'tree', 'split', 'graph'] as const;

/** The marks shown until the user chooses. */
export const DEFAULT_MARKS: readonly NodeMark[] = ['vulnerable'];

/**
 * Reads a view from query parameters: `view`, `layout`, `search`, `whole`, and `highlight`. Invalid values
 * are left out. Components are part of the path in the console's URLs, so they are not read here.
 * @param remembered - fills in the values that are missing in a URL without a view, such as a link from
 * elsewhere. A URL that names a view is complete
 * @public
 */
export function parseDependencyGraphValue(
  query: URLSearchParams,
  remembered: DependencyGraphValue = {},
): DependencyGraphValue {
  const highlight = query.get('highlight');
  const view = DEPENDENCY_GRAPH_VIEWS.find((name) => name === query.get('view'));
  return definedIn({
    ...(view === undefined && remembered),
    ...definedIn({
      view,
      layout: query.get('layout') === 'network' ? ('network' as const) : undefined,
      searchText: query.get('search')?.trim() || undefined,
      isWhole: query.get('whole') === 'true' || undefined,
      marks: highlight === null ? undefined : marksIn(highlight),
    }),
  });
}

/**
 * Writes a view as query parameters; the inverse of {@link parseDependencyGraphValue}.
 * @public
 */
export function formatDependencyGraphValue(value: DependencyGraphValue): URLSearchParams {
  const { view = 'paths', layout, searchText, isWhole, marks = DEFAULT_MARKS } = value;
  const query = new URLSearchParams({ view });
  if (layout === 'network') query.set('layout', layout);
  if (searchText) query.set('search', searchText);
  if (isWhole) query.set('whole', 'true');
  if (!isDefault(marks)) query.set('highlight', marks.join(','));
  return query;
}

/**
 * The last choices of a user, as far as they are remembered: the marks, and whether the complete graph is
 * shown. @public
 */
export function rememberedDependencyGraphValue(
  preferences: Pick<PreferenceStore, 'get'>,
): DependencyGraphValue {
  const isOn = (key: string) => preferences.get(key) === 'true';
  const kept = preferences.get(MARKS_KEY);
  const marks = kept === undefined ? [...DEFAULT_MARKS] : marksIn(kept);
  if (isOn(OUTDATED_KEY)) marks.push('outdated');
  return definedIn({
    isWhole: isOn(WHOLE_KEY) || undefined,
    marks: isDefault(marks) ? undefined : NODE_MARKS.filter((mark) => marks.includes(mark)),
  });
}

/** Remembers what {@link rememberedDependencyGraphValue} reads. */
export function rememberDependencyGraphValue(
  preferences: Pick<PreferenceStore, 'set'>,
  { isWhole = false, marks = DEFAULT_MARKS }: DependencyGraphValue,
): void {
  preferences.set(WHOLE_KEY, String(isWhole));
  preferences.set(OUTDATED_KEY, String(marks.includes('outdated')));
  preferences.set(MARKS_KEY, marks.filter((mark) => mark !== 'outdated').join(','));
}

// The first two are those of the existing console.
const WHOLE_KEY = 'ProjectDependencyGraphShowCompleteGraph';
const OUTDATED_KEY = 'ProjectDependencyGraphHighlightOutdatedComponents';
const MARKS_KEY = 'ProjectDependencyGraphHighlight';

function marksIn(text: string): NodeMark[] {
  const words = text.split(',');
  return NODE_MARKS.filter((mark) => words.includes(mark));
}

function isDefault(marks: readonly NodeMark[]): boolean {
  return marks.join() === DEFAULT_MARKS.join();
}

function definedIn<Value extends object>(value: Value): Value {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as Value;
}
