import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { TextSpan, useIntl } from '../../i18n/index.js';
import { figureTilesMessages as messages } from './figureTiles.messages.js';
import { CountedNumber } from '../vocabulary/index.js';
import { SeverityCounts } from '../vulnerability/index.js';
import type { Metrics } from '../../schema/metrics.js';
import { theme } from '../../theme/index.js';
import { cut, whenNarrowerThan } from '../../ui/layout/mixins.js';
import { VisuallyHidden } from '../../ui/controls/VisuallyHidden.js';

/** A line of {@link RiskRows}. */
export interface RiskRow {
  id: string;
  name: ReactNode;
  /** Behind the name, such as a date. */
  note?: ReactNode;
  /** Absent, like the risk score: not analyzed. */
  metrics: Metrics | undefined;
  riskScore: number | undefined;
}

/** Some things that have vulnerabilities, each with its counts and its risk score. */
export function RiskRows({ rows }: { rows: readonly RiskRow[] }) {
  const intl = useIntl();
  return (
    <List>
      {rows.map(({ id, name, note, metrics, riskScore }) => (
        <li key={id}>
          <Name>{name}</Name>
          <Note>{note}</Note>
          <SeverityCounts metrics={metrics} riskScore={riskScore} marks="always" />
          <Risk title={intl.formatMessage(messages.risk)}>
            <VisuallyHidden>
              <TextSpan>{intl.formatMessage(messages.risk)} </TextSpan>
            </VisuallyHidden>
            <CountedNumber value={riskScore} />
          </Risk>
        </li>
      ))}
    </List>
  );
}

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto 48px;
    align-items: center;
    gap: ${theme.space.md};
    min-block-size: 36px;
    border-block-start: 1px solid ${theme.color.border.subtle};
    ${whenNarrowerThan('phone')} {
      grid-template-columns: minmax(0, 1fr) auto 48px;
      gap: ${theme.space['2xs']} ${theme.space.md};
      padding-block: ${theme.space.sm};
      > :first-child {
        grid-column: 1 / -1;
      }
    }
  }
`;

const Name = styled.span`
  ${cut}
`;

const Note = styled.span`
  color: ${theme.color.text.muted};
  font-size: ${theme.font.size.small};
  white-space: nowrap;
`;

const Risk = styled.span`
  font-variant-numeric: tabular-nums;
  font-weight: ${theme.font.weight.strong};
  text-align: end;
`;
