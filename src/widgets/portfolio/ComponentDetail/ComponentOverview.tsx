import { useState } from 'react';
import { styled } from 'styled-components';
import { listComponentMetrics, refreshComponentMetrics } from '../../../api/components.js';
import { FailureLine } from '../../../data/FailureState.js';
import { componentMeasured } from '../../../data/resources/changes.js';
import * as components from '../../../data/resources/components.js';
import { useResource } from '../../../data/useResource.js';
import { componentRisk } from '../../../domain/componentRisk.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { TimeChartCard } from '../../../frames/chart/TimeChartCard.js';
import { trendSentence } from '../../../entities/project/trends/trendSentence.js';
import { DaysChoice } from '../../../entities/project/trends/DaysChoice.js';
import { MeasureButton } from '../../../entities/project/trends/MeasureButton.js';
import { severitySeries } from '../../../entities/vulnerability/severitySeries.js';
import type { Component } from '../../../schema/component.js';
import { theme } from '../../../theme/index.js';
import { Card } from '../../../ui/layout/Card.js';
import { deferred } from '../../../ui/later/deferred.js';
import { whenNarrowerThan } from '../../../ui/layout/mixins.js';
import { LoadingRows } from '../../../ui/layout/states.js';
import { messages } from './ComponentDetail.messages.js';
import { ComponentFacts } from './ComponentFacts.js';

// Tables are more than all else of the page.
const ComponentUses = deferred(() => import('./ComponentUses.js').then((module) => module.ComponentUses));

/** Shows the facts about a component, the history of its vulnerabilities, and its other uses. */
export function ComponentOverview({ component }: { component: Component }) {
  const intl = useIntl();
  return (
    <Parts>
      <OverTime component={component} />
      <ComponentFacts component={component} />
      <Wide>
        <Card title={intl.formatMessage(messages.uses)} note={<Message {...messages.usesNote} />}>
          <ComponentUses component={component} fallback={<LoadingRows rows={6} />} />
        </Card>
      </Wide>
    </Parts>
  );
}

function OverTime({ component }: { component: Component }) {
  const { uuid: componentId, project } = component;
  const intl = useIntl();
  const [days, setDays] = useState(90);
  const metrics = useResource(components.metrics(componentId, days), { keepsPrevious: true });
  const title = intl.formatMessage(messages.overTime);
  if (metrics.status === 'loading') {
    return (
      <Card title={title}>
        <LoadingRows rows={6} />
      </Card>
    );
  }
  if (metrics.status === 'failed') {
    return (
      <Card title={title}>
        <FailureLine title={<Message {...messages.metricsFailed} />} failure={metrics} />
      </Card>
    );
  }
  const range = (
    <Range>
      <DaysChoice days={days} onDaysChange={setDays} />
      <MeasureButton
        measuring={{
          measuredAt: metrics.data.at(-1)?.lastOccurrence,
          refresh: (api, signal) => refreshComponentMetrics(api, componentId, signal),
          latest: (api, signal) => listComponentMetrics(api, componentId, 1, signal),
          stale: () => componentMeasured(componentId, project?.uuid),
          done: intl.formatMessage(messages.recalculated),
          failed: intl.formatMessage(messages.recalculateFailed),
        }}
      />
    </Range>
  );
  const series = severitySeries(intl, metrics.data, days);
  if (series.times.length === 0) {
    return (
      <Card title={title} controls={range}>
        <Quiet>
          <Message
            {...(componentRisk(component) === undefined ? messages.notMeasured : messages.noneInTime)}
          />
        </Quiet>
      </Card>
    );
  }
  return (
    <TimeChartCard
      title={title}
      sentence={trendSentence(intl, { title, series, days })}
      series={series}
      name="component-vulnerabilities"
    >
      {range}
    </TimeChartCard>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 360px);
  gap: ${theme.space.lg};
  align-items: start;
  ${whenNarrowerThan('laptop')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Wide = styled.div`
  grid-column: 1 / -1;
  min-inline-size: 0;
`;

const Range = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.sm};
`;

const Quiet = styled.p`
  margin: 0;
  color: ${theme.color.text.muted};
`;
