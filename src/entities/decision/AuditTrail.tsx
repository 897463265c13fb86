import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { trailEventOf, type TrailEvent } from '../../domain/findings/auditTrail.js';
import { Message, useIntl } from '../../i18n/index.js';
import { auditText } from './auditText.js';
import { dateTimeText } from '../../frames/facts/dateText.js';
import { analysisStateText } from '../vocabulary/index.js';
import type { AnalysisComment } from '../../schema/analysis.js';
import { theme } from '../../theme/index.js';
import { Button } from '../../ui/controls/Button.js';
import { Icon } from '../../ui/controls/Icon.js';
import { auditTrailMessages as messages } from './auditTrail.messages.js';

/** Props of {@link AuditTrail}. */
export interface AuditTrailProps {
  comments: readonly AnalysisComment[];
  /** Returns the known facts about a text that someone wrote, shown below it. */
  noteOf?: (text: string) => ReactNode;
}

/** The decisions and comments so far, newest first. */
export function AuditTrail({ comments, noteOf }: AuditTrailProps) {
  const intl = useIntl();
  const [isWhole, setIsWhole] = useState(false);
  const newest = [...comments].reverse();
  const shown = isWhole ? newest : newest.slice(0, FIRST_ENTRIES);
  const earlier = newest.length - shown.length;
  return (
    <Section aria-label={intl.formatMessage(messages.trail)}>
      <Head>
        <h3>
          <Message {...messages.trail} />
        </h3>
        <span>
          <Message {...messages.trailCount} values={{ count: comments.length }} />
        </span>
      </Head>
      <ol>
        {shown.map((comment, index) => (
          <Entry key={newest.length - index} comment={comment} noteOf={noteOf} />
        ))}
      </ol>
      {earlier > 0 && (
        <Button variant="quiet" size="small" onClick={() => setIsWhole(true)}>
          <Message {...messages.earlier} values={{ count: earlier }} />
        </Button>
      )}
    </Section>
  );
}

function Entry({ comment, noteOf }: { comment: AnalysisComment } & Pick<AuditTrailProps, 'noteOf'>) {
  const intl = useIntl();
  const event = trailEventOf(comment.comment ?? '');
  const said = event.kind === 'comment' || event.kind === 'details' ? event.text : undefined;
  const who = comment.commenter || intl.formatMessage(messages.somebody);
  return (
    <Item>
      <Icon name={event.kind === 'comment' ? 'comment' : 'history'} />
      <div>
        <EventSentence event={event} who={who} />{' '}
        {comment.timestamp !== undefined && (
          <time dateTime={new Date(comment.timestamp).toISOString()}>
            {dateTimeText(intl, comment.timestamp)}
          </time>
        )}
        {said && <Said dir="auto">{said}</Said>}
        {said && noteOf?.(said)}
      </div>
    </Item>
  );
}

function EventSentence({ event, who }: { event: TrailEvent; who: string }) {
  const intl = useIntl();
  const values = { who, b: (chunks: ReactNode[]) => <b>{chunks}</b> };
  switch (event.kind) {
    case 'state':
      return (
        <Message
          {...messages.setState}
          values={{
            ...values,
            from: analysisStateText(intl, event.from),
            to: analysisStateText(intl, event.to),
          }}
        />
      );
    case 'justification':
    case 'response':
      return (
        <Message
          {...(event.kind === 'response' ? messages.setResponse : messages.setJustification)}
          values={{ ...values, from: auditText(intl, event.from), to: auditText(intl, event.to) }}
        />
      );
    case 'details':
      return <Message {...messages.setDetails} values={values} />;
    case 'suppressed':
      return <Message {...messages.didSuppress} values={values} />;
    case 'unsuppressed':
      return <Message {...messages.didUnsuppress} values={values} />;
    case 'comment':
      return <Message {...messages.said} values={values} />;
  }
}

const FIRST_ENTRIES = 5;

const Section = styled.section`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${theme.space.sm};
  padding-block-start: ${theme.space.md};
  border-block-start: 1px solid ${theme.color.border.subtle};
  > ol {
    display: flex;
    flex-direction: column;
    gap: 10px;
    inline-size: 100%;
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space.md};
  inline-size: 100%;
  h3 {
    font-weight: ${theme.font.weight.strong};
  }
  > span {
    color: ${theme.color.text.muted};
    font-size: ${theme.font.size.small};
  }
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  gap: ${theme.space.sm};
  overflow-wrap: anywhere;
  > svg {
    margin: 2px;
    color: ${theme.color.text.subtle};
  }
  b {
    font-weight: ${theme.font.weight.strong};
  }
  time {
    color: ${theme.color.text.muted};
  }
`;

const Said = styled.div`
  max-block-size: 260px;
  margin-block-start: ${theme.space.xs};
  padding: 6px 10px;
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface.sunken};
  white-space: pre-wrap;
  overflow: auto;
`;
