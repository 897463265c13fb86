import { msg } from '../../../i18n/msg.js';

export const messages = {
  epoch: msg('versionDistance.epoch', 'versions are counted anew since', 'How far the newest version is from the one in use: the epoch, which orders before all else, is another one'),
  major: msg<{ count: number }>('versionDistance.major', '{count, plural, one {# major version} other {# major versions}} further', 'How far the newest version is from the one in use, 4.0 from 2.17 being 2'),
  minor: msg<{ count: number }>('versionDistance.minor', '{count, plural, one {# minor version} other {# minor versions}} further', 'How far the newest version is from the one in use, 2.19 from 2.17 being 2'),
  patch: msg<{ count: number }>('versionDistance.patch', '{count, plural, one {# patch} other {# patches}} further', 'How far the newest version is from the one in use, 2.17.3 from 2.17.1 being 2'),
};
