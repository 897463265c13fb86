import type { IntlShape } from 'react-intl';
import { readAllPages, type ReadProgress } from '../../api/readAllPages.js';
import { orderOf, shownOf } from '../../ui/table/tableLayout.js';
import { reportFault } from '../../ui/faults/reportFault.js';
import { saveFile } from '../../ui/controls/saveFile.js';
import { exportRows, type ExportFormat } from './exportRows.js';
import type { ExportSource, List } from './List.js';

/** Options of {@link exportList}. */
export interface ExportListOptions {
  intl: IntlShape;
  source: ExportSource;
  /** The columns that the user sees, in their order. */
  list: Pick<List<never>, 'columns' | 'layout'>;
  format: ExportFormat;
  signal: AbortSignal;
  onProgress: (progress: ReadProgress) => void;
}

/**
 * Reads every matching row of a list and provides it as a file, with the columns that are shown.
 * @throws IncompleteListError when the complete list could not be read
 */
export async function exportList(options: ExportListOptions): Promise<void> {
  const { intl, source, list, format, signal, onProgress } = options;
  const { fileName, columns, getId, loadPage } = source;
  const rows = await readAllPages({
    loadPage: (page) => loadPage(page, signal),
    rowId: getId,
    signal,
    onProgress,
  });
  const isShown = shownOf(list.columns, list.layout);
  const shown = orderOf(list.columns, list.layout).flatMap((id) =>
    isShown[id] ? columns.filter((column) => column.id === id) : [],
  );
  saveFile(
    fileOf(() => exportRows(intl, format, shown, rows)),
    `${fileName}.${format}`,
  );
}

/** The file; columns are a host's code, too, and what they throw is a fault that its error handling is to know. */
function fileOf(make: () => Blob): Blob {
  try {
    return make();
  } catch (error) {
    reportFault(error);
    throw error;
  }
}
