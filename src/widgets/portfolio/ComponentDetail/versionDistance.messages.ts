import { defineMessage } from 'react-intl';

export const messages = {
  epoch: defineMessage({
    id: 'versionDistance.epoch',
    defaultMessage: 'versions are counted anew since',
    description:
      'How far the newest version is from the one in use: the epoch, which orders before all else, is another one',
  }),
  major: defineMessage<{ readonly count: number }>({
    id: 'versionDistance.major',
    defaultMessage: '{count, plural, one {# major version} other {# major versions}} further',
    description: 'How far the newest version is from the one in use, 4.0 from 2.17 being 2',
  }),
  minor: defineMessage<{ readonly count: number }>({
    id: 'versionDistance.minor',
    defaultMessage: '{count, plural, one {# minor version} other {# minor versions}} further',
    description: 'How far the newest version is from the one in use, 2.19 from 2.17 being 2',
  }),
  patch: defineMessage<{ readonly count: number }>({
    id: 'versionDistance.patch',
    defaultMessage: '{count, plural, one {# patch} other {# patches}} further',
    description: 'How far the newest version is from the one in use, 2.17.3 from 2.17.1 being 2',
  }),
};
