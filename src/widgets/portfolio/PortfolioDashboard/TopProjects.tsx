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

/** The first projects in an order of the server. */
export function TopProjects({ title, sortName }: TopProjectsProps) {
  const intl = useIntl();
  const page = useResource(
    projects.page(
      { includeInactive: false, isTree: false },
      { pageNumber: 1, pageSize: COUNT, sortName, sortOrder: 'desc' },
    ),
  );
  const link = useTargetLink({ to: 'projects' });
  return (
    <Card aria-label={title}>
      <Head>
        <h2>{title}</h2>
        {link && (
          <Link {...link}>
            <Message {...messages.allProjects} />
          </Link>
        )}
      </Head>
      {page.status === 'loading' ? (
        <LoadingRows rows={COUNT} />
      ) : page.status === 'failed' ? (
        <FailureLine title={<Message {...messages.projectsFailed} />} failure={page} />
      ) : page.data.rows.length === 0 ? (
        <Message {...messages.noProjects} />
      ) : (
        <ol>
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
        </ol>
      )}
    </Card>
  );
}

const Card = styled.section`
  display: grid;
  align-content: start;
  gap: ${theme.space.sm};
  min-inline-size: 0;
  padding: ${theme.space.md} ${theme.space.lg};
  border: 1px solid ${theme.color.border.subtle};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface.base};
  ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
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

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.md};
  h2 {
    margin: 0;
    font-size: ${theme.font.size.heading};
    font-weight: ${theme.font.weight.strong};
    line-height: ${theme.font.line.heading};
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
