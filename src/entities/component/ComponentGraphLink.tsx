import { styled } from 'styled-components';
import { useIntl } from '../../i18n/index.js';
import type { Component } from '../../schema/component.js';
import { theme } from '../../theme/index.js';
import { Icon } from '../../ui/controls/Icon.js';
import { Link } from '../../ui/controls/Link.js';
import { componentGraphLinkMessages as messages } from './componentGraphLink.messages.js';
import { projectText } from '../project/index.js';
import { useTargetLink } from '../../frames/facts/useTargetLink.js';

/** To the paths by which a project needs a component; nothing where the host has no page for them. */
export function ComponentGraphLink(props: {
  projectId: string;
  component: Pick<Component, 'uuid' | 'name' | 'version'>;
}) {
  const { projectId, component } = props;
  const intl = useIntl();
  const link = useTargetLink({ to: 'dependencyGraph', projectId, componentIds: [component.uuid] });
  const label = intl.formatMessage(messages.graph, { component: projectText(component) });
  return (
    link && (
      <IconAnchor {...link} variant="quiet" aria-label={label} title={label}>
        <Icon name="graph" size={14} />
      </IconAnchor>
    )
  );
}

const IconAnchor = styled(Link)`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  > svg {
    color: ${theme.color.text.subtle};
  }
`;
