import { styled } from 'styled-components';
import { useProjectOptions, type ProjectOption } from '../../../../data/useProjectOptions.js';
import { Message, useIntl } from '../../../../i18n/index.js';
import type { Extent } from '../../../../entities/project/portfolioScan/findExtent.js';
import { classifierText } from '../../../../entities/component/classifierText.js';
import { projectText } from '../../../../entities/project/ProjectLink.js';
import type { PolicyProject } from '../../../../schema/policy.js';
import { theme } from '../../../../theme/index.js';
import { FieldHint } from '../../../../ui/fields/Field.js';
import { MultiCombobox } from '../../../../ui/fields/MultiCombobox.js';
import { SegmentedControl } from '../../../../ui/fields/SegmentedControl.js';
import { Switch } from '../../../../ui/fields/Switch.js';
import type { PolicyValues } from '../policyValues.js';
import { messages } from './dryRun.messages.js';

/** The part of the portfolio that the user wants to scan. */
export interface ExtentChoice {
  /** Counts for policies without limits only. */
  kind: 'all' | 'chosen';
  projects: readonly PolicyProject[];
  includeInactive: boolean;
}

/** At first: all that the server evaluates daily. */
export const FIRST_CHOICE: ExtentChoice = { kind: 'all', projects: [], includeInactive: false };

/** Returns the projects that a dry run of a policy scans. */
export function extentOf({ projects, tags, includeChildren }: PolicyValues, choice: ExtentChoice): Extent {
  if (projects.length + tags.length > 0) return { kind: 'limits', projects, tags, includeChildren };
  return choice.kind === 'all' ? { kind: 'all' } : { kind: 'chosen', projects: choice.projects };
}

/** Props of {@link ExtentFields}. */
export interface ExtentFieldsProps {
  extent: Extent;
  choice: ExtentChoice;
  onChoiceChange: (choice: ExtentChoice) => void;
}

/**
 * The projects that a dry run scans: those that the policy is limited to, or else those that the user
 * chooses.
 */
export function ExtentFields({ extent, choice, onChoiceChange }: ExtentFieldsProps) {
  const intl = useIntl();
  const change = (part: Partial<ExtentChoice>) => onChoiceChange({ ...choice, ...part });
  return (
    <Row>
      {extent.kind === 'limits' ? (
        <FieldHint>
          <Message
            {...messages.limits}
            values={{
              projects: extent.projects.length,
              tags: extent.tags.length,
              isBoth: extent.projects.length > 0 && extent.tags.length > 0 ? 'yes' : 'no',
            }}
          />
        </FieldHint>
      ) : (
        <SegmentedControl
          label={intl.formatMessage(messages.extent)}
          options={[
            { value: 'all', label: <Message {...messages.allActive} /> },
            { value: 'chosen', label: <Message {...messages.chosen} /> },
          ]}
          value={choice.kind}
          onValueChange={(kind) => change({ kind })}
        />
      )}
      {extent.kind === 'chosen' ? (
        <Whole>
          <ChosenProjects value={choice.projects} onValueChange={(projects) => change({ projects })} />
        </Whole>
      ) : (
        <Switch
          label={<Message {...messages.inactive} />}
          checked={choice.includeInactive}
          onCheckedChange={(includeInactive) => change({ includeInactive })}
        />
      )}
    </Row>
  );
}

function ChosenProjects(props: {
  value: readonly PolicyProject[];
  onValueChange: (projects: readonly PolicyProject[]) => void;
}) {
  const intl = useIntl();
  const loadOptions = useProjectOptions(projectText, ({ classifier }) => classifierText(intl, classifier));
  return (
    <MultiCombobox<ProjectOption>
      label={<Message {...messages.chosen} />}
      placeholder={intl.formatMessage(messages.findProject)}
      value={props.value.map((project) => ({ id: project.uuid, label: projectText(project), project }))}
      onValueChange={(options) =>
        props.onValueChange(
          options.flatMap(({ project }) => {
            if (!project) return [];
            const { uuid, name, version } = project;
            return [{ uuid, name, ...(version !== undefined && { version }) }];
          }),
        )
      }
      loadOptions={loadOptions}
    />
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.md} ${theme.space.lg};
`;

const Whole = styled.div`
  flex: 1 1 100%;
  min-inline-size: 0;
`;
