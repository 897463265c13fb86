import { styled } from 'styled-components';
import { Link, type LinkProps } from '../../ui/controls/Link.js';
import { cut, cutName } from '../../ui/layout/mixins.js';
import { useTargetLink } from '../../frames/facts/useTargetLink.js';

/** Props of {@link ComponentLink}. */
export interface ComponentLinkProps {
  component: { uuid: string; name: string; group?: string };
  /** @defaultValue 'entity' */
  variant?: LinkProps['variant'];
}

/**
 * The name of a component, with a link to its page. Plain text where the host has none. In text it is shown
 * in full, elsewhere on one line.
 */
export function ComponentLink({ component, variant = 'entity' }: ComponentLinkProps) {
  const { uuid, name, group } = component;
  const link = useTargetLink({ to: 'component', componentId: uuid });
  const words = <bdi>{name}</bdi>;
  if (variant === 'text') {
    return link ? (
      <Link {...link} variant={variant}>
        {words}
      </Link>
    ) : (
      words
    );
  }
  const title = group ? `${group} ${name}` : name;
  if (!link) return <Plain title={title}>{words}</Plain>;
  return (
    <CutLink {...link} variant={variant} title={title}>
      {words}
    </CutLink>
  );
}

const CutLink = styled(Link)`
  ${cutName}
`;

const Plain = styled.span`
  ${cut}
`;
