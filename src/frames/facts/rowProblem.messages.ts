import { defineMessage } from 'react-intl';

/** Problems of fields with several lines. */
export const messages = {
  line: defineMessage<{ readonly line: number; readonly problem: string }>({
    id: 'rowProblem.line',
    defaultMessage: 'Line {line, number}: {problem}',
    description: 'Problem of a line of a list; problem is a sentence',
  }),
  noType: defineMessage({
    id: 'rowProblem.noType',
    defaultMessage: 'The type is missing, such as website.',
    description: 'Problem of an external reference; website stays as it is',
  }),
  noUrl: defineMessage({
    id: 'rowProblem.noUrl',
    defaultMessage: 'The web address is missing.',
    description: 'Problem of an external reference',
  }),
  unsafeUrl: defineMessage({
    id: 'rowProblem.unsafeUrl',
    defaultMessage: 'An address like this runs code. Write one that begins with https:.',
    description: 'Problem of an external reference such as javascript:alert(1)',
  }),
};
