import { defineMessage } from 'react-intl';

export const messages = {
  help: defineMessage({
    id: 'taskSchedulerSettings.help',
    defaultMessage: 'How many hours pass from one time to the next.',
    description: 'Below panelNames.taskScheduler',
  }),
  repository: defineMessage({
    id: 'taskSchedulerSettings.repository',
    defaultMessage: 'Newest versions',
    description: 'How often something is done: looking up versions in package repositories',
  }),
  repositoryHelp: defineMessage({
    id: 'taskSchedulerSettings.repositoryHelp',
    defaultMessage: 'Asks the package repositories for the newest version of each component.',
    description: 'Below taskSchedulerSettings.repository',
  }),
  internalHelp: defineMessage({
    id: 'taskSchedulerSettings.internalHelp',
    defaultMessage: 'Finds out which components are internal.',
    description: 'Below the field for how often internal components are identified',
  }),
  sourcesHelp: defineMessage({
    id: 'taskSchedulerSettings.sourcesHelp',
    defaultMessage: 'How often each source that is on is mirrored.',
    description: 'Below the heading of how often sources of vulnerabilities are mirrored',
  }),
  portfolioAnalysis: defineMessage({
    id: 'taskSchedulerSettings.portfolioAnalysis',
    defaultMessage: 'Analysis of the portfolio',
    description: 'How often something is done: analyzing all projects for vulnerabilities',
  }),
  portfolioAnalysisHelp: defineMessage({
    id: 'taskSchedulerSettings.portfolioAnalysisHelp',
    defaultMessage: 'Looks for vulnerabilities of all components and evaluates policies.',
    description: 'Below taskSchedulerSettings.portfolioAnalysis',
  }),
  cache: defineMessage({
    id: 'taskSchedulerSettings.cache',
    defaultMessage: 'Clearing of old results',
    description: 'How often something is done: removing kept results of analyzers',
  }),
  cacheHelp: defineMessage({
    id: 'taskSchedulerSettings.cacheHelp',
    defaultMessage: 'Removes results of analyzers that are too old to be used again.',
    description: 'Below taskSchedulerSettings.cache',
  }),
  metrics: defineMessage({
    id: 'taskSchedulerSettings.metrics',
    defaultMessage: 'Metrics',
    description: 'Heading of how often figures are computed',
  }),
  portfolioMetrics: defineMessage({
    id: 'taskSchedulerSettings.portfolioMetrics',
    defaultMessage: 'Metrics of the portfolio',
    description: 'How often something is done: figures of all projects',
  }),
  vulnerabilityMetrics: defineMessage({
    id: 'taskSchedulerSettings.vulnerabilityMetrics',
    defaultMessage: 'Metrics of vulnerabilities',
    description: 'How often something is done: how many vulnerabilities there are by year',
  }),
  accounts: defineMessage({
    id: 'taskSchedulerSettings.accounts',
    defaultMessage: 'Accounts',
    description: 'Heading: accounts of users',
  }),
  ldap: defineMessage({
    id: 'taskSchedulerSettings.ldap',
    defaultMessage: 'LDAP accounts',
    description: 'How often something is done: bringing accounts of LDAP up to date',
  }),
  ldapHelp: defineMessage({
    id: 'taskSchedulerSettings.ldapHelp',
    defaultMessage: 'Brings accounts and their teams in step with the directory.',
    description: 'Below taskSchedulerSettings.ldap',
  }),
  analysis: defineMessage({
    id: 'taskSchedulerSettings.analysis',
    defaultMessage: 'Analyses',
    description: 'Heading of how often components are analyzed',
  }),
};
