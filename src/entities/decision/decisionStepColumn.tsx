import type { IntlShape } from 'react-intl';
import { styled } from 'styled-components';
import { theme } from '../../theme/index.js';
import { Icon } from '../../ui/controls/Icon.js';
import { VisuallyHidden } from '../../ui/controls/VisuallyHidden.js';
import type { TableColumn } from '../../ui/table/interfaces.js';
import { vocabularyMessages } from '../vocabulary/vocabulary.messages.js';
import { AnalysisLabel } from './AnalysisLabel.js';
import * as messages from './decision.messages.js';
import { becomes } from '../../frames/facts/becomes.messages.js';

/** The part of a decision that lists show. */
interface ShownDecision {
  readonly state: string;
  readonly isSuppressed: boolean;
}

/** Returns the column with the change of a decision: the old state and the new one. */
export function decisionStepColumn(
  intl: IntlShape,
): TableColumn<{ readonly from: ShownDecision; readonly to: ShownDecision }> {
  return {
    id: 'change',
    header: intl.formatMessage(messages.oldAndNew),
    width: 320,
    grow: 1,
    cardSlot: 'third',
    cell: ({ from, to }) => (
      <Step>
        <AnalysisLabel state={from.state} />
        {from.state !== to.state && (
          <>
            <Icon name="arrow-right" size={12} />
            <VisuallyHidden>{intl.formatMessage(becomes)}</VisuallyHidden>
            <AnalysisLabel state={to.state} />
          </>
        )}
        {from.isSuppressed !== to.isSuppressed && (
          <Quiet>
            {intl.formatMessage(to.isSuppressed ? vocabularyMessages.suppressed : messages.broughtBack)}
          </Quiet>
        )}
      </Step>
    ),
  };
}

const Step = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
  min-inline-size: 0;
`;

const Quiet = styled.span`
  color: ${theme.color.text.muted};
`;
