import { defineMessage } from 'react-intl';

/** What each permission allows, for those who grant it. */
export const permissionMeanings = {
  ACCESS_MANAGEMENT: defineMessage({
    id: 'permissionMeaning.ACCESS_MANAGEMENT',
    defaultMessage: 'Create, change and delete users, teams and API keys, and say who sees which project.',
    description: 'What the permission ACCESS_MANAGEMENT allows, beside its name in administration',
  }),
  BOM_UPLOAD: defineMessage({
    id: 'permissionMeaning.BOM_UPLOAD',
    defaultMessage: 'Upload CycloneDX files for projects that exist.',
    description: 'What the permission BOM_UPLOAD allows, beside its name in administration',
  }),
  POLICY_MANAGEMENT: defineMessage({
    id: 'permissionMeaning.POLICY_MANAGEMENT',
    defaultMessage: 'Create, change and delete policies and groups of licenses.',
    description: 'What the permission POLICY_MANAGEMENT allows, beside its name in administration',
  }),
  POLICY_VIOLATION_ANALYSIS: defineMessage({
    id: 'permissionMeaning.POLICY_VIOLATION_ANALYSIS',
    defaultMessage: 'Decide on violations of policies, comment and suppress them.',
    description: 'What the permission POLICY_VIOLATION_ANALYSIS allows, beside its name in administration',
  }),
  PORTFOLIO_ACCESS_CONTROL_BYPASS: defineMessage({
    id: 'permissionMeaning.PORTFOLIO_ACCESS_CONTROL_BYPASS',
    defaultMessage: 'See and use every project, whichever teams it was given to.',
    description:
      'What the permission PORTFOLIO_ACCESS_CONTROL_BYPASS allows, beside its name in administration',
  }),
  PORTFOLIO_MANAGEMENT: defineMessage({
    id: 'permissionMeaning.PORTFOLIO_MANAGEMENT',
    defaultMessage: 'Create, change and delete projects, components and services.',
    description: 'What the permission PORTFOLIO_MANAGEMENT allows, beside its name in administration',
  }),
  PROJECT_CREATION_UPLOAD: defineMessage({
    id: 'permissionMeaning.PROJECT_CREATION_UPLOAD',
    defaultMessage: 'Let an upload create the project that it names.',
    description: 'What the permission PROJECT_CREATION_UPLOAD allows, beside its name in administration',
  }),
  SECRET_MANAGEMENT: defineMessage({
    id: 'permissionMeaning.SECRET_MANAGEMENT',
    defaultMessage: 'Create, replace and delete passwords and tokens that the server uses elsewhere.',
    description: 'What the permission SECRET_MANAGEMENT allows, beside its name in administration',
  }),
  SYSTEM_CONFIGURATION: defineMessage({
    id: 'permissionMeaning.SYSTEM_CONFIGURATION',
    defaultMessage:
      'Change the settings of the server: analyzers, repositories, notifications, e-mail, integrations.',
    description: 'What the permission SYSTEM_CONFIGURATION allows, beside its name in administration',
  }),
  TAG_MANAGEMENT: defineMessage({
    id: 'permissionMeaning.TAG_MANAGEMENT',
    defaultMessage: 'Delete tags, and give them to and take them from many things at once.',
    description: 'What the permission TAG_MANAGEMENT allows, beside its name in administration',
  }),
  VIEW_BADGES: defineMessage({
    id: 'permissionMeaning.VIEW_BADGES',
    defaultMessage: 'Fetch the badges that show the figures of a project on other pages.',
    description: 'What the permission VIEW_BADGES allows, beside its name in administration',
  }),
  VIEW_POLICY_VIOLATION: defineMessage({
    id: 'permissionMeaning.VIEW_POLICY_VIOLATION',
    defaultMessage: 'See which projects and components violate policies.',
    description: 'What the permission VIEW_POLICY_VIOLATION allows, beside its name in administration',
  }),
  VIEW_PORTFOLIO: defineMessage({
    id: 'permissionMeaning.VIEW_PORTFOLIO',
    defaultMessage: 'See projects, components, services, licenses and their figures.',
    description: 'What the permission VIEW_PORTFOLIO allows, beside its name in administration',
  }),
  VIEW_VULNERABILITY: defineMessage({
    id: 'permissionMeaning.VIEW_VULNERABILITY',
    defaultMessage: 'See the findings of projects and how they were audited.',
    description: 'What the permission VIEW_VULNERABILITY allows, beside its name in administration',
  }),
  VULNERABILITY_ANALYSIS: defineMessage({
    id: 'permissionMeaning.VULNERABILITY_ANALYSIS',
    defaultMessage: 'Decide on findings, comment and suppress them, apply and export VEX.',
    description: 'What the permission VULNERABILITY_ANALYSIS allows, beside its name in administration',
  }),
  VULNERABILITY_MANAGEMENT: defineMessage({
    id: 'permissionMeaning.VULNERABILITY_MANAGEMENT',
    defaultMessage: 'Create, change and delete vulnerabilities of the own organisation.',
    description: 'What the permission VULNERABILITY_MANAGEMENT allows, beside its name in administration',
  }),
};
