import { defineMessage } from 'react-intl';
import { justificationAdvice } from '../../../../entities/finding/justification.messages.js';

export const exportVexMessages = {
  unjustified: defineMessage<{ readonly count: number }>({
    id: 'projectFindings.vexUnjustified',
    defaultMessage:
      'VEX exported, but {count, plural, one {# decision lacks} other {# decisions lack}} a justification',
    description:
      'Notice after the download of a VEX in which findings are “Not affected” without a justification; why one is needed follows',
  }),
  advice: justificationAdvice,
};
