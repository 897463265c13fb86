import { styled } from 'styled-components';
import { Link } from '../../ui/controls/Link.js';
import { cut, cutName } from '../../ui/layout/mixins.js';
import { useTargetLink } from '../../frames/facts/useTargetLink.js';

/** The name of a service, leading to its page; plain text where the host has none. */
export function ServiceLink({ service }: { service: { uuid: string; name: string; group?: string } }) {
  const { uuid, name, group } = service;
  const link = useTargetLink({ to: 'service', serviceId: uuid });
  const title = group ? `${group} ${name}` : name;
  const words = <bdi>{name}</bdi>;
  if (!link) return <Plain title={title}>{words}</Plain>;
  return (
    <CutLink {...link} variant="entity" title={title}>
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
