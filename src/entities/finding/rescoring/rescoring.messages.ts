import { msg } from '../../../i18n/msg.js';
import * as decisionMessages from '../../decision/decision.messages.js';
import { messages as dialogMessages } from '../../../ui/overlay/Dialog.messages.js';
import { messages as calculatorMessages } from '../../score/scoreCalculator.messages.js';

export const messages = {
  close: dialogMessages.close,
  details: decisionMessages.details,
  comment: decisionMessages.comment,
  title: msg<{ vulnerability: string }>('rescoring.title', 'Rescore {vulnerability}', 'Title of a dialog with a calculator of scores; vulnerability such as CVE-2021-44228'),
  readOnlyTitle: msg<{ vulnerability: string }>('rescoring.readOnlyTitle', 'Score of {vulnerability}', 'Title of a dialog with a calculator in which nothing can be changed'),
  advice: msg('rescoring.advice', 'Set what is different where this component runs: the environmental metrics, and the threat as it is now.', 'Above the calculator of CVSS'),
  start: msg('rescoring.start', 'Vector to begin with', 'Name of a choice between CVSS v3.1, OWASP Risk Rating and the like'),
  statedHere: msg<{ standard: string }>('rescoring.statedHere', '{standard}, from the decision', 'Choice of a vector that stands in the details or a comment; standard such as CVSS v3.1'),
  change: msg<{ before: string; after: string }>('rescoring.change', 'Before: {before}. Now: {after}.', 'Foot of the dialog; both such as 9.8 Critical, or rescoring.notWhole'),
  unchanged: msg<{ rating: string }>('rescoring.unchanged', '{rating}, as before', 'Foot of the dialog, while nothing was changed; rating such as 9.8 Critical'),
  first: msg<{ rating: string }>('rescoring.first', 'Now: {rating}.', 'Foot of the dialog, where there was no vector before; rating such as 9.8 Critical'),
  notWhole: msg('rescoring.notWhole', 'no score', 'In rescoring.change, while something is missing in the vector'),
  rating: msg<{ score: string; severity: string }>('rescoring.rating', '{score} {severity}', 'A score with its severity, such as 9.8 Critical'),
  target: msg('rescoring.target', 'Add score and vector to', 'Before the boxes decision.details and decision.comment'),
  put: msg('rescoring.put', 'Add to the decision', 'Button that writes score, severity and vector into the form of a decision, which is saved later'),
  needsVector: msg('rescoring.needsVector', 'The vector is not complete.', 'Why rescoring.put cannot be used'),
  needsTarget: msg('rescoring.needsTarget', 'Choose the details or the comment.', 'Why rescoring.put cannot be used'),
  line: msg<{ rating: string; vector: string }>('rescoring.line', 'Rescored to {rating}: {vector}', 'Written into the details of a decision or a comment; rating such as 5.9 Medium'),
  open: msg('rescoring.open', 'Rescore…', 'Button in the form of a decision; opens the calculator with the vector of the vulnerability'),
  added: msg('rescoring.added', 'Score added. Save the decision to keep it.', 'Beside rescoring.open, after rescoring.put'),
  calculator: calculatorMessages.calculator,
  calculatorOf: msg<{ vector: string }>('rescoring.calculatorOf', 'Calculator: {vector}', 'Name of the button rescoring.calculator for screen readers'),
  vectors: msg('rescoring.vectors', 'Scores in this text', 'Name of a list below the details or a comment for screen readers'),
  overridden: msg('rescoring.overridden', 'The server rates this finding differently:', 'Below the decision, where a rule of the server gave the finding another score; the scores follow'),
};
