import { defineMessage } from 'react-intl';

export const messages = {
  help: defineMessage({
    id: 'bomFormatSettings.help',
    defaultMessage: 'Which BOMs the server takes, and what it demands of them.',
    description: 'Below panelNames.bomFormats',
  }),
  formats: defineMessage({
    id: 'bomFormatSettings.formats',
    defaultMessage: 'Formats',
    description: 'Heading: formats of BOMs',
  }),
  cycloneDx: defineMessage({
    id: 'bomFormatSettings.cycloneDx',
    defaultMessage: 'CycloneDX',
    description: 'Switch; name of a format',
  }),
  cycloneDxHelp: defineMessage({
    id: 'bomFormatSettings.cycloneDxHelp',
    defaultMessage: 'While it is off, uploaded BOMs of this format are not processed.',
    description: 'Below bomFormatSettings.cycloneDx',
  }),
  validation: defineMessage({
    id: 'bomFormatSettings.validation',
    defaultMessage: 'Validation',
    description: 'Heading: whether BOMs are held against their schema',
  }),
  validate: defineMessage({
    id: 'bomFormatSettings.validate',
    defaultMessage: 'Validate BOMs',
    description: 'Switch: whether BOMs are held against their schema',
  }),
  validateHelp: defineMessage({
    id: 'bomFormatSettings.validateHelp',
    defaultMessage: 'An upload that the schema of CycloneDX does not allow is refused.',
    description: 'Below bomFormatSettings.validate and bomFormatSettings.mode',
  }),
  mode: defineMessage({
    id: 'bomFormatSettings.mode',
    defaultMessage: 'BOMs that are validated',
    description: 'Choice among all, none, and those of projects with certain tags',
  }),
  enabled: defineMessage({
    id: 'bomFormatSettings.enabled',
    defaultMessage: 'All BOMs',
    description: 'Choice of bomFormatSettings.mode: all BOMs',
  }),
  disabled: defineMessage({
    id: 'bomFormatSettings.disabled',
    defaultMessage: 'No BOMs',
    description: 'Choice of bomFormatSettings.mode: no BOM',
  }),
  forTags: defineMessage({
    id: 'bomFormatSettings.forTags',
    defaultMessage: 'Those of projects with certain tags',
    description: 'Choice of bomFormatSettings.mode',
  }),
  exceptTags: defineMessage({
    id: 'bomFormatSettings.exceptTags',
    defaultMessage: 'All but those of projects with certain tags',
    description: 'Choice of bomFormatSettings.mode',
  }),
  inclusive: defineMessage({
    id: 'bomFormatSettings.inclusive',
    defaultMessage: 'Tags whose projects are validated',
    description: 'Tags of projects',
  }),
  exclusive: defineMessage({
    id: 'bomFormatSettings.exclusive',
    defaultMessage: 'Tags whose projects are not validated',
    description: 'Tags of projects',
  }),
};
