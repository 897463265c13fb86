import { msg } from '../../i18n/msg.js';

/** What each permission allows, for those who grant it. */
export const permissionMeanings = {
  ACCESS_MANAGEMENT: msg('permissionMeaning.ACCESS_MANAGEMENT', 'Create, change and delete users, teams and API keys, and say who sees which project.', 'What the permission ACCESS_MANAGEMENT allows, beside its name in administration'),
  BOM_UPLOAD: msg('permissionMeaning.BOM_UPLOAD', 'Upload CycloneDX files for projects that exist.', 'What the permission BOM_UPLOAD allows, beside its name in administration'),
  POLICY_MANAGEMENT: msg('permissionMeaning.POLICY_MANAGEMENT', 'Create, change and delete policies and groups of licenses.', 'What the permission POLICY_MANAGEMENT allows, beside its name in administration'),
  POLICY_VIOLATION_ANALYSIS: msg('permissionMeaning.POLICY_VIOLATION_ANALYSIS', 'Decide on violations of policies, comment and suppress them.', 'What the permission POLICY_VIOLATION_ANALYSIS allows, beside its name in administration'),
  PORTFOLIO_ACCESS_CONTROL_BYPASS: msg(
    'permissionMeaning.PORTFOLIO_ACCESS_CONTROL_BYPASS',
    'See and use every project, whichever teams it was given to.',
    'What the permission PORTFOLIO_ACCESS_CONTROL_BYPASS allows, beside its name in administration',
  ),
  PORTFOLIO_MANAGEMENT: msg('permissionMeaning.PORTFOLIO_MANAGEMENT', 'Create, change and delete projects, components and services.', 'What the permission PORTFOLIO_MANAGEMENT allows, beside its name in administration'),
  PROJECT_CREATION_UPLOAD: msg('permissionMeaning.PROJECT_CREATION_UPLOAD', 'Let an upload create the project that it names.', 'What the permission PROJECT_CREATION_UPLOAD allows, beside its name in administration'),
  SECRET_MANAGEMENT: msg('permissionMeaning.SECRET_MANAGEMENT', 'Create, replace and delete passwords and tokens that the server uses elsewhere.', 'What the permission SECRET_MANAGEMENT allows, beside its name in administration'),
  SYSTEM_CONFIGURATION: msg(
    'permissionMeaning.SYSTEM_CONFIGURATION',
    'Change the settings of the server: analyzers, repositories, notifications, e-mail, integrations.',
    'What the permission SYSTEM_CONFIGURATION allows, beside its name in administration',
  ),
  TAG_MANAGEMENT: msg('permissionMeaning.TAG_MANAGEMENT', 'Delete tags, and give them to and take them from many things at once.', 'What the permission TAG_MANAGEMENT allows, beside its name in administration'),
  VIEW_BADGES: msg('permissionMeaning.VIEW_BADGES', 'Fetch the badges that show the figures of a project on other pages.', 'What the permission VIEW_BADGES allows, beside its name in administration'),
  VIEW_POLICY_VIOLATION: msg('permissionMeaning.VIEW_POLICY_VIOLATION', 'See which projects and components violate policies.', 'What the permission VIEW_POLICY_VIOLATION allows, beside its name in administration'),
  VIEW_PORTFOLIO: msg('permissionMeaning.VIEW_PORTFOLIO', 'See projects, components, services, licenses and their figures.', 'What the permission VIEW_PORTFOLIO allows, beside its name in administration'),
  VIEW_VULNERABILITY: msg('permissionMeaning.VIEW_VULNERABILITY', 'See the findings of projects and how they were audited.', 'What the permission VIEW_VULNERABILITY allows, beside its name in administration'),
  VULNERABILITY_ANALYSIS: msg('permissionMeaning.VULNERABILITY_ANALYSIS', 'Decide on findings, comment and suppress them, apply and export VEX.', 'What the permission VULNERABILITY_ANALYSIS allows, beside its name in administration'),
  VULNERABILITY_MANAGEMENT: msg('permissionMeaning.VULNERABILITY_MANAGEMENT', 'Create, change and delete vulnerabilities of the own organisation.', 'What the permission VULNERABILITY_MANAGEMENT allows, beside its name in administration'),
};
