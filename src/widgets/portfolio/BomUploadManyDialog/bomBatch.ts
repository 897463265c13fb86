/** Files on their way to the projects that they name: what is known of each, and what keeps it from being sent. Pure. */
import type { BomTarget } from '../../../api/boms.js';
import type { UploadProgress } from '../../../api/upload.js';
import type { BomCheck, BomRefusal } from '../../../domain/cyclonedx/bomCheck.js';
import { IDENTITY_LIMITS, LONGEST_TAG, textProblem, type TextProblem } from '../../../domain/textProblem.js';
import type { BomReceipt } from '../../../domain/receipt/BomReceipt.js';
import type { ProjectSight } from '../../../domain/receipt/compareSights.js';
import type { BomCounts } from '../../../entities/bom/bomUploadJob.js';
import type { Project, ProjectReference } from '../../../schema/project.js';

/** One file, and the project it is for. */
export interface BomRow {
  readonly id: string;
  readonly file: File;
  readonly check: RowCheck;
  /** The name that the user entered, initially that of the subject of the file. */
  readonly name: string;
  readonly version: string;
  /** The rest is for a project that is created. */
  readonly parent: ProjectReference | undefined;
  readonly tags: readonly string[];
  readonly isLatest: boolean;
  /** True when the file is sent although the server will probably reject it. */
  readonly isInsisted: boolean;
  readonly sending: RowSending;
}

/** The parts of a row that the user can enter or choose. */
export type RowChange = Partial<
  Pick<BomRow, 'name' | 'version' | 'parent' | 'tags' | 'isLatest' | 'isInsisted'>
>;

/** The state of the check of a file. */
export type RowCheck =
  | { readonly status: 'waiting' | 'checking' }
  /** It was not even read. */
  | { readonly status: 'tooLarge'; readonly maxBytes: number }
  /** The check could not be run, so nothing is known of the file. */
  | { readonly status: 'unchecked'; readonly error: unknown }
  | { readonly status: 'checked'; readonly check: BomCheck };

/** The state of the upload of a file. */
export type RowSending =
  | { readonly step: 'idle' }
  /** It waits for its turn. */
  | { readonly step: 'queued' }
  | { readonly step: 'uploading'; readonly progress?: UploadProgress }
  /** The server has it and works on it. */
  | { readonly step: 'processing'; readonly pollError?: unknown }
  /** The user stopped it before the server said that it has it; `isUntried`: before its turn. */
  | { readonly step: 'stopped'; readonly isUntried?: boolean }
  /** The server said no, or could not be reached. */
  | { readonly step: 'failed'; readonly error: unknown }
  | { readonly step: 'ended'; readonly end: SentBom };

/** A file that the server took, and what became of it. */
export interface SentBom {
  /** Receipt of the upload. */
  readonly token: string;
  /**
   * `unknown`: the server is done, and the project cannot be read. `unfinished`: it is still at work after ten minutes.
   * `notImported`: it is done, and the project is as it was before.
   */
  readonly status: 'imported' | 'notImported' | 'unknown' | 'unfinished';
  /** UUID of the project, as far as it is known. */
  readonly projectId?: string;
  /**
   * The reason why the BOM was not imported, as reported by the server. Absent when the server gives none.
   */
  readonly failure?: string;
  /**
   * Before the upload, while the server is still at work; without a sight where there was no project, undefined
   * where that could not be asked.
   */
  readonly before?: { readonly sight: ProjectSight | undefined };
  /** The counts before the upload. Absent for a new project. */
  readonly countsBefore?: BomCounts;
  readonly after?: Project;
  /** What the import changed, as far as it is known. */
  readonly changes?: BomReceipt;
}

/** The effect that uploading a file would have, based on what the server reports for its name and version. */
export type RowTarget =
  | { readonly kind: 'asking' }
  | { readonly kind: 'creates' }
  | { readonly kind: 'updates'; readonly project: Project }
  /** The user may not look: the server updates the project, or creates it. */
  | { readonly kind: 'unseen' }
  /** There is one, which access control hides. */
  | { readonly kind: 'noAccess' }
  | { readonly kind: 'failed'; readonly error: unknown; readonly askAgain: () => void };

/** A reason why a file cannot be sent. */
export type RowBlock =
  /** It will be known soon whether something does. */
  | { readonly code: 'checking' | 'asking' }
  /** The file cannot be sent at all. */
  | { readonly code: 'file' }
  /** The server most likely refuses it; the user may insist. */
  | { readonly code: 'doubtful' }
  | { readonly code: 'nameMissing' }
  /** Servers create a project by an upload, and find one by its name, only with a version. */
  | { readonly code: 'versionMissing' }
  | { readonly code: 'text'; readonly field: 'name' | 'version' | 'tags'; readonly problem: TextProblem }
  | { readonly code: 'comma' }
  /** Another file is for the same project. */
  | { readonly code: 'twice'; readonly fileName: string }
  | { readonly code: 'notAsked' | 'noAccess' | 'collection' | 'mayNotCreate' };

/** The context that is needed to evaluate a row. */
export interface BatchContext {
  /** True when the user can create projects. */
  readonly mayCreate: boolean;
  /** True when an upload can set tags and mark the latest version. */
  readonly takesTags: boolean;
  /** Returns true when the server will probably reject the file. */
  readonly isDoubtful: (check: BomCheck) => boolean;
}

/** A new row. @param common - what is for all new projects */
export function newRow(
  id: string,
  file: File,
  maxBytes: number | undefined,
  common: Pick<BomRow, 'parent' | 'tags'>,
): BomRow {
  return {
    id,
    file,
    check:
      maxBytes !== undefined && file.size > maxBytes
        ? { status: 'tooLarge', maxBytes }
        : { status: 'waiting' },
    name: '',
    version: '',
    ...common,
    isLatest: false,
    isInsisted: false,
    sending: { step: 'idle' },
  };
}

/** Returns a row whose file was checked. Names that the user entered in the meantime are kept. */
export function withCheck(row: BomRow, check: BomCheck): BomRow {
  const subject = check.ok ? check.subject : undefined;
  return {
    ...row,
    check: { status: 'checked', check },
    name: row.name || (subject?.name ?? ''),
    version: row.version || (subject?.version ?? ''),
  };
}

/** `open`: it can be changed and sent. `over`: the server has it and is done, or takes too long to be waited for. */
export function phaseOf({ sending }: BomRow): 'open' | 'sending' | 'over' {
  switch (sending.step) {
    case 'queued':
    case 'uploading':
    case 'processing':
      return 'sending';
    case 'ended':
      return sending.end.status === 'notImported' ? 'open' : 'over';
    default:
      return 'open';
  }
}

/** Returns true when closing the page would prevent the upload. */
export function needsPage({ sending }: BomRow): boolean {
  return sending.step === 'queued' || sending.step === 'uploading';
}

/** Returns true when the upload was tried and can be tried again. */
export function isLeft(row: BomRow): boolean {
  return row.sending.step !== 'idle' && phaseOf(row) === 'open';
}

/** Name and version as the server has them; undefined without a name. */
export function coordinatesOf({ name, version }: BomRow): { name: string; version?: string } | undefined {
  if (name.trim() === '') return undefined;
  return { name: name.trim(), version: version.trim() || undefined };
}

/** Returns true when a file cannot be sent, whatever the user does. */
export function isFileRefused({ check }: BomRow): boolean {
  switch (check.status) {
    case 'tooLarge':
      return true;
    case 'unchecked':
      return check.error instanceof DOMException && check.error.name === 'NotReadableError';
    case 'checked':
      return !check.check.ok && !DOUBTFUL.has(check.check.reason);
    default:
      return false;
  }
}

/** Reasons for which a server may see a file otherwise. */
const DOUBTFUL: ReadonlySet<BomRefusal> = new Set(['schema', 'unstorable', 'newerVersion']);

/**
 * Returns the reasons why a row cannot be sent, those about the file first. Empty when there are none.
 * @param twin - another row for the same project, see {@link twins}
 */
export function blocksOf(
  row: BomRow,
  target: RowTarget,
  twin: BomRow | undefined,
  { mayCreate, takesTags, isDoubtful }: BatchContext,
): readonly RowBlock[] {
  if (isFileRefused(row)) return [{ code: 'file' }];
  const { check } = row;
  if (check.status === 'waiting' || check.status === 'checking') return [{ code: 'checking' }];
  const blocks: RowBlock[] = [];
  if (check.status === 'checked' && !row.isInsisted && isDoubtful(check.check)) {
    blocks.push({ code: 'doubtful' });
  }
  const coordinates = coordinatesOf(row);
  if (!coordinates) return [...blocks, { code: 'nameMissing' }];
  for (const field of ['name', 'version'] as const) {
    const problem = textProblem(row[field], IDENTITY_LIMITS[field]);
    if (problem) blocks.push({ code: 'text', field, problem });
  }
  if (twin) blocks.push({ code: 'twice', fileName: twin.file.name });
  if (
    coordinates.version === undefined &&
    (target.kind === 'unseen' || (target.kind === 'creates' && mayCreate))
  ) {
    blocks.push({ code: 'versionMissing' });
  }
  return [...blocks, ...targetBlocks(row, target, mayCreate, takesTags)];
}

function targetBlocks(
  row: BomRow,
  target: RowTarget,
  mayCreate: boolean,
  takesTags: boolean,
): readonly RowBlock[] {
  switch (target.kind) {
    case 'asking':
      return [{ code: 'asking' }];
    case 'failed':
      return [{ code: 'notAsked' }];
    case 'noAccess':
      return [{ code: 'noAccess' }];
    case 'updates': {
      const { collectionLogic = 'NONE' } = target.project;
      return collectionLogic === 'NONE' ? [] : [{ code: 'collection' }];
    }
    case 'unseen':
      return [];
    case 'creates': {
      if (!mayCreate) return [{ code: 'mayNotCreate' }];
      if (!takesTags) return [];
      const problem = row.tags.map((tag) => textProblem(tag, LONGEST_TAG)).find(Boolean);
      if (problem) return [{ code: 'text', field: 'tags', problem }];
      return row.tags.some((tag) => tag.includes(',')) ? [{ code: 'comma' }] : [];
    }
  }
}

/**
 * Finds rows that would go to the same project as another row. Rows that the server already has and rows that
 * cannot be sent do not count.
 * @returns a function that returns the other row for a row, if there is one
 */
export function twins(rows: readonly BomRow[]): (row: BomRow) => BomRow | undefined {
  const keyOf = (row: BomRow) => JSON.stringify(coordinatesOf(row));
  const byProject = new Map<string, BomRow[]>();
  for (const row of rows) {
    if (phaseOf(row) === 'over' || isFileRefused(row)) continue;
    const key = keyOf(row);
    byProject.set(key, [...(byProject.get(key) ?? []), row]);
  }
  return (row) => byProject.get(keyOf(row))?.find((other) => other !== row);
}

/** Returns the target of a row, as far as the row can be sent. An existing project gets only the file. */
export function bomTargetOf(
  row: BomRow,
  target: RowTarget,
  { mayCreate, takesTags }: Pick<BatchContext, 'mayCreate' | 'takesTags'>,
): BomTarget {
  if (target.kind === 'updates') return { projectId: target.project.uuid };
  const { name, version } = coordinatesOf(row) ?? { name: '' };
  return {
    projectName: name,
    projectVersion: version,
    isCreated: mayCreate,
    ...(target.kind === 'creates' && {
      parentId: row.parent?.uuid,
      ...(takesTags && { tags: row.tags, isLatest: row.isLatest }),
    }),
  };
}
