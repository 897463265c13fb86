import { measuredMetrics } from '../../../domain/measuredMetrics.js';
import type { ProjectTab } from '../../../host/types.js';
import type { PermissionAction } from '../../../domain/hasPermission.js';
import type { Permission } from '../../../domain/permissions.js';
import type { Project } from '../../../schema/project.js';

/** A tab of a project page. @public */
export interface ProjectTabEntry {
  /** The tab, in the words of its address. */
  tab: ProjectTab;
  /**
   * The number of entries behind the tab, without filters. Absent until the project has metrics and a BOM,
   * and when there is nothing to count.
   */
  count?: number;
}

const PERMISSIONS: Record<ProjectTab, Permission> = {
  overview: 'VIEW_PORTFOLIO',
  components: 'VIEW_PORTFOLIO',
  services: 'VIEW_PORTFOLIO',
  dependencyGraph: 'VIEW_PORTFOLIO',
  findings: 'VIEW_VULNERABILITY',
  epss: 'VIEW_VULNERABILITY',
  policyViolations: 'VIEW_POLICY_VIOLATION',
  properties: 'PORTFOLIO_MANAGEMENT',
};

/**
 * Returns the tabs of a project that the user can open, in the given order.
 * @param host - provides the permissions of the user
 * @param project - the source of the counts. Absent while it loads
 * @param built - the tabs that exist. Others are left out
 * @public
 */
export function listProjectTabs(
  host: { can: (permission: Permission, action?: PermissionAction) => boolean },
  project: Project | undefined,
  built: readonly ProjectTab[],
): ProjectTabEntry[] {
  return built
    .filter((tab) => host.can(PERMISSIONS[tab], 'READ'))
    .map((tab) => ({ tab, count: countOf(tab, project) }));
}

function countOf(tab: ProjectTab, project: Project | undefined): number | undefined {
  const metrics = project && measuredMetrics(project);
  if (tab === 'components') return metrics?.components;
  if (tab === 'findings') return metrics?.findingsTotal;
  if (tab === 'policyViolations') return metrics?.policyViolationsTotal;
  return undefined;
}
