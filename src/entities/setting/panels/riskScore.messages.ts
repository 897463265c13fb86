import { msg } from '../../../i18n/msg.js';

export const messages = {
  help: msg('riskScoreSettings.help', 'What one vulnerability adds to the risk score of its component and project.', 'Below panelNames.riskScore'),
  weights: msg('riskScoreSettings.weights', 'By severity', 'Heading of the numbers, one for each severity'),
  past: msg('riskScoreSettings.past', 'Figures of the past', 'Heading'),
  history: msg('riskScoreSettings.history', 'Compute them anew', 'Switch: figures of the past are computed with the new weights'),
  historyHelp: msg('riskScoreSettings.historyHelp', 'Otherwise charts show what the weights were at the time.', 'Below riskScoreSettings.history'),
};
