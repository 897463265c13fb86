'use client';
import { useState, type KeyboardEvent } from 'react';
import * as Dialog from '@radix-ui/react-dialog';
import { ProjectEditor } from 'bomdeck/ProjectEditor';

/** A dialog of Radix with a form of the kit. */
export function NewProject() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  // Radix hears Escape before what is focused. Here come the keys that the form did not use.
  const closeByEscape = (event: KeyboardEvent) => event.key === 'Escape' && close();
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger>Add a project</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          onEscapeKeyDown={(event) => event.preventDefault()}
          onKeyDown={closeByEscape}
          style={{ position: 'fixed', inset: '5vh 10vw', overflow: 'auto', padding: 16, background: 'white' }}
        >
          <Dialog.Title>Add a project</Dialog.Title>
          <ProjectEditor onProjectCreated={close} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
