/** Names of pages: title, breadcrumb, entry of the navigation or of a menu. One by one, so that a host downloads only those in use. */
import { msg } from 'bomdeck';

export const projects = msg('pageNames.projects', 'Projects', 'Page that lists the projects');

export const vulnerabilities = msg('pageNames.vulnerabilities', 'Vulnerabilities', 'Page that lists all vulnerabilities');

export const administration = msg('pageNames.administration', 'Administration', 'Page of administration: settings of the server; title until its panel is known');

export const policies = msg('pageNames.policies', 'Policies', 'Page that lists the policies and changes them');

export const changePassword = msg('pageNames.changePassword', 'Change password', 'Page that changes the own password; entry in the menu of the signed-in user');

export const dashboard = msg('pageNames.dashboard', 'Dashboard', 'Page that lists the dashboard');

export const components = msg('pageNames.components', 'Components', 'Page that searches the components of all projects; tab of a project');

export const policyViolationAudit = msg('pageNames.policyViolationAudit', 'Policy violations', 'Page that lists the policy violations of all projects; entry below console.globalAudit; heading of that part of a project page');

export const licenses = msg('pageNames.licenses', 'Licenses', 'Page that lists the licenses');

export const licenseGroups = msg('pageNames.licenseGroups', 'License groups', 'Page that lists the groups of licenses that policies refer to');

export const vulnerabilityAudit = msg('pageNames.vulnerabilityAudit', 'Findings', 'Page that lists the findings of all projects for their audit; heading of that part of a project page, for screen readers');
