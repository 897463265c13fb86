import { useMemo } from 'react';
import { errorText } from '../../../../data/errorText.js';
import type { FindingsIndex } from '../../../../domain/findings/FindingsIndex.js';
import type { FindingSelection } from '../../../../domain/findings/selectFindings.js';
import { useHost } from '../../../../host/KitProvider.js';
import { useIntl } from '../../../../i18n/index.js';
import { withWords } from '../../../../i18n/words.js';
import { useBomDownloads } from '../../../../entities/project/useBomDownloads.js';
import type { MenuItem } from '../../../../ui/overlay/MenuItem.js';
import { messages } from '../ProjectFindings.messages.js';

/** The menu entries that {@link useFileActions} returns. */
export interface FileActions {
  files: readonly MenuItem[];
  boms: readonly MenuItem[];
}

/** The options of {@link useFileActions}. */
export interface FileActionsOptions {
  projectId: string;
  /** The listed findings. Undefined while there are none. */
  index: FindingsIndex | undefined;
  selection: FindingSelection | undefined;
  mayAudit: boolean;
  onUploadVex: () => void;
}

/**
 * Returns the actions that export findings to files and import them, as far as the user has permission. Each
 * is loaded when it is chosen.
 * @returns the actions for findings, and the BOM in its other formats
 */
export function useFileActions(options: FileActionsOptions): FileActions {
  const { projectId, index, selection, mayAudit, onUploadVex } = options;
  const { api, auth, can, notify } = useHost();
  const intl = useIntl();
  const allBoms = useBomDownloads(projectId);
  const boms = useMemo(
    // The VDR is one of the actions for findings.
    () => (can('VIEW_PORTFOLIO') ? allBoms.filter(({ id }) => id !== 'vdr json') : []),
    [can, allBoms],
  );
  const files = useMemo(() => {
    const tell = (error: unknown) => notify({ kind: 'failure', title: errorText(intl, error).title });
    const csv: MenuItem = {
      id: 'csv',
      icon: 'download',
      label: intl.formatMessage(messages.exportCsv),
      onSelect: () =>
        index &&
        selection &&
        void withWords(import('./saveCsv.js')).then(({ saveCsv }) => saveCsv(intl, index, selection), tell),
    };
    const host = { api, auth, notify };
    const vex: MenuItem = {
      id: 'vex',
      icon: 'download',
      label: intl.formatMessage(messages.exportVex),
      onSelect: () =>
        void withWords(import('./exportVex.js')).then(
          ({ exportVex }) => void exportVex(host, intl, projectId),
          tell,
        ),
    };
    const vdr: MenuItem = {
      id: 'vdr',
      icon: 'download',
      label: intl.formatMessage(messages.exportVdr),
      onSelect: () =>
        void withWords(import('../../../../data/exportDocument.js')).then(
          ({ exportDocument }) => void exportDocument(host, intl, projectId, 'vdr'),
          tell,
        ),
    };
    const upload: MenuItem = {
      id: 'uploadVex',
      icon: 'upload',
      label: intl.formatMessage(messages.uploadVex),
      opens: true,
      onSelect: onUploadVex,
    };
    return [
      csv,
      ...(can('VULNERABILITY_ANALYSIS', 'READ') ? [vex] : []),
      ...(can('VIEW_PORTFOLIO') ? [vdr] : []),
      ...(mayAudit ? [upload] : []),
    ];
  }, [api, auth, can, intl, notify, projectId, index, selection, mayAudit, onUploadVex]);
  return { files, boms };
}
