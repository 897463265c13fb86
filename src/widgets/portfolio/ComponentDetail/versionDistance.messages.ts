import { msg } from '../../../i18n/msg.js';

export const messages = {
  epoch: msg('versionDistance.epoch', 'new version epoch', 'Distance from the version in use to the latest one: a new epoch, the part that sorts before all others'),
  major: msg<{ count: number }>('versionDistance.major', '{count, plural, one {# major version newer} other {# major versions newer}}', 'Distance from the version in use to the latest one: 2 from 2.17 to 4.0'),
  minor: msg<{ count: number }>('versionDistance.minor', '{count, plural, one {# minor version newer} other {# minor versions newer}}', 'Distance from the version in use to the latest one: 2 from 2.17 to 2.19'),
  patch: msg<{ count: number }>('versionDistance.patch', '{count, plural, one {# patch newer} other {# patches newer}}', 'Distance from the version in use to the latest one: 2 from 2.17.1 to 2.17.3'),
};
