import { msg } from '../../../i18n/msg.js';

export const messages = {
  help: msg('taskSchedulerSettings.help', 'Hours between runs.', 'Help below panelNames.taskScheduler; the fields below hold numbers'),
  repository: msg('taskSchedulerSettings.repository', 'Latest versions', 'Field label: hours between lookups of versions in package repositories'),
  repositoryHelp: msg('taskSchedulerSettings.repositoryHelp', 'Looks up the latest version of each component.', 'Help below taskSchedulerSettings.repository'),
  portfolioAnalysis: msg('taskSchedulerSettings.portfolioAnalysis', 'Portfolio analysis', 'Field label: hours between analyses of all projects'),
  portfolioAnalysisHelp: msg('taskSchedulerSettings.portfolioAnalysisHelp', 'Finds vulnerabilities and evaluates policies.', 'Help below taskSchedulerSettings.portfolioAnalysis'),
  cache: msg('taskSchedulerSettings.cache', 'Result cleanup', 'Field label: hours between deletions of old analyzer results'),
  cacheHelp: msg('taskSchedulerSettings.cacheHelp', 'Deletes analyzer results too old to reuse.', 'Help below taskSchedulerSettings.cache'),
  metrics: msg('taskSchedulerSettings.metrics', 'Metrics', 'Heading above the fields for calculating metrics'),
  portfolioMetrics: msg('taskSchedulerSettings.portfolioMetrics', 'Portfolio metrics', 'Field label: hours between calculations of the metrics of all projects'),
  vulnerabilityMetrics: msg('taskSchedulerSettings.vulnerabilityMetrics', 'Vulnerability metrics', 'Field label: hours between counts of vulnerabilities by year'),
  accounts: msg('taskSchedulerSettings.accounts', 'Accounts', 'Heading above the field taskSchedulerSettings.ldap'),
  ldap: msg('taskSchedulerSettings.ldap', 'LDAP accounts', 'Field label: hours between synchronizations of LDAP accounts'),
  ldapHelp: msg('taskSchedulerSettings.ldapHelp', 'Syncs accounts and their teams with the directory.', 'Help below taskSchedulerSettings.ldap'),
  analysis: msg('taskSchedulerSettings.analysis', 'Analyses', 'Heading above the fields for analyzing components'),
};
