import { msg } from '../../../i18n/msg.js';

export const safeVersionTextMessages = {
  safeFrom: msg<{ version: string }>('safeVersion.safeFrom', 'Safe from {version}', 'Behind the version of a component with vulnerabilities: version is the lowest one that none of them affects, as no later one is'),
  safeAndFrom: msg<{ version: string; onward: string }>(
    'safeVersion.safeAndFrom',
    'Safe in {version}, and from {onward} on',
    'As safeVersion.safeFrom, where versions between the two are affected, such as 2.12.4 and 2.17.1 of two lines of releases',
  ),
  safeOnly: msg<{ version: string }>('safeVersion.safeOnly', 'Safe in {version}', 'As safeVersion.safeFrom, where later versions are affected again'),
  label: msg('safeVersion.label', 'Safe version', 'Name of the check mark before a safe version in a row, as in safeVersion.safeFrom'),
  meaning: msg('safeVersion.meaning', 'The lowest version outside of all affected ranges that are known of the findings of the component; what was suppressed does not count.', 'Tip of safeVersion.safeFrom and its likes'),
};
