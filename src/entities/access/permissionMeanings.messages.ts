import { msg } from '../../i18n/msg.js';

/** The effect of each permission, for users who grant it. */
export const permissionMeanings = {
  ACCESS_MANAGEMENT: msg('permissionMeaning.ACCESS_MANAGEMENT', 'Manage users, teams, API keys, and access to projects.', 'Table cell beside the name of the permission ACCESS_MANAGEMENT: actions it allows'),
  BOM_UPLOAD: msg('permissionMeaning.BOM_UPLOAD', 'Upload BOMs to existing projects.', 'Table cell beside the name of the permission BOM_UPLOAD: actions it allows'),
  POLICY_MANAGEMENT: msg('permissionMeaning.POLICY_MANAGEMENT', 'Create, edit, and delete policies and license groups.', 'Table cell beside the name of the permission POLICY_MANAGEMENT: actions it allows'),
  POLICY_VIOLATION_ANALYSIS: msg('permissionMeaning.POLICY_VIOLATION_ANALYSIS', 'Audit, comment on, and suppress policy violations.', 'Table cell beside the name of the permission POLICY_VIOLATION_ANALYSIS: actions it allows'),
  PORTFOLIO_ACCESS_CONTROL_BYPASS: msg(
    'permissionMeaning.PORTFOLIO_ACCESS_CONTROL_BYPASS',
    'See and use every project, regardless of team access.',
    'Table cell beside the name of the permission PORTFOLIO_ACCESS_CONTROL_BYPASS: actions it allows',
  ),
  PORTFOLIO_MANAGEMENT: msg('permissionMeaning.PORTFOLIO_MANAGEMENT', 'Create, edit, and delete projects, components, and services.', 'Table cell beside the name of the permission PORTFOLIO_MANAGEMENT: actions it allows'),
  PROJECT_CREATION_UPLOAD: msg('permissionMeaning.PROJECT_CREATION_UPLOAD', 'Create projects by uploading a BOM.', 'Table cell beside the name of the permission PROJECT_CREATION_UPLOAD: actions it allows'),
  SECRET_MANAGEMENT: msg('permissionMeaning.SECRET_MANAGEMENT', 'Manage the passwords and tokens the server uses for other systems.', 'Table cell beside the name of the permission SECRET_MANAGEMENT: actions it allows'),
  SYSTEM_CONFIGURATION: msg(
    'permissionMeaning.SYSTEM_CONFIGURATION',
    'Change server settings: analyzers, repositories, notifications, email, and integrations.',
    'Table cell beside the name of the permission SYSTEM_CONFIGURATION: actions it allows',
  ),
  TAG_MANAGEMENT: msg('permissionMeaning.TAG_MANAGEMENT', 'Delete tags, and add or remove them in bulk.', 'Table cell beside the name of the permission TAG_MANAGEMENT: actions it allows'),
  VIEW_BADGES: msg('permissionMeaning.VIEW_BADGES', 'Show project metrics as badges on other sites.', 'Table cell beside the name of the permission VIEW_BADGES: actions it allows'),
  VIEW_POLICY_VIOLATION: msg('permissionMeaning.VIEW_POLICY_VIOLATION', 'See the policy violations of projects and components.', 'Table cell beside the name of the permission VIEW_POLICY_VIOLATION: actions it allows'),
  VIEW_PORTFOLIO: msg('permissionMeaning.VIEW_PORTFOLIO', 'See projects, components, services, licenses, and their metrics.', 'Table cell beside the name of the permission VIEW_PORTFOLIO: actions it allows'),
  VIEW_VULNERABILITY: msg('permissionMeaning.VIEW_VULNERABILITY', 'See findings and their audit decisions.', 'Table cell beside the name of the permission VIEW_VULNERABILITY: actions it allows'),
  VULNERABILITY_ANALYSIS: msg('permissionMeaning.VULNERABILITY_ANALYSIS', 'Audit, comment on, and suppress findings. Apply and export VEX.', 'Table cell beside the name of the permission VULNERABILITY_ANALYSIS: actions it allows'),
  VULNERABILITY_MANAGEMENT: msg('permissionMeaning.VULNERABILITY_MANAGEMENT', 'Create, edit, and delete your organization’s own vulnerabilities.', 'Table cell beside the name of the permission VULNERABILITY_MANAGEMENT: actions it allows'),
};
