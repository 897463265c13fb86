import { FailureLine } from '../data/FailureState.js';
import * as portfolioMetrics from '../data/resources/portfolioMetrics.js';
import { useResource } from '../data/useResource.js';
import { Message, useIntl } from '../i18n/index.js';
import { FigureTiles, type Figure } from '../parts/FigureTiles.js';
import type { PortfolioMetrics } from '../schema/metrics.js';
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
  return (
    <section aria-label={intl.formatMessage(messages.figures)}>
      <FigureTiles
        figures={figuresOf(days).filter(({ id }) => hasTriage || id !== 'triage')}
        until={days.at(-1)?.lastOccurrence ?? 0}
        isBusy={metrics.status === 'loading'}
      />
    </section>
  );
}

function figuresOf(days: readonly PortfolioMetrics[]): Figure[] {
  const { suppressed, projects, components, findingsTotal } = days.at(-1) ?? {};
  const points = (value: (metrics: PortfolioMetrics) => number | undefined) =>
    days.flatMap((metrics) => {
      const at = metrics.firstOccurrence;
      const known = value(metrics);
      return at === undefined || known === undefined ? [] : [{ at, value: known }];
    });
  return [
    {
      id: 'vulnerabilities',
      label: <Message {...messages.vulnerabilities} />,
      points: points((metrics) => metrics.vulnerabilities),
      note: suppressed !== undefined && <Message {...messages.suppressed} values={{ count: suppressed }} />,
    },
    {
      id: 'projects',
      label: <Message {...messages.projects} />,
      points: points((metrics) => metrics.vulnerableProjects),
      note: projects !== undefined && <Message {...messages.ofProjects} values={{ count: projects }} />,
    },
    {
      id: 'components',
      label: <Message {...messages.components} />,
      points: points((metrics) => metrics.vulnerableComponents),
      note: components !== undefined && <Message {...messages.ofComponents} values={{ count: components }} />,
    },
    {
      id: 'risk',
      label: <Message {...messages.risk} />,
      points: points((metrics) => metrics.inheritedRiskScore),
      note: <Message {...messages.riskNote} />,
    },
    {
      id: 'triage',
      label: <Message {...messages.triage} />,
      points: points(({ findingsTotal, findingsAudited }) =>
        findingsTotal === undefined || findingsAudited === undefined
          ? undefined
          : findingsTotal - findingsAudited,
      ),
      note: findingsTotal !== undefined && (
        <Message {...messages.ofFindings} values={{ count: findingsTotal }} />
      ),
    },
  ];
}
