import { msg } from '../../../../i18n/msg.js';
import { justificationAdvice } from '../../../../entities/finding/justification.messages.js';

export const exportVexMessages = {
  unjustified: msg<{ count: number }>(
    'projectFindings.vexUnjustified',
    'VEX exported, {count, plural, one {# justification} other {# justifications}} missing',
    'Notice after a VEX download with “Not affected” findings that have no justification; an explanation follows',
  ),
  advice: justificationAdvice,
};
