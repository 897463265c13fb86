import type { ReactNode } from 'react';
import { FailureLine } from '../../../data/FailureState.js';
import * as portfolioMetrics from '../../../data/resources/portfolioMetrics.js';
import { useResource } from '../../../data/useResource.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { usePortfolioStage } from '../../../entities/project/usePortfolioStage.js';
import { countedAtText } from '../../../frames/facts/dateText.js';
import { Figures, Strong, Subtle } from './ProjectList.styles.js';
import { messages } from './ProjectList.messages.js';

// The server writes a record when a number changes and moves the time of the last one otherwise, so a week always has one.
const DAYS = 7;

/** The totals of the portfolio, as last calculated by the server. */
export function ProjectListFigures() {
  const intl = useIntl();
  const metrics = useResource(portfolioMetrics.days(DAYS));
  const latest = metrics.status === 'ready' ? metrics.data.at(-1) : undefined;
  // No query is needed without metrics. The message is the same as for a portfolio without projects.
  const stage = usePortfolioStage(latest && [latest]);
  if (metrics.status === 'failed') {
    return (
      <Figures>
        <FailureLine title={<Message {...messages.kpiFailed} />} failure={metrics} />
      </Figures>
    );
  }
  if (metrics.status === 'loading' || (latest && stage === 'loading')) return <Figures aria-busy />;
  if (!latest || stage === 'waiting') {
    return (
      <Figures>
        <Message {...messages.kpiNone} />
      </Figures>
    );
  }
  const { projects, vulnerableProjects, vulnerabilities, inheritedRiskScore, lastOccurrence } = latest;
  return (
    <Figures>
      {projects !== undefined && (
        <span>
          <Message {...messages.kpiProjects} values={{ count: projects, b: strong }} />
        </span>
      )}
      {vulnerableProjects !== undefined && (
        <span>
          <Message {...messages.kpiAtRisk} values={{ count: vulnerableProjects, b: strong }} />
        </span>
      )}
      <span>
        <Message {...messages.kpiVulnerabilities} values={{ count: vulnerabilities, b: strong }} />
      </span>
      <span>
        <Message {...messages.kpiRisk} values={{ score: inheritedRiskScore, b: strong }} />
      </span>
      {lastOccurrence !== undefined && (
        <Subtle>
          <Message {...messages.kpiAsOf} values={{ time: countedAtText(intl, lastOccurrence) }} />
        </Subtle>
      )}
    </Figures>
  );
}

function strong(words: ReactNode[]) {
  return <Strong key="strong">{words}</Strong>;
}
