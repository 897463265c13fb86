import { msg } from '../../../../i18n/msg.js';
import { justificationAdvice } from '../../../../entities/finding/justification.messages.js';

export const exportVexMessages = {
  unjustified: msg<{ count: number }>(
    'projectFindings.vexUnjustified',
    'VEX exported, but {count, plural, one {# decision lacks} other {# decisions lack}} a justification',
    'Notice after the download of a VEX in which findings are “Not affected” without a justification; why one is needed follows',
  ),
  advice: justificationAdvice,
};
