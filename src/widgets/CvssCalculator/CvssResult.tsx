import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { CvssVectorDraft } from '../../domain/scores/cvssVector.js';
import type { CvssScore } from '../../domain/scores/scoreCvss.js';
import { Message, useIntl } from '../../i18n/index.js';
import { MissingList } from '../../parts/MissingList.js';
import { scoreText } from '../../parts/scoreText.js';
import { theme } from '../../theme/index.js';
import { Button } from '../../ui/Button.js';
import { Spinner } from '../../ui/Spinner.js';
import { InlineNotice } from '../../ui/states.js';
import { monospace } from '../../ui/mixins.js';
import { messages } from './CvssCalculator.messages.js';
import { CvssGauge } from './CvssGauge.js';
import { cvssScoreRows } from './cvssScoreRows.js';
import { CvssSeverityLabel } from './CvssSeverityLabel.js';
import { cvssMetricText } from '../../parts/cvssTexts.js';
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
      {score && <Scores score={score} number={number} />}
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

function Scores({ score, number }: { score: CvssScore; number: (value: number) => string }) {
  return (
    <Rows>
      {cvssScoreRows(score).map(({ name, value, severity, isOverall }) => (
        <Row
          key={name}
          isOverall={isOverall}
          term={<Message {...messages[name]} />}
          mark={value !== undefined && severity && <CvssSeverityLabel severity={severity} />}
          value={value === undefined ? <Message {...messages.notSet} /> : number(value)}
          isMissing={value === undefined}
        />
      ))}
      {score.macroVector && (
        <Row term={<Message {...messages.macroVector} />} value={<Mono>{score.macroVector}</Mono>} />
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
        {props.mark}
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
