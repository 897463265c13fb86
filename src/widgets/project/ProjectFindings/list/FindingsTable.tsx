import { useCallback, useMemo, type KeyboardEvent, type Ref } from 'react';
import type { FindingsIndex } from '../../../../domain/findings/FindingsIndex.js';
import type { FindingSort, ProjectFindingsValue } from '../../../../domain/findings/findingsValue.js';
import { Message, useIntl } from '../../../../i18n/index.js';
import { dateTimeText } from '../../../../frames/facts/dateText.js';
import type { Density } from '../../../../theme/index.js';
import { DataTable } from '../../../../ui/table/DataTable.js';
import type {
  DataTableHandle,
  RowSource,
  TableColumn,
  TableDetail,
  TableLayout,
  TableSelection,
} from '../../../../ui/table/interfaces.js';
import { deferred } from '../../../../ui/later/deferred.js';
import { markKeyUsed } from '../../../../ui/controls/usedKeys.js';
import { messages } from '../ProjectFindings.messages.js';
import { commandOfKey, type FindingCommands } from './findingCommands.js';
import { lineId, type FindingLine } from '../../../../entities/finding/FindingLine.js';
import { cleared } from './FindingsToolbar.js';
import type { SetFindingsValue } from './useFindingsValue.js';

/** Props of {@link FindingsTable}. */
export interface FindingsTableProps {
  columns: readonly TableColumn<FindingLine>[];
  lines: RowSource<FindingLine>;
  /** Undefined while there are no findings yet. */
  index: FindingsIndex | undefined;
  isRefreshing: boolean;
  /** When the findings came, epoch milliseconds; undefined while there are none. */
  loadedAt: number | undefined;
  value: ProjectFindingsValue;
  setValue: SetFindingsValue;
  layout: TableLayout;
  setLayout: (layout: TableLayout) => void;
  density: Density;
  selection: TableSelection<FindingLine> | undefined;
  detail: TableDetail<FindingLine>;
  hasOpenGroups: boolean;
  commands: FindingCommands;
  hasLetterKeys: boolean;
  handle: Ref<DataTableHandle>;
}

/** The findings as a table that is worked through by keyboard. */
export function FindingsTable(props: FindingsTableProps) {
  const { lines, index, isRefreshing, loadedAt, value, setValue, detail, hasOpenGroups, commands } = props;
  const { columns, layout, setLayout, density, selection, hasLetterKeys, handle } = props;
  const intl = useIntl();
  const nameOf = useCallback(
    ({ finding: { vulnerability, component } }: FindingLine) =>
      intl.formatMessage(messages.rowName, {
        vulnerability: vulnerability.vulnId,
        component: component.version ? `${component.name} ${component.version}` : component.name,
      }),
    [intl],
  );
  const tree = useMemo(
    () => (hasOpenGroups ? { levelOf: (line: FindingLine) => line.level } : undefined),
    [hasOpenGroups],
  );
  const onRowKey = (event: KeyboardEvent<HTMLElement>, line: FindingLine, at: number) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isOpen = detail.openIds.has(lineId(line));
    const run = commandOfKey(event.key, commands, { line, at, lines, isOpen });
    if (!run) return;
    markKeyUsed(event);
    run();
  };
  return (
    <DataTable<FindingLine>
      label={intl.formatMessage(messages.table)}
      columns={columns}
      rows={lines}
      row={{ getId: lineId, getName: nameOf, isMuted, isRecycled: true }}
      status={index ? (isRefreshing ? 'refreshing' : 'idle') : 'loading'}
      empty={index && <NoFindings index={index} value={value} onClear={() => setValue(cleared(value))} />}
      sorting={{
        rules: value.sort,
        onChange: (sort) => setValue({ ...value, sort: sort as readonly FindingSort[] }),
      }}
      layout={{ value: layout, onChange: setLayout, density }}
      selection={selection}
      detail={detail}
      tree={tree}
      keys={{ onRowKey, hasLetters: hasLetterKeys }}
      handle={handle}
      foot={{
        note: (
          <span>
            {index && loadedAt !== undefined && (
              <Message
                {...messages.loadedAt}
                values={{ count: index.rows.length, time: dateTimeText(intl, loadedAt) }}
              />
            )}
          </span>
        ),
      }}
    />
  );
}

const isMuted = ({ finding }: FindingLine) => finding.isSuppressed;

const NoFindings = deferred(() => import('./NoFindings.js').then((module) => module.NoFindings));
