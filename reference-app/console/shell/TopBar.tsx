import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { LOCALES, type ThemeName } from 'bomdeck';
import { useIntl } from 'bomdeck/i18n';
import { theme } from 'bomdeck/theme';
import { deferred, Avatar, Icon, IconButton, MoreButton, type MenuItem } from 'bomdeck/ui';
import { LANGUAGE_NAMES } from '../i18n/consoleMessages.js';
import { useSession } from './SessionContext.js';
import { onPhone } from './breakpoints.js';
import { GoTo } from './GoTo.js';
import { useChoices } from './ChoicesContext.js';
import type { Crumb } from './Page.js';
import { PageLink } from './PageLink.js';
import * as pageNames from './pageNames.messages.js';
import { messages } from './shell.messages.js';
import { themeNames } from './themeNames.messages.js';
import { useServer } from './useServer.js';
import { hasUnsaved } from './unsaved.js';

const AboutDialog = deferred(() => import('./AboutDialog.js').then((module) => module.AboutDialog));
const ProfileDialog = deferred(() => import('bomdeck/ProfileDialog').then((module) => module.ProfileDialog));
const LeaveDialog = deferred(() => import('./LeaveDialog.js').then((module) => module.LeaveDialog));

/** Props of {@link TopBar}. */
export interface TopBarProps {
  crumbs: readonly Crumb[];
  onOpenNavigation: () => void;
}

/** Shows the location of the page, and the controls that belong to the user rather than to the page. */
export function TopBar({ crumbs, onOpenNavigation }: TopBarProps) {
  const intl = useIntl();
  return (
    <Bar>
      <OpenNavigation>
        <IconButton
          icon="list"
          label={intl.formatMessage(messages.openNavigation)}
          onClick={onOpenNavigation}
        />
      </OpenNavigation>
      <Way aria-label={intl.formatMessage(messages.breadcrumb)}>
        <ol>
          {crumbs.map(({ label, to }, index) => (
            <li key={index}>
              {index > 0 && <Icon name="chevron-right" size={12} />}
              {to === undefined ? (
                <bdi aria-current="page">{label}</bdi>
              ) : (
                <PageLink to={to}>
                  <BackSign>
                    <Icon name="chevron-left" size={12} />
                  </BackSign>
                  <bdi>{label}</bdi>
                </PageLink>
              )}
            </li>
          ))}
        </ol>
      </Way>
      <GoTo />
      <LanguageMenu />
      <ThemeMenu />
      <AccountMenu />
    </Bar>
  );
}

function ThemeMenu() {
  const intl = useIntl();
  const { theme: current, setTheme } = useChoices();
  const items = themeNames(intl).map(({ value, label }: { value: ThemeName; label: string }): MenuItem => ({
    id: value,
    label,
    isChecked: value === current,
    onSelect: () => setTheme(value),
  }));
  return <MoreButton icon="sun" label={intl.formatMessage(messages.theme)} items={items} />;
}

function LanguageMenu() {
  const intl = useIntl();
  const { locale: current, setLocale } = useChoices();
  const items = LOCALES.map((locale): MenuItem => ({
    id: locale,
    label: LANGUAGE_NAMES[locale] ?? locale,
    isChecked: locale === current,
    onSelect: () => setLocale(locale),
  }));
  return <MoreButton icon="globe" label={intl.formatMessage(messages.language)} items={items} />;
}

function AccountMenu() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { user, isLocal, signOut, onUserChanged } = useSession();
  const [isAbout, setIsAbout] = useState(false);
  const [isProfile, setIsProfile] = useState(false);
  const server = useServer();
  const [isAsking, setIsAsking] = useState(false);
  const about = isAbout && <AboutDialog server={server} onClose={() => setIsAbout(false)} />;
  if (!user || !signOut) {
    return (
      <>
        <IconButton icon="info" label={intl.formatMessage(messages.about)} onClick={() => setIsAbout(true)} />
        {about}
      </>
    );
  }
  const name = user.name ?? user.username;
  const items: MenuItem[] = [
    {
      id: 'profile',
      icon: 'user',
      label: intl.formatMessage(messages.profile),
      opens: true,
      onSelect: () => setIsProfile(true),
    },
    ...(isLocal
      ? [
          {
            id: 'password',
            icon: 'key' as const,
            label: intl.formatMessage(pageNames.changePassword),
            onSelect: () => void navigate('/change-password'),
          },
        ]
      : []),
    {
      id: 'about',
      icon: 'info' as const,
      label: intl.formatMessage(messages.about),
      onSelect: () => setIsAbout(true),
    },
    {
      id: 'signOut',
      hasRule: true,
      label: intl.formatMessage(messages.signOut),
      onSelect: () => (hasUnsaved() ? setIsAsking(true) : signOut()),
    },
  ];
  items[0]!.heading = intl.formatMessage(messages.connectedAs, { name });
  return (
    <Account>
      <MoreButton icon="user" label={intl.formatMessage(messages.account, { name })} items={items} />
      <Avatar name={name} />
      {about}
      {isProfile && (
        <ProfileDialog
          onClose={() => setIsProfile(false)}
          onProfileSaved={(event) => {
            setIsProfile(false);
            onUserChanged?.(event.user);
          }}
        />
      )}
      {isAsking && <LeaveDialog onStay={() => setIsAsking(false)} onLeave={signOut} />}
    </Account>
  );
}

const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${theme.z.sticky};
  display: flex;
  align-items: center;
  gap: ${theme.space.sm};
  box-sizing: border-box;
  block-size: ${theme.size.topbar};
  padding-inline: ${theme.space.xl};
  border-block-end: 1px solid ${theme.color.border.subtle};
  background: ${theme.color.surface.base};

  ${onPhone} {
    gap: ${theme.space.xs};
    padding-inline: ${theme.space.md};
  }
`;

const OpenNavigation = styled.span`
  display: none;
  ${onPhone} {
    display: block;
  }
`;

// The breadcrumbs stay complete. The name of the page takes the remaining space.
const Way = styled.nav`
  flex: 1;
  min-inline-size: 0;
  ol {
    display: flex;
    align-items: center;
    gap: 6px;
    min-inline-size: 0;
  }
  li {
    display: flex;
    align-items: center;
    gap: 6px;
    min-inline-size: 0;
    color: ${theme.color.text.muted};
    white-space: nowrap;
  }
  li:not(:last-child),
  svg {
    flex: none;
  }
  /* Where it leads to something with a long name, the page keeps half of the room. */
  li:not(:last-child) {
    max-inline-size: 50%;
  }
  a {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  bdi {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  ${onPhone} {
    /* Only the page above, as the way back: the name of the page is in its heading. */
    li:not(:only-child, :nth-last-child(2)),
    li > svg {
      display: none;
    }
    li:nth-last-child(2) {
      max-inline-size: 100%;
    }
  }
  [aria-current] {
    color: ${theme.color.text.default};
    font-weight: ${theme.font.weight.medium};
  }
`;

const BackSign = styled.span`
  display: none;
  ${onPhone} {
    display: inline-block;
    margin-inline-end: ${theme.space.xs};
    vertical-align: -1px;
  }
`;

// The initials lie over the icon of the button, which keeps its name, its tip and its keys.
const Account = styled.span`
  position: relative;
  display: grid;
  > * {
    grid-area: 1 / 1;
  }
  > button svg {
    visibility: hidden;
  }
  > [aria-hidden] {
    position: relative;
    place-self: center;
    pointer-events: none;
  }
`;
