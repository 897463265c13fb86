import { useEffect, useRef, useState } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { styled } from 'styled-components';
import { rebuildSearchIndexes } from '../../../api/settings.js';
import { errorText, reasonText } from '../../../data/errorText.js';
import { followWork } from '../../../data/followWork.js';
import { useSave } from '../../../data/useSave.js';
import { useHost } from '../../../host/KitProvider.js';
import { Message, useIntl } from '../../../i18n/index.js';
import type { SettingsDialogProps } from '../../../frames/settings/declaration.js';
import * as licenseMessages from '../../license/license.messages.js';
import * as serviceMessages from '../../service/service.messages.js';
import * as subjectMessages from '../../project/subject.messages.js';
import { theme } from '../../../theme/index.js';
import { Checkbox } from '../../../ui/fields/Checkbox.js';
import { FieldGroup } from '../../../ui/fields/FieldGroup.js';
import { messages as dialogMessages } from '../../../ui/overlay/Dialog.messages.js';
import { useFormField } from '../../../ui/form/fields.js';
import { FormDialog } from '../../../ui/form/FormDialog.js';
import { ProgressBar } from '../../../ui/controls/ProgressBar.js';
import { InlineNotice } from '../../../ui/layout/states.js';
import { messages } from './search.messages.js';

/**
 * The parts of the index that the server can rebuild, with the server's name for each. The original console
 * offers CPE, which no server supports.
 */
const INDEXES: readonly (readonly [type: string, label: MessageDescriptor])[] = [
  ['PROJECT', subjectMessages.projects],
  ['COMPONENT', subjectMessages.components],
  ['SERVICECOMPONENT', serviceMessages.services],
  ['VULNERABILITY', subjectMessages.vulnerabilities],
  ['VULNERABLESOFTWARE', messages.vulnerableSoftware],
  ['LICENSE', licenseMessages.licenses],
];

interface Chosen {
  types: readonly string[];
}

/** The state of the last rebuild. */
type Run = { state: 'working'; trouble?: unknown } | { state: 'done' } | { state: 'late' };

/** Has the server rebuild its search index, and follows that to its end. */
export function RebuildIndexDialog({ onClose }: SettingsDialogProps) {
  const { api, auth } = useHost();
  const intl = useIntl();
  const [run, setRun] = useState<Run>();
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  const follow = async (token: string) => {
    const show = (next: Run) => isOpen.current && setRun(next);
    show({ state: 'working' });
    const isDone = await followWork(api, token, {
      auth,
      onTrouble: (trouble) => show({ state: 'working', trouble }),
    });
    show({ state: isDone ? 'done' : 'late' });
  };
  const { submit } = useSave({
    save: ({ types }: Chosen, signal) => rebuildSearchIndexes(api, types, signal),
    saved: (token) => void follow(token),
    refused: (error) => {
      setRun(undefined);
      return { form: intl.formatMessage(messages.failed, { reason: reasonText(intl, error) }) };
    },
  });
  return (
    <FormDialog<Chosen>
      size="small"
      title={<Message {...messages.rebuild} />}
      subtitle={<Message {...messages.rebuildText} />}
      initialValues={NONE}
      validate={({ types }) => ({ types: types.length === 0 && intl.formatMessage(messages.none) })}
      onSubmit={submit}
      // One after the other.
      isReadOnly={run?.state === 'working'}
      onClose={onClose}
      submitLabel={<Message {...messages.rebuild} />}
      busyLabel={<Message {...messages.rebuilding} />}
      cancelLabel={<Message {...dialogMessages.close} />}
    >
      <Indexes />
      {run && <RunNotice run={run} />}
    </FormDialog>
  );
}

const NONE: Chosen = { types: [] };

function Indexes() {
  const { value, onChange, onBlur, error, isReadOnly } = useFormField<readonly string[]>('types', NONE.types);
  return (
    <FieldGroup label={<Message {...messages.indexes} />} error={error}>
      {(group) => (
        <Boxes {...group}>
          {INDEXES.map(([type, label]) => (
            <Checkbox
              key={type}
              label={<Message {...label} />}
              checked={value.includes(type)}
              isReadOnly={isReadOnly}
              onCheckedChange={(isOn) =>
                onChange(isOn ? [...value, type] : value.filter((other) => other !== type))
              }
              onBlur={onBlur}
            />
          ))}
        </Boxes>
      )}
    </FieldGroup>
  );
}

function RunNotice({ run }: { run: Run }) {
  const intl = useIntl();
  if (run.state !== 'working') {
    return (
      <InlineNotice role="status" tone={run.state === 'done' ? 'success' : 'warning'}>
        <Message {...messages[run.state]} />
      </InlineNotice>
    );
  }
  return (
    <>
      <ProgressBar label={intl.formatMessage(messages.rebuild)} />
      <InlineNotice role="status">
        <Message {...messages.working} />
      </InlineNotice>
      {run.trouble !== undefined && (
        <InlineNotice tone="warning" role="alert">
          {errorText(intl, run.trouble).title}
        </InlineNotice>
      )}
    </>
  );
}

const Boxes = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space.xs};
`;
