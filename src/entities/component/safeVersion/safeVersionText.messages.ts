import { defineMessage } from 'react-intl';

export const safeVersionTextMessages = {
  safeFrom: defineMessage<{ readonly version: string }>({
    id: 'safeVersion.safeFrom',
    defaultMessage: 'Safe from {version}',
    description:
      'Behind the version of a component with vulnerabilities: version is the lowest one that none of them affects, as no later one is',
  }),
  safeAndFrom: defineMessage<{ readonly version: string; readonly onward: string }>({
    id: 'safeVersion.safeAndFrom',
    defaultMessage: 'Safe in {version}, and from {onward} on',
    description:
      'As safeVersion.safeFrom, where versions between the two are affected, such as 2.12.4 and 2.17.1 of two lines of releases',
  }),
  safeOnly: defineMessage<{ readonly version: string }>({
    id: 'safeVersion.safeOnly',
    defaultMessage: 'Safe in {version}',
    description: 'As safeVersion.safeFrom, where later versions are affected again',
  }),
  label: defineMessage({
    id: 'safeVersion.label',
    defaultMessage: 'Safe version',
    description: 'Name of the check mark before a safe version in a row, as in safeVersion.safeFrom',
  }),
  meaning: defineMessage({
    id: 'safeVersion.meaning',
    defaultMessage:
      'The lowest version outside of all affected ranges that are known of the findings of the component; what was suppressed does not count.',
    description: 'Tip of safeVersion.safeFrom and its likes',
  }),
};
