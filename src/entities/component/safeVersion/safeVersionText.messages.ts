import { msg } from '../../../i18n/msg.js';

export const safeVersionTextMessages = {
  safeFrom: msg<{ version: string }>('safeVersion.safeFrom', 'Safe in {version} and later', 'After the version of a vulnerable component; version is the lowest one without known findings, and no later one has any'),
  safeAndFrom: msg<{ version: string; onward: string }>(
    'safeVersion.safeAndFrom',
    'Safe in {version}, and in {onward} and later',
    'As safeVersion.safeFrom, if versions between the two are affected, such as 2.12.4 and 2.17.1 of two release lines',
  ),
  safeOnly: msg<{ version: string }>('safeVersion.safeOnly', 'Safe in {version}', 'As safeVersion.safeFrom, if later versions are affected again'),
  label: msg('safeVersion.label', 'Safe version', 'Screen-reader name of the check mark before a safe version in a row'),
  meaning: msg('safeVersion.meaning', 'Lowest version outside all known affected ranges. Suppressed findings are ignored.', 'Tooltip of safeVersion.safeFrom, safeVersion.safeAndFrom, and safeVersion.safeOnly'),
};
