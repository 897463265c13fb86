import { FailureLine } from '../data/FailureState.js';
import * as portfolioMetrics from '../data/resources/portfolioMetrics.js';
import { useResource } from '../data/useResource.js';
import { Message, useIntl } from '../i18n/index.js';
import { FigureTiles } from '../parts/FigureTiles.js';
import { metricFigures } from './metricFigures.js';
import { messages } from './PortfolioFigures.messages.js';

/** Props of {@link PortfolioFigures}. */
export interface PortfolioFiguresProps {
  /** How many days back their lines go. @defaultValue 90 */
  days?: number;
  /** Whether the findings that wait for a decision are among them. @defaultValue false */
  hasTriage?: boolean;
}

/** What vulnerabilities mean for the portfolio, as the server counted it over the last days. */
export function PortfolioFigures({ days: count = 90, hasTriage = false }: PortfolioFiguresProps) {
  const intl = useIntl();
  const metrics = useResource(portfolioMetrics.days(count));
  if (metrics.status === 'failed') {
    return <FailureLine title={<Message {...messages.failed} />} failure={metrics} />;
  }
  const days = metrics.status === 'ready' ? metrics.data : [];
  const figures = metricFigures(days);
  return (
    <section aria-label={intl.formatMessage(messages.figures)}>
      <FigureTiles
        figures={[
          figures.vulnerabilities,
          figures.projects,
          figures.components,
          { ...figures.risk, note: <Message {...messages.riskNote} /> },
          ...(hasTriage ? [figures.triage] : []),
        ]}
        until={days.at(-1)?.lastOccurrence ?? 0}
        isBusy={metrics.status === 'loading'}
      />
    </section>
  );
}
