import { styled } from 'styled-components';
import { FailureLine } from '../../../data/FailureState.js';
import * as projects from '../../../data/resources/projects.js';
import { useResource } from '../../../data/useResource.js';
import { measuredMetrics, measuredRiskScore } from '../../../domain/measuredMetrics.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { dateText } from '../../../parts/dateText.js';
import { ProjectLink } from '../../../parts/ProjectLink.js';
import { SeverityCounts } from '../../../parts/SeverityCounts.js';
import { useTargetLink } from '../../../parts/useTargetLink.js';
import { theme } from '../../../theme/index.js';
import { Card } from '../../../ui/Card.js';
import { Link } from '../../../ui/Link.js';
import { cut, whenNarrowerThan } from '../../../ui/mixins.js';
import { LoadingRows } from '../../../ui/states.js';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.js';
import { messages } from './PortfolioDashboard.messages.js';

/** Props of {@link TopProjects}. */
export interface TopProjectsProps {
  title: string;
  /** By which field of the server, the highest first. */
  sortName: 'lastInheritedRiskScore' | 'lastBomImport';
}

const COUNT = 6;

/** The active projects that come first by a field of the server. */
export function topProjects(sortName: TopProjectsProps['sortName']) {
  return projects.page(
    { includeInactive: false, isTree: false },
    { pageNumber: 1, pageSize: COUNT, sortName, sortOrder: 'desc' },
  );
}

/** The first projects in an order of the server. */
export function TopProjects({ title, sortName }: TopProjectsProps) {
  const intl = useIntl();
  const page = useResource(topProjects(sortName));
  const link = useTargetLink({ to: 'projects' });
  return (
    <Card
      title={title}
      controls={
        link && (
          <Link {...link}>
            <Message {...messages.allProjects} />
          </Link>
        )
      }
    >
      {page.status === 'loading' ? (
        <LoadingRows rows={COUNT} />
      ) : page.status === 'failed' ? (
        <FailureLine title={<Message {...messages.projectsFailed} />} failure={page} />
      ) : page.data.rows.length === 0 ? (
        <Message {...messages.noProjects} />
      ) : (
        <List>
          {page.data.rows.map((project) => (
            <li key={project.uuid}>
              <Name>
                <ProjectLink project={project} hasVersion variant="entity" />
              </Name>
              <Imported>
                {project.lastBomImport !== undefined && dateText(intl, project.lastBomImport)}
              </Imported>
              <SeverityCounts metrics={measuredMetrics(project)} marks="always" />
              <Risk title={intl.formatMessage(messages.risk)}>
                <VisuallyHidden>{intl.formatMessage(messages.risk)} </VisuallyHidden>
                {intl.formatNumber(measuredRiskScore(project) ?? 0)}
              </Risk>
            </li>
          ))}
        </List>
      )}
    </Card>
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

const Imported = styled.span`
  color: ${theme.color.text.muted};
  font-size: ${theme.font.size.small};
  white-space: nowrap;
`;

const Risk = styled.span`
  font-variant-numeric: tabular-nums;
  font-weight: ${theme.font.weight.strong};
  text-align: end;
`;
