import { Message, useIntl } from 'bomdeck/i18n';
import {
  ProjectList,
  formatProjectListValue,
  parseProjectListValue,
  rememberedProjectListValue,
  type ProjectListValue,
} from 'bomdeck/ProjectList';
import { preferences } from '../preferences.js';
import { Page } from '../shell/Page.js';
import { PageTitle } from '../shell/PageTitle.js';
import { RequirePermission } from './RequirePermission.js';
import { messages } from './routes.messages.js';
import { useUrlValue, type UrlCodec } from './useUrlValue.js';

/** The list of projects; what it shows stands in the address. */
export function ProjectsPage() {
  const intl = useIntl();
  const [value, setValue] = useUrlValue(CODEC);
  return (
    <RequirePermission permission="VIEW_PORTFOLIO">
      <Page pageKey="projects" title={intl.formatMessage(messages.projects)}>
        <ProjectList
          title={
            <PageTitle>
              <Message {...messages.projects} />
            </PageTitle>
          }
          value={value}
          onValueChange={setValue}
        />
      </Page>
    </RequirePermission>
  );
}

const CODEC: UrlCodec<ProjectListValue> = {
  parse: ({ search }) =>
    parseProjectListValue(new URLSearchParams(search), rememberedProjectListValue(preferences)),
  format: (value) => ({ query: formatProjectListValue(value) }),
};
