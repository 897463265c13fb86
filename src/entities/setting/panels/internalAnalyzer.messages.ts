import { msg } from '../../../i18n/msg.js';

export const messages = {
  help: msg('internalAnalyzerSettings.help', 'Compares components with the vulnerabilities that the server has mirrored, by CPE and package URL.', 'Below panelNames.internalAnalyzer'),
  enabled: msg('internalAnalyzerSettings.enabled', 'Use the internal analyzer', 'Switch'),
  fuzzy: msg('internalAnalyzerSettings.fuzzy', 'Fuzzy matching', 'Heading: comparing names that are similar'),
  fuzzyHelp: msg('internalAnalyzerSettings.fuzzyHelp', 'Also finds what is called similarly. That finds more, and more that is wrong.', 'Below internalAnalyzerSettings.fuzzy'),
  fuzzyEnabled: msg('internalAnalyzerSettings.fuzzyEnabled', 'Match CPEs fuzzily', 'Switch; CPE is a naming scheme of software'),
  purl: msg('internalAnalyzerSettings.purl', 'Also components with a package URL', 'Switch, below internalAnalyzerSettings.fuzzyEnabled'),
  purlHelp: msg('internalAnalyzerSettings.purlHelp', 'A package URL alone says exactly enough what a component is.', 'Below internalAnalyzerSettings.purl'),
  internal: msg('internalAnalyzerSettings.internal', 'Also internal components', 'Switch, below internalAnalyzerSettings.fuzzyEnabled'),
  results: msg('internalAnalyzerSettings.results', 'Results of analyzers', 'Heading'),
  validity: msg('internalAnalyzerSettings.validity', 'Use results again for', 'How long results of analyzers are kept; a number with the unit milliseconds follows'),
  validityHelp: msg('internalAnalyzerSettings.validityHelp', 'Within that time no analyzer on the internet is asked about the same component again. 43200000 are 12 hours.', 'Below internalAnalyzerSettings.validity'),
  milliseconds: msg('internalAnalyzerSettings.milliseconds', 'milliseconds', 'Unit behind a number'),
};
