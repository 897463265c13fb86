import { Message, useIntl } from 'bomdeck/i18n';
import {
  VulnerabilityList,
  formatVulnerabilityListValue,
  parseVulnerabilityListValue,
  rememberedVulnerabilityListValue,
  type VulnerabilityListValue,
} from 'bomdeck/VulnerabilityList';
import { preferences } from '../preferences.js';
import { Page } from '../shell/Page.js';
import { PageTitle } from '../shell/PageTitle.js';
import { RequirePermission } from './RequirePermission.js';
import { messages } from './routes.messages.js';
import { useUrlValue, type UrlCodec } from './useUrlValue.js';

/** All vulnerabilities; what the list shows stands in the address. */
export function VulnerabilitiesPage() {
  const intl = useIntl();
  const [value, setValue] = useUrlValue(CODEC);
  return (
    <RequirePermission permission="VIEW_PORTFOLIO">
      <Page pageKey="vulnerabilities" title={intl.formatMessage(messages.vulnerabilities)}>
        <VulnerabilityList
          title={
            <PageTitle>
              <Message {...messages.vulnerabilities} />
            </PageTitle>
          }
          value={value}
          onValueChange={setValue}
        />
      </Page>
    </RequirePermission>
  );
}

const CODEC: UrlCodec<VulnerabilityListValue> = {
  parse: ({ search }) =>
    parseVulnerabilityListValue(new URLSearchParams(search), rememberedVulnerabilityListValue(preferences)),
  format: (value) => ({ query: formatVulnerabilityListValue(value) }),
};
