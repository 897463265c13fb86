import { styled } from 'styled-components';
import { PartFailed } from '../../../data/PartFailed.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { theme } from '../../../theme/index.js';
import { Badge } from '../../../ui/controls/Badge.js';
import { Button } from '../../../ui/controls/Button.js';
import { Dialog } from '../../../ui/overlay/Dialog.js';
import { DialogCancel } from '../../../ui/overlay/DialogCancel.js';
import { Checkbox } from '../../../ui/fields/Checkbox.js';
import { FieldGroup } from '../../../ui/fields/FieldGroup.js';
import { MultiCombobox } from '../../../ui/fields/MultiCombobox.js';
import { RadioCards } from '../../../ui/fields/RadioCards.js';
import { InlineNotice, LoadingRows } from '../../../ui/layout/states.js';
import { toggled } from '../../../ui/table/toggled.js';
import type { ProjectOption } from '../../../data/useProjectOptions.js';
import { applyMessages as messages } from './ApplyDecisions.messages.js';
import type { useApplyTargets } from './useApplyTargets.js';

/** The versions of a component that get a decision. */
export type ApplyScope = 'sameVersion' | 'anyVersion';

/** Props of {@link TargetsStep}. */
export interface TargetsStepProps {
  /** The number of decisions to apply. */
  count: number;
  /** The number of selected findings without a decision. */
  undecided: number;
  targets: ReturnType<typeof useApplyTargets>;
  scope: ApplyScope;
  onScopeChange: (scope: ApplyScope) => void;
  onNext: () => void;
  onClose: () => void;
}

/** The first step: the versions and projects to search, and the components that count. */
export function TargetsStep(props: TargetsStepProps) {
  const { count, undecided, targets, scope, onScopeChange, onNext, onClose } = props;
  const intl = useIntl();
  const chosen = targets.targets.length;
  return (
    <Dialog
      title={<Message {...messages.title} values={{ count }} />}
      onClose={onClose}
      isDirty={targets.added.length > 0}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen > 0) onNext();
      }}
      foot={
        <>
          <DialogCancel onClose={onClose} />
          <Button
            type="submit"
            variant="primary"
            disabledReason={
              chosen > 0
                ? undefined
                : intl.formatMessage(
                    targets.project.status === 'loading' ? messages.loading : messages.chooseTargets,
                  )
            }
          >
            <Message {...messages.look} values={{ count: chosen }} />
          </Button>
        </>
      }
    >
      <Stack>
        {undecided > 0 && (
          <InlineNotice title={<Message {...messages.undecided} values={{ count: undecided }} />} />
        )}
        <Versions targets={targets} />
        <MultiCombobox<ProjectOption>
          label={<Message {...messages.others} />}
          hint={<Message {...messages.othersHint} />}
          placeholder={intl.formatMessage(messages.othersSearch)}
          name="projects"
          isOptional
          value={targets.added}
          onValueChange={targets.setAdded}
          loadOptions={targets.loadOptions}
        />
        <RadioCards<ApplyScope>
          label={<Message {...messages.scope} />}
          value={scope}
          onValueChange={onScopeChange}
          options={SCOPES.map((value) => ({
            value,
            label: <Message {...messages[value]} />,
            description: value === 'anyVersion' && <Message {...messages.anyVersionText} />,
          }))}
        />
      </Stack>
    </Dialog>
  );
}

function Versions({ targets }: Pick<TargetsStepProps, 'targets'>) {
  const { project, own, versions, left, setLeft } = targets;
  const intl = useIntl();
  if (project.status === 'failed') {
    return <PartFailed title={<Message {...messages.versionsFailed} />} resource={project} />;
  }
  if (!own) return <LoadingRows rows={3} />;
  if (versions.length === 0) {
    return (
      <p>
        <Message {...messages.noVersions} values={{ project: own.name }} />
      </p>
    );
  }
  const chosen = versions.filter(({ uuid }) => !left.has(uuid)).length;
  return (
    <FieldGroup label={intl.formatMessage(messages.versions, { project: own.name })}>
      {(group) => (
        <Box {...group}>
          {versions.length > 1 && (
            <Checkbox
              label={<Message {...messages.allVersions} values={{ count: versions.length }} />}
              checked={chosen === versions.length || (chosen > 0 && 'mixed')}
              onCheckedChange={() =>
                setLeft(new Set(chosen === versions.length ? versions.map(({ uuid }) => uuid) : []))
              }
            />
          )}
          <List>
            {versions.map(({ uuid, version, isInactive }) => (
              <li key={uuid}>
                <Checkbox
                  label={
                    <Line>
                      <bdi>{version ?? intl.formatMessage(messages.noVersion)}</bdi>
                      {isInactive && (
                        <Badge>
                          <Message {...messages.inactive} />
                        </Badge>
                      )}
                    </Line>
                  }
                  checked={!left.has(uuid)}
                  onCheckedChange={() => setLeft(toggled(left, uuid))}
                />
              </li>
            ))}
          </List>
        </Box>
      )}
    </FieldGroup>
  );
}

const SCOPES = ['sameVersion', 'anyVersion'] as const satisfies readonly ApplyScope[];

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.lg};
`;

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.xs};
`;

// A project may have hundreds of versions; the fields below stay near.
const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.xs};
  max-block-size: 240px;
  padding-block: ${theme.space.xs};
  overflow: auto;
`;

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.sm};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;
