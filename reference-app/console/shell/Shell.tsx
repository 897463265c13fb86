import { useCallback, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useIntl } from 'bomdeck/i18n';
import { theme } from 'bomdeck/theme';
import { SkipLink, VisuallyHidden } from 'bomdeck/ui';
import { onPhone } from './breakpoints.js';
import { ConnectionNotice } from './ConnectionNotice.js';
import { PageContext, type PageInfo } from './Page.js';
import { ServerNotice } from './ServerNotice.js';
import { SideNavigation } from './SideNavigation.js';
import { TopBar } from './TopBar.js';
import { messages } from './shell.messages.js';
import { skipTargetOf, usePageChange } from './usePageChange.js';

/** The frame of all pages: navigation, top bar, and the page. `isStarting`: the first page is still being fetched. */
export function Shell({ isStarting }: { isStarting: boolean }) {
  const intl = useIntl();
  const location = useLocation();
  const [page, setPage] = useState<PageInfo>();
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const main = useRef<HTMLElement>(null);
  const announcement = usePageChange(page, location, main);
  const closeDrawer = useCallback(() => setIsDrawerOpen(false), []);
  return (
    <PageContext value={setPage}>
      <nav aria-label={intl.formatMessage(messages.skip)}>
        <SkipLink onSkip={() => main.current && skipTargetOf(main.current).focus()}>
          {intl.formatMessage(messages.skip)}
        </SkipLink>
      </nav>
      <Frame>
        <SideNavigation isDrawerOpen={isDrawerOpen} onCloseDrawer={closeDrawer} />
        <Content>
          <TopBar crumbs={page?.crumbs ?? []} onOpenNavigation={() => setIsDrawerOpen(true)} />
          <Notices>
            <ConnectionNotice />
            <ServerNotice isSignedIn />
          </Notices>
          <Main ref={main} tabIndex={-1} aria-busy={isStarting}>
            {!isStarting && <Outlet />}
          </Main>
        </Content>
      </Frame>
      <VisuallyHidden role="status" aria-live="polite">
        {announcement}
      </VisuallyHidden>
    </PageContext>
  );
}

const Frame = styled.div`
  display: flex;
  min-block-size: 100vh;
`;

const Content = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  background: ${theme.color.surface.base};
`;

const Notices = styled.div`
  display: grid;
  gap: ${theme.space.sm};
  &:not(:empty) {
    padding: ${theme.space.md} ${theme.space.xl} 0;
  }
  ${onPhone} {
    &:not(:empty) {
      padding-inline: ${theme.space.md};
    }
  }
`;

const Main = styled.main`
  --bd-sticky-top: ${theme.size.topbar};
  flex: 1;
  min-inline-size: 0;
  padding: 20px ${theme.space.xl} ${theme.space.xl};
  outline: none;

  ${onPhone} {
    padding: ${theme.space.lg} ${theme.space.md} ${theme.space.xl};
  }
`;
