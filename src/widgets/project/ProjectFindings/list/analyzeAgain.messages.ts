import { defineMessage } from 'react-intl';

export const messages = {
  analyzed: defineMessage({
    id: 'projectFindings.analyzed',
    defaultMessage: 'Analysis finished',
    description: 'Title of a notice; what is new is said above the table',
  }),
  analyzeFailed: defineMessage({
    id: 'projectFindings.analyzeFailed',
    defaultMessage: 'The analysis could not be started',
    description: 'Title of a notice; the reason follows',
  }),
};
