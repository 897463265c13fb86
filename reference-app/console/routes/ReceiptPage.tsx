import { useLocation } from 'react-router-dom';
import { useIntl } from 'bomdeck/i18n';
import { UploadReceipt } from 'bomdeck/UploadReceipt';
import { PageOfProject } from './PageOfProject.js';
import { RequirePermission } from './RequirePermission.js';
import { messages } from './routes.messages.js';

/** The changes that a BOM upload made. The fragment of the URL contains them. */
export function ReceiptPage() {
  const intl = useIntl();
  const { hash } = useLocation();
  return (
    <RequirePermission permission="VIEW_PORTFOLIO">
      <PageOfProject name="receipt" title={intl.formatMessage(messages.receipt)}>
        {(props) => <UploadReceipt {...props} receipt={hash.slice(1)} />}
      </PageOfProject>
    </RequirePermission>
  );
}
