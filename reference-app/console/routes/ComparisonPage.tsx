import { useIntl } from 'bomdeck/i18n';
import {
  formatProjectComparisonValue,
  parseProjectComparisonValue,
  ProjectComparison,
  rememberedProjectComparisonValue,
  type ProjectComparisonValue,
} from 'bomdeck/ProjectComparison';
import { preferences } from '../preferences.js';
import { PageOfProject } from './PageOfProject.js';
import { RequirePermission } from './RequirePermission.js';
import { messages } from './routes.messages.js';
import { useUrlValue, type UrlCodec } from './useUrlValue.js';

/**
 * Compares two versions of a project side by side. The URL contains the compared versions and the state of
 * the list.
 */
export function ComparisonPage() {
  return (
    <RequirePermission permission="VIEW_PORTFOLIO">
      <ComparisonView />
    </RequirePermission>
  );
}

function ComparisonView() {
  const intl = useIntl();
  const [value, setValue] = useUrlValue(CODEC);
  return (
    <PageOfProject name="comparison" title={intl.formatMessage(messages.comparison)}>
      {(props) => <ProjectComparison {...props} value={value} onValueChange={setValue} />}
    </PageOfProject>
  );
}

const CODEC: UrlCodec<ProjectComparisonValue> = {
  parse: ({ search }) =>
    parseProjectComparisonValue(new URLSearchParams(search), rememberedProjectComparisonValue(preferences)),
  format: (value) => ({ query: formatProjectComparisonValue(value) }),
};
