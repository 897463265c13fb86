import type { ApiClient } from '../../../../api/client.js';
import { listComponentFacts, type ComponentFacts } from '../../../../api/componentFacts.js';
import { listFindings } from '../../../../api/findings.js';
import { getProject } from '../../../../api/projects.js';
import { rowsReader, type RowsReader } from '../../../../api/rows/readRows.js';
import { readDependencyText } from '../../../../domain/graph/dependencyText.js';
import { HASH_MEMBERS } from '../../../../domain/hashes.js';
import type { BareComponent, VulnerabilitiesByPlace } from '../../../../domain/policy/dryRun/dryRun.js';
import type { DryRunNeeds } from '../../../../domain/policy/dryRun/dryRunPlan.js';
import type { JudgedVulnerability } from '../../../../domain/policy/JudgedComponent.js';

/** Readers of long answers, each with a worker of its own, that serve one project after the other. */
export interface ReaderPool {
  /** Reads with one that is free. */
  use: <Result>(read: (reader: RowsReader) => Promise<Result>) => Promise<Result>;
  dispose: () => void;
}

export function readerPool(): ReaderPool {
  const free: RowsReader[] = [];
  let isDisposed = false;
  return {
    async use(read) {
      const reader = free.pop() ?? rowsReader('project');
      try {
        const result = await read(reader);
        if (isDisposed) reader.stop();
        else free.push(reader);
        return result;
      } catch (error) {
        // After a failure nothing more can be read with it.
        reader.stop();
        throw error;
      }
    },
    dispose() {
      isDisposed = true;
      for (const reader of free.splice(0)) reader.stop();
    },
  };
}

/** The components of a project as policies look at them, in the order of the server. */
export async function readComponents(
  api: ApiClient,
  projectId: string,
  { directDependencies }: Pick<DryRunNeeds, 'directDependencies'>,
  readers: ReaderPool,
  signal: AbortSignal,
): Promise<{ rows: readonly ComponentFacts[]; components: BareComponent[] }> {
  const [rows, direct] = await Promise.all([
    readers.use((reader) => listComponentFacts(api, projectId, reader, signal)),
    directDependencies ? directDependenciesOf(api, projectId, signal) : NOTHING,
  ]);
  return { rows, components: rows.map((row) => bareComponent(row, direct.has(row.uuid))) };
}

const NOTHING: ReadonlySet<string> = new Set();

async function directDependenciesOf(api: ApiClient, projectId: string, signal: AbortSignal) {
  const { directDependencies } = await getProject(api, projectId, signal);
  return new Set(readDependencyText(directDependencies).entries.map(({ uuid }) => uuid));
}

function bareComponent(row: ComponentFacts, isDirectDependency: boolean): BareComponent {
  const { latestVersion, published } = row.repositoryMeta ?? {};
  return {
    group: row.group ?? null,
    name: row.name,
    version: row.version ?? null,
    purl: row.purl ?? null,
    cpe: row.cpe ?? null,
    swidTagId: row.swidTagId ?? null,
    hashes: Object.fromEntries(
      HASH_MEMBERS.flatMap((member) => (row[member] === undefined ? [] : [[member, row[member]]])),
    ),
    resolvedLicense: row.resolvedLicense?.uuid ?? null,
    licenseExpression: row.licenseExpression ?? null,
    license: row.license ?? null,
    latest:
      latestVersion === undefined ? undefined : { version: latestVersion, published: published ?? null },
    isDirectDependency,
    isInternal: row.isInternal ?? undefined,
  };
}

/** The vulnerabilities of the components of a project that count: not those that were suppressed. */
export async function readVulnerabilities(
  api: ApiClient,
  projectId: string,
  rows: readonly ComponentFacts[],
  signal: AbortSignal,
): Promise<VulnerabilitiesByPlace> {
  const places = new Map(rows.map(({ uuid }, place) => [uuid, place]));
  const findings = await listFindings(api, projectId, { showSuppressed: false }, signal);
  const found = new Map<number, JudgedVulnerability[]>();
  for (const { component, vulnerability, isSuppressed } of findings.rows) {
    const place = places.get(component.uuid);
    // It came after the components were listed.
    if (place === undefined || isSuppressed) continue;
    const { vulnId, severity, cwes, epssScore } = vulnerability;
    const judged = {
      vulnId,
      severity,
      cwes: cwes.map(({ cweId }) => cweId),
      ...(epssScore !== undefined && { epssScore }),
    };
    const others = found.get(place);
    if (others) others.push(judged);
    else found.set(place, [judged]);
  }
  return found;
}
