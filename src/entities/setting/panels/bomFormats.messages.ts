import { msg } from '../../../i18n/msg.js';

export const messages = {
  formats: msg('bomFormatSettings.formats', 'Formats', 'Heading above switches, one for each BOM format'),
  cycloneDx: msg('bomFormatSettings.cycloneDx', 'CycloneDX', 'Switch; name of a BOM format'),
  cycloneDxHelp: msg('bomFormatSettings.cycloneDxHelp', 'When off, uploaded CycloneDX BOMs are not processed.', 'Help below the switch bomFormatSettings.cycloneDx'),
  validation: msg('bomFormatSettings.validation', 'Validation', 'Heading above the settings for checking BOMs against their schema'),
  validate: msg('bomFormatSettings.validate', 'Validate BOMs', 'Switch: check BOMs against their schema'),
  validateHelp: msg('bomFormatSettings.validateHelp', 'Rejects BOMs that do not conform to the CycloneDX schema.', 'Help below bomFormatSettings.validate and bomFormatSettings.mode'),
  mode: msg('bomFormatSettings.mode', 'BOMs to validate', 'Field label of a choice: all, none, or by tags of the project'),
  enabled: msg('bomFormatSettings.enabled', 'All BOMs', 'Choice of bomFormatSettings.mode'),
  disabled: msg('bomFormatSettings.disabled', 'No BOMs', 'Choice of bomFormatSettings.mode'),
  forTags: msg('bomFormatSettings.forTags', 'Projects with certain tags', 'Choice of bomFormatSettings.mode: only BOMs of these projects'),
  exceptTags: msg('bomFormatSettings.exceptTags', 'Projects without certain tags', 'Choice of bomFormatSettings.mode: all BOMs except those of projects with these tags'),
  inclusive: msg('bomFormatSettings.inclusive', 'Tags to validate', 'Field label: BOMs of projects with these tags are validated'),
  exclusive: msg('bomFormatSettings.exclusive', 'Tags to skip', 'Field label: BOMs of projects with these tags are not validated'),
};
