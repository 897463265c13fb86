import { useMemo, useRef, useState, type ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { ApiError } from '../../api/errors.js';
import { FailureState, RefreshFailure } from '../../data/FailureState.js';
import * as settingsResource from '../../data/resources/settings.js';
import { useCapabilities } from '../../data/useCapabilities.js';
import { useResource, type Resource } from '../../data/useResource.js';
import { useHost } from '../../host/KitProvider.js';
import { styled } from 'styled-components';
import { Message, TextSpan, useIntl } from '../../i18n/index.js';
import * as permissionNames from '../../data/permissionNames.messages.js';
import type { Setting } from '../../schema/setting.js';
import { Button } from '../../ui/controls/Button.js';
import { KEPT_SECRET } from '../../ui/fields/SecretField.js';
import type { FormState } from '../../ui/form/Form.js';
import type { FormDirtyEvent } from '../../ui/form/FormBody.js';
import { FormPage } from '../../ui/form/FormPage.js';
import { FormSection } from '../../ui/form/FormSection.js';
import { theme } from '../../theme/index.js';
import { breathing } from '../../ui/layout/Skeleton.js';
import { messages as stateMessages } from '../../ui/layout/states.messages.js';
import { EmptyState, ForbiddenState } from '../../ui/layout/states.js';
import { useSkeletonDelay } from '../../ui/hooks/useSkeletonDelay.js';
import { VisuallyHidden } from '../../ui/controls/VisuallyHidden.js';
import type {
  SettingDeclaration,
  SettingsAction,
  SettingsDeclaration,
  SettingsSection,
} from './declaration.js';
import { SettingField } from './SettingField.js';
import { SettingPlace } from './SettingPlace.js';
import { messages } from './SettingsPanel.messages.js';
import {
  changedValues,
  fieldOf,
  isSetOn,
  secretsSetBy,
  sectionsExpected,
  sectionsOn,
  valueOf,
  withoutSecrets,
  withoutUnused,
  wordsOf,
  type SettingValues,
} from './settingValues.js';
import { useSaveSettings } from './useSaveSettings.js';
import { useSettingProblems } from './useSettingProblems.js';
import type { SettingsPanelState } from './declaration.js';
import type { SettingName } from './declaration.js';

export type { SettingName } from './declaration.js';

export type { SettingsPanelState } from './declaration.js';

/** Props of {@link SettingsPanel}. */
export interface SettingsPanelProps extends SettingsPanelEvents {
  declaration: SettingsDeclaration;
  /** Level of the title among the headings of the page. @defaultValue 2 */
  headingLevel?: 2 | 3 | 4;
}

/** The events of a settings panel. @public */
export interface SettingsPanelEvents {
  /** Called after the server accepted settings, even if it rejected others of the same save. */
  onSettingsSaved?: (event: SettingsSavedEvent) => void;
  /** Called when there starts to be something that leaving would lose, and when there no longer is. */
  onDirtyChange?: (event: FormDirtyEvent) => void;
}

/** Settings that were saved. @public */
export interface SettingsSavedEvent {
  /** The names of the settings, never their values. */
  settings: readonly SettingName[];
}

/**
 * Shows the settings of a declaration that this server has, saves the changed ones in one call, and shows at
 * its field why the server rejected a setting.
 */
export function SettingsPanel(props: SettingsPanelProps) {
  const { declaration, headingLevel, onSettingsSaved, onDirtyChange } = props;
  const { actions = [] } = declaration;
  const { can, mayChange } = useHost();
  const mayView = can('SYSTEM_CONFIGURATION', 'READ');
  // Settings are changed from what they are now, not from what they were when another view loaded them.
  const resource = useResource(settingsResource.list, { isEnabled: mayView, freshForMs: 0 });
  const isWaiting = mayView && resource.status === 'loading';
  const known = resource.status === 'ready' ? resource.data : NONE;
  // It is not known beforehand which of them the server has. Most servers have all.
  const line = useCapabilities(mayView)?.line;
  const sections = useMemo(
    () => (isWaiting ? sectionsExpected(declaration, line) : sectionsOn(declaration, known, line)),
    [declaration, known, isWaiting, line],
  );
  const settings = useMemo(() => sections.flatMap((section) => section.settings), [sections]);
  const [taken, setTaken] = useState<Taken>({ values: {}, secrets: {}, after: undefined });
  // Settings that the server accepted count as saved before they are loaded again, and also if that fails.
  const isOlder = known === taken.after;
  const saved = useMemo(() => {
    const loaded = settings.map((setting) => [fieldOf(setting), valueOf(setting, known)] as const);
    return { ...Object.fromEntries(loaded), ...(isOlder && taken.values) };
  }, [settings, known, isOlder, taken]);
  const isSet = (setting: SettingDeclaration) => {
    const isStored = isSetOn(setting, known);
    // If the server does not report it, it would be known only until the settings are loaded again.
    return isStored === undefined || !isOlder ? isStored : (taken.secrets[fieldOf(setting)] ?? isStored);
  };
  const validate = useSettingProblems(settings, saved, { isSet, line });
  const form = useRef<FormState<SettingValues>>(undefined);
  const justTaken = useRef<readonly SettingDeclaration[]>([]);
  const tell = () =>
    justTaken.current.length > 0 &&
    onSettingsSaved?.({ settings: justTaken.current.map(({ group, name }) => ({ group, name })) });
  const submit = useSaveSettings(settings, (ones, isAll, sent) => {
    justTaken.current = ones;
    const values = Object.fromEntries(ones.map((one) => [fieldOf(one), sent[fieldOf(one)]!]));
    setTaken((old) => ({
      values: { ...(isOlder && old.values), ...withoutSecrets(values) },
      secrets: { ...(isOlder && old.secrets), ...secretsSetBy(values) },
      after: known,
    }));
    // Else the form counts as saved first: the host knows by then that there is nothing to lose.
    if (isAll) return;
    forgetSecrets(form.current, ones);
    tell();
  });
  const isRestartOfAll = declaration.sections.every((section) =>
    section.settings.every(({ needsRestart }) => needsRestart),
  );
  const isReadOnly = !mayChange('SYSTEM_CONFIGURATION', 'UPDATE');
  const isOn = (setting: SettingName) => saved[fieldOf(setting)] === true;
  return (
    <FormPage
      title={<Message {...declaration.title} />}
      headingLevel={headingLevel}
      subtitle={
        declaration.help && (
          <>
            <Message {...declaration.help} /> {isRestartOfAll && <Message {...messages.afterRestart} />}
          </>
        )
      }
      initialValues={saved}
      validate={validate}
      onSubmit={(values, last) => submit(changedValues(withoutUnused(settings, values, last), last))}
      savedValues={(sent) => withoutSecrets(withoutUnused(settings, sent, saved))}
      onSaved={tell}
      submitLabel={<Message {...messages.save} />}
      countsChanges
      isReadOnly={isReadOnly}
      instead={
        (!mayView || resource.status === 'failed' || settings.length === 0) && (
          <SettingsState resource={resource} mayView={mayView} />
        )
      }
      footStart={(state) =>
        !isReadOnly &&
        actions.map((action) => (
          <Place key={action.label.id} data-waiting={isWaiting || undefined}>
            <ActionButton action={action} panel={{ form: state, isOn }} />
          </Place>
        ))
      }
      onDirtyChange={onDirtyChange}
    >
      {(state) => {
        // For work after the server's response, when the form may differ from the one that was sent.
        form.current = state;
        return (
          <>
            {isWaiting ? <Waiting /> : <RefreshFailure resource={resource} />}
            {sections.map((section) => (
              <Section
                key={section.title.id}
                section={section}
                settings={settings}
                values={state.values}
                isSet={isSet}
                isRestartOfAll={isRestartOfAll}
                isWaiting={isWaiting}
              />
            ))}
          </>
        );
      }}
    </FormPage>
  );
}

function Section(props: {
  section: SettingsSection;
  /** All settings of the panel. */
  settings: readonly SettingDeclaration[];
  values: SettingValues;
  isSet: (setting: SettingDeclaration) => boolean | undefined;
  isRestartOfAll: boolean;
  isWaiting: boolean;
}) {
  const { section, isSet, isRestartOfAll, isWaiting, ...fields } = props;
  const { title, help } = section;
  const intl = useIntl();
  const restart = isRestartOfAll ? undefined : restartText(intl, section);
  return (
    <FormSection
      title={<Message {...title} />}
      description={
        (help || restart) && (
          <>
            {help && <Message {...help} />} <TextSpan>{restart}</TextSpan>
          </>
        )
      }
    >
      {section.settings.map((setting) => {
        const field = (
          <SettingField
            {...fields}
            setting={setting}
            isSet={isSet(setting)}
            isRestartSaid={isRestartOfAll || restart !== undefined}
          />
        );
        return isWaiting ? (
          <FieldPlaceholder key={fieldOf(setting)}>{field}</FieldPlaceholder>
        ) : (
          <SettingPlace key={fieldOf(setting)} field={fieldOf(setting)}>
            {field}
          </SettingPlace>
        );
      })}
    </FormSection>
  );
}

/** Returns a sentence about the settings of a section that need a restart. Undefined if fewer than two do. */
function restartText(intl: IntlShape, { settings }: SettingsSection): string | undefined {
  const later = settings.filter(({ needsRestart }) => needsRestart);
  if (later.length < 2) return undefined;
  if (later.length === settings.length) return intl.formatMessage(messages.afterRestart);
  return intl.formatMessage(messages.someAfterRestart, {
    settings: intl.formatList(
      later.map(({ label }) => intl.formatMessage(messages.quoted, { label: wordsOf(intl, label) })),
    ),
  });
}

function ActionButton({ action, panel }: { action: SettingsAction; panel: SettingsPanelState }) {
  const { icon, label, dialog: Dialog } = action;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon={icon} opens onClick={() => setIsOpen(true)}>
        <Message {...label} />
      </Button>
      {isOpen && <Dialog panel={panel} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** The settings that the server accepted since `after`, the last settings that it sent. */
interface Taken {
  values: SettingValues;
  /** True for each secret that exists now, by field. */
  secrets: Readonly<Record<string, boolean>>;
  after: readonly Setting[] | undefined;
}

/** Shown in place of settings that are not available, or not available to this user. */
function SettingsState({ resource, mayView }: { resource: Resource<Setting[]>; mayView: boolean }) {
  const intl = useIntl();
  const isRefused =
    resource.status === 'failed' && resource.error instanceof ApiError && resource.error.status === 403;
  if (!mayView || isRefused) {
    return (
      <ForbiddenState
        title={<Message {...messages.forbidden} />}
        permission={intl.formatMessage(permissionNames.SYSTEM_CONFIGURATION)}
        headingLevel={3}
      />
    );
  }
  if (resource.status === 'failed') {
    return <FailureState title={<Message {...messages.failed} />} failure={resource} />;
  }
  return <EmptyState title={<Message {...messages.absent} />} headingLevel={3} />;
}

/** Removes the secrets that the server accepted from the changes, whatever happened to the others. */
function forgetSecrets(form: FormState<SettingValues> | undefined, taken: readonly SettingDeclaration[]) {
  for (const setting of taken) if (setting.type === 'secret') form?.change(fieldOf(setting), KEPT_SECRET);
}

function Waiting() {
  return (
    <VisuallyHidden role="status">
      <Message {...stateMessages.loading} />
    </VisuallyHidden>
  );
}

/** Hidden while it cannot be used, which keeps its place. */
const Place = styled.span`
  display: contents;
  &[data-waiting] {
    visibility: hidden;
  }
`;

/** A placeholder as high as the field will be, with lines in place of its words and its control. */
function FieldPlaceholder({ children }: { children: ReactNode }) {
  const isShown = useSkeletonDelay(true);
  return <Unready data-shown={isShown || undefined}>{children}</Unready>;
}

const Unready = styled.div`
  position: relative;
  visibility: hidden;
  ${breathing}
  &[data-shown]::before,
  &[data-shown]::after {
    content: '';
    position: absolute;
    border-radius: ${theme.radius.md};
    background: ${theme.color.skeleton};
    forced-color-adjust: none;
    visibility: visible;
  }
  &::before {
    inset-block-start: 5px;
    block-size: 10px;
    inline-size: 30%;
  }
  &::after {
    inset-block: 24px 0;
    inline-size: 100%;
  }
`;

const NONE: readonly Setting[] = [];
