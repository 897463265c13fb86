import { useCallback, useState } from 'react';
import { shownKey } from '../../../../data/useTableLayout.js';
import type { FindingColumn } from '../../../../domain/findings/findingsValue.js';
import { useHost } from '../../../../host/KitProvider.js';
import type { PreferenceStore } from '../../../../host/types.js';
import type { TableLayout } from '../../../../ui/table/interfaces.js';
import { FINDING_FIELDS } from './findingFields.js';

/**
 * Returns the shown columns, their order, and their widths. They are remembered under the names of the
 * existing console.
 */
export function useFindingsLayout(): [TableLayout, (layout: TableLayout) => void] {
  const { preferences } = useHost();
  const [layout, setLayout] = useState(() => readLayout(preferences));
  const change = useCallback(
    (next: TableLayout) => {
      setLayout((old) => {
        for (const [id, isShown] of Object.entries(next.shown ?? {})) {
          if (old.shown?.[id] !== isShown) preferences.set(keyOf(id as FindingColumn), String(isShown));
        }
        return next;
      });
      const { order, widths } = next;
      preferences.set(LAYOUT, JSON.stringify({ order, widths }));
    },
    [preferences],
  );
  return [layout, change];
}

function readLayout(preferences: PreferenceStore): TableLayout {
  const shown: Record<string, boolean> = {};
  for (const id of Object.keys(FINDING_FIELDS) as FindingColumn[]) {
    const text = preferences.get(keyOf(id));
    if (text === 'true' || text === 'false') shown[id] = text === 'true';
  }
  return { shown, ...readPlaces(preferences.get(LAYOUT)) };
}

/** Reads the stored layout. Data from an older version or another program is not trusted. */
function readPlaces(text: string | undefined): Pick<TableLayout, 'order' | 'widths'> {
  if (!text) return {};
  try {
    const { order, widths } = JSON.parse(text) as Record<string, unknown>;
    return {
      ...(Array.isArray(order) && { order: order.filter((id) => typeof id === 'string') }),
      ...(typeof widths === 'object' &&
        widths !== null && {
          widths: Object.fromEntries(
            Object.entries(widths).filter(
              ([, width]) => typeof width === 'number' && width > 0 && width < 2_000,
            ),
          ),
        }),
    };
  } catch {
    return {};
  }
}

const keyOf = (id: FindingColumn) => shownKey('ProjectFindings', FINDING_FIELDS[id]);

const LAYOUT = 'ProjectFindingsLayout';
