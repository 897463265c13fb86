import { styled } from 'styled-components';
import { cvssV2Severity, cvssV3Severity } from '../../domain/severity.js';
import { Message, TextSpan, useIntl } from '../../i18n/index.js';
import type { Severity } from '../../schema/enumerations.js';
import { theme } from '../../theme/index.js';
import { epssText, percentileShareText, percentileText } from './EpssValue.js';
import { scoreBoxesMessages as messages } from './scoreBoxes.messages.js';
import { SeverityMark } from '../vulnerability/index.js';

/** The scores of a vulnerability, as far as they are known. */
export interface ScoreFacts {
  cvssV2BaseScore?: number;
  cvssV3BaseScore?: number;
  cvssV4Score?: number;
  owaspLikelihoodScore?: number;
  owaspTechnicalImpactScore?: number;
  owaspBusinessImpactScore?: number;
  epssScore?: number;
  epssPercentile?: number;
}

/** The scores of a vulnerability side by side, the unlikely ones in words; nothing where there are none. */
export function ScoreBoxes({ scores }: { scores: ScoreFacts }) {
  const intl = useIntl();
  const { cvssV4Score, cvssV3BaseScore, cvssV2BaseScore, epssScore, epssPercentile } = scores;
  const { owaspLikelihoodScore, owaspTechnicalImpactScore, owaspBusinessImpactScore } = scores;
  const one = (value: number) =>
    intl.formatNumber(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const cvss: { version: string; score: number; severity: Severity }[] = [
    ...(cvssV4Score === undefined
      ? []
      : [{ version: '4', score: cvssV4Score, severity: cvssV3Severity(cvssV4Score) }]),
    ...(cvssV3BaseScore === undefined
      ? []
      : [{ version: '3', score: cvssV3BaseScore, severity: cvssV3Severity(cvssV3BaseScore) }]),
    ...(cvssV2BaseScore === undefined
      ? []
      : [{ version: '2', score: cvssV2BaseScore, severity: cvssV2Severity(cvssV2BaseScore) }]),
  ];
  const impact = Math.max(owaspTechnicalImpactScore ?? 0, owaspBusinessImpactScore ?? 0);
  const hasOwasp = owaspLikelihoodScore !== undefined && impact > 0;
  if (cvss.length === 0 && !hasOwasp && epssScore === undefined) return null;
  return (
    <Boxes>
      {cvss.map(({ version, score, severity }) => (
        <Score key={version}>
          <dt>
            <Message {...messages.cvss} values={{ version }} />
          </dt>
          <dd>
            <b>{one(score)}</b> <SeverityMark severity={severity} />
          </dd>
        </Score>
      ))}
      {hasOwasp && (
        <Score>
          <dt>
            <Message {...messages.owasp} />
          </dt>
          <dd>
            <b>
              <TextSpan>
                {one(owaspLikelihoodScore)}
                {', '}
                {one(impact)}
              </TextSpan>
            </b>
          </dd>
        </Score>
      )}
      {epssScore !== undefined && (
        <Score>
          <dt>
            <Message {...messages.epss} />
          </dt>
          <dd>
            <b>{epssText(intl, epssScore)}</b>
            <Small>
              {epssScore >= 0.5 ? (
                <Message {...messages.epssLikely} />
              ) : (
                epssScore > 0 && (
                  <Message {...messages.epssText} values={{ odds: Math.round(1 / epssScore) }} />
                )
              )}
            </Small>
          </dd>
        </Score>
      )}
      {epssPercentile !== undefined && (
        <Score>
          <dt>
            <Message {...messages.percentile} />
          </dt>
          <dd>
            <b>{percentileText(intl, epssPercentile)}</b>
            <Small>
              <Message
                {...messages.percentileText}
                values={{ share: percentileShareText(intl, epssPercentile) }}
              />
            </Small>
          </dd>
        </Score>
      )}
    </Boxes>
  );
}

// Flexible, so that the boxes of the last line share its full width.
const Boxes = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 1px;
  border: 1px solid ${theme.color.border.subtle};
  border-radius: ${theme.radius.md};
  background: ${theme.color.border.subtle};
  overflow: hidden;
`;

const Score = styled.div`
  flex: 1 1 124px;
  box-sizing: border-box;
  padding: ${theme.space.sm} ${theme.space.md};
  background: ${theme.color.surface.base};
  dt {
    color: ${theme.color.text.muted};
    font-size: ${theme.font.size.small};
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${theme.space.sm};
  }
  b {
    font-size: ${theme.font.size.title};
    font-weight: ${theme.font.weight.strong};
    font-variant-numeric: tabular-nums;
    line-height: 24px;
  }
`;

const Small = styled.span`
  color: ${theme.color.text.muted};
  font-size: ${theme.font.size.small};
`;
