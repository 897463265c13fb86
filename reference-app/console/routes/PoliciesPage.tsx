import { useParams } from 'react-router-dom';
import { PolicyEditor, policyEditorCodec } from 'bomdeck/PolicyEditor';
import { Message, useIntl } from 'bomdeck/i18n';
import { preferences } from '../preferences.js';
import { Page } from '../shell/Page.js';
import { PageTitle } from '../shell/PageTitle.js';
import * as pageNames from '../shell/pageNames.messages.js';
import { NotFoundPage } from './NotFoundPage.js';
import { RequirePermission } from './RequirePermission.js';
import { useUrlValue, type UrlCodec } from './useUrlValue.js';

/** The policies. The URL contains the open policy. Older consoles appended the name of the tab. */
export function PoliciesPage() {
  const { '*': tab = '' } = useParams();
  return tab === '' || tab === 'policies' ? <Policies /> : <NotFoundPage />;
}

function Policies() {
  const intl = useIntl();
  const [value, setValue] = useUrlValue(CODEC);
  return (
    <RequirePermission permission="POLICY_MANAGEMENT">
      <Page pageKey="policies" title={intl.formatMessage(pageNames.policies)}>
        <PolicyEditor
          title={
            <PageTitle>
              <Message {...pageNames.policies} />
            </PageTitle>
          }
          value={value}
          onValueChange={setValue}
        />
      </Page>
    </RequirePermission>
  );
}

const CODEC: UrlCodec<ReturnType<typeof policyEditorCodec.parse>> = {
  parse: ({ search }) =>
    policyEditorCodec.parse(new URLSearchParams(search), policyEditorCodec.remembered(preferences)),
  format: (value) => ({ query: policyEditorCodec.format(value) }),
};
