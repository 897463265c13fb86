import type { IntlShape } from 'react-intl';
import { exportDocument } from '../../../../data/exportDocument.js';
import { countUnjustified } from '../../../../domain/vex/countUnjustified.js';
import type { Host } from '../../../../host/KitProvider.js';
import { exportVexMessages } from './exportVex.messages.js';

/** Gives the decisions of a project as a file, and says what they lack: lists of findings do not know the justification. */
export async function exportVex(
  host: Pick<Host, 'api' | 'auth' | 'notify'>,
  intl: IntlShape,
  projectId: string,
): Promise<void> {
  const content = await exportDocument(host, intl, projectId, 'vex');
  const count = content ? countUnjustified(await content.text()) : 0;
  if (count === 0) return;
  host.notify({
    kind: 'info',
    title: intl.formatMessage(exportVexMessages.unjustified, { count }),
    detail: intl.formatMessage(exportVexMessages.advice),
  });
}
