import { msg } from '../../../i18n/msg.js';

export const messages = {
  help: msg('taskSchedulerSettings.help', 'How many hours pass from one time to the next.', 'Below panelNames.taskScheduler'),
  repository: msg('taskSchedulerSettings.repository', 'Newest versions', 'How often something is done: looking up versions in package repositories'),
  repositoryHelp: msg('taskSchedulerSettings.repositoryHelp', 'Asks the package repositories for the newest version of each component.', 'Below taskSchedulerSettings.repository'),
  internalHelp: msg('taskSchedulerSettings.internalHelp', 'Finds out which components are internal.', 'Below the field for how often internal components are identified'),
  sourcesHelp: msg('taskSchedulerSettings.sourcesHelp', 'How often each source that is on is mirrored.', 'Below the heading of how often sources of vulnerabilities are mirrored'),
  portfolioAnalysis: msg('taskSchedulerSettings.portfolioAnalysis', 'Analysis of the portfolio', 'How often something is done: analyzing all projects for vulnerabilities'),
  portfolioAnalysisHelp: msg('taskSchedulerSettings.portfolioAnalysisHelp', 'Looks for vulnerabilities of all components and evaluates policies.', 'Below taskSchedulerSettings.portfolioAnalysis'),
  cache: msg('taskSchedulerSettings.cache', 'Clearing of old results', 'How often something is done: removing kept results of analyzers'),
  cacheHelp: msg('taskSchedulerSettings.cacheHelp', 'Removes results of analyzers that are too old to be used again.', 'Below taskSchedulerSettings.cache'),
  metrics: msg('taskSchedulerSettings.metrics', 'Metrics', 'Heading of how often figures are computed'),
  portfolioMetrics: msg('taskSchedulerSettings.portfolioMetrics', 'Metrics of the portfolio', 'How often something is done: figures of all projects'),
  vulnerabilityMetrics: msg('taskSchedulerSettings.vulnerabilityMetrics', 'Metrics of vulnerabilities', 'How often something is done: how many vulnerabilities there are by year'),
  accounts: msg('taskSchedulerSettings.accounts', 'Accounts', 'Heading: accounts of users'),
  ldap: msg('taskSchedulerSettings.ldap', 'LDAP accounts', 'How often something is done: bringing accounts of LDAP up to date'),
  ldapHelp: msg('taskSchedulerSettings.ldapHelp', 'Brings accounts and their teams in step with the directory.', 'Below taskSchedulerSettings.ldap'),
  analysis: msg('taskSchedulerSettings.analysis', 'Analyses', 'Heading of how often components are analyzed'),
};
