import { describe, expect, it } from 'vitest';
import type { AcceptedBom, RefusedBom } from '../../../../../src/domain/cyclonedx/bomCheck.js';
import {
  blocksOf,
  bomTargetOf,
  isLeft,
  needsPage,
  newRow,
  phaseOf,
  twins,
  withCheck,
  type BomRow,
  type RowSending,
  type RowTarget,
} from '../../../../../src/widgets/portfolio/BomUploadManyDialog/bomBatch.js';

const FITS: AcceptedBom = {
  ok: true,
  format: 'json',
  specVersion: '1.5',
  componentCount: 2,
  serviceCount: 0,
  subject: { name: 'shop', version: '1.0' },
  warnings: [],
  letPass: [],
  moreLetPass: 0,
};
const refused = (reason: RefusedBom['reason']): RefusedBom => ({
  ok: false,
  reason,
  problems: [],
  moreProblems: 0,
});
const CONTEXT = { mayCreate: true, takesTags: true, isDoubtful: () => false };
const CREATES: RowTarget = { kind: 'creates' };
const NOTHING_COMMON = { parent: undefined, tags: [] };

let count = 0;
const aRow = (part: Partial<BomRow> = {}): BomRow => ({
  ...withCheck(newRow(`${++count}`, new File(['{}'], `${count}.json`), undefined, NOTHING_COMMON), FITS),
  ...part,
});
const codes = (row: BomRow, target: RowTarget = CREATES, others: BomRow[] = [], context = CONTEXT) =>
  blocksOf(row, target, twins([row, ...others])(row), context).map(({ code }) => code);

describe('a row', () => {
  it('is named after what its file is about, but for what was typed before that was known', () => {
    const row = newRow('1', new File(['{}'], 'a.json'), undefined, NOTHING_COMMON);

    expect(withCheck(row, FITS)).toMatchObject({ name: 'shop', version: '1.0' });
    expect(withCheck({ ...row, name: 'mine' }, FITS)).toMatchObject({ name: 'mine', version: '1.0' });
  });

  it('is not read when its file is larger than the server takes', () => {
    const row = newRow('1', new File(['12345'], 'a.json'), 4, NOTHING_COMMON);

    expect(row.check).toEqual({ status: 'tooLarge', maxBytes: 4 });
    expect(codes(row)).toEqual(['file']);
  });

  it.each<[RowSending, string, boolean, boolean]>([
    [{ step: 'idle' }, 'open', false, false],
    [{ step: 'queued' }, 'sending', false, true],
    [{ step: 'uploading' }, 'sending', false, true],
    [{ step: 'processing' }, 'sending', false, false],
    [{ step: 'stopped' }, 'open', true, false],
    [{ step: 'failed', error: 1 }, 'open', true, false],
    [{ step: 'ended', end: { token: 't', status: 'imported' } }, 'over', false, false],
    [{ step: 'ended', end: { token: 't', status: 'unfinished' } }, 'over', false, false],
    [{ step: 'ended', end: { token: 't', status: 'notImported' } }, 'open', true, false],
  ])('%j is %s, to be tried again: %s, needs the page: %s', (sending, phase, left, page) => {
    const row = aRow({ sending });

    expect([phaseOf(row), isLeft(row), needsPage(row)]).toEqual([phase, left, page]);
  });
});

describe('what keeps a row from being sent', () => {
  it('is nothing when its file fits and its project can be had', () => {
    expect(codes(aRow())).toEqual([]);
    expect(codes(aRow(), { kind: 'updates', project: { uuid: 'u', name: 'shop' } })).toEqual([]);
    expect(codes(aRow(), { kind: 'unseen' })).toEqual([]);
  });

  it.each<[Partial<BomRow>, string[]]>([
    [{ check: { status: 'waiting' } }, ['checking']],
    [{ check: { status: 'checking' } }, ['checking']],
    [{ check: { status: 'unchecked', error: new Error() } }, []],
    [{ check: { status: 'unchecked', error: new DOMException('', 'NotReadableError') } }, ['file']],
    [{ check: { status: 'checked', check: refused('spdx') } }, ['file']],
    [{ check: { status: 'checked', check: refused('notABom') } }, ['file']],
    [{ name: '  ' }, ['nameMissing']],
    [{ name: 'x'.repeat(256) }, ['text']],
    [{ version: 'a\u0000b' }, ['text']],
    [{ tags: ['x'.repeat(256)] }, ['text']],
    [{ tags: ['a,b'] }, ['comma']],
  ])('is said of itself: %j', (part, expected) => {
    expect(codes(aRow(part))).toEqual(expected);
  });

  it.each<[RowTarget, string[]]>([
    [{ kind: 'asking' }, ['asking']],
    [{ kind: 'failed', error: 1, askAgain: () => {} }, ['notAsked']],
    [{ kind: 'noAccess' }, ['noAccess']],
    [
      {
        kind: 'updates',
        project: { uuid: 'u', name: 'shop', collectionLogic: 'AGGREGATE_DIRECT_CHILDREN' },
      },
      ['collection'],
    ],
  ])('is said of its project: %j', (target, expected) => {
    expect(codes(aRow(), target)).toEqual(expected);
  });

  it('is a version that is missing, where the server asks for one', () => {
    const row = aRow({ version: ' ' });

    expect(codes(row)).toEqual(['versionMissing']);
    expect(codes(row, { kind: 'unseen' })).toEqual(['versionMissing']);
    expect(codes(row, { kind: 'updates', project: { uuid: 'u', name: 'shop' } })).toEqual([]);
  });

  it('is a project that would be created by who may not', () => {
    expect(codes(aRow(), CREATES, [], { ...CONTEXT, mayCreate: false })).toEqual(['mayNotCreate']);
  });

  it('is a doubt about its file, until the user insists', () => {
    const row = aRow({ check: { status: 'checked', check: refused('schema') } });
    const context = { ...CONTEXT, isDoubtful: () => true };

    expect(codes(row, CREATES, [], context)).toContain('doubtful');
    expect(codes({ ...row, isInsisted: true, name: 'shop' }, CREATES, [], context)).toEqual([]);
  });

  it('is another row for the same project, that can be sent and is not there yet', () => {
    const twin = aRow({ name: ' shop ', version: '1.0' });

    expect(codes(aRow(), CREATES, [twin])).toEqual(['twice']);
    expect(codes(aRow(), CREATES, [{ ...twin, version: '2.0' }])).toEqual([]);
    expect(codes(aRow(), CREATES, [{ ...twin, sending: { step: 'queued' } }])).toEqual(['twice']);
    expect(
      codes(aRow(), CREATES, [
        { ...twin, sending: { step: 'ended', end: { token: 't', status: 'imported' } } },
      ]),
    ).toEqual([]);
    expect(
      codes(aRow(), CREATES, [{ ...twin, check: { status: 'checked', check: refused('empty') } }]),
    ).toEqual([]);
  });

  it('are no tags where none are sent', () => {
    const row = aRow({ tags: ['a,b'] });

    expect(codes(row, { kind: 'updates', project: { uuid: 'u', name: 'shop' } })).toEqual([]);
    expect(codes(row, CREATES, [], { ...CONTEXT, takesTags: false })).toEqual([]);
  });
});

describe('where a row goes', () => {
  const row = aRow({
    name: ' shop ',
    version: ' ',
    parent: { uuid: 'p', name: 'all' },
    tags: ['web'],
    isLatest: true,
  });

  it('is the project that is there, with nothing but the file', () => {
    expect(bomTargetOf(row, { kind: 'updates', project: { uuid: 'u', name: 'shop' } }, CONTEXT)).toEqual({
      projectId: 'u',
    });
  });

  it('is a new project with what was chosen for it, as far as the server takes that', () => {
    const named = { projectName: 'shop', projectVersion: undefined, isCreated: true, parentId: 'p' };

    expect(bomTargetOf(row, CREATES, CONTEXT)).toEqual({ ...named, tags: ['web'], isLatest: true });
    expect(bomTargetOf(row, CREATES, { ...CONTEXT, takesTags: false })).toEqual(named);
  });

  it('is a name where the user may not look, and is created by who may', () => {
    expect(bomTargetOf(row, { kind: 'unseen' }, { ...CONTEXT, mayCreate: false })).toEqual({
      projectName: 'shop',
      projectVersion: undefined,
      isCreated: false,
    });
  });
});
