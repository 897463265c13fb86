import { msg } from '../../i18n/msg.js';
import { figureTilesMessages } from './figureTiles.messages.js';

export const headFiguresMessages = {
  risk: figureTilesMessages.risk,
  vulnerabilities: msg('headFigures.vulnerabilities', 'Unique vulnerabilities', 'Label of counts by severity; a vulnerability with several names counts once for each component'),
};
