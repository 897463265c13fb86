import { msg } from '../../i18n/msg.js';

/** Problems of fields with several lines. */
export const messages = {
  line: msg<{ line: number; problem: string }>('rowProblem.line', 'Line {line, number}: {problem}', 'Error in a line of a list. problem: a sentence'),
  noType: msg('rowProblem.noType', 'Enter a type, such as website.', 'Error of an external reference. Do not translate “website”'),
  noUrl: msg('rowProblem.noUrl', 'Enter a URL.', 'Error of an external reference'),
  unsafeUrl: msg('rowProblem.unsafeUrl', 'This URL can run code. Use one that starts with https:.', 'Error of an external reference such as javascript:alert(1)'),
};
