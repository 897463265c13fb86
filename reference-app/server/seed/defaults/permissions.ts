/** What there is to grant, with the words user interfaces show. */
export const PERMISSIONS: readonly { name: string; description: string }[] = [
  { name: 'ACCESS_MANAGEMENT', description: 'Allows the management of users, teams, and API keys' },
  {
    name: 'BOM_UPLOAD',
    description: 'Allows the ability to upload CycloneDX Software Bill of Materials (SBOM)',
  },
  { name: 'POLICY_MANAGEMENT', description: 'Allows the creation, modification, and deletion of policy' },
  {
    name: 'POLICY_VIOLATION_ANALYSIS',
    description: 'Provides the ability to make analysis decisions on policy violations',
  },
  {
    name: 'PORTFOLIO_MANAGEMENT',
    description: 'Allows the creation, modification, and deletion of data in the portfolio',
  },
  {
    name: 'PROJECT_CREATION_UPLOAD',
    description: 'Provides the ability to optionally create project (if non-existent) on BOM or scan upload',
  },
  {
    name: 'SYSTEM_CONFIGURATION',
    description:
      'Allows the configuration of the system including notifications, repositories, and email settings',
  },
  { name: 'VIEW_POLICY_VIOLATION', description: 'Provides the ability to view policy violations' },
  {
    name: 'VIEW_PORTFOLIO',
    description: 'Provides the ability to view the portfolio of projects, components, and licenses',
  },
  {
    name: 'VIEW_VULNERABILITY',
    description: 'Provides the ability to view the vulnerabilities projects are affected by',
  },
  {
    name: 'VULNERABILITY_ANALYSIS',
    description: 'Provides the ability to make analysis decisions on vulnerabilities',
  },
  {
    name: 'VULNERABILITY_MANAGEMENT',
    description: 'Allows management of internally-defined vulnerabilities',
  },
];
