import { sql } from 'kysely';

import { parseDirectDependencies, revealInGraph, type RevealedNode } from '../rules/dependencyGraph.js';
import { withoutNulls } from '../rules/withoutNulls.js';
import { repositoryMetaOf } from './components.js';
import type { ComponentRow } from './components.js';
import type { Database } from './database.js';
import type { ServiceRow } from './services.js';
import { pausing } from './slices.js';

const GRAPH_COLUMNS = [
  'uuid',
  'name',
  'version',
  'purl',
  'purlCoordinates',
  'purlType',
  'purlNamespace',
  'purlName',
  'directDependencies',
] as const satisfies readonly (keyof ComponentRow)[];

type GraphComponent = Pick<ComponentRow, (typeof GRAPH_COLUMNS)[number]>;

/** UUIDs of what a project depends on directly. */
export function directDependenciesOf(db: Database, projectId: number): string[] {
  const project = db.first(
    db.build.selectFrom('project').select('directDependencies').where('id', '=', projectId),
  );
  return parseDirectDependencies(project?.directDependencies).map(({ uuid }) => uuid);
}

/**
 * As JSON objects, one by one: what a `directDependencies` text names, with enough to draw it. What was deleted since is left out.
 * @param mayShow - whether the caller may see a project: a copy names the components of its original
 */
export function* dependenciesBelow(
  db: Database,
  directDependencies: string | null,
  mayShow: (projectId: number) => boolean,
): Iterable<string> {
  const uuids = [...new Set(parseDirectDependencies(directDependencies).map(({ uuid }) => uuid))];
  const component = db.prepare(`select projectId, ${GRAPH_COLUMNS.join(', ')} from component where uuid = ?`);
  const service = db.prepare('select projectId, uuid, name, version from service where uuid = ?');
  for (const uuid of uuids) {
    const found = component.first<GraphComponent & { projectId: number }>(uuid);
    if (!found) {
      const itsService = service.first<ServiceNode>(uuid);
      if (!itsService || !mayShow(itsService.projectId)) continue;
      yield JSON.stringify(withoutNulls({ uuid, name: itsService.name, version: itsService.version }));
      continue;
    }
    if (!mayShow(found.projectId)) continue;
    const { name, version, purl } = found;
    yield JSON.stringify(
      withoutNulls({
        uuid,
        name,
        version,
        purl,
        directDependencies: found.directDependencies,
        latestVersion: repositoryMetaOf(db, found)?.latestVersion ?? null,
      }),
    );
  }
}

/** About how many bytes {@link dependenciesBelow} has, of a list that is not long. */
export function bytesBelow(db: Database, directDependencies: string | null): number {
  const uuids = parseDirectDependencies(directDependencies).map(({ uuid }) => uuid);
  const row = db
    .prepare(
      `select sum(500 + ifnull(octet_length(directDependencies), 0)) as bytes
       from component where uuid in (select value from json_each(?))`,
    )
    .first<{ bytes: number | null }>(JSON.stringify(uuids));
  return row?.bytes ?? 0;
}

/** About how many bytes say of the components of a project what they depend on. */
export function bytesOfGraph(db: Database, projectId: number): number {
  const row = db.first(
    db.build
      .selectFrom('component')
      .select(sql<number | null>`sum(500 + ifnull(octet_length("directDependencies"), 0))`.as('bytes'))
      .where('projectId', '=', projectId),
  );
  return row?.bytes ?? 0;
}

type ServiceNode = Pick<ServiceRow, 'projectId' | 'name' | 'version'>;

/**
 * The part of the dependency graph of a project that reveals some of its components, as members of a JSON object, by UUID.
 * Nothing where the project has no graph. The rows are read in slices, and each member when it is taken.
 */
export async function dependencyGraphFor(
  db: Database,
  project: { id: number; directDependencies: string | null },
  searched: ReadonlySet<string>,
): Promise<Iterable<string>> {
  const roots = parseDirectDependencies(project.directDependencies).map(({ uuid }) => uuid);
  if (roots.length === 0) return [];
  const known = new Set<string>();
  const below = new Map<string, string[]>();
  await pausing(edgesInSlices(db, project.id), (rows) => {
    for (const { uuid, directDependencies } of rows) {
      known.add(uuid);
      const uuids = parseDirectDependencies(directDependencies).map((identity) => identity.uuid);
      if (uuids.length > 0) below.set(uuid, uuids);
    }
  });
  const isKnown = (uuid: string) => known.has(uuid);
  const edges = new Map<string, string[]>();
  await pausing(below, ([uuid, uuids]) => edges.set(uuid, uuids.filter(isKnown)));
  const revealed = revealInGraph({ roots: roots.filter(isKnown), edges }, searched);
  return membersOf(db, revealed);
}

function* edgesInSlices(db: Database, projectId: number) {
  const read = db.prepare(
    `select id, uuid, directDependencies from component where projectId = ? and id > ? order by id limit ${SLICE_ROWS}`,
  );
  for (let last = 0; ;) {
    const rows = read.all<Pick<ComponentRow, 'id' | 'uuid' | 'directDependencies'>>(projectId, last);
    yield rows;
    if (rows.length < SLICE_ROWS) return;
    last = rows.at(-1)!.id;
  }
}

const SLICE_ROWS = 500;

function* membersOf(db: Database, revealed: ReadonlyMap<string, RevealedNode>): Iterable<string> {
  const read = db.prepare(`select ${GRAPH_COLUMNS.join(', ')} from component where uuid = ?`);
  for (const [uuid, { expand, below }] of revealed) {
    // It may have been deleted in the meantime.
    const component = read.first<GraphComponent>(uuid);
    if (!component) continue;
    yield `${JSON.stringify(uuid)}:${JSON.stringify(graphNodeJson(db, component, expand, below))}`;
  }
}

function graphNodeJson(
  db: Database,
  component: GraphComponent,
  expand: boolean,
  below: readonly string[] | undefined,
) {
  const { uuid, name, version, purl, purlCoordinates } = component;
  const meta = repositoryMetaOf(db, component);
  return {
    ...withoutNulls({ name, version, purl, purlCoordinates, uuid }),
    repositoryMeta: meta && { latestVersion: meta.latestVersion },
    dependencyGraph: below,
    expandDependencyGraph: expand,
    // Not looked up here; the reference says false of every node, too.
    isInternal: false,
  };
}
