import { CORE_PERMISSIONS, type CorePermission } from '../../../../src/domain/permissions.js';

const DESCRIPTIONS: Record<CorePermission, string> = {
  ACCESS_MANAGEMENT: 'Allows the management of users, teams, and API keys',
  BOM_UPLOAD: 'Allows the ability to upload CycloneDX Software Bill of Materials (SBOM)',
  POLICY_MANAGEMENT: 'Allows the creation, modification, and deletion of policy',
  POLICY_VIOLATION_ANALYSIS: 'Provides the ability to make analysis decisions on policy violations',
  PORTFOLIO_MANAGEMENT: 'Allows the creation, modification, and deletion of data in the portfolio',
  PROJECT_CREATION_UPLOAD:
    'Provides the ability to optionally create project (if non-existent) on BOM or scan upload',
  SYSTEM_CONFIGURATION:
    'Allows the configuration of the system including notifications, repositories, and email settings',
  VIEW_POLICY_VIOLATION: 'Provides the ability to view policy violations',
  VIEW_PORTFOLIO: 'Provides the ability to view the portfolio of projects, components, and licenses',
  VIEW_VULNERABILITY: 'Provides the ability to view the vulnerabilities projects are affected by',
  VULNERABILITY_ANALYSIS: 'Provides the ability to make analysis decisions on vulnerabilities',
  VULNERABILITY_MANAGEMENT: 'Allows management of internally-defined vulnerabilities',
};

/** The permissions that can be granted, with the descriptions that user interfaces show. */
export const PERMISSIONS: readonly { name: CorePermission; description: string }[] = CORE_PERMISSIONS.map(
  (name) => ({ name, description: DESCRIPTIONS[name] }),
);
