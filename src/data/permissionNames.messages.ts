import { defineMessage } from 'react-intl';

// One export each, so that a widget brings along only the names it may have to say.

export const ACCESS_MANAGEMENT = defineMessage({
  id: 'permission.ACCESS_MANAGEMENT',
  defaultMessage: 'Manage access',
  description: 'Name of the permission ACCESS_MANAGEMENT, in refusals and in administration',
});

export const BOM_UPLOAD = defineMessage({
  id: 'permission.BOM_UPLOAD',
  defaultMessage: 'Upload BOMs',
  description: 'Name of the permission BOM_UPLOAD, in refusals and in administration',
});

export const POLICY_MANAGEMENT = defineMessage({
  id: 'permission.POLICY_MANAGEMENT',
  defaultMessage: 'Manage policies',
  description: 'Name of the permission POLICY_MANAGEMENT, in refusals and in administration',
});

export const POLICY_VIOLATION_ANALYSIS = defineMessage({
  id: 'permission.POLICY_VIOLATION_ANALYSIS',
  defaultMessage: 'Audit policy violations',
  description: 'Name of the permission POLICY_VIOLATION_ANALYSIS, in refusals and in administration',
});

export const PORTFOLIO_ACCESS_CONTROL_BYPASS = defineMessage({
  id: 'permission.PORTFOLIO_ACCESS_CONTROL_BYPASS',
  defaultMessage: 'See all projects',
  description: 'Name of the permission PORTFOLIO_ACCESS_CONTROL_BYPASS, in refusals and in administration',
});

export const PORTFOLIO_MANAGEMENT = defineMessage({
  id: 'permission.PORTFOLIO_MANAGEMENT',
  defaultMessage: 'Manage portfolio',
  description: 'Name of the permission PORTFOLIO_MANAGEMENT, in refusals and in administration',
});

export const PROJECT_CREATION_UPLOAD = defineMessage({
  id: 'permission.PROJECT_CREATION_UPLOAD',
  defaultMessage: 'Create projects by upload',
  description: 'Name of the permission PROJECT_CREATION_UPLOAD, in refusals and in administration',
});

export const SECRET_MANAGEMENT = defineMessage({
  id: 'permission.SECRET_MANAGEMENT',
  defaultMessage: 'Manage secrets',
  description: 'Name of the permission SECRET_MANAGEMENT, in refusals and in administration',
});

export const SYSTEM_CONFIGURATION = defineMessage({
  id: 'permission.SYSTEM_CONFIGURATION',
  defaultMessage: 'Configure the system',
  description: 'Name of the permission SYSTEM_CONFIGURATION, in refusals and in administration',
});

export const TAG_MANAGEMENT = defineMessage({
  id: 'permission.TAG_MANAGEMENT',
  defaultMessage: 'Manage tags',
  description: 'Name of the permission TAG_MANAGEMENT, in refusals and in administration',
});

export const VIEW_BADGES = defineMessage({
  id: 'permission.VIEW_BADGES',
  defaultMessage: 'View badges',
  description: 'Name of the permission VIEW_BADGES, in refusals and in administration',
});

export const VIEW_POLICY_VIOLATION = defineMessage({
  id: 'permission.VIEW_POLICY_VIOLATION',
  defaultMessage: 'View policy violations',
  description: 'Name of the permission VIEW_POLICY_VIOLATION, in refusals and in administration',
});

export const VIEW_PORTFOLIO = defineMessage({
  id: 'permission.VIEW_PORTFOLIO',
  defaultMessage: 'View portfolio',
  description: 'Name of the permission VIEW_PORTFOLIO, in refusals and in administration',
});

export const VIEW_VULNERABILITY = defineMessage({
  id: 'permission.VIEW_VULNERABILITY',
  defaultMessage: 'View vulnerabilities',
  description: 'Name of the permission VIEW_VULNERABILITY, in refusals and in administration',
});

export const VULNERABILITY_ANALYSIS = defineMessage({
  id: 'permission.VULNERABILITY_ANALYSIS',
  defaultMessage: 'Audit findings',
  description: 'Name of the permission VULNERABILITY_ANALYSIS, in refusals and in administration',
});

export const VULNERABILITY_MANAGEMENT = defineMessage({
  id: 'permission.VULNERABILITY_MANAGEMENT',
  defaultMessage: 'Manage vulnerabilities',
  description: 'Name of the permission VULNERABILITY_MANAGEMENT, in refusals and in administration',
});

/** Name of a permission that was granted for one action alone, as servers from 5.0 on do. */
export const PARTS = {
  CREATE: defineMessage<{ readonly permission: string }>({
    id: 'permissionPart.CREATE',
    defaultMessage: '{permission} (create)',
    description:
      'Name of a permission that is granted for one action alone; permission is the name of the whole, such as “Manage portfolio”',
  }),
  READ: defineMessage<{ readonly permission: string }>({
    id: 'permissionPart.READ',
    defaultMessage: '{permission} (see)',
    description:
      'Name of a permission that is granted for one action alone; permission is the name of the whole, such as “Manage portfolio”',
  }),
  UPDATE: defineMessage<{ readonly permission: string }>({
    id: 'permissionPart.UPDATE',
    defaultMessage: '{permission} (change)',
    description:
      'Name of a permission that is granted for one action alone; permission is the name of the whole, such as “Manage portfolio”',
  }),
  DELETE: defineMessage<{ readonly permission: string }>({
    id: 'permissionPart.DELETE',
    defaultMessage: '{permission} (delete)',
    description:
      'Name of a permission that is granted for one action alone; permission is the name of the whole, such as “Manage portfolio”',
  }),
};
