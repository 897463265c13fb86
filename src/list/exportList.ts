import type { IntlShape } from 'react-intl';
import { orderOf, shownOf } from '../ui/DataTable/tableLayout.js';
import { saveFile } from '../ui/saveFile.js';
import { exportRows, type ExportFormat } from './exportRows.js';
import type { List } from './List.js';
import type { ListValue } from './listCodec.js';
import type { ListColumn } from './ListDefinition.js';
import { readAllPages, type ReadProgress } from './readAllPages.js';

/**
 * Reads every row of a list that matches and gives it as a file, with the columns that are shown.
 * @throws IncompleteListError when the whole list could not be read
 */
export async function exportList<Row, Value extends ListValue>(options: {
  intl: IntlShape;
  list: List<Row, Value>;
  format: ExportFormat;
  signal: AbortSignal;
  onProgress: (progress: ReadProgress) => void;
}): Promise<void> {
  const { intl, list, format, signal, onProgress } = options;
  const { definition, loadPage } = list;
  if (!loadPage) throw new TypeError('A list without loadPage cannot be exported.');
  const rows = await readAllPages({ loadPage, rowId: definition.row.getId, signal, onProgress });
  saveFile(exportRows(intl, format, shownColumns(list), rows), `${definition.fileName}.${format}`);
}

/** The columns that the user sees, in the order they stand in. */
function shownColumns<Row, Value extends ListValue>({
  definition,
  columns,
  layout,
}: List<Row, Value>): ListColumn<Row>[] {
  const isShown = shownOf(columns, layout);
  return orderOf(columns, layout).flatMap((id) =>
    isShown[id] ? definition.columns.filter((column) => column.id === id) : [],
  );
}
