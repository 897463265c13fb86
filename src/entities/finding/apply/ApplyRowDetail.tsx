import { styled } from 'styled-components';
import { APPLIED_PARTS, type AppliedPart } from '../../../domain/findings/appliedDecision.js';
import type { AuditDraft } from '../../../domain/findings/auditDraft.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { auditText } from '../../decision/index.js';
import { dateTimeText } from '../../../frames/facts/dateText.js';
import { analysisStateText } from '../../vocabulary/index.js';
import { theme } from '../../../theme/index.js';
import { applyMessages as messages } from './ApplyDecisions.messages.js';
import type { ApplyRow } from './useApplyRun.js';

/**
 * The detail below a row of the dry run: all parts of the decision before and after, and the last comment.
 */
export function ApplyRowDetail({ row }: { row: ApplyRow }) {
  const { before, after, kind, match } = row;
  const intl = useIntl();
  const { lastComment } = match;
  const textOf = (draft: AuditDraft, part: AppliedPart) => {
    if (part === 'state') return analysisStateText(intl, draft.state);
    if (part === 'isSuppressed')
      return intl.formatMessage(draft.isSuppressed ? messages.suppressed : messages.notSuppressed);
    return part === 'details' ? draft.details.trim() || '–' : auditText(intl, draft[part]);
  };
  return (
    <Frame>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">
              <Message {...messages.now} />
            </th>
            {kind !== 'same' && (
              <th scope="col">
                <Message {...messages.then} />
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {APPLIED_PARTS.map((part) => (
            <tr key={part}>
              <th scope="row">
                <Message {...messages[part]} />
              </th>
              <td dir="auto">{textOf(before, part)}</td>
              {kind !== 'same' && (
                <td dir="auto" data-changed={before[part] !== after[part] || undefined}>
                  {textOf(after, part)}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {lastComment && (
        <div>
          <Muted>
            <Message
              {...messages.lastComment}
              values={{
                who: lastComment.commenter || intl.formatMessage(messages.somebody),
                time: lastComment.timestamp === undefined ? '–' : dateTimeText(intl, lastComment.timestamp),
              }}
            />
          </Muted>
          <Said dir="auto">{lastComment.comment}</Said>
        </div>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.md};
  padding: ${theme.space.sm} ${theme.space.md} ${theme.space.md};
  table {
    border-collapse: collapse;
    inline-size: 100%;
    table-layout: fixed;
  }
  th,
  td {
    padding: ${theme.space.xs} ${theme.space.sm};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  thead td {
    inline-size: 150px;
  }
  th {
    color: ${theme.color.text.muted};
    font-weight: ${theme.font.weight.regular};
  }
  [data-changed] {
    font-weight: ${theme.font.weight.strong};
  }
`;

const Muted = styled.div`
  padding-inline: ${theme.space.sm};
  color: ${theme.color.text.muted};
  font-size: ${theme.font.size.small};
`;

const Said = styled.div`
  padding-inline: ${theme.space.sm};
  max-block-size: 160px;
  overflow: auto;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
