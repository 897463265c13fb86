import type { SettingsDeclaration } from '../../../frames/settings/declaration.js';
import * as panelNames from '../../project/panelNames.messages.js';
import { deferred } from '../../../ui/later/deferred.js';
import { messages } from './internalComponents.messages.js';

/** By which names a server knows the components of its operators. */
export const internalComponents: SettingsDeclaration = {
  title: panelNames.internalComponents,
  help: messages.help,
  sections: [
    {
      title: messages.patterns,
      help: messages.patternsHelp,
      settings: [
        {
          ...setting('groups.regex'),
          type: 'text',
          format: 'regex',
          label: messages.groups,
        },
        {
          ...setting('names.regex'),
          type: 'text',
          format: 'regex',
          label: messages.names,
        },
        {
          ...setting('match-mode'),
          since: '4.14',
          type: 'choice',
          label: messages.mode,
          options: [
            { value: 'OR', label: messages.or },
            { value: 'AND', label: messages.and },
          ],
        },
      ],
    },
  ],
  further: { group: 'internal-components' },
  actions: [
    {
      icon: 'play',
      label: messages.identify,
      dialog: deferred(() =>
        import('./IdentificationDialog.js').then((module) => module.IdentificationDialog),
      ),
    },
  ],
};

function setting(name: string) {
  return { group: 'internal-components', name } as const;
}
