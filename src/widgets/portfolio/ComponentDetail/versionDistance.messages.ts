import { msg } from '../../../i18n/msg.js';

export const messages = {
  epoch: msg('versionDistance.epoch', 'new version epoch', 'Distance from the version in use to the latest one: a new epoch, the part that sorts before all others'),
  major: msg<{ count: number }>('versionDistance.major', '{count, plural, one {# major version ahead} other {# major versions ahead}}', 'Distance from the version in use to the latest one: 2 from 2.17 to 4.0'),
  minor: msg<{ count: number }>('versionDistance.minor', '{count, plural, one {# minor version ahead} other {# minor versions ahead}}', 'Distance from the version in use to the latest one: 2 from 2.17 to 2.19'),
  patch: msg<{ count: number }>('versionDistance.patch', '{count, plural, one {# patch ahead} other {# patches ahead}}', 'Distance from the version in use to the latest one: 2 from 2.17.1 to 2.17.3'),
};
