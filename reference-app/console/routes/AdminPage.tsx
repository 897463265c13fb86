import { useState } from 'react';
import { styled } from 'styled-components';
import { AdminPanels, type AdminPanelsValue, type ShownAdminPanel } from 'bomdeck/AdminPanels';
import { Message, useIntl } from 'bomdeck/i18n';
import { theme } from 'bomdeck/theme';
import { Page, type Crumb } from '../shell/Page.js';
import { PageTitle } from '../shell/PageTitle.js';
import * as pageNames from '../shell/pageNames.messages.js';
import { adminPanelOf, pathOfTarget } from './paths.js';
import { useUrlValue, type UrlCodec } from './useUrlValue.js';

/**
 * The administration page. The path contains the panel, and the rest of the URL contains the state of the
 * panel.
 */
export function AdminPage() {
  const intl = useIntl();
  const [value, setValue] = useUrlValue(CODEC);
  const [shown, setShown] = useState<ShownAdminPanel>();
  const area = intl.formatMessage(pageNames.administration);
  const crumbs: Crumb[] = shown
    ? [
        { label: area, to: '/admin' },
        { label: shown.section, to: `/admin/${shown.id.split('/')[0]}` },
        { label: shown.title },
      ]
    : [{ label: area }];
  return (
    <Page pageKey="administration" title={shown?.title ?? area} crumbs={crumbs}>
      <Stack>
        <PageTitle>
          <Message {...pageNames.administration} />
        </PageTitle>
        <AdminPanels value={value} onValueChange={setValue} onPanelShown={({ panel }) => setShown(panel)} />
      </Stack>
    </Page>
  );
}

const CODEC: UrlCodec<AdminPanelsValue> = {
  parse: ({ pathname, search }) => ({ panel: adminPanelOf(pathname), query: search.replace(/^\?/, '') }),
  format: ({ panel, query }) => ({
    pathname: pathOfTarget({ to: 'administration', panel })!,
    query: new URLSearchParams(query),
  }),
};

const Stack = styled.div`
  display: grid;
  gap: ${theme.space.lg};
`;
