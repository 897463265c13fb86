/** Names of pages: title, breadcrumb, entry of the navigation or of a menu. One by one, so that a host downloads only those in use. */
import { defineMessage } from 'react-intl';

export const projects = defineMessage({
  id: 'pageNames.projects',
  defaultMessage: 'Projects',
  description: 'Page that lists the projects',
});

export const vulnerabilities = defineMessage({
  id: 'pageNames.vulnerabilities',
  defaultMessage: 'Vulnerabilities',
  description: 'Page that lists all vulnerabilities',
});

export const administration = defineMessage({
  id: 'pageNames.administration',
  defaultMessage: 'Administration',
  description: 'Page of administration: settings of the server; title until its panel is known',
});

export const policies = defineMessage({
  id: 'pageNames.policies',
  defaultMessage: 'Policies',
  description: 'Page that lists the policies and changes them',
});

export const changePassword = defineMessage({
  id: 'pageNames.changePassword',
  defaultMessage: 'Change password',
  description: 'Page that changes the own password; entry in the menu of the signed-in user',
});

export const dashboard = defineMessage({
  id: 'pageNames.dashboard',
  defaultMessage: 'Dashboard',
  description: 'Page that lists the dashboard',
});

export const components = defineMessage({
  id: 'pageNames.components',
  defaultMessage: 'Components',
  description: 'Page that searches the components of all projects; tab of a project',
});

export const policyViolationAudit = defineMessage({
  id: 'pageNames.policyViolationAudit',
  defaultMessage: 'Policy violations',
  description:
    'Page that lists the policy violations of all projects; entry below console.globalAudit; heading of that part of a project page',
});

export const licenses = defineMessage({
  id: 'pageNames.licenses',
  defaultMessage: 'Licenses',
  description: 'Page that lists the licenses',
});

export const licenseGroups = defineMessage({
  id: 'pageNames.licenseGroups',
  defaultMessage: 'License groups',
  description: 'Page that lists the groups of licenses that policies refer to',
});

export const vulnerabilityAudit = defineMessage({
  id: 'pageNames.vulnerabilityAudit',
  defaultMessage: 'Findings',
  description:
    'Page that lists the findings of all projects for their audit; heading of that part of a project page, for screen readers',
});
