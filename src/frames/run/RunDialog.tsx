import type { ReactNode } from 'react';
import { TextSpan } from '../../i18n/index.js';
import { RunningDialog } from './RunningDialog.js';
import { RunOutcomeDialog } from './RunOutcomeDialog.js';
import type { Run } from './useRun.js';

/** Props of {@link RunDialog}. */
export interface RunDialogProps<Item> {
  run: Run<Item, never>;
  /** The preview, while it is open: what stands here until the change begins. */
  children?: ReactNode;
}

/** The dialog of a change of many things: before it begins, while it runs, and what came of each. */
export function RunDialog<Item>({ run, children }: RunDialogProps<Item>) {
  const { stage, text, close } = run;
  switch (stage?.kind) {
    case undefined:
      return <TextSpan>{children}</TextSpan>;
    case 'running':
      return (
        <RunningDialog runner={stage.view} title={stage.isUndo ? text.words.undoing : text.words.running} />
      );
    case 'over':
      return <RunOutcomeDialog outcome={stage} text={text} onClose={close} />;
  }
}
