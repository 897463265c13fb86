import { styled } from 'styled-components';
import { measuredMetrics, measuredRiskScore } from '../domain/measuredMetrics.js';
import { useIntl } from '../i18n/index.js';
import { dateText } from '../parts/dateText.js';
import { figureTilesMessages as messages } from '../parts/figureTiles.messages.js';
import { ProjectLink } from '../parts/ProjectLink.js';
import { SeverityCounts } from '../parts/SeverityCounts.js';
import type { Project } from '../schema/project.js';
import { theme } from '../theme/index.js';
import { cut, whenNarrowerThan } from '../ui/mixins.js';
import { VisuallyHidden } from '../ui/VisuallyHidden.js';

/** Some projects, each with its last import, its counts and its risk score. */
export function ProjectRows({ projects }: { projects: readonly Project[] }) {
  const intl = useIntl();
  return (
    <List>
      {projects.map((project) => (
        <li key={project.uuid}>
          <Name>
            <ProjectLink project={project} hasVersion variant="entity" />
          </Name>
          <Imported>{project.lastBomImport !== undefined && dateText(intl, project.lastBomImport)}</Imported>
          <SeverityCounts metrics={measuredMetrics(project)} marks="always" />
          <Risk title={intl.formatMessage(messages.risk)}>
            <VisuallyHidden>{intl.formatMessage(messages.risk)} </VisuallyHidden>
            {intl.formatNumber(measuredRiskScore(project) ?? 0)}
          </Risk>
        </li>
      ))}
    </List>
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
