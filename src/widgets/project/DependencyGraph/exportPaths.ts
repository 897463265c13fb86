import type { IntlShape } from 'react-intl';
import type { DependencyGraph } from '../../../domain/graph/dependencyGraph.js';
import type { PathCount } from '../../../domain/graph/countPaths.js';
import { csvOf } from '../../../domain/csv.js';
import { saveFile } from '../../../ui/controls/saveFile.js';
import { messages as dependantsMessages } from './DependantsView.messages.js';
import { messages } from './DependencyGraph.messages.js';
import type { GraphNode } from './graphNode.js';
import { longNodeText, nodeText } from './nodeText.js';
import { capText } from './pathCountText.js';
import type { PathRow } from './pathRows.js';
import { messages as exportMessages } from './exportPaths.messages.js';

/** The listed paths, in the form for export. */
export interface ExportedPaths {
  readonly project: { readonly uuid: string; readonly name: string; readonly version?: string };
  readonly graph: DependencyGraph<GraphNode>;
  readonly rows: readonly PathRow[];
  /** The number of all paths, as {@link PathRow} of one target each or of all. */
  readonly total: PathCount | undefined;
  /** The number of paths that are listed. `filterText` holds the words that filter the list. */
  readonly listed: number;
  readonly filterText: string;
}

/** A path in one line, the project first. */
export function pathText({ project, graph }: Pick<ExportedPaths, 'project' | 'graph'>, row: PathRow): string {
  const names = [nodeText(project), ...row.path.map((place) => longNodeText(graph.valueAt(place)))];
  return names.join(' > ').replace(/\s+/g, ' ');
}

/** Saves the paths as a table. */
export function savePathsCsv(intl: IntlShape, paths: ExportedPaths): void {
  saveFile(new Blob([pathsCsv(intl, paths)], { type: 'text/csv;charset=utf-8' }), 'dependency-paths.csv');
}

/** Returns the table of {@link savePathsCsv}. The last line reports the paths that were not listed. */
export function pathsCsv(intl: IntlShape, paths: ExportedPaths): string {
  const { graph, rows, total, listed, filterText } = paths;
  const isOverview = rows.some((row) => row.total);
  const head = [
    isOverview ? messages.columnTarget : dependantsMessages.columnComponent,
    exportMessages.columnVersion,
    exportMessages.purl,
    messages.columnDirect,
    exportMessages.columnVersion,
    messages.columnSteps,
    messages.paths,
    messages.columnPath,
  ].map((message) => intl.formatMessage(message));
  const lines = rows.map((row) => {
    const target = graph.valueAt(row.target);
    const direct = graph.valueAt(row.path[0]!);
    return [
      longNodeText({ ...target, version: undefined }),
      target.version,
      target.purl,
      longNodeText({ ...direct, version: undefined }),
      direct.version,
      row.path.length,
      row.total && (row.total.isExact ? row.total.count : `≥ ${row.total.count}`),
      pathText(paths, row),
    ];
  });
  const notes = [
    rows.length < listed &&
      intl.formatMessage(exportMessages.filtered, { count: rows.length, listed, text: filterText }),
    total && total.count > listed && capText(intl, listed, total),
  ].filter((note) => typeof note === 'string');
  return csvOf([head, ...lines, ...notes.map((note) => [note])]);
}

/** Saves the paths as JSON, with what they are and whether they are all. */
export function savePathsJson(paths: ExportedPaths): void {
  saveFile(
    new Blob([JSON.stringify(documentOf(paths), null, 2)], { type: 'application/json' }),
    'dependency-paths.json',
  );
}

/** The document of {@link savePathsJson}. */
export function documentOf({ project, graph, rows, total, listed, filterText }: ExportedPaths) {
  const { uuid, name, version } = project;
  const nodeOf = (place: number) => {
    const { uuid: id, kind, group, name: own, version: used, purl } = graph.valueAt(place);
    return { uuid: id, kind, group, name: own, version: used, purl };
  };
  return {
    project: { uuid, name, version },
    listedPaths: rows.length,
    ...(rows.length < listed && { filter: filterText }),
    totalPaths: total?.count,
    isTotalExact: total?.isExact,
    isComplete: total ? total.isExact && total.count === rows.length : false,
    paths: rows.map((row) => ({
      target: nodeOf(row.target),
      steps: row.path.length,
      ...(row.total && { pathsToTarget: row.total.count, isPathsToTargetExact: row.total.isExact }),
      path: row.path.map(nodeOf),
    })),
  };
}
