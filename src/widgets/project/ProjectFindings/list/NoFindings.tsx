import type { ReactNode } from 'react';
import { mostHiding } from '../../../../domain/findings/countFindings.js';
import type { FindingsIndex } from '../../../../domain/findings/FindingsIndex.js';
import type { ProjectFindingsValue } from '../../../../domain/findings/findingsValue.js';
import { Message, useIntl } from '../../../../i18n/index.js';
import { Button } from '../../../../ui/controls/Button.js';
import { EmptyState } from '../../../../ui/layout/states.js';
import { facetText } from './facetText.js';
import { noFindingsMessages as messages } from './NoFindings.messages.js';
import { messages as words } from '../ProjectFindings.messages.js';

/** Nothing to list: nothing there, or hidden by filters. */
export function NoFindings(props: {
  index: FindingsIndex;
  value: ProjectFindingsValue;
  onClear: () => void;
}): ReactNode {
  const { index, value, onClear } = props;
  const intl = useIntl();
  const total = index.rows.length;
  if (total === 0) {
    return (
      <EmptyState icon="shield-check" title={<Message {...messages.noneTitle} />}>
        <Message {...messages.noneText} />
      </EmptyState>
    );
  }
  const most = mostHiding(index, value);
  return (
    <EmptyState
      icon="filter"
      title={<Message {...messages.filteredTitle} />}
      actions={
        <Button onClick={onClear}>
          <Message {...messages.clearFilters} />
        </Button>
      }
    >
      {most ? (
        <Message
          {...messages.filteredText}
          values={{
            total,
            count: most.count,
            filter:
              most.hider === 'search'
                ? intl.formatMessage(messages.search)
                : most.hider === 'suppression'
                  ? intl.formatMessage(words.suppressed)
                  : facetText(intl, most.hider),
          }}
        />
      ) : (
        <Message {...messages.filteredTextPlain} values={{ total }} />
      )}
    </EmptyState>
  );
}
