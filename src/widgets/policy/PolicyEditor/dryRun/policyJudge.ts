import type { ApiClient } from '../../../../api/client.js';
import { listComponentFacts, type ComponentFacts } from '../../../../api/componentFacts.js';
import { hasStatus } from '../../../../api/errors.js';
import { listFindings } from '../../../../api/findings.js';
import { getLicenseGroup } from '../../../../api/licenseGroups.js';
import { listLicenses } from '../../../../api/licenses.js';
import { getProject } from '../../../../api/projects.js';
import { readDependencyText } from '../../../../domain/graph/dependencyText.js';
import { HASH_MEMBERS } from '../../../../domain/hashes.js';
import { createDryRunJudge } from '../../../../domain/policy/dryRun/createDryRunJudge.js';
import type {
  BareComponent,
  DryRunPolicy,
  VulnerabilitiesByPlace,
} from '../../../../domain/policy/dryRun/dryRun.js';
import type { DryRunNeeds, DryRunPlan } from '../../../../domain/policy/dryRun/dryRunPlan.js';
import type { JudgedLicense, JudgedVulnerability } from '../../../../domain/policy/JudgedComponent.js';
import type { ComponentJudge } from '../../../../entities/project/portfolioScan/PortfolioScanner.js';
import type { ReaderPool } from '../../../../entities/project/portfolioScan/readerPool.js';
import type { ComponentLicense } from '../../../../schema/component.js';

/** The part of a policy that a dry run evaluates. */
export interface JudgedPolicy {
  /** `ANY` or `ALL`. */
  operator: string;
  plan: DryRunPlan;
}

/**
 * Checks components against a policy. A match holds the positions of the conditions that the component meets,
 * from 0.
 * @param createWorker - creates the worker that does the check. Defaults to the kit's own
 */
export async function policyJudge(
  api: ApiClient,
  policy: JudgedPolicy,
  signal: AbortSignal,
  createWorker?: () => Worker,
): Promise<ComponentJudge<readonly number[]>> {
  const judge = createDryRunJudge(await policyOf(api, policy, signal), createWorker);
  return {
    async judge(projectId, readers, signalOfProject) {
      const { needs } = policy.plan;
      const { rows, components } = await readComponents(api, projectId, needs, readers, signalOfProject);
      const { hits, lacking } = await judge.judge(components, () =>
        readVulnerabilities(api, projectId, rows, signalOfProject),
      );
      return {
        components: rows.length,
        hits: hits.map(({ component, conditions }) => ({ component: rows[component]!, why: conditions })),
        lacking,
      };
    },
    dispose: judge.dispose,
  };
}

/** The conditions with the licenses and groups that they name. */
async function policyOf(
  api: ApiClient,
  { operator, plan: { needs, judged } }: JudgedPolicy,
  signal: AbortSignal,
): Promise<DryRunPolicy> {
  const [licenses, ...groups] = await Promise.all([
    needs.licenses ? listLicenses(api, signal) : [],
    ...needs.licenseGroups.map(async (uuid) => {
      try {
        const { licenses: members = [] } = await getLicenseGroup(api, uuid, signal);
        return [[uuid, members.map((license) => license.uuid)] as const];
      } catch (error) {
        // Nothing violates a condition about a deleted group.
        if (hasStatus(error, 400, 404)) return [];
        throw error;
      }
    }),
  ]);
  return {
    operator,
    conditions: judged,
    licenses: licenses.map(({ uuid, licenseId }) => ({ uuid, licenseId })),
    licenseGroups: Object.fromEntries(groups.flat()),
    now: Date.now(),
  };
}

/** Reads the components of a project in the form that policies need, in the order of the server. */
async function readComponents(
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
    ...judgedLicense(row),
    licenses: row.licenses?.map(judgedLicense),
    latest:
      latestVersion === undefined ? undefined : { version: latestVersion, published: published ?? null },
    isDirectDependency,
    isInternal: row.isInternal ?? undefined,
  };
}

function judgedLicense({ resolvedLicense, licenseExpression, license }: ComponentLicense): JudgedLicense {
  return {
    resolvedLicense: resolvedLicense?.uuid ?? null,
    licenseExpression: licenseExpression ?? null,
    license: license ?? null,
  };
}

/** The vulnerabilities of the components of a project that count: not those that were suppressed. */
async function readVulnerabilities(
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
