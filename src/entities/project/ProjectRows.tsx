import { measuredMetrics, measuredRiskScore } from '../../domain/measuredMetrics.js';
import { useIntl } from '../../i18n/index.js';
import { dateText } from '../../frames/facts/dateText.js';
import { ProjectLink } from './ProjectLink.js';
import type { Project } from '../../schema/project.js';
import { RiskRows } from './RiskRows.js';

/** Some projects, each with its last import, its counts and its risk score. */
export function ProjectRows({ projects }: { projects: readonly Project[] }) {
  const intl = useIntl();
  return (
    <RiskRows
      rows={projects.map((project) => ({
        id: project.uuid,
        name: <ProjectLink project={project} hasVersion variant="entity" />,
        note: project.lastBomImport !== undefined && dateText(intl, project.lastBomImport),
        metrics: measuredMetrics(project),
        riskScore: measuredRiskScore(project),
      }))}
    />
  );
}
