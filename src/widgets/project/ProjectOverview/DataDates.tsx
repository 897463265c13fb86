import { styled } from 'styled-components';
import { Message, TextSpan, useIntl } from '../../../i18n/index.js';
import { dateTimeText } from '../../../frames/facts/dateText.js';
import type { Project } from '../../../schema/project.js';
import { theme } from '../../../theme/index.js';
import { Card } from '../../../ui/layout/Card.js';
import { InlineNotice } from '../../../ui/layout/states.js';
import { messages } from './ProjectOverview.messages.js';

/** Shows the age of the data about a project. */
export function DataDates({ project, measuredAt }: { project: Project; measuredAt: number | undefined }) {
  const intl = useIntl();
  const { lastBomImport, lastBomImportFormat, lastVulnerabilityAnalysis } = project;
  const text = (at: number | undefined) =>
    at === undefined ? <Message {...messages.never} /> : dateTimeText(intl, at);
  const isOlder =
    measuredAt !== undefined && measuredAt < Math.max(lastBomImport ?? 0, lastVulnerabilityAnalysis ?? 0);
  return (
    <Card title={intl.formatMessage(messages.dates)}>
      {isOlder && <InlineNotice tone="warning" title={<Message {...messages.older} />} />}
      <Dates>
        <dt>
          <Message {...messages.lastImport} />
        </dt>
        <dd>
          <TextSpan>{text(lastBomImport)}</TextSpan>
          {lastBomImportFormat && (
            <Format>
              <bdi>{lastBomImportFormat}</bdi>
            </Format>
          )}
        </dd>
        {/* Servers before 4.12 do not say. */}
        {lastVulnerabilityAnalysis !== undefined && (
          <>
            <dt>
              <Message {...messages.lastAnalysis} />
            </dt>
            <dd>{text(lastVulnerabilityAnalysis)}</dd>
          </>
        )}
        <dt>
          <Message {...messages.lastMeasured} />
        </dt>
        <dd>{text(measuredAt)}</dd>
      </Dates>
    </Card>
  );
}

const Dates = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${theme.space.xs} ${theme.space.lg};
  margin: 0;
  dt {
    color: ${theme.color.text.muted};
  }
  dd {
    margin: 0;
  }
`;

const Format = styled.span`
  display: block;
  color: ${theme.color.text.muted};
`;
