/** Names of pages: title, breadcrumb, entry of the navigation or of a menu. One by one, so that a host downloads only those in use. */
import { msg } from 'bomdeck';

export const projects = msg('pageNames.projects', 'Projects', 'Navigation entry and title of the project list');

export const vulnerabilities = msg('pageNames.vulnerabilities', 'Vulnerabilities', 'Navigation entry and title of the list of all vulnerabilities');

export const administration = msg('pageNames.administration', 'Administration', 'Navigation entry of the server settings; page title until the panel name is loaded');

export const policies = msg('pageNames.policies', 'Policies', 'Navigation entry and title of the page that lists and edits policies');

export const changePassword = msg('pageNames.changePassword', 'Change password', 'Title of the page where users change their own password; entry in the user menu');

export const dashboard = msg('pageNames.dashboard', 'Dashboard', 'Navigation entry and title of the dashboard');

export const components = msg('pageNames.components', 'Components', 'Navigation entry of the component search across all projects; tab of a project');

export const policyViolationAudit = msg('pageNames.policyViolationAudit', 'Policy violations', 'Navigation entry below console.globalAudit: policy violations of all projects; heading of a section of a project page');

export const licenses = msg('pageNames.licenses', 'Licenses', 'Navigation entry and title of the license list');

export const licenseGroups = msg('pageNames.licenseGroups', 'License groups', 'Navigation entry and title of the list of license groups, which policies refer to');

export const vulnerabilityAudit = msg('pageNames.vulnerabilityAudit', 'Findings', 'Navigation entry below console.globalAudit: findings of all projects; screen-reader heading of a section of a project page');
