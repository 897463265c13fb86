/** The panels of settings: one table from which the widget, the area of administration, its search and the documents follow. */
import type { MessageDescriptor } from 'react-intl';
import type { ServerLine } from '../../domain/serverLine.js';
import { withWords } from '../../i18n/words.js';
import * as panelNames from '../project/panelNames.messages.js';
import type { SettingsDeclaration } from '../../frames/settings/declaration.js';

/** A panel of settings by its address in the original console. @public */
export type ServerSettingsPanel =
  | 'configuration/general'
  | 'configuration/bomFormats'
  | 'configuration/email'
  | 'configuration/welcomeMessage'
  | 'configuration/internalComponents'
  | 'configuration/taskScheduler'
  | 'configuration/telemetry'
  | 'configuration/maintenance'
  | 'configuration/riskscore'
  | 'configuration/search'
  | 'configuration/experimental'
  | 'analyzers/internal'
  | 'analyzers/oss'
  | 'analyzers/vulnDB'
  | 'analyzers/snyk'
  | 'analyzers/trivy'
  | 'vulnerabilitySources/nvd'
  | 'vulnerabilitySources/github'
  | 'vulnerabilitySources/osv'
  | 'notifications/templateFiles'
  | 'integrations/defectDojo'
  | 'integrations/fortifySSC'
  | 'integrations/jira'
  | 'integrations/kennaSecurity';

/** A panel of settings. */
export interface SettingsPanelEntry {
  name: MessageDescriptor;
  /** Loads what it declares. */
  load: () => Promise<SettingsDeclaration>;
  /** The release line of servers that has settings of it first. Absent: all have. */
  since?: ServerLine;
  /** The last release line that has some. */
  until?: ServerLine;
}

/** By their addresses in the original console, in its order; it has `templateFiles` in a dialog of the templates. */
export const SETTINGS_PANELS: Readonly<Record<ServerSettingsPanel, SettingsPanelEntry>> = {
  'configuration/general': {
    name: panelNames.general,
    load: async () => (await withWords(import('./panels/general.js'))).general,
  },
  'configuration/bomFormats': {
    name: panelNames.bomFormats,
    load: async () => (await withWords(import('./panels/bomFormats.js'))).bomFormats,
  },
  'configuration/email': {
    name: panelNames.email,
    load: async () => (await withWords(import('./panels/email.js'))).email,
    until: '4.14',
  },
  'configuration/welcomeMessage': {
    name: panelNames.welcomeMessage,
    load: async () => (await withWords(import('./panels/welcomeMessage.js'))).welcomeMessage,
    since: '4.12',
  },
  'configuration/internalComponents': {
    name: panelNames.internalComponents,
    load: async () => (await withWords(import('./panels/internalComponents.js'))).internalComponents,
  },
  'configuration/taskScheduler': {
    name: panelNames.taskScheduler,
    load: async () => (await withWords(import('./panels/taskScheduler.js'))).taskScheduler,
    until: '4.14',
  },
  'configuration/telemetry': {
    name: panelNames.telemetry,
    load: async () => (await withWords(import('./panels/telemetry.js'))).telemetry,
    since: '4.13',
  },
  'configuration/maintenance': {
    name: panelNames.maintenance,
    load: async () => (await withWords(import('./panels/maintenance.js'))).maintenance,
    since: '5.0',
  },
  'configuration/riskscore': {
    name: panelNames.riskScore,
    load: async () => (await withWords(import('./panels/riskScore.js'))).riskScore,
    since: '5.0',
  },
  'configuration/search': {
    name: panelNames.search,
    load: async () => (await withWords(import('./panels/search.js'))).search,
    until: '4.14',
  },
  'configuration/experimental': {
    name: panelNames.experimental,
    load: async () => (await withWords(import('./panels/experimental.js'))).experimental,
    until: '4.11',
  },
  'analyzers/internal': {
    name: panelNames.internalAnalyzer,
    load: async () => (await withWords(import('./panels/internalAnalyzer.js'))).internalAnalyzer,
    until: '4.14',
  },
  'analyzers/oss': {
    name: panelNames.ossIndex,
    load: async () => (await withWords(import('./panels/ossIndex.js'))).ossIndex,
    until: '4.14',
  },
  'analyzers/vulnDB': {
    name: panelNames.vulnDb,
    load: async () => (await withWords(import('./panels/vulnDb.js'))).vulnDb,
    until: '4.14',
  },
  'analyzers/snyk': {
    name: panelNames.snyk,
    load: async () => (await withWords(import('./panels/snyk.js'))).snyk,
    until: '4.14',
  },
  'analyzers/trivy': {
    name: panelNames.trivy,
    load: async () => (await withWords(import('./panels/trivy.js'))).trivy,
    until: '4.14',
  },
  'vulnerabilitySources/nvd': {
    name: panelNames.nvd,
    load: async () => (await withWords(import('./panels/nvd.js'))).nvd,
  },
  'vulnerabilitySources/github': {
    name: panelNames.gitHubAdvisories,
    load: async () => (await withWords(import('./panels/gitHubAdvisories.js'))).gitHubAdvisories,
    until: '4.14',
  },
  'vulnerabilitySources/osv': {
    name: panelNames.osv,
    load: async () => (await withWords(import('./panels/osv.js'))).osv,
    until: '4.14',
  },
  'notifications/templateFiles': {
    name: panelNames.templateFiles,
    load: async () => (await withWords(import('./panels/templateFiles.js'))).templateFiles,
    until: '4.14',
  },
  'integrations/defectDojo': {
    name: panelNames.defectDojo,
    load: async () => (await withWords(import('./panels/defectDojo.js'))).defectDojo,
  },
  'integrations/fortifySSC': {
    name: panelNames.fortifySsc,
    load: async () => (await withWords(import('./panels/fortifySsc.js'))).fortifySsc,
  },
  'integrations/jira': {
    name: panelNames.jira,
    load: async () => (await withWords(import('./panels/jira.js'))).jira,
    until: '4.14',
  },
  'integrations/kennaSecurity': {
    name: panelNames.kennaSecurity,
    load: async () => (await withWords(import('./panels/kennaSecurity.js'))).kennaSecurity,
  },
};
