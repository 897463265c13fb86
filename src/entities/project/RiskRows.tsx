import type { ReactNode } from 'react';
import { TextSpan, useIntl } from '../../i18n/index.js';
import { figureTilesMessages as messages } from './figureTiles.messages.js';
import { CountedNumber } from '../vocabulary/index.js';
import { SeverityCounts, SeverityCountsHead } from '../vulnerability/index.js';
import type { Metrics } from '../../schema/metrics.js';
import { ShortTable } from '../../ui/table/ShortTable.styles.js';

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

/** Props of {@link RiskRows}. */
export interface RiskRowsProps {
  rows: readonly RiskRow[];
  /** The content of the table, for screen readers. */
  label: string;
  /** Heads of the names and notes. */
  heads: { name: string; note: string };
}

/** Some things that have vulnerabilities, each with its counts and its risk score. */
export function RiskRows({ rows, label, heads }: RiskRowsProps) {
  const intl = useIntl();
  return (
    <ShortTable aria-label={label} data-stacks="">
      <thead>
        <tr>
          <th scope="col">{heads.name}</th>
          <th scope="col" data-wide="">
            {heads.note}
          </th>
          <th scope="col">
            <SeverityCountsHead />
          </th>
          <th scope="col" data-end="">
            {intl.formatMessage(messages.risk)}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, note, metrics, riskScore }) => (
          <tr key={id}>
            <th scope="row" data-main="">
              {name}
            </th>
            <td data-wide="" data-muted="">
              <TextSpan>{note}</TextSpan>
            </td>
            <td>
              <SeverityCounts metrics={metrics} riskScore={riskScore} />
            </td>
            <td data-end="">
              <b>
                <CountedNumber value={riskScore} />
              </b>
            </td>
          </tr>
        ))}
      </tbody>
    </ShortTable>
  );
}
