import { useState } from 'react';
import { RunDialog } from '../../../frames/run/RunDialog.js';
import { useIntl } from '../../../i18n/index.js';
import type { PolicyViolation } from '../../../schema/violation.js';
import { BarButton } from '../../../ui/controls/BarButton.js';
import { useViolationRun, type UseViolationRunOptions } from './useViolationRun.js';
import { messages } from './violationBulk.messages.js';
import { ViolationBulkPreview } from './ViolationBulkPreview.js';

/** Props of {@link ViolationBulk}. */
export interface ViolationBulkProps extends UseViolationRunOptions {
  /** The selected violations, each once. */
  violations: readonly PolicyViolation[];
}

/** In the bar of the list: one decision about all selected violations. */
export function ViolationBulk({ violations, select, projectIdOf }: ViolationBulkProps) {
  const intl = useIntl();
  const [isPreviewing, setIsPreviewing] = useState(false);
  const run = useViolationRun({ projectIdOf, select });
  return (
    <>
      <BarButton
        variant="quiet"
        icon="edit"
        opens
        label={intl.formatMessage(messages.open)}
        onClick={() => setIsPreviewing(true)}
      />
      <RunDialog run={run}>
        {isPreviewing && (
          <ViolationBulkPreview
            violations={violations}
            onStart={(chosen, change) => {
              setIsPreviewing(false);
              run.start(chosen, change);
            }}
            onClose={() => setIsPreviewing(false)}
          />
        )}
      </RunDialog>
    </>
  );
}
