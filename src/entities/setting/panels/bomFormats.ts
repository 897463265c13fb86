import type { SettingsDeclaration } from '../../../frames/settings/declaration.js';
import * as panelNames from '../../project/panelNames.messages.js';
import { normalizeTag } from '../../../domain/normalizeTag.js';
import { messages } from './bomFormats.messages.js';

/** The settings for the BOMs that a server accepts. */
export const bomFormats: SettingsDeclaration = {
  title: panelNames.bomFormats,
  sections: [
    {
      title: messages.formats,
      settings: [
        {
          ...setting('cyclonedx.enabled'),
          type: 'switch',
          label: messages.cycloneDx,
          help: messages.cycloneDxHelp,
        },
      ],
    },
    {
      title: messages.validation,
      settings: [
        {
          ...setting('bom.validation.enabled'),
          until: '4.11',
          type: 'switch',
          label: messages.validate,
          help: messages.validateHelp,
        },
        {
          ...setting('bom.validation.mode'),
          since: '4.12',
          type: 'choice',
          label: messages.mode,
          help: messages.validateHelp,
          options: [
            { value: 'ENABLED', label: messages.enabled },
            { value: 'DISABLED', label: messages.disabled },
            { value: 'ENABLED_FOR_TAGS', label: messages.forTags },
            { value: 'DISABLED_FOR_TAGS', label: messages.exceptTags },
          ],
        },
        {
          ...setting('bom.validation.tags.inclusive'),
          since: '4.12',
          type: 'list',
          normalize: normalizeTag,
          label: messages.inclusive,
          usedWhile: { name: 'bom.validation.mode', is: 'ENABLED_FOR_TAGS' },
        },
        {
          ...setting('bom.validation.tags.exclusive'),
          since: '4.12',
          type: 'list',
          normalize: normalizeTag,
          label: messages.exclusive,
          usedWhile: { name: 'bom.validation.mode', is: 'DISABLED_FOR_TAGS' },
        },
      ],
    },
  ],
  further: { group: 'artifact' },
};

function setting(name: string) {
  return { group: 'artifact', name } as const;
}
