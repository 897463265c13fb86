import type { SettingsDeclaration } from '../../../frames/settings/declaration.js';
import * as panelNames from '../../project/panelNames.messages.js';
import { messages } from './internalAnalyzer.messages.js';
import * as shared from './shared.messages.js';

/** The analyzer that is part of a server. */
export const internalAnalyzer: SettingsDeclaration = {
  title: panelNames.internalAnalyzer,
  help: messages.help,
  sections: [
    {
      title: shared.analyzer,
      settings: [{ ...scanner('internal.enabled'), type: 'switch', label: messages.enabled }],
    },
    {
      title: messages.fuzzy,
      help: messages.fuzzyHelp,
      settings: [
        { ...scanner('internal.fuzzy.enabled'), type: 'switch', label: messages.fuzzyEnabled },
        {
          ...scanner('internal.fuzzy.exclude.purl'),
          type: 'switch',
          isInverted: true,
          label: messages.purl,
          help: messages.purlHelp,
          usedWhile: { name: 'internal.fuzzy.enabled' },
        },
        {
          ...scanner('internal.fuzzy.exclude.internal'),
          type: 'switch',
          isInverted: true,
          label: messages.internal,
          usedWhile: { name: 'internal.fuzzy.enabled' },
        },
      ],
    },
    {
      title: messages.results,
      settings: [
        {
          ...scanner('analysis.cache.validity.period'),
          type: 'number',
          min: 0,
          unit: messages.milliseconds,
          label: messages.validity,
          help: messages.validityHelp,
        },
      ],
    },
  ],
  // Also includes settings that belong to no other analyzer, except those of one that servers do not use.
  further: { group: 'scanner', except: ['npmaudit.', 'ossindex.', 'vulndb.', 'snyk.', 'trivy.'] },
};

function scanner(name: string) {
  return { group: 'scanner', name, until: '4.14' } as const;
}
