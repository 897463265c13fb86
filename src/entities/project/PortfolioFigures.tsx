import { FailureLine } from '../../data/FailureState.js';
import * as portfolioMetrics from '../../data/resources/portfolioMetrics.js';
import { useResource } from '../../data/useResource.js';
import type { NavigationTarget } from '../../host/types.js';
import { Message, useIntl } from '../../i18n/index.js';
import { FigureTiles } from './FigureTiles.js';
import { usePortfolioStage } from './usePortfolioStage.js';
import { metricFigures, type MetricFigure } from './metricFigures.js';
import { messages } from './PortfolioFigures.messages.js';

/** Props of {@link PortfolioFigures}. */
export interface PortfolioFiguresProps {
  /** The number of days that their lines go back. @defaultValue 90 */
  days?: number;
  /** True when the unaudited findings are among them. @defaultValue false */
  hasTriage?: boolean;
  /** The lists behind them; those without one are no links. */
  targets?: Partial<Record<MetricFigure, NavigationTarget>>;
}

/** The metrics of the vulnerabilities in the portfolio, as the server counted them over the last days. */
export function PortfolioFigures({ days: count = 90, hasTriage = false, targets }: PortfolioFiguresProps) {
  const intl = useIntl();
  const metrics = useResource(portfolioMetrics.days(count));
  const records = metrics.status === 'ready' ? metrics.data : [];
  // Without any there is nothing to request: the same is shown for a portfolio without projects.
  const stage = usePortfolioStage(records.length > 0 ? records : undefined);
  if (metrics.status === 'failed') {
    return <FailureLine title={<Message {...messages.failed} />} failure={metrics} />;
  }
  const days = stage === 'empty' || stage === 'counted' ? records : [];
  const figures = metricFigures(days);
  const shown: readonly MetricFigure[] = [...FIGURES, ...(hasTriage ? (['triage'] as const) : [])];
  return (
    <section aria-label={intl.formatMessage(messages.figures)}>
      <FigureTiles
        figures={shown.map((id) => ({
          ...figures[id],
          ...(id === 'risk' && { note: <Message {...messages.riskNote} /> }),
          target: targets?.[id],
        }))}
        until={days.at(-1)?.lastOccurrence ?? 0}
        days={count}
        isBusy={metrics.status === 'loading' || (records.length > 0 && stage === 'loading')}
      />
    </section>
  );
}

const FIGURES = ['vulnerabilities', 'projects', 'components', 'risk'] as const;
