import type { SettingDeclaration, SettingsDeclaration } from '../../src/frames/settings/declaration.js';

/** Settings as the lines of the table that documents show. */
export function settingsTable({ sections }: SettingsDeclaration): string {
  const lines = sections.flatMap(({ settings }) => settings.map(lineOf));
  const head = ['| Setting | Property | Value | Description |', '| --- | --- | --- | --- |'];
  return [...head, ...lines].join('\n');
}

function lineOf(setting: SettingDeclaration): string {
  const { group, name, label, help } = setting;
  const cells = [wordsOf(label), `\`${group}\` / \`${name}\``, valueOf(setting)];
  const notes = [help && wordsOf(help), ...notesOf(setting)].filter(Boolean);
  return `| ${[...cells, notes.join(' ')].join(' | ')} |`.replace(/ {2,}/g, ' ');
}

function valueOf(setting: SettingDeclaration): string {
  switch (setting.type) {
    case 'switch':
      return setting.isInverted ? 'on or off, stored inverted' : 'on or off';
    case 'number': {
      const { min, max, unit } = setting;
      const range =
        min !== undefined && max !== undefined
          ? ` from ${min} to ${max}`
          : min !== undefined
            ? ` from ${min}`
            : '';
      return `whole number${range}${unit ? `, ${wordsOf(unit)}` : ''}`;
    }
    case 'text':
      return { plain: 'text', url: 'URL', mail: 'email address', regex: 'Java regular expression' }[
        setting.format ?? 'plain'
      ];
    case 'choice':
      return setting.options.map(({ value }) => `\`${value}\``).join(', ');
    case 'list':
      return setting.separator === undefined
        ? 'texts, stored as a JSON array'
        : `texts, stored with \`${setting.separator}\` between`;
    case 'moment':
      return 'moment, stored as seconds since 1970';
    case 'html':
      return 'HTML, stored URL-encoded';
    case 'secret':
      return 'secret';
  }
}

function notesOf(setting: SettingDeclaration): string[] {
  const { since, until, needsRestart, requiredWhile, usedWhile, isWrittenByServer } = setting;
  return [
    requiredWhile === true
      ? 'Never empty.'
      : requiredWhile
        ? `Not empty while \`${requiredWhile}\` is on.`
        : '',
    usedWhile
      ? `Used only while \`${usedWhile.name}\` is ${usedWhile.is ? `\`${usedWhile.is}\`` : 'on'}.`
      : '',
    isWrittenByServer ? 'Written by the server.' : '',
    needsRestart ? 'Takes effect after a restart of the server.' : '',
    since ? `From ${since}.` : '',
    until ? `Up to ${until}.` : '',
  ].filter(Boolean);
}

function wordsOf(words: SettingDeclaration['label']): string {
  const text = typeof words === 'string' ? words : String(words.defaultMessage);
  // A pipe would end the cell, and a backslash or an asterisk be markup.
  return text.replace(/[\\|*]/g, '\\$&');
}
