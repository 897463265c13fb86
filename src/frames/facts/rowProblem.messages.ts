import { msg } from '../../i18n/msg.js';

/** Problems of fields with several lines. */
export const messages = {
  line: msg<{ line: number; problem: string }>('rowProblem.line', 'Line {line, number}: {problem}', 'Problem of a line of a list; problem is a sentence'),
  noType: msg('rowProblem.noType', 'The type is missing, such as website.', 'Problem of an external reference; website stays as it is'),
  noUrl: msg('rowProblem.noUrl', 'The web address is missing.', 'Problem of an external reference'),
  unsafeUrl: msg('rowProblem.unsafeUrl', 'An address like this runs code. Write one that begins with https:.', 'Problem of an external reference such as javascript:alert(1)'),
};
