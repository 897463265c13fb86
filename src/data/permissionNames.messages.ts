import { msg } from '../i18n/msg.js';

// One export each, so that a widget brings along only the names it may have to say.

export const ACCESS_MANAGEMENT = msg('permission.ACCESS_MANAGEMENT', 'Manage access', 'Name of the permission ACCESS_MANAGEMENT, in error texts and in administration');

export const BOM_UPLOAD = msg('permission.BOM_UPLOAD', 'Upload BOMs', 'Name of the permission BOM_UPLOAD, in error texts and in administration');

export const POLICY_MANAGEMENT = msg('permission.POLICY_MANAGEMENT', 'Manage policies', 'Name of the permission POLICY_MANAGEMENT, in error texts and in administration');

export const POLICY_VIOLATION_ANALYSIS = msg('permission.POLICY_VIOLATION_ANALYSIS', 'Audit policy violations', 'Name of the permission POLICY_VIOLATION_ANALYSIS, in error texts and in administration');

export const PORTFOLIO_ACCESS_CONTROL_BYPASS = msg('permission.PORTFOLIO_ACCESS_CONTROL_BYPASS', 'See all projects', 'Name of the permission PORTFOLIO_ACCESS_CONTROL_BYPASS, in error texts and in administration');

export const PORTFOLIO_MANAGEMENT = msg('permission.PORTFOLIO_MANAGEMENT', 'Manage portfolio', 'Name of the permission PORTFOLIO_MANAGEMENT, in error texts and in administration');

export const PROJECT_CREATION_UPLOAD = msg('permission.PROJECT_CREATION_UPLOAD', 'Create projects by upload', 'Name of the permission PROJECT_CREATION_UPLOAD, in error texts and in administration');

export const SECRET_MANAGEMENT = msg('permission.SECRET_MANAGEMENT', 'Manage secrets', 'Name of the permission SECRET_MANAGEMENT, in error texts and in administration');

export const SYSTEM_CONFIGURATION = msg('permission.SYSTEM_CONFIGURATION', 'Configure the system', 'Name of the permission SYSTEM_CONFIGURATION, in error texts and in administration');

export const TAG_MANAGEMENT = msg('permission.TAG_MANAGEMENT', 'Manage tags', 'Name of the permission TAG_MANAGEMENT, in error texts and in administration');

export const VIEW_BADGES = msg('permission.VIEW_BADGES', 'View badges', 'Name of the permission VIEW_BADGES, in error texts and in administration');

export const VIEW_POLICY_VIOLATION = msg('permission.VIEW_POLICY_VIOLATION', 'View policy violations', 'Name of the permission VIEW_POLICY_VIOLATION, in error texts and in administration');

export const VIEW_PORTFOLIO = msg('permission.VIEW_PORTFOLIO', 'View portfolio', 'Name of the permission VIEW_PORTFOLIO, in error texts and in administration');

export const VIEW_VULNERABILITY = msg('permission.VIEW_VULNERABILITY', 'View vulnerabilities', 'Name of the permission VIEW_VULNERABILITY, in error texts and in administration');

export const VULNERABILITY_ANALYSIS = msg('permission.VULNERABILITY_ANALYSIS', 'Audit findings', 'Name of the permission VULNERABILITY_ANALYSIS, in error texts and in administration');

export const VULNERABILITY_MANAGEMENT = msg('permission.VULNERABILITY_MANAGEMENT', 'Manage vulnerabilities', 'Name of the permission VULNERABILITY_MANAGEMENT, in error texts and in administration');

/** Name of a permission that was granted for one action alone, as servers from 5.0 on do. */
export const PARTS = {
  CREATE: msg<{ permission: string }>('permissionPart.CREATE', '{permission} (create)', 'Name of a permission limited to one action; permission is the full permission’s name, such as “Manage portfolio”'),
  READ: msg<{ permission: string }>('permissionPart.READ', '{permission} (view)', 'Name of a permission limited to one action; permission is the full permission’s name, such as “Manage portfolio”'),
  UPDATE: msg<{ permission: string }>('permissionPart.UPDATE', '{permission} (edit)', 'Name of a permission limited to one action; permission is the full permission’s name, such as “Manage portfolio”'),
  DELETE: msg<{ permission: string }>('permissionPart.DELETE', '{permission} (delete)', 'Name of a permission limited to one action; permission is the full permission’s name, such as “Manage portfolio”'),
};
