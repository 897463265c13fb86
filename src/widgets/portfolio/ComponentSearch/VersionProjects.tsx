import { styled } from 'styled-components';
import { ComponentGraphLink } from '../../../entities/component/ComponentGraphLink.js';
import { ComponentLink } from '../../../entities/component/ComponentLink.js';
import { ComponentSince } from '../../../entities/component/ComponentSince.js';
import { ProjectLink } from '../../../entities/project/ProjectLink.js';
import type { ComponentVersion } from '../../../domain/componentVersions.js';
import { Message } from '../../../i18n/index.js';
import type { Component } from '../../../schema/component.js';
import { theme } from '../../../theme/index.js';
import { Badge } from '../../../ui/controls/Badge.js';
import { onPhone } from '../../../ui/layout/mixins.js';
import { messages } from './VersionGroups.messages.js';

/** The projects that have a version of a component, active ones first, each with a link to the component in it. */
export function VersionProjects({ version }: { version: ComponentVersion }) {
  const sorted = [...version.components].sort((one, other) => rank(one) - rank(other));
  return (
    <List>
      {sorted.map((component) => (
        <Line key={component.uuid} component={component} />
      ))}
    </List>
  );
}

function Line({ component }: { component: Component }) {
  const { uuid, project } = component;
  if (!project) return null;
  return (
    <li>
      <span>
        <ProjectLink project={project} tab="components" hasVersion />
        {project.active === false && (
          <Badge>
            <Message {...messages.inactive} />
          </Badge>
        )}
      </span>
      <span>
        <ComponentLink component={component} />
        {project.directDependencies !== undefined && (
          <ComponentGraphLink projectId={project.uuid} component={component} />
        )}
      </span>
      <span>
        <ComponentSince componentId={uuid} isLabeled />
      </span>
    </li>
  );
}

const rank = ({ project }: Component) => Number(project?.active === false);

const List = styled.ul`
  display: grid;
  gap: ${theme.space.xs};
  margin: 0;
  padding: ${theme.space.sm} ${theme.space.lg};
  list-style: none;
  li {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 2fr) minmax(0, 1fr);
    gap: ${theme.space.md};
    align-items: center;
    ${onPhone} {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
  }
  li > span {
    display: flex;
    gap: ${theme.space.sm};
    align-items: center;
    min-inline-size: 0;
  }
`;
