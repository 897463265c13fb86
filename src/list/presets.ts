/** Views of a list that the user gave a name, as they are kept among the preferences. */
import type { PreferenceStore } from '../host/types.js';
import type { ListCodec } from './listCodec.js';
import type { ListValue } from './listValue.js';

/** A view with a name. */
export interface ListPreset {
  /** Unlike those of the others. */
  readonly name: string;
  /** The view as it stands in addresses, without page and size. */
  readonly query: string;
}

/** The view of a list as a preset has it: which rows, in which order. Pages differ from screen to screen. */
export function presetQuery<Value extends ListValue>(codec: ListCodec<Value>, value: Value): string {
  return codec.format({ ...value, pageNumber: undefined, pageSize: undefined }).toString();
}

/** What makes the view of a preset of any other; the size of the pages stays. */
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
    return Array.isArray(kept) ? kept.filter(isPreset) : [];
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
