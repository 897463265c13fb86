import type { IntlShape } from 'react-intl';
import { orderOf, shownOf } from '../ui/DataTable/tableLayout.js';
import { saveFile } from '../ui/saveFile.js';
import { exportRows, type ExportFormat } from './exportRows.js';
import type { ExportSource, List } from './List.js';
import { readAllPages, type ReadProgress } from './readAllPages.js';

/** What {@link exportList} needs. */
export interface ExportListOptions {
  intl: IntlShape;
  source: ExportSource;
  /** Which columns the user sees, and in which order. */
  list: Pick<List<never>, 'columns' | 'layout'>;
  format: ExportFormat;
  signal: AbortSignal;
  onProgress: (progress: ReadProgress) => void;
}

/**
 * Reads every row of a list that matches and gives it as a file, with the columns that are shown.
 * @throws IncompleteListError when the whole list could not be read
 */
export async function exportList(options: ExportListOptions): Promise<void> {
  const { intl, source, list, format, signal, onProgress } = options;
  const { fileName, columns, getId, loadPage } = source;
  const rows = await readAllPages({ loadPage, rowId: getId, signal, onProgress });
  const isShown = shownOf(list.columns, list.layout);
  const shown = orderOf(list.columns, list.layout).flatMap((id) =>
    isShown[id] ? columns.filter((column) => column.id === id) : [],
  );
  saveFile(exportRows(intl, format, shown, rows), `${fileName}.${format}`);
}
