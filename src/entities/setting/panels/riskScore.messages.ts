import { defineMessage } from 'react-intl';

export const messages = {
  help: defineMessage({
    id: 'riskScoreSettings.help',
    defaultMessage: 'What one vulnerability adds to the risk score of its component and project.',
    description: 'Below panelNames.riskScore',
  }),
  weights: defineMessage({
    id: 'riskScoreSettings.weights',
    defaultMessage: 'By severity',
    description: 'Heading of the numbers, one for each severity',
  }),
  past: defineMessage({
    id: 'riskScoreSettings.past',
    defaultMessage: 'Figures of the past',
    description: 'Heading',
  }),
  history: defineMessage({
    id: 'riskScoreSettings.history',
    defaultMessage: 'Compute them anew',
    description: 'Switch: figures of the past are computed with the new weights',
  }),
  historyHelp: defineMessage({
    id: 'riskScoreSettings.historyHelp',
    defaultMessage: 'Otherwise charts show what the weights were at the time.',
    description: 'Below riskScoreSettings.history',
  }),
};
