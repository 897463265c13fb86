import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { useHost } from '../../host/KitProvider.js';
import { Message, useIntl } from '../../i18n/index.js';
import { theme } from '../../theme/index.js';
import { Button } from '../../ui/controls/Button.js';
import { TextField } from '../../ui/fields/TextField.js';
import { MenuHeading } from '../../ui/overlay/floating.styles.js';
import { Icon } from '../../ui/controls/Icon.js';
import { IconButton } from '../../ui/controls/IconButton.js';
import { bare, focusRing } from '../../ui/layout/mixins.js';
import { messages } from './listPresets.messages.js';
import { withoutPreset, withPreset, type ListPreset } from './presets.js';

/** Props of {@link PresetList}. */
export interface PresetListProps {
  presets: readonly ListPreset[];
  /** The view on screen, as a preset has it. */
  current: Omit<ListPreset, 'name'>;
  /** Returns true if a preset is the view on screen. */
  isShown: (preset: ListPreset) => boolean;
  onChange: (edit: (presets: readonly ListPreset[]) => readonly ListPreset[]) => void;
  onShow: (preset: ListPreset) => void;
  /** Absent: no links can be given away. */
  addressOf?: (preset: ListPreset) => string;
}

/** The named views of a list, and a field that gives the one on screen a name. */
export function PresetList({ presets, current, isShown, onChange, onShow, addressOf }: PresetListProps) {
  const intl = useIntl();
  const { notify } = useHost();
  const [renamed, setRenamed] = useState<string>();
  const remove = (preset: ListPreset) => {
    onChange((now) => withoutPreset(now, preset.name));
    notify({
      kind: 'success',
      title: intl.formatMessage(messages.deleted, { name: preset.name }),
      action: {
        label: intl.formatMessage(messages.undo),
        run: () => onChange((now) => withPreset(now, preset)),
      },
    });
  };
  const copy = async (preset: ListPreset) => {
    try {
      await navigator.clipboard.writeText(addressOf?.(preset) ?? '');
      notify({ kind: 'success', title: intl.formatMessage(messages.linkCopied, { name: preset.name }) });
    } catch {
      notify({
        kind: 'failure',
        title: intl.formatMessage(messages.linkNotCopied),
        detail: addressOf?.(preset),
      });
    }
  };
  return (
    <Box>
      {presets.length > 0 && (
        <>
          <MenuHeading>
            <Message {...messages.yours} />
          </MenuHeading>
          <Lines>
            {presets.map((preset) => {
              const { name } = preset;
              if (name === renamed) {
                return (
                  <li key={name}>
                    <NameForm
                      label={intl.formatMessage(messages.newName)}
                      defaultName={name}
                      taken={presets.map((other) => other.name).filter((other) => other !== name)}
                      onName={(next) => {
                        onChange((now) => withPreset(withoutPreset(now, name), { ...preset, name: next }));
                        setRenamed(undefined);
                      }}
                      onCancel={() => setRenamed(undefined)}
                    />
                  </li>
                );
              }
              const isOnScreen = isShown(preset);
              return (
                <Line key={name}>
                  <Show
                    type="button"
                    aria-current={isOnScreen ? 'true' : undefined}
                    onClick={() => onShow(preset)}
                  >
                    <Mark>{isOnScreen && <Icon name="check" />}</Mark>
                    <bdi>{name}</bdi>
                  </Show>
                  {addressOf && (
                    <IconButton
                      icon="link"
                      size="small"
                      label={intl.formatMessage(messages.copyLink, { name })}
                      onClick={() => void copy(preset)}
                    />
                  )}
                  <IconButton
                    icon="edit"
                    size="small"
                    label={intl.formatMessage(messages.rename, { name })}
                    onClick={() => setRenamed(name)}
                  />
                  <IconButton
                    icon="trash"
                    size="small"
                    label={intl.formatMessage(messages.delete, { name })}
                    onClick={() => remove(preset)}
                  />
                </Line>
              );
            })}
          </Lines>
        </>
      )}
      {renamed === undefined && (
        <NameForm
          key={presets.length}
          label={intl.formatMessage(messages.saveAs)}
          taken={presets.map(({ name }) => name)}
          canReplace
          onName={(name) => onChange((now) => withPreset(now, { name, ...current }))}
        />
      )}
    </Box>
  );
}

/** A field for a name, with its button. */
function NameForm(props: {
  label: string;
  defaultName?: string;
  /** Names of the others. */
  taken: readonly string[];
  /** True when the name of an existing preset is accepted, whose view is then replaced. */
  canReplace?: boolean;
  onName: (name: string) => void;
  onCancel?: () => void;
}) {
  const { label, defaultName = '', taken, canReplace = false, onName, onCancel } = props;
  const intl = useIntl();
  const [text, setText] = useState(defaultName);
  const [isTried, setIsTried] = useState(false);
  const name = text.trim();
  const isTaken = taken.includes(name);
  const problem =
    name === ''
      ? messages.needsName
      : name.length > LONGEST_NAME
        ? messages.tooLong
        : isTaken && !canReplace
          ? messages.isTaken
          : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The form floats in its own tree, but its events bubble to the elements around the button.
    event.stopPropagation();
    setIsTried(true);
    if (!problem) onName(name);
  };
  return (
    <Fields onSubmit={submit} noValidate>
      <TextField
        label={label}
        value={text}
        onValueChange={setText}
        error={isTried && problem ? intl.formatMessage(problem, { limit: LONGEST_NAME }) : undefined}
        autoComplete="off"
        autoFocus
      />
      <Buttons>
        {onCancel && (
          <Button variant="quiet" size="small" onClick={onCancel}>
            <Message {...messages.cancel} />
          </Button>
        )}
        <Button type="submit" variant="primary" size="small">
          <Message {...(isTaken && canReplace ? messages.replace : messages.save)} />
        </Button>
      </Buttons>
    </Fields>
  );
}

/** Longer names do not fit the button that says which is shown. */
const LONGEST_NAME = 60;

const Box = styled.div`
  inline-size: 300px;
  max-inline-size: 100%;
`;

const Lines = styled.ul`
  max-block-size: 320px;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;
`;

const Line = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
`;

const Show = styled.button`
  ${bare}
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${theme.space.sm};
  min-inline-size: 0;
  min-block-size: ${theme.size.control};
  padding-inline: ${theme.space.sm};
  border-radius: ${theme.radius.md};
  overflow-wrap: anywhere;
  text-align: start;
  cursor: pointer;
  &:hover {
    background: ${theme.color.surface.sunken};
  }
  &[aria-current] {
    font-weight: ${theme.font.weight.medium};
  }
  &:focus-visible {
    ${focusRing}
  }
`;

const Mark = styled.span`
  display: inline-flex;
  flex: none;
  inline-size: 16px;
`;

const Fields = styled.form`
  display: grid;
  gap: ${theme.space.sm};
  padding: ${theme.space.sm};
`;

const Buttons = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${theme.space.sm};
`;
