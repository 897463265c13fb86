import type { SettingsDeclaration } from '../../../frames/settings/declaration.js';
import * as panelNames from '../../project/panelNames.messages.js';
import { deferred } from '../../../ui/later/deferred.js';
import { messages } from './search.messages.js';
import * as shared from './shared.messages.js';

/** The search index of a server; those from 5.0 on have none. */
export const search: SettingsDeclaration = {
  title: panelNames.search,
  help: messages.help,
  sections: [
    {
      title: messages.check,
      help: messages.checkHelp,
      settings: [
        { ...check('enabled'), type: 'switch', label: messages.enabled, needsRestart: true },
        {
          ...check('cadence'),
          type: 'number',
          min: 1,
          unit: shared.minutes,
          label: messages.cadence,
          needsRestart: true,
          usedWhile: { name: 'consistency.check.enabled' },
        },
        {
          ...check('delta.threshold'),
          type: 'number',
          min: 1,
          max: 100,
          unit: messages.percent,
          label: messages.threshold,
          usedWhile: { name: 'consistency.check.enabled' },
        },
      ],
    },
  ],
  further: { group: 'search-indexes' },
  actions: [
    {
      icon: 'refresh',
      label: messages.rebuild,
      dialog: deferred(() => import('./RebuildIndexDialog.js').then((module) => module.RebuildIndexDialog)),
    },
  ],
};

function check(name: string) {
  return { group: 'search-indexes', name: `consistency.check.${name}`, until: '4.14' } as const;
}
