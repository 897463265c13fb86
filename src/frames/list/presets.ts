/** Views of a list that the user gave a name, as they are kept among the preferences. */
import type { PreferenceStore } from '../../host/types.js';
import type { ListCodec } from './listCodec.js';
import type { TableColumn, TableLayout } from '../../ui/table/interfaces.js';
import { orderOf, shownOf } from '../../ui/table/tableLayout.js';
import type { ListValue } from './listValue.js';

/** A view with a name. */
export interface ListPreset {
  /** Unlike those of the others. */
  readonly name: string;
  /** The view as it is in URLs, without page and size. */
  readonly query: string;
  /**
   * IDs of the columns that are shown, in their order. Absent: the columns do not change, as in views of
   * older releases.
   */
  readonly columns?: readonly string[];
  /** IDs of the hidden columns. A column in neither list was added later, and keeps its default. */
  readonly hidden?: readonly string[];
}

type Columns = readonly TableColumn<never>[];

/** The columns of a list as a preset has them. Widths differ from screen to screen. */
export function presetColumns(
  columns: Columns,
  layout: TableLayout,
): Required<Pick<ListPreset, 'columns' | 'hidden'>> {
  const shown = shownOf(columns, layout);
  const order = orderOf(columns, layout);
  return { columns: order.filter((id) => shown[id]), hidden: order.filter((id) => !shown[id]) };
}

/** Returns the layout of the columns in a preset. Widths do not change. */
export function presetLayout(
  columns: Columns,
  layout: TableLayout,
  { columns: shown, hidden = [] }: Pick<ListPreset, 'columns' | 'hidden'>,
): TableLayout {
  if (!shown) return layout;
  return {
    ...layout,
    order: orderOf(columns, { order: [...shown, ...hidden] }),
    shown: Object.fromEntries([...shown.map((id) => [id, true]), ...hidden.map((id) => [id, false])]),
  };
}

/** Returns true if a preset shows the same columns in the same order as now. */
export function hasSameColumns(columns: Columns, layout: TableLayout, preset: ListPreset): boolean {
  const { columns: wanted } = presetColumns(columns, presetLayout(columns, layout, preset));
  return wanted.join() === presetColumns(columns, layout).columns.join();
}

/** The view of a list as a preset has it: which rows, in which order. Pages differ from screen to screen. */
export function presetQuery<Value extends ListValue>(codec: ListCodec<Value>, value: Value): string {
  return codec.format({ ...value, pageNumber: undefined, pageSize: undefined }).toString();
}

/** Returns the change that makes any other view the view of a preset. The page size does not change. */
export function presetChange<Value extends ListValue>(
  codec: ListCodec<Value>,
  value: Value,
  { query }: ListPreset,
): Partial<Value> {
  const { pageSize: _, ...others } = value;
  const cleared = Object.fromEntries(Object.keys(others).map((key) => [key, undefined]));
  return { ...cleared, ...codec.parse(new URLSearchParams(query)) };
}

/** The presets of a list, by name. What another program or an older version wrote may be anything. */
export function readPresets(preferences: Pick<PreferenceStore, 'get'>, list: string): readonly ListPreset[] {
  try {
    const kept: unknown = JSON.parse(preferences.get(keyOf(list)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPreset).map(withoutOddColumns) : [];
  } catch {
    return [];
  }
}

/** Keeps the presets of a list. */
export function writePresets(
  preferences: Pick<PreferenceStore, 'set'>,
  list: string,
  presets: readonly ListPreset[],
): void {
  preferences.set(keyOf(list), presets.length > 0 ? JSON.stringify(presets) : undefined);
}

/** The presets with another; one of the same name gives way. */
export function withPreset(presets: readonly ListPreset[], preset: ListPreset): readonly ListPreset[] {
  return [...withoutPreset(presets, preset.name), preset].sort((a, b) => a.name.localeCompare(b.name));
}

/** The presets without one. */
export function withoutPreset(presets: readonly ListPreset[], name: string): readonly ListPreset[] {
  return presets.filter((preset) => preset.name !== name);
}

function keyOf(list: string): string {
  return `${list}Presets`;
}

function isPreset(value: unknown): value is ListPreset {
  const { name, query } = (value ?? {}) as Partial<Record<keyof ListPreset, unknown>>;
  return typeof name === 'string' && name !== '' && typeof query === 'string';
}

/** The rest of a preset is good where its columns make no sense. */
function withoutOddColumns({ columns, hidden, ...preset }: ListPreset): ListPreset {
  return isTexts(columns) ? { ...preset, columns, hidden: isTexts(hidden) ? hidden : [] } : preset;
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}
