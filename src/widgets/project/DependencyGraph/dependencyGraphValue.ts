/** What a dependency graph shows, as one value that a host may keep, for example in its address. */
import { NODE_MARKS, type NodeMark } from './graphNode.js';
import type { PreferenceStore } from '../../../host/types.js';

/** The view of a {@link DependencyGraph}. What is left out is as the widget is by default. @public */
export interface DependencyGraphValue {
  /** UUIDs of the components, or services, that are looked at. None: all vulnerable ones. */
  componentIds?: readonly string[];
  /**
   * How the graph is told. Left out, by its paths; the levels of a tree where the server would send very much for all of a large
   * graph, which paths need.
   */
  view?: DependencyGraphView;
  /** How the drawing is laid out: in `layers` that open one by one, or as a `network`. @defaultValue 'layers' */
  layout?: 'layers' | 'network';
  /** Words that a path or a dependant has to hold. */
  searchText?: string;
  /** Whether tree and drawing show what lies on no path to the components that are looked at, too. @defaultValue false */
  isWhole?: boolean;
  /** What is marked in tree and drawing. @defaultValue `['vulnerable']` */
  marks?: readonly NodeMark[];
}

/**
 * How a dependency graph is told: by `paths` to components, by who needs one (`dependants`), as a `tree`, as a drawing
 * (`graph`), or as paths beside the drawing (`split`), which is `paths` where the widget is narrower than 768 px.
 * @public
 */
export type DependencyGraphView = (typeof DEPENDENCY_GRAPH_VIEWS)[number];
/** All views of a dependency graph. @public */
export const DEPENDENCY_GRAPH_VIEWS = ['paths', 'dependants', 'tree', 'split', 'graph'] as const;

/** What is marked until the user chooses. */
export const DEFAULT_MARKS: readonly NodeMark[] = ['vulnerable'];

/**
 * Reads a view from query parameters: `view`, `layout`, `search`, `whole` and `highlight`. What makes no sense is left out. Components
 * stand in the path of the console's addresses, so they are not read here.
 * @param remembered - fills in what an address leaves open that does not name a view, as links from elsewhere; one that
 *   names a view says all there is to say
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

/** What a user last chose, as far as it is remembered: the marks, and whether the whole graph is shown. @public */
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
