import { useState } from 'react';
import { Message } from '../../../i18n/index.js';
import { Button } from '../../../ui/controls/Button.js';
import { deferred } from '../../../ui/later/deferred.js';
import { LoadingRows } from '../../../ui/layout/states.js';
import type { DryRunPanelProps } from './dryRun/DryRunPanel.js';
import { messages } from './policyForm.messages.js';

/** Opens the dry run of a policy, whose code is loaded then. */
export function DryRunStart(props: DryRunPanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <DryRunPanel {...props} fallback={<LoadingRows rows={4} />} />;
  return (
    <div>
      <Button icon="play" onClick={() => setIsOpen(true)}>
        <Message {...messages.dryRun} />
      </Button>
    </div>
  );
}

const DryRunPanel = deferred(() => import('./dryRun/DryRunPanel.js').then((module) => module.DryRunPanel));
