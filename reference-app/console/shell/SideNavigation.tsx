import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { Message, TextSpan, useIntl } from 'bomdeck/i18n';
import { theme } from 'bomdeck/theme';
import { deferred, Icon, IconButton, isPlainClick, lockScroll, type IconName, useTip } from 'bomdeck/ui';
import { preferences, SIDEBAR_KEY } from '../preferences.js';
import { useSession } from './SessionContext.js';
import { START_PAGE } from '../startPage.js';
import { BrandMark } from './BrandMark.js';
import { onPhone, onRail } from './breakpoints.js';
import { entryAt, isOffered, NAVIGATION } from './navigation.js';
import { messages } from './shell.messages.js';
import { serverName, useServer } from './useServer.js';

const AboutDialog = deferred(() => import('./AboutDialog.js').then((module) => module.AboutDialog));

/** Props of {@link SideNavigation}. */
export interface SideNavigationProps {
  /** On narrow screens the navigation is a drawer over the page. */
  isDrawerOpen: boolean;
  onCloseDrawer: () => void;
}

/** The main navigation: a column, a row of icons where there is less room, a drawer on a phone. */
export function SideNavigation({ isDrawerOpen, onCloseDrawer }: SideNavigationProps) {
  const intl = useIntl();
  const [isFolded, setIsFolded] = useState(() => preferences.get(SIDEBAR_KEY) === 'true');
  const fold = () => {
    preferences.set(SIDEBAR_KEY, String(!isFolded));
    setIsFolded(!isFolded);
  };
  return (
    <>
      <Side data-folded={isFolded || undefined} aria-label={intl.formatMessage(messages.navigation)}>
        <Brand />
        <Entries />
        <Foot>
          <Versions />
          <FoldButton>
            <IconButton
              icon="sidebar"
              size="small"
              label={intl.formatMessage(isFolded ? messages.unfoldNavigation : messages.foldNavigation)}
              aria-expanded={!isFolded}
              onClick={fold}
            />
          </FoldButton>
        </Foot>
      </Side>
      {isDrawerOpen && (
        <Drawer onClose={onCloseDrawer}>
          <Brand />
          <Entries />
          <Foot>
            <Versions />
          </Foot>
        </Drawer>
      )}
    </>
  );
}

function Brand() {
  const intl = useIntl();
  const link = usePageLink(START_PAGE);
  return (
    <BrandLink {...link} aria-label={intl.formatMessage(messages.home)}>
      <BrandMark />
      <span>
        <Message {...messages.brand} />
      </span>
    </BrandLink>
  );
}

function Entries() {
  const intl = useIntl();
  const { permissions } = useSession();
  return NAVIGATION.map(({ id, title, entries }) => {
    const offered = entries.filter((entry) => isOffered(entry, permissions));
    if (offered.length === 0) return null;
    return (
      <div key={id}>
        <h2>
          <Message {...title} />
        </h2>
        <ul>
          {offered.map(({ to, icon, label }) => (
            <li key={to}>
              <Entry to={to} icon={icon} label={intl.formatMessage(label)} />
            </li>
          ))}
        </ul>
      </div>
    );
  });
}

function Entry({ to, icon, label }: { to: string; icon: IconName; label: string }) {
  const link = usePageLink(to);
  const { pathname } = useLocation();
  // The narrow row hides the words, and the tip shows them.
  const tip = useTip(label, { isLabel: true });
  const { ref, ...merged } = tip.merge<HTMLAnchorElement>({});
  const isHere = entryAt(pathname) === to;
  return (
    <>
      <EntryLink {...link} {...merged} ref={ref} aria-current={isHere ? 'page' : undefined}>
        <Icon name={icon} />
        <span>{label}</span>
      </EntryLink>
      {tip.element}
    </>
  );
}

/** A link that stays in the console. */
function usePageLink(to: string) {
  const href = useHref(to);
  const navigate = useNavigate();
  return {
    href,
    onClick: (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      void navigate(to);
    },
  };
}

function Versions() {
  const intl = useIntl();
  const server = useServer();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <VersionButton
        type="button"
        onClick={() => setIsOpen(true)}
        aria-haspopup="dialog"
        data-versions=""
        title={intl.formatMessage(messages.about)}
      >
        {serverName(intl, server) && <span>{serverName(intl, server)}</span>}
        <span>
          <Message {...messages.consoleVersion} values={{ version: CONSOLE_VERSION }} />
        </span>
      </VersionButton>
      {isOpen && <AboutDialog server={server} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** The browser keeps the focus inside and closes it with Escape; going to a page closes it, too. */
function Drawer({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const intl = useIntl();
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    const unlock = lockScroll();
    return () => {
      element?.close();
      unlock();
    };
  }, []);
  useEffect(() => {
    if (key !== openedAt.current) onClose();
  }, [key, onClose]);
  return (
    <DrawerPanel
      ref={dialog}
      aria-label={intl.formatMessage(messages.navigation)}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <DrawerBody>
        <CloseButton>
          <IconButton icon="close" label={intl.formatMessage(messages.closeNavigation)} onClick={onClose} />
        </CloseButton>
        <TextSpan>{children}</TextSpan>
      </DrawerBody>
    </DrawerPanel>
  );
}

const column = `
  display: flex;
  flex-direction: column;
  gap: ${theme.space.lg};
  padding: 0 ${theme.space.sm} ${theme.space.md};

  h2 {
    padding: ${theme.space.xs} ${theme.space.sm};
    color: ${theme.color.text.muted};
    font-size: ${theme.font.size.micro};
    line-height: ${theme.font.line.micro};
    font-weight: ${theme.font.weight.medium};
  }
`;

const narrow = `
  inline-size: ${theme.size.rail};
  [data-versions] {
    display: none;
  }
  h2,
  a span {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  a {
    justify-content: center;
    padding: 0;
  }
`;

const Side = styled.nav`
  ${column}
  position: sticky;
  inset-block-start: 0;
  box-sizing: border-box;
  flex: none;
  inline-size: ${theme.size.sidebar};
  block-size: 100vh;
  overflow: hidden auto;
  border-inline-end: 1px solid ${theme.color.border.subtle};
  background: ${theme.color.surface.canvas};

  &[data-folded] {
    ${narrow}
  }
  ${onRail} {
    ${narrow}
  }
  ${onPhone} {
    display: none;
  }
`;

const DrawerPanel = styled.dialog`
  inset: 0 auto 0 0;
  inset-inline: 0 auto;
  box-sizing: border-box;
  inline-size: min(280px, 86vw);
  max-inline-size: none;
  block-size: 100%;
  max-block-size: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: ${theme.color.surface.canvas};
  color: ${theme.color.text.default};
  box-shadow: ${theme.shadow.dialog};
  &::backdrop {
    background: ${theme.color.scrim};
  }
`;

const DrawerBody = styled.div`
  ${column}
  position: relative;
  box-sizing: border-box;
  min-block-size: 100%;
`;

const CloseButton = styled.span`
  position: absolute;
  inset-block-start: ${theme.space.sm};
  inset-inline-end: ${theme.space.sm};
`;

const BrandLink = styled.a`
  display: flex;
  flex: none;
  align-items: center;
  gap: 10px;
  block-size: ${theme.size.topbar};
  padding-inline: ${theme.space.sm};
  border-radius: ${theme.radius.md};
  color: inherit;
  font-size: ${theme.font.size.heading};
  font-weight: ${theme.font.weight.strong};
  text-decoration: none;
  &:focus-visible {
    outline: ${theme.border.focusWidth} solid ${theme.color.focus};
    outline-offset: -2px;
  }
`;

const EntryLink = styled.a`
  display: flex;
  align-items: center;
  gap: ${theme.space.sm};
  min-block-size: 30px;
  padding-inline: ${theme.space.sm};
  border-radius: ${theme.radius.md};
  color: ${theme.color.text.muted};
  font-weight: ${theme.font.weight.medium};
  text-decoration: none;

  &:hover {
    background: ${theme.color.surface.sunken};
    color: ${theme.color.text.default};
  }
  &[aria-current] {
    background: ${theme.color.accent.surface};
    color: ${theme.color.accent.text};
    @media (forced-colors: active) {
      outline: 1px solid;
    }
  }
  &:focus-visible {
    outline: ${theme.border.focusWidth} solid ${theme.color.focus};
    outline-offset: 1px;
  }
  @media (pointer: coarse) {
    min-block-size: ${theme.size.touch};
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${theme.space.xs};
  margin-block-start: auto;
  padding-block-start: ${theme.space.sm};
  border-block-start: 1px solid ${theme.color.border.subtle};
`;

const FoldButton = styled.span`
  ${onRail} {
    display: none;
  }
`;

const VersionButton = styled.button`
  display: grid;
  flex: 1;
  min-inline-size: 0;
  padding: ${theme.space.xs} ${theme.space.sm};
  border: 0;
  border-radius: ${theme.radius.md};
  background: none;
  color: ${theme.color.text.muted};
  font: inherit;
  font-size: ${theme.font.size.micro};
  line-height: ${theme.font.line.micro};
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  &:hover {
    color: ${theme.color.text.default};
    text-decoration: underline;
  }
  &:focus-visible {
    outline: ${theme.border.focusWidth} solid ${theme.color.focus};
  }
`;
