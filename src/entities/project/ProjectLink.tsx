import { styled } from 'styled-components';
import type { NavigationTarget } from '../../host/types.js';
import { Link, type LinkProps } from '../../ui/controls/Link.js';
import { cut, cutName } from '../../ui/layout/mixins.js';
import { useTargetLink } from '../../frames/facts/useTargetLink.js';

/** Props of {@link ProjectLink}. */
export interface ProjectLinkProps {
  project: { uuid: string; name: string; version?: string };
  /** The tab it opens. @defaultValue the host's own */
  tab?: Extract<NavigationTarget, { to: 'project' }>['tab'];
  /** Instead of the name: what is to be done there. */
  label?: string;
  /** True when the version is shown after the name. @defaultValue false */
  hasVersion?: boolean;
  variant?: LinkProps['variant'];
}

/** The name of a project, leading to its page; plain text where the host has none. As the name of a row (`entity`) it is one line. */
export function ProjectLink({ project, tab, label, hasVersion, variant }: ProjectLinkProps) {
  const link = useTargetLink({ to: 'project', projectId: project.uuid, tab });
  const words = label ?? <bdi>{hasVersion ? projectText(project) : project.name}</bdi>;
  const title = projectText(project);
  if (variant !== 'entity') {
    return link ? (
      <Link {...link} variant={variant} title={title}>
        {words}
      </Link>
    ) : (
      <span title={title}>{words}</span>
    );
  }
  return link ? (
    <CutLink {...link} variant={variant} title={title}>
      {words}
    </CutLink>
  ) : (
    <Plain title={title}>{words}</Plain>
  );
}

/** Name and version of a project in one line. */
export function projectText({ name, version }: { name: string; version?: string }): string {
  return version ? `${name} ${version}` : name;
}

const CutLink = styled(Link)`
  ${cutName}
`;

const Plain = styled.span`
  ${cut}
`;
