import { defineMessage } from 'react-intl';

export const messages = {
  help: defineMessage({
    id: 'internalAnalyzerSettings.help',
    defaultMessage:
      'Compares components with the vulnerabilities that the server has mirrored, by CPE and package URL.',
    description: 'Below panelNames.internalAnalyzer',
  }),
  enabled: defineMessage({
    id: 'internalAnalyzerSettings.enabled',
    defaultMessage: 'Use the internal analyzer',
    description: 'Switch',
  }),
  fuzzy: defineMessage({
    id: 'internalAnalyzerSettings.fuzzy',
    defaultMessage: 'Fuzzy matching',
    description: 'Heading: comparing names that are similar',
  }),
  fuzzyHelp: defineMessage({
    id: 'internalAnalyzerSettings.fuzzyHelp',
    defaultMessage: 'Also finds what is called similarly. That finds more, and more that is wrong.',
    description: 'Below internalAnalyzerSettings.fuzzy',
  }),
  fuzzyEnabled: defineMessage({
    id: 'internalAnalyzerSettings.fuzzyEnabled',
    defaultMessage: 'Match CPEs fuzzily',
    description: 'Switch; CPE is a naming scheme of software',
  }),
  purl: defineMessage({
    id: 'internalAnalyzerSettings.purl',
    defaultMessage: 'Also components with a package URL',
    description: 'Switch, below internalAnalyzerSettings.fuzzyEnabled',
  }),
  purlHelp: defineMessage({
    id: 'internalAnalyzerSettings.purlHelp',
    defaultMessage: 'A package URL alone says exactly enough what a component is.',
    description: 'Below internalAnalyzerSettings.purl',
  }),
  internal: defineMessage({
    id: 'internalAnalyzerSettings.internal',
    defaultMessage: 'Also internal components',
    description: 'Switch, below internalAnalyzerSettings.fuzzyEnabled',
  }),
  results: defineMessage({
    id: 'internalAnalyzerSettings.results',
    defaultMessage: 'Results of analyzers',
    description: 'Heading',
  }),
  validity: defineMessage({
    id: 'internalAnalyzerSettings.validity',
    defaultMessage: 'Use results again for',
    description: 'How long results of analyzers are kept; a number with the unit milliseconds follows',
  }),
  validityHelp: defineMessage({
    id: 'internalAnalyzerSettings.validityHelp',
    defaultMessage:
      'Within that time no analyzer on the internet is asked about the same component again. 43200000 are 12 hours.',
    description: 'Below internalAnalyzerSettings.validity',
  }),
  milliseconds: defineMessage({
    id: 'internalAnalyzerSettings.milliseconds',
    defaultMessage: 'milliseconds',
    description: 'Unit behind a number',
  }),
};
