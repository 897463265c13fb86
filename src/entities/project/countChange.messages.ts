/** Numbers of a project, and how they changed. */
import { msg } from '../../i18n/msg.js';
import { vulnerabilityCount } from './portfolioText.messages.js';

export const countMessages = {
  components: msg<{ count: number }>('bomUpload.components', '{count, plural, =0 {No components} one {# component} other {# components}}', 'Result of an import: number of components in the project'),
  findings: vulnerabilityCount,
  more: msg<{ count: number }>('bomUpload.more', '{count, number} more than before', 'Text after bomUpload.components or bomUpload.findings'),
  fewer: msg<{ count: number }>('bomUpload.fewer', '{count, number} fewer than before', 'Text after bomUpload.components or bomUpload.findings'),
  asMany: msg('bomUpload.asMany', 'same as before', 'Text after bomUpload.components or bomUpload.findings'),
};
