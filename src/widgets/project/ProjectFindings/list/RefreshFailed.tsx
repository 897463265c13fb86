import type { FindingList } from '../../../../api/findings.js';
import { errorText } from '../../../../data/errorText.js';
import type { Resource } from '../../../../data/useResource.js';
import { Message, TextSpan, useIntl } from '../../../../i18n/index.js';
import { dateTimeText } from '../../../../frames/facts/dateText.js';
import { Button } from '../../../../ui/controls/Button.js';
import { InlineNotice } from '../../../../ui/layout/states.js';
import { messages } from '../ProjectFindings.messages.js';

/** Above old findings: that newer ones could not be loaded, why, and once more. Nothing while all is well. */
export function RefreshFailed(props: { resource: Resource<FindingList>; onRetry: () => void }) {
  const { resource, onRetry } = props;
  const intl = useIntl();
  if (resource.status !== 'ready' || resource.refreshError === undefined) return null;
  const { title, detail } = errorText(intl, resource.refreshError);
  return (
    <InlineNotice
      tone="warning"
      role="status"
      title={intl.formatMessage(messages.refreshFailed, { time: dateTimeText(intl, resource.loadedAt) })}
      actions={
        <Button size="small" icon="refresh" isBusy={resource.isRefreshing} onClick={onRetry}>
          <Message {...messages.retry} />
        </Button>
      }
    >
      <TextSpan>
        {title} {detail}
      </TextSpan>
    </InlineNotice>
  );
}
