import { useState, type FormEvent } from 'react';
import { useProjectOptions, type ProjectOption } from '../../../data/useProjectOptions.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { classifierText } from '../../../entities/component/index.js';
import { projectText } from '../../../entities/project/ProjectLink.js';
import { Button } from '../../../ui/controls/Button.js';
import { Combobox } from '../../../ui/fields/Combobox.js';
import { Dialog } from '../../../ui/overlay/Dialog.js';
import { DialogCancel } from '../../../ui/overlay/DialogCancel.js';
import { anotherMessages as messages } from './AnotherProject.messages.js';

/** Props of {@link AnotherProject}. */
export interface AnotherProjectProps {
  /** The project of the widget, which cannot be compared with itself. */
  projectId: string;
  /** Called with the UUID of the chosen project. */
  onChoose: (projectId: string) => void;
  onClose: () => void;
}

/** Finds a project to compare with, which may have another name. */
export function AnotherProject({ projectId, onChoose, onClose }: AnotherProjectProps) {
  const intl = useIntl();
  const [chosen, setChosen] = useState<ProjectOption>();
  const [isMissing, setIsMissing] = useState(false);
  const loadOptions = useProjectOptions(projectText, ({ classifier }) => classifierText(intl, classifier), {
    unfit: () =>
      Promise.resolve(({ uuid }) => (uuid === projectId ? intl.formatMessage(messages.isItself) : undefined)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen?.project) onChoose(chosen.project.uuid);
    else setIsMissing(true);
  };
  return (
    <Dialog
      title={<Message {...messages.title} />}
      size="small"
      isDirty={false}
      onClose={onClose}
      onSubmit={submit}
      foot={
        <>
          <DialogCancel onClose={onClose} />
          <Button type="submit" variant="primary">
            <Message {...messages.compare} />
          </Button>
        </>
      }
    >
      <Combobox<ProjectOption>
        label={<Message {...messages.project} />}
        placeholder={intl.formatMessage(messages.search)}
        value={chosen}
        onValueChange={(option) => {
          setChosen(option);
          setIsMissing(false);
        }}
        loadOptions={loadOptions}
        error={isMissing && chosen === undefined ? intl.formatMessage(messages.missing) : undefined}
      />
    </Dialog>
  );
}
