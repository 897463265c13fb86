import { styled } from 'styled-components';
import { fetchResource } from '../../../data/fetchResource.js';
import * as policies from '../../../data/resources/policies.js';
import { useProjectOptions, type ProjectOption } from '../../../data/useProjectOptions.js';
import { useHost } from '../../../host/KitProvider.js';
import type { ServerLine } from '../../../domain/serverLine.js';
import { isSince } from '../../../domain/serverLine.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { classifierText } from '../../../entities/component/classifierText.js';
import { projectText } from '../../../entities/project/ProjectLink.js';
import type { PolicyProject } from '../../../schema/policy.js';
import { theme } from '../../../theme/index.js';
import type { ComboboxOption } from '../../../ui/fields/ComboboxOption.js';
import { FieldHint } from '../../../ui/fields/Field.js';
import { MultiCombobox } from '../../../ui/fields/MultiCombobox.js';
import { FormSwitchField, useFormField } from '../../../ui/form/fields.js';
import { InlineNotice } from '../../../ui/layout/states.js';
import { messages } from './policyForm.messages.js';
import type { PolicyValues } from './policyValues.js';

/** Props of {@link LimitFields}. */
export interface LimitFieldsProps {
  policyUuid: string;
  values: PolicyValues;
  line: ServerLine;
  /** True when the policy is limited to projects that the user does not have permission to view. */
  hasHiddenLimits: boolean;
}

/** The projects and tags that a policy is limited to. */
export function LimitFields({ policyUuid, values, line, hasHiddenLimits }: LimitFieldsProps) {
  const { can } = useHost();
  const maySearch = can('VIEW_PORTFOLIO', 'READ');
  return (
    <>
      <Fields>
        <TagsLimit policyUuid={policyUuid} line={line} maySearch={maySearch} />
        <ProjectsLimit maySearch={maySearch} />
      </Fields>
      <FieldHint>
        <Message {...(maySearch ? messages.limitsHint : messages.limitsForbidden)} />
      </FieldHint>
      {hasHiddenLimits && (
        <InlineNotice>
          <Message {...messages.hiddenLimits} />
        </InlineNotice>
      )}
      <FormSwitchField
        name="includeChildren"
        label={<Message {...messages.children} />}
        hint={
          values.includeChildren &&
          values.projects.length === 0 &&
          !hasHiddenLimits && <Message {...messages.childrenIdle} />
        }
      />
      {isSince(line, '4.12') && (
        <FormSwitchField name="onlyLatest" label={<Message {...messages.latest} />} />
      )}
    </>
  );
}

const PAGE_SIZE = 25;

function TagsLimit(props: Pick<LimitFieldsProps, 'policyUuid' | 'line'> & { maySearch: boolean }) {
  const { policyUuid, line, maySearch } = props;
  const { api, auth } = useHost();
  const intl = useIntl();
  const field = useFormField<readonly string[]>('tags', NONE);
  return (
    <MultiCombobox<ComboboxOption>
      label={<Message {...messages.tags} />}
      placeholder={intl.formatMessage(messages.addTag)}
      value={field.value.map((name) => ({ id: name, label: name }))}
      onValueChange={(options) => field.onChange(options.map(({ id }) => id))}
      loadOptions={async (searchText, signal) => {
        const page = { pageNumber: 1, pageSize: PAGE_SIZE, searchText };
        const ref = policies.tags(policyUuid, page, line);
        const { rows, total } = await fetchResource({ api, auth }, ref, { signal });
        const options: ComboboxOption[] = rows.map(({ name }) => ({ id: name, label: name }));
        if (total > rows.length) {
          const label = intl.formatMessage(messages.moreTags, { shown: rows.length, total });
          options.push({ id: '…', label, isDisabled: true });
        }
        return options;
      }}
      error={field.error}
      onBlur={field.onBlur}
      isReadOnly={field.isReadOnly || !maySearch}
      isChanged={field.isDirty}
    />
  );
}

function ProjectsLimit({ maySearch }: { maySearch: boolean }) {
  const intl = useIntl();
  const field = useFormField<readonly PolicyProject[]>('projects', NONE);
  const loadOptions = useProjectOptions(projectText, ({ classifier }) => classifierText(intl, classifier));
  return (
    <MultiCombobox<ProjectOption>
      label={<Message {...messages.projects} />}
      placeholder={intl.formatMessage(messages.addProject)}
      value={field.value.map((project) => ({ id: project.uuid, label: projectText(project), project }))}
      onValueChange={(options) =>
        field.onChange(
          options.flatMap(({ project }) => {
            if (!project) return [];
            const { uuid, name, version } = project;
            return [{ uuid, name, ...(version !== undefined && { version }) }];
          }),
        )
      }
      loadOptions={loadOptions}
      error={field.error}
      onBlur={field.onBlur}
      isReadOnly={field.isReadOnly || !maySearch}
      isChanged={field.isDirty}
    />
  );
}

const NONE: readonly never[] = [];

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  align-items: start;
  gap: ${theme.space.lg};
`;
