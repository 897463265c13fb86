import { msg } from '../../../i18n/msg.js';

export const messages = {
  help: msg('bomFormatSettings.help', 'Which BOMs the server takes, and what it demands of them.', 'Below panelNames.bomFormats'),
  formats: msg('bomFormatSettings.formats', 'Formats', 'Heading: formats of BOMs'),
  cycloneDx: msg('bomFormatSettings.cycloneDx', 'CycloneDX', 'Switch; name of a format'),
  cycloneDxHelp: msg('bomFormatSettings.cycloneDxHelp', 'While it is off, uploaded BOMs of this format are not processed.', 'Below bomFormatSettings.cycloneDx'),
  validation: msg('bomFormatSettings.validation', 'Validation', 'Heading: whether BOMs are held against their schema'),
  validate: msg('bomFormatSettings.validate', 'Validate BOMs', 'Switch: whether BOMs are held against their schema'),
  validateHelp: msg('bomFormatSettings.validateHelp', 'An upload that the schema of CycloneDX does not allow is refused.', 'Below bomFormatSettings.validate and bomFormatSettings.mode'),
  mode: msg('bomFormatSettings.mode', 'BOMs that are validated', 'Choice among all, none, and those of projects with certain tags'),
  enabled: msg('bomFormatSettings.enabled', 'All BOMs', 'Choice of bomFormatSettings.mode: all BOMs'),
  disabled: msg('bomFormatSettings.disabled', 'No BOMs', 'Choice of bomFormatSettings.mode: no BOM'),
  forTags: msg('bomFormatSettings.forTags', 'Those of projects with certain tags', 'Choice of bomFormatSettings.mode'),
  exceptTags: msg('bomFormatSettings.exceptTags', 'All but those of projects with certain tags', 'Choice of bomFormatSettings.mode'),
  inclusive: msg('bomFormatSettings.inclusive', 'Tags whose projects are validated', 'Tags of projects'),
  exclusive: msg('bomFormatSettings.exclusive', 'Tags whose projects are not validated', 'Tags of projects'),
};
