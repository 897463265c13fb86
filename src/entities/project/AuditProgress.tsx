import { styled } from 'styled-components';
import type { NavigationTarget } from '../../host/types.js';
import { Message, TextSpan, useIntl } from '../../i18n/index.js';
import type { Metrics } from '../../schema/metrics.js';
import { theme } from '../../theme/index.js';
import { useTargetLink } from '../../frames/facts/useTargetLink.js';
import { Link } from '../../ui/controls/Link.js';
import { ProgressBar } from '../../ui/controls/ProgressBar.js';
import { Card } from '../../ui/layout/Card.js';
import { messages } from './AuditProgress.messages.js';

/** Props of {@link AuditProgress}. */
export interface AuditProgressProps {
  metrics: Metrics;
  /** The lists of what has no audit decision; absent where the user cannot view it. */
  unaudited: { findings: NavigationTarget | undefined; violations: NavigationTarget | undefined };
}

/** How many findings and policy violations of a portfolio or project have an audit decision. */
export function AuditProgress({ metrics, unaudited }: AuditProgressProps) {
  const intl = useIntl();
  const { findingsTotal = 0, findingsAudited = 0 } = metrics;
  const { policyViolationsTotal = 0, policyViolationsAudited = 0 } = metrics;
  return (
    <Card title={intl.formatMessage(messages.title)}>
      <Progress
        label={intl.formatMessage(messages.findings)}
        audited={findingsAudited}
        total={findingsTotal}
        target={unaudited.findings}
      />
      <Progress
        label={intl.formatMessage(messages.violations)}
        audited={policyViolationsAudited}
        total={policyViolationsTotal}
        target={unaudited.violations}
      />
      {unaudited.findings && (
        <Remark>
          <Message {...messages.aliases} />
        </Remark>
      )}
    </Card>
  );
}

function Progress(props: {
  label: string;
  audited: number;
  total: number;
  target: NavigationTarget | undefined;
}) {
  const { label, total, target } = props;
  // Servers count suppressed ones among the audited, but not among all.
  const audited = Math.min(props.audited, total);
  const intl = useIntl();
  const link = useTargetLink(target);
  const text = intl.formatMessage(messages.audited, { audited, total });
  return (
    <div>
      <Line data-head="">
        <TextSpan>{label}</TextSpan>
        {total > 0 && (
          <b>{intl.formatNumber(audited / total, { style: 'percent', maximumFractionDigits: 1 })}</b>
        )}
      </Line>
      <ProgressBar label={label} value={audited} max={total} valueText={text} />
      <Line>
        <TextSpan>{text}</TextSpan>
        {link && total > audited && (
          <Link {...link}>
            <Message {...messages.unaudited} values={{ count: total - audited }} />
          </Link>
        )}
      </Line>
    </div>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space.xs} ${theme.space.md};
  padding-block: ${theme.space.xs};
  color: ${theme.color.text.muted};
  font-size: ${theme.font.size.small};
  &[data-head] {
    color: inherit;
    font-size: inherit;
  }
`;

const Remark = styled.p`
  margin: 0;
  color: ${theme.color.text.subtle};
  font-size: ${theme.font.size.small};
`;
