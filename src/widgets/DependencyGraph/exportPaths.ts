import type { IntlShape } from 'react-intl';
import type { DependencyGraph } from '../../domain/graph/dependencyGraph.js';
import type { PathCount } from '../../domain/graph/countPaths.js';
import { csvOf } from '../../domain/findings/csv.js';
import { saveFile } from '../../ui/saveFile.js';
import { messages } from './DependencyGraph.messages.js';
import type { GraphNode } from './graphNode.js';
import { longNodeText, nodeText } from './nodeText.js';
import { capText } from './pathCountText.js';
import type { PathRow } from './pathRows.js';
import { messages as exportMessages } from './exportPaths.messages.js';

/** The paths that are listed, as they are told to somebody else. */
export interface ExportedPaths {
  readonly project: { readonly uuid: string; readonly name: string; readonly version?: string };
  readonly graph: DependencyGraph<GraphNode>;
  readonly rows: readonly PathRow[];
  /** Of all paths, as {@link PathRow} of one target each or of all. */
  readonly total: PathCount | undefined;
}

/** A path in one line, the project first. */
export function pathText({ project, graph }: Pick<ExportedPaths, 'project' | 'graph'>, row: PathRow): string {
  return [nodeText(project), ...row.path.map((place) => longNodeText(graph.valueAt(place)))].join(' > ');
}

/** Saves the paths as a table. */
export function savePathsCsv(intl: IntlShape, paths: ExportedPaths): void {
  saveFile(new Blob([pathsCsv(intl, paths)], { type: 'text/csv;charset=utf-8' }), 'dependency-paths.csv');
}

/** The table of {@link savePathsCsv}; what was not listed is said in its last line. */
export function pathsCsv(intl: IntlShape, paths: ExportedPaths): string {
  const { graph, rows, total } = paths;
  const head = [
    messages.columnTarget,
    exportMessages.columnVersion,
    exportMessages.purl,
    messages.columnDirect,
    exportMessages.columnVersion,
    messages.columnSteps,
    messages.columnTotal,
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
  const note = total && total.count > rows.length && [[capText(intl, rows.length, total)]];
  return csvOf([head, ...lines, ...(note || [])]);
}

/** Saves the paths as JSON, with what they are and whether they are all. */
export function savePathsJson(paths: ExportedPaths): void {
  saveFile(
    new Blob([JSON.stringify(documentOf(paths), null, 2)], { type: 'application/json' }),
    'dependency-paths.json',
  );
}

/** The document of {@link savePathsJson}. */
export function documentOf({ project, graph, rows, total }: ExportedPaths) {
  const { uuid, name, version } = project;
  const nodeOf = (place: number) => {
    const { uuid: id, kind, group, name: own, version: used, purl } = graph.valueAt(place);
    return { uuid: id, kind, group, name: own, version: used, purl };
  };
  return {
    project: { uuid, name, version },
    listedPaths: rows.length,
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
