import { FailureLine } from '../../../data/FailureState.js';
import * as projects from '../../../data/resources/projects.js';
import { useResource } from '../../../data/useResource.js';
import type { NavigationTarget } from '../../../host/types.js';
import { Message } from '../../../i18n/index.js';
import { ProjectRows } from '../../../entities/project/ProjectRows.js';
import { useTargetLink } from '../../../frames/facts/useTargetLink.js';
import { Card } from '../../../ui/layout/Card.js';
import { Link } from '../../../ui/controls/Link.js';
import { LoadingRows } from '../../../ui/layout/states.js';
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

/** The list of projects, those first that come first here. */
export function projectsBy(sort: TopProjectsProps['sortName']): NavigationTarget {
  return { to: 'projects', query: { layout: 'flat', sort, order: 'desc' } };
}

/** The first projects in an order of the server. */
export function TopProjects({ title, sortName }: TopProjectsProps) {
  const page = useResource(topProjects(sortName));
  const link = useTargetLink(projectsBy(sortName));
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
        <LoadingRows rows={COUNT + 1} />
      ) : page.status === 'failed' ? (
        <FailureLine title={<Message {...messages.projectsFailed} />} failure={page} />
      ) : page.data.rows.length === 0 ? (
        <Message {...messages.noProjects} />
      ) : (
        <ProjectRows projects={page.data.rows} label={title} />
      )}
    </Card>
  );
}
