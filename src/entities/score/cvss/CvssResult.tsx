import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { CvssVectorDraft } from '../../../domain/scores/cvssVector.js';
import { Message, TextSpan, useIntl } from '../../../i18n/index.js';
import { MissingList } from '../MissingList.js';
import { scoreText } from '../scoreText.js';
import { theme } from '../../../theme/index.js';
import { Button } from '../../../ui/controls/Button.js';
import { Spinner } from '../../../ui/controls/Spinner.js';
import { InlineNotice } from '../../../ui/layout/states.js';
import { monospace } from '../../../ui/layout/mixins.js';
import { messages } from './CvssCalculator.messages.js';
import { CvssGauge } from './CvssGauge.js';
import { cvssScoreRows, type CvssScored } from './cvssScoreRows.js';
import { CvssSeverityLabel } from '../CvssSeverityLabel.js';
import { cvssMetricText } from '../cvssTexts.js';
import type { CvssScoring } from './useCvssScore.js';

/** Props of {@link CvssResult}. */
export interface CvssResultProps {
  draft: CvssVectorDraft;
  scoring: CvssScoring;
  isCompact: boolean;
  isReadOnly: boolean;
  /** Leads to a metric that has no value yet. */
  onGoTo: (key: string) => void;
}

/** The score, or what is missing before there is one. */
export function CvssResult(props: CvssResultProps) {
  const { draft, scoring, isCompact, isReadOnly, onGoTo } = props;
  const intl = useIntl();
  const score = scoring.status === 'done' ? scoring.score : undefined;
  const number = (value: number) => scoreText(intl, value);
  return (
    <Box data-compact={isCompact || undefined}>
      {scoring.status === 'failed' ? (
        <InlineNotice
          tone="danger"
          role="alert"
          title={<Message {...messages.failed} />}
          actions={
            <Button size="small" icon="refresh" onClick={scoring.retry}>
              <Message {...messages.retry} />
            </Button>
          }
        >
          <Message {...messages.failedAdvice} />
        </InlineNotice>
      ) : (
        <Head>
          {isCompact ? (
            <Figure>{score ? number(score.overallScore) : '–'}</Figure>
          ) : (
            <CvssGauge
              score={score?.overallScore}
              version={draft.version}
              text={score ? number(score.overallScore) : '–'}
            />
          )}
          {score ? (
            <CvssSeverityLabel severity={score.severity} isAlone />
          ) : scoring.status === 'waiting' ? (
            <Waiting>
              <Spinner size={14} /> <Message {...messages.waiting} />
            </Waiting>
          ) : (
            <Muted>
              <Message {...messages.nothingYet} />
            </Muted>
          )}
        </Head>
      )}
      {score && <Scores scored={score} number={number} />}
      {scoring.status === 'waiting' && (
        <Unseen>
          <Scores scored={{ version: draft.version, vector: scoring.vector }} number={number} />
        </Unseen>
      )}
      {draft.missing.length > 0 && (
        <MissingList
          title={<Message {...messages.missing} values={{ count: draft.missing.length }} />}
          missing={draft.missing.map(({ key }) => ({
            key,
            name: `${cvssMetricText(intl, draft.version, key, true)} (${key})`,
          }))}
          onGoTo={isReadOnly ? undefined : onGoTo}
        />
      )}
    </Box>
  );
}

function Scores({ scored, number }: { scored: CvssScored; number: (value: number) => string }) {
  return (
    <Rows>
      {cvssScoreRows(scored).map(({ name, value, severity, isOverall }) => (
        <Row
          key={name}
          isOverall={isOverall}
          term={<Message {...messages[name]} />}
          mark={value !== undefined && severity && <CvssSeverityLabel severity={severity} />}
          value={value === undefined ? <Message {...messages.notSet} /> : number(value)}
          isMissing={value === undefined}
        />
      ))}
      {scored.version === '4.0' && (
        <Row term={<Message {...messages.macroVector} />} value={<Mono>{scored.macroVector}</Mono>} />
      )}
    </Rows>
  );
}

function Row(props: {
  term: ReactNode;
  mark?: ReactNode;
  value: ReactNode;
  isOverall?: boolean;
  isMissing?: boolean;
}) {
  return (
    <div data-overall={props.isOverall || undefined} data-missing={props.isMissing || undefined}>
      <dt>{props.term}</dt>
      <dd>
        <TextSpan>{props.mark}</TextSpan>
        <b>{props.value}</b>
      </dd>
    </div>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${theme.space.lg};
`;

const Head = styled.div`
  display: grid;
  gap: ${theme.space.sm};
  justify-items: center;
  [data-compact] > & {
    display: flex;
    align-items: center;
    gap: ${theme.space.md};
  }
`;

const Figure = styled.span`
  font-size: ${theme.font.size.figure};
  font-weight: ${theme.font.weight.strong};
  font-variant-numeric: tabular-nums;
  line-height: ${theme.font.line.figure};
`;

const Muted = styled.span`
  color: ${theme.color.text.muted};
`;

const Waiting = styled(Muted)`
  display: inline-flex;
  align-items: center;
  gap: 6px;
`;

/** The place of what is computed. */
const Unseen = styled.div`
  visibility: hidden;
`;

const Mono = styled.span`
  ${monospace}
`;

const Rows = styled.dl`
  margin: 0;
  border-block-start: 1px solid ${theme.color.border.subtle};
  > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space.sm};
    min-block-size: 31px;
    border-block-end: 1px solid ${theme.color.border.subtle};
  }
  > div:last-child {
    border-block-end: 0;
  }
  dt {
    color: ${theme.color.text.muted};
  }
  dd {
    display: flex;
    align-items: center;
    gap: ${theme.space.md};
    margin: 0;
  }
  b {
    min-inline-size: 28px;
    font-weight: ${theme.font.weight.strong};
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  [data-overall] :is(dt, dd) {
    color: ${theme.color.text.default};
    font-weight: ${theme.font.weight.strong};
  }
  [data-missing] b {
    color: ${theme.color.text.subtle};
    font-weight: ${theme.font.weight.regular};
  }
`;
