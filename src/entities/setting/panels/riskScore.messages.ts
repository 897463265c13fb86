import { msg } from '../../../i18n/msg.js';

export const messages = {
  help: msg('riskScoreSettings.help', 'Points that each vulnerability adds to the risk score.', 'Help below panelNames.riskScore'),
  weights: msg('riskScoreSettings.weights', 'By severity', 'Heading above number fields, one for each severity'),
  past: msg('riskScoreSettings.past', 'Past metrics', 'Heading above the switch riskScoreSettings.history'),
  history: msg('riskScoreSettings.history', 'Recalculate past metrics', 'Switch: recalculate past metrics with the new weights'),
  historyHelp: msg('riskScoreSettings.historyHelp', 'When off, charts keep the old scores.', 'Help below riskScoreSettings.history'),
};
