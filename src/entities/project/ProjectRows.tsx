import { measuredMetrics, measuredRiskScore } from '../../domain/measuredMetrics.js';
import { styled } from 'styled-components';
import { Message, useIntl } from '../../i18n/index.js';
import { theme } from '../../theme/index.js';
import { Badge } from '../../ui/controls/Badge.js';
import { dateText } from '../../frames/facts/dateText.js';
import { ProjectLink } from './ProjectLink.js';
import type { Project } from '../../schema/project.js';
import { columnLastBomImport } from './projectColumn.messages.js';
import * as subject from './subject.messages.js';
import * as projectState from './projectState.messages.js';
import { RiskRows } from './RiskRows.js';

/** Props of {@link ProjectRows}. */
export interface ProjectRowsProps {
  projects: readonly Project[];
  /** The content of the table, for screen readers. */
  label: string;
}

/** Some projects, each with its last import, its counts and its risk score. */
export function ProjectRows({ projects, label }: ProjectRowsProps) {
  const intl = useIntl();
  return (
    <RiskRows
      label={label}
      heads={{
        name: intl.formatMessage(subject.project),
        note: intl.formatMessage(columnLastBomImport),
      }}
      rows={projects.map((project) => ({
        id: project.uuid,
        name: (
          <Name>
            <ProjectLink project={project} hasVersion variant="entity" />
            {project.active === false && (
              <Badge>
                <Message {...projectState.inactive} />
              </Badge>
            )}
          </Name>
        ),
        note: project.lastBomImport !== undefined && dateText(intl, project.lastBomImport),
        metrics: measuredMetrics(project),
        riskScore: measuredRiskScore(project),
      }))}
    />
  );
}

const Name = styled.span`
  display: flex;
  gap: ${theme.space.sm};
  align-items: center;
  min-inline-size: 0;
`;
