import { useEffect, type ReactNode } from 'react';
import { TextSpan } from '../../i18n/index.js';
import { RunningDialog } from './RunningDialog.js';
import { RunOutcomeDialog } from './RunOutcomeDialog.js';
import type { Run } from './useRun.js';

/** Props of {@link RunDialog}. */
export interface RunDialogProps<Item> {
  run: Run<Item, never>;
  /**
   * True when the preview keeps its fields, so that users can return to them for the rejected items.
   * @defaultValue false
   */
  keepsFields?: boolean;
  /** The preview, while it is open. It is shown here until the change starts. */
  children?: ReactNode;
}

/** The dialog of a change of many things: its preview, its progress, its outcome. */
export function RunDialog<Item>({ run, keepsFields = false, children }: RunDialogProps<Item>) {
  const { stage, text, back, close, notePreview } = run;
  const isPreviewing = Boolean(children);
  useEffect(() => notePreview(isPreviewing), [notePreview, isPreviewing]);
  switch (stage?.kind) {
    case undefined:
      return <TextSpan>{children}</TextSpan>;
    case 'running':
      return (
        <RunningDialog runner={stage.view} title={stage.isUndo ? text.words.undoing : text.words.running} />
      );
    case 'over':
      return (
        <RunOutcomeDialog
          outcome={stage}
          text={text}
          onBack={keepsFields ? back : undefined}
          onClose={close}
        />
      );
  }
}
