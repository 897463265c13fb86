import { Fragment, useMemo, type ComponentType, type MouseEvent } from 'react';
import { styled } from 'styled-components';
import * as settingsResource from '../../../data/resources/settings.js';
import { useCapabilities } from '../../../data/useCapabilities.js';
import { useResource } from '../../../data/useResource.js';
import { useHost } from '../../../host/KitProvider.js';
import { Message, useIntl } from '../../../i18n/index.js';
import type { SettingsDeclaration } from '../../../frames/settings/declaration.js';
import { sectionsOn } from '../../../frames/settings/settingValues.js';
import { theme } from '../../../theme/index.js';
import { Icon } from '../../../ui/controls/Icon.js';
import { isPlainClick } from '../../../ui/controls/isPlainClick.js';
import { bare, focusRing, lines } from '../../../ui/layout/mixins.js';
import { messages } from './AdminPanels.messages.js';
import { sectionOf, titleOf } from './panelPlace.js';
import { searchPanels, type PanelMatch } from './searchPanels.js';
import type { AdminPanel } from './panels.js';

/** Props of what {@link panelMatchesIn} makes. */
export interface PanelMatchesProps {
  /** The panels that are searched. */
  panels: readonly AdminPanel[];
  text: string;
  onChoose: (match: PanelMatch) => void;
}

/**
 * Returns a component that shows the matches of a search over panels and settings, as links.
 * @param settings - the settings of the panels that have any, by the addresses of the panels
 */
export function panelMatchesIn(
  settings: ReadonlyMap<string, SettingsDeclaration>,
): ComponentType<PanelMatchesProps> {
  return function PanelMatches({ panels, text, onChoose }) {
    const intl = useIntl();
    const { can, navigation } = useHost();
    const stored = useResource(settingsResource.list, { isEnabled: can('SYSTEM_CONFIGURATION', 'READ') });
    const line = useCapabilities(true)?.line;
    const known = stored.status === 'ready' ? stored.data : undefined;
    const searched = useMemo(
      () =>
        panels.map((panel) => {
          const declaration = settings.get(panel.id);
          return {
            id: panel.id,
            title: titleOf(panel, intl),
            section: sectionOf(panel).label(intl),
            // As long as it is not known what the server has, it may have everything.
            stored: known,
            sections: declaration && known ? sectionsOn(declaration, known, line) : declaration?.sections,
          };
        }),
      [panels, intl, known, line],
    );
    const matches = searchPanels(intl, searched, text);
    return (
      <>
        <Count role="status">
          <Message {...messages.found} values={{ count: matches.length }} />
        </Count>
        <List role="list" aria-label={intl.formatMessage(messages.search)} hidden={matches.length === 0}>
          {matches.map((match) => (
            <li key={`${match.panel} ${match.field ?? ''}`}>
              <Match
                match={match}
                href={navigation?.href({ to: 'administration', panel: match.panel })}
                onChoose={() => onChoose(match)}
              />
            </li>
          ))}
        </List>
      </>
    );
  };
}

function Match(props: { match: PanelMatch; href: string | undefined; onChoose: () => void }) {
  const { match, href, onChoose } = props;
  const { label, place, help } = match;
  const choose = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onChoose();
  };
  return (
    <MatchLink
      {...(href === undefined ? { as: 'button', type: 'button' } : { href })}
      data-match=""
      onClick={choose}
    >
      <Label>{label}</Label>{' '}
      <Where>
        {place.map((name, depth) => (
          <Fragment key={depth}>
            {depth > 0 && <Icon name="chevron-right" size={12} />} <span>{name}</span>
          </Fragment>
        ))}
      </Where>{' '}
      {help && <Help>{help}</Help>}
    </MatchLink>
  );
}

const Count = styled.div`
  color: ${theme.color.text.muted};
  font-size: ${theme.font.size.small};
  line-height: ${theme.font.line.small};
`;

const List = styled.ul`
  display: grid;
  gap: ${theme.space['2xs']};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  list-style: none;
  &[hidden] {
    display: none;
  }
`;

const MatchLink = styled.a`
  ${bare}
  ${focusRing}
  display: grid;
  gap: ${theme.space['2xs']};
  inline-size: 100%;
  padding: ${theme.space.sm};
  border-radius: ${theme.radius.md};
  overflow-wrap: anywhere;
  &:hover {
    background: ${theme.color.surface.hover};
  }
`;

const Label = styled.span`
  color: ${theme.color.accent.text};
  font-weight: ${theme.font.weight.medium};
`;

const Where = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space['2xs']};
  color: ${theme.color.text.muted};
  font-size: ${theme.font.size.small};
  line-height: ${theme.font.line.small};
`;

const Help = styled.span`
  ${lines(2)}
  color: ${theme.color.text.subtle};
  font-size: ${theme.font.size.small};
  line-height: ${theme.font.line.small};
`;
