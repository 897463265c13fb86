import { defineMessage } from 'react-intl';
import * as decisionMessages from '../../decision/decision.messages.js';
import { messages as dialogMessages } from '../../../ui/overlay/Dialog.messages.js';
import { messages as calculatorMessages } from '../../score/scoreCalculator.messages.js';

export const messages = {
  close: dialogMessages.close,
  details: decisionMessages.details,
  comment: decisionMessages.comment,
  title: defineMessage<{ readonly vulnerability: string }>({
    id: 'rescoring.title',
    defaultMessage: 'Rescore {vulnerability}',
    description: 'Title of a dialog with a calculator of scores; vulnerability such as CVE-2021-44228',
  }),
  readOnlyTitle: defineMessage<{ readonly vulnerability: string }>({
    id: 'rescoring.readOnlyTitle',
    defaultMessage: 'Score of {vulnerability}',
    description: 'Title of a dialog with a calculator in which nothing can be changed',
  }),
  advice: defineMessage({
    id: 'rescoring.advice',
    defaultMessage:
      'Set what is different where this component runs: the environmental metrics, and the threat as it is now.',
    description: 'Above the calculator of CVSS',
  }),
  start: defineMessage({
    id: 'rescoring.start',
    defaultMessage: 'Vector to begin with',
    description: 'Name of a choice between CVSS v3.1, OWASP Risk Rating and the like',
  }),
  statedHere: defineMessage<{ readonly standard: string }>({
    id: 'rescoring.statedHere',
    defaultMessage: '{standard}, from the decision',
    description: 'Choice of a vector that stands in the details or a comment; standard such as CVSS v3.1',
  }),
  change: defineMessage<{ readonly before: string; readonly after: string }>({
    id: 'rescoring.change',
    defaultMessage: 'Before: {before}. Now: {after}.',
    description: 'Foot of the dialog; both such as 9.8 Critical, or rescoring.notWhole',
  }),
  unchanged: defineMessage<{ readonly rating: string }>({
    id: 'rescoring.unchanged',
    defaultMessage: '{rating}, as before',
    description: 'Foot of the dialog, while nothing was changed; rating such as 9.8 Critical',
  }),
  first: defineMessage<{ readonly rating: string }>({
    id: 'rescoring.first',
    defaultMessage: 'Now: {rating}.',
    description: 'Foot of the dialog, where there was no vector before; rating such as 9.8 Critical',
  }),
  notWhole: defineMessage({
    id: 'rescoring.notWhole',
    defaultMessage: 'no score',
    description: 'In rescoring.change, while something is missing in the vector',
  }),
  rating: defineMessage<{ readonly score: string; readonly severity: string }>({
    id: 'rescoring.rating',
    defaultMessage: '{score} {severity}',
    description: 'A score with its severity, such as 9.8 Critical',
  }),
  target: defineMessage({
    id: 'rescoring.target',
    defaultMessage: 'Add score and vector to',
    description: 'Before the boxes decision.details and decision.comment',
  }),
  put: defineMessage({
    id: 'rescoring.put',
    defaultMessage: 'Add to the decision',
    description:
      'Button that writes score, severity and vector into the form of a decision, which is saved later',
  }),
  needsVector: defineMessage({
    id: 'rescoring.needsVector',
    defaultMessage: 'The vector is not complete.',
    description: 'Why rescoring.put cannot be used',
  }),
  needsTarget: defineMessage({
    id: 'rescoring.needsTarget',
    defaultMessage: 'Choose the details or the comment.',
    description: 'Why rescoring.put cannot be used',
  }),
  line: defineMessage<{ readonly rating: string; readonly vector: string }>({
    id: 'rescoring.line',
    defaultMessage: 'Rescored to {rating}: {vector}',
    description: 'Written into the details of a decision or a comment; rating such as 5.9 Medium',
  }),
  open: defineMessage({
    id: 'rescoring.open',
    defaultMessage: 'Rescore…',
    description:
      'Button in the form of a decision; opens the calculator with the vector of the vulnerability',
  }),
  added: defineMessage({
    id: 'rescoring.added',
    defaultMessage: 'Score added. Save the decision to keep it.',
    description: 'Beside rescoring.open, after rescoring.put',
  }),
  calculator: calculatorMessages.calculator,
  calculatorOf: defineMessage<{ readonly vector: string }>({
    id: 'rescoring.calculatorOf',
    defaultMessage: 'Calculator: {vector}',
    description: 'Name of the button rescoring.calculator for screen readers',
  }),
  vectors: defineMessage({
    id: 'rescoring.vectors',
    defaultMessage: 'Scores in this text',
    description: 'Name of a list below the details or a comment for screen readers',
  }),
  overridden: defineMessage({
    id: 'rescoring.overridden',
    defaultMessage: 'The server rates this finding differently:',
    description:
      'Below the decision, where a rule of the server gave the finding another score; the scores follow',
  }),
};
