import { msg } from '../../../i18n/msg.js';
import * as decisionMessages from '../../decision/decision.messages.js';
import { messages as dialogMessages } from '../../../ui/overlay/Dialog.messages.js';
import { messages as calculatorMessages } from '../../score/scoreCalculator.messages.js';

export const messages = {
  close: dialogMessages.close,
  details: decisionMessages.details,
  comment: decisionMessages.comment,
  title: msg<{ vulnerability: string }>('rescoring.title', 'Rescore {vulnerability}', 'Title of the dialog with a score calculator; vulnerability such as CVE-2021-44228'),
  readOnlyTitle: msg<{ vulnerability: string }>('rescoring.readOnlyTitle', 'Score of {vulnerability}', 'Title of the dialog with a read-only score calculator; vulnerability such as CVE-2021-44228'),
  advice: msg('rescoring.advice', 'Adjust the environmental metrics and threat to your deployment.', 'Above the CVSS calculator'),
  start: msg('rescoring.start', 'Starting vector', 'Field label: choice between vectors such as CVSS v3.1 and OWASP Risk Rating'),
  statedHere: msg<{ standard: string }>('rescoring.statedHere', '{standard} from the decision', 'Option of rescoring.start: a vector from the details or a comment; standard such as CVSS v3.1'),
  change: msg<{ before: string; after: string }>('rescoring.change', 'Before: {before}. Now: {after}.', 'Footer of the dialog; before and after such as 9.8 Critical, or rescoring.notWhole'),
  unchanged: msg<{ rating: string }>('rescoring.unchanged', '{rating} (unchanged)', 'Footer of the dialog while nothing is changed; rating such as 9.8 Critical'),
  first: msg<{ rating: string }>('rescoring.first', 'Now: {rating}.', 'Footer of the dialog if there was no vector before; rating such as 9.8 Critical'),
  notWhole: msg('rescoring.notWhole', 'no score', 'In rescoring.change, while the vector is incomplete'),
  rating: msg<{ score: string; severity: string }>('rescoring.rating', '{score} {severity}', 'A score with its severity, such as 9.8 Critical'),
  target: msg('rescoring.target', 'Add score and vector to', 'Label before the checkboxes decision.details and decision.comment'),
  put: msg('rescoring.put', 'Add to decision', 'Button that adds score, severity, and vector to the form of a decision, at most 20 characters'),
  needsVector: msg('rescoring.needsVector', 'Complete the vector first.', 'Tooltip of the disabled button rescoring.put'),
  needsTarget: msg('rescoring.needsTarget', 'Select details or comment.', 'Tooltip of the disabled button rescoring.put'),
  line: msg<{ rating: string; vector: string }>('rescoring.line', 'Rescored to {rating}: {vector}', 'Added to the details of a decision or to a comment; rating such as 5.9 Medium'),
  open: msg('rescoring.open', 'Rescore', 'Button in the form of a decision: opens the calculator, at most 20 characters'),
  added: msg('rescoring.added', 'Score added. Save to keep it.', 'Beside rescoring.open, after rescoring.put; the decision itself is not saved yet'),
  calculator: calculatorMessages.calculator,
  calculatorOf: msg<{ vector: string }>('rescoring.calculatorOf', 'Calculator: {vector}', 'Screen-reader name of the button rescoring.calculator'),
  vectors: msg('rescoring.vectors', 'Scores in this text', 'Screen-reader name of a list below the details or a comment'),
  overridden: msg('rescoring.overridden', 'Score from a server rule:', 'Below the decision, if a server rule gave the finding another score; the scores follow'),
};
