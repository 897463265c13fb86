import { msg } from '../../../i18n/msg.js';

export const messages = {
  help: msg('internalAnalyzerSettings.help', 'Matches components against mirrored vulnerabilities by CPE and package URL.', 'Help below panelNames.internalAnalyzer'),
  enabled: msg('internalAnalyzerSettings.enabled', 'Use the internal analyzer', 'Switch: use the internal analyzer'),
  fuzzy: msg('internalAnalyzerSettings.fuzzy', 'Fuzzy matching', 'Heading above switches for matching similar names'),
  fuzzyHelp: msg('internalAnalyzerSettings.fuzzyHelp', 'Also matches similar names. Finds more vulnerabilities but causes more false positives.', 'Help below internalAnalyzerSettings.fuzzy'),
  fuzzyEnabled: msg('internalAnalyzerSettings.fuzzyEnabled', 'Use fuzzy CPE matching', 'Switch; CPE is a naming scheme of software'),
  purl: msg('internalAnalyzerSettings.purl', 'Include components with a package URL', 'Switch below internalAnalyzerSettings.fuzzyEnabled'),
  purlHelp: msg('internalAnalyzerSettings.purlHelp', 'A package URL is already precise.', 'Help below internalAnalyzerSettings.purl: why the switch is usually off'),
  internal: msg('internalAnalyzerSettings.internal', 'Include internal components', 'Switch below internalAnalyzerSettings.fuzzyEnabled'),
  results: msg('internalAnalyzerSettings.results', 'Analyzer results', 'Heading above the setting for reusing results of analyzers'),
  validity: msg('internalAnalyzerSettings.validity', 'Reuse results for', 'Field label; a number with the unit milliseconds follows'),
  validityHelp: msg('internalAnalyzerSettings.validityHelp', 'During this time, online analyzers are not queried again for the same component. 43200000 is 12 hours.', 'Help below internalAnalyzerSettings.validity'),
  milliseconds: msg('internalAnalyzerSettings.milliseconds', 'milliseconds', 'Unit after a number field'),
};
