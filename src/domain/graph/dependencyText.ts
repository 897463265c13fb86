/** An entry of a `directDependencies` text: what it points at, and what it says of it. */
export interface DependencyEntry {
  readonly uuid: string;
  readonly isService: boolean;
  readonly name?: string;
  readonly group?: string;
  readonly version?: string;
  readonly purl?: string;
}

/** The content of a `directDependencies` text. */
export interface DependencyText {
  readonly entries: readonly DependencyEntry[];
  /** True when part of the text could not be read. The readable part is in the entries. */
  readonly isMalformed: boolean;
}

/** Reads the JSON text in which servers keep the direct dependencies of a project or a component; absent means none. */
export function readDependencyText(text: unknown): DependencyText {
  if (text === undefined || text === null || text === '') return NOTHING;
  const list = typeof text === 'string' ? parsed(text) : text;
  if (!Array.isArray(list)) return MALFORMED;
  const entries = list.flatMap((entry) => entryOf(entry) ?? []);
  return { entries, isMalformed: entries.length < list.length };
}

function entryOf(value: unknown): DependencyEntry | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { uuid, objectType, name, group, version, purl } = value as Record<string, unknown>;
  if (typeof uuid !== 'string' || uuid === '') return undefined;
  return {
    uuid,
    isService: objectType === 'SERVICE',
    name: textOf(name),
    group: textOf(group),
    version: textOf(version),
    purl: textOf(purl),
  };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const NOTHING: DependencyText = { entries: [], isMalformed: false };
const MALFORMED: DependencyText = { entries: [], isMalformed: true };
