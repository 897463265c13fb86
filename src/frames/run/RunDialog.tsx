import type { ReactNode } from 'react';
import { TextSpan } from '../../i18n/index.js';
import { RunningDialog } from './RunningDialog.js';
import { RunOutcomeDialog } from './RunOutcomeDialog.js';
import type { Run } from './useRun.js';

/** Props of {@link RunDialog}. */
export interface RunDialogProps<Item> {
  run: Run<Item, never>;
  /** Whether the preview still has what was chosen: people may change that for those that were refused. @defaultValue false */
  keepsFields?: boolean;
  /** The preview, while it is open: what stands here until the change begins. */
  children?: ReactNode;
}

/** The dialog of a change of many things: before it begins, while it runs, and what came of each. */
export function RunDialog<Item>({ run, keepsFields = false, children }: RunDialogProps<Item>) {
  const { stage, text, back, close } = run;
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
