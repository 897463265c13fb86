import { useCallback, useMemo, useState } from 'react';
import { useHost } from '../host/KitProvider.js';
import type { PreferenceStore } from '../host/types.js';
import type { TableLayout } from '../ui/table/interfaces.js';

/**
 * Remembers which columns of a table are shown, in which order and how wide. What is shown is kept in the words of
 * the existing console (`ProjectListShowLastbomimport` is `true` or `false`), so choices made there stay; order and
 * widths, which it did not have, are kept as `<table>Layout`.
 * @param table - the table's name in preferences, such as `ProjectList`
 * @param columnIds - its columns, in the names of their fields
 */
export function useTableLayout(
  table: string,
  columnIds: readonly string[],
): [layout: TableLayout, setLayout: (layout: TableLayout) => void] {
  const { preferences } = useHost();
  const kept = useMemo(() => readLayout(preferences, table, columnIds), [preferences, table, columnIds]);
  const [changed, setChanged] = useState<TableLayout>();
  const keep = useCallback(
    (layout: TableLayout) => {
      setChanged(layout);
      for (const id of columnIds) {
        const isShown = layout.shown?.[id];
        preferences.set(shownKey(table, id), isShown === undefined ? undefined : String(isShown));
      }
      const { order, widths } = layout;
      const hasOwn = order !== undefined || Object.keys(widths ?? {}).length > 0;
      preferences.set(`${table}Layout`, hasOwn ? JSON.stringify({ order, widths }) : undefined);
    },
    [preferences, table, columnIds],
  );
  return [changed ?? kept, keep];
}

/** `lastBomImport` of `ProjectList` is `ProjectListShowLastbomimport`. */
export function shownKey(table: string, columnId: string): string {
  const field =
    columnId.length <= 2 ? columnId : columnId.charAt(0).toUpperCase() + columnId.slice(1).toLowerCase();
  return `${table}Show${field}`;
}

function readLayout(preferences: PreferenceStore, table: string, columnIds: readonly string[]): TableLayout {
  const shown: Record<string, boolean> = {};
  for (const id of columnIds) {
    const text = preferences.get(shownKey(table, id));
    if (text === 'true' || text === 'false') shown[id] = text === 'true';
  }
  return { ...placesOf(preferences.get(`${table}Layout`)), shown };
}

/** Another program or an older version may have written any text. */
function placesOf(text: string | undefined): Pick<TableLayout, 'order' | 'widths'> {
  try {
    const value = JSON.parse(text ?? '{}') as { order?: unknown; widths?: unknown } | null;
    const order =
      Array.isArray(value?.order) && value.order.every((id) => typeof id === 'string')
        ? value.order
        : undefined;
    const widths = Object.entries(value?.widths ?? {}).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number' && entry[1] > 0 && entry[1] < 10_000,
    );
    return { order: order, widths: Object.fromEntries(widths) };
  } catch {
    return {};
  }
}
