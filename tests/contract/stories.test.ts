import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readManifests } from '../../.config/build/manifests.mjs';

/** Blocks that appear in the stories of the blocks they are part of. New ones get their own stories. */
const PARTS_OF_OTHERS: readonly string[] = [
  // Parts of the panels of access management.
  'AssignmentFrame',
  'AssignmentPicker',
  'AssignmentRow',
  'AssignmentRows',
  'MoreLine',
  'NoAssignments',
  // Parts of menus, popovers, tips, and buttons.
  'ButtonFrame',
  'MenuPopup',
  'PopoverPopup',
  'TipBubble',
  // Parts of dialogs.
  'DialogCancel',
  // Parts of the dialogs of a bulk change.
  'RunTable',
  // Parts of bars over selected rows.
  'BarButton',
  // Parts of lists, while a large page is read.
  'LargePage',
  // Parts of FormPage and FormDialog, in their footers.
  'Remark',
  'SavedMark',
  // Parts of forms in rows that close.
  'KeptValues',
  'RowFormFoot',
  // Parts of panels of settings.
  'UnsavedSettings',
  // Parts of ScatterChart.
  'ScatterMarks',
  'ScatterTip',
  'Shape',
  // Parts of DataTable.
  'ColumnsList',
  'HeadCell',
  'RowView',
  'SelectAll',
  'SkeletonRow',
  'SortBar',
  'TableFoot',
  'TableHead',
  'TableRows',
  // Parts of fields.
  'ChangedBadge',
  'CheckLabel',
  'ComboboxList',
  'Field',
  'FieldError',
  'FieldFrame',
  'FieldGroup',
  'FieldHint',
  'FieldLabel',
  'HalfTypedField',
  'SegmentGroup',
  // Parts of forms.
  'FormLinesField',
  'FormBody',
  'FormCore',
  'KeepFields',
  // Parts of ListView.
  'EmptyList',
  'ListPresets',
  'PresetList',
  'FilterPill',
  'ForbiddenList',
  'ListExport',
  'ListFailure',
  'ListSelectionBar',
  'ListToolbar',
  'RowRemoval',
  'TextFilterForm',
  'DaysForm',
  'FilterFields',
  'WordsForm',
  'TreeNote',
  // Parts of CrudPanel, which appears in RepositoryPanel.
  'CrudForm',
  'CrudPanel',
  'OpenRowContext',
  'RowName',
  // Parts of SettingsPanel, which appears in ServerSettings.
  'SettingField',
  'HtmlField',
  'MomentField',
  'SettingOptions',
  'SettingPlace',
  'SettingsPanel',
  // Parts of pages that show metrics over time, which appear in PortfolioDashboard and ProjectOverview. Also
  // seen in ComponentDetail.
];

const files = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => join(folder, name));
const isStory = (file: string) => file.endsWith('.stories.tsx');

/** Names that stories import. */
const shown = new Set(
  files('src')
    .filter(isStory)
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/import \{([^}]*)\} from '\.\.?\//g)])
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim())),
);

/** Components that a file exports. */
const componentsIn = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^export (?:function|const) ([A-Z][a-z]\w*)/gm)].map(
    ([, name]) => name!,
  );

describe('the workshop', () => {
  // Facts and parts that belong to a noun are small, and appear where they are used.
  const blocks = ['src/ui', 'src/frames']
    .flatMap(files)
    .filter((file) => !file.includes('src/frames/facts/'))
    .filter((file) => !isStory(file))
    .flatMap(componentsIn);

  it('shows every block', () => {
    expect(blocks.filter((name) => !shown.has(name) && !PARTS_OF_OTHERS.includes(name))).toEqual([]);
  });

  it('names no part that is gone or has stories', () => {
    expect(PARTS_OF_OTHERS.filter((name) => !blocks.includes(name) || shown.has(name))).toEqual([]);
  });

  it('shows every component of every widget', () => {
    const components = readManifests(process.cwd()).flatMap(({ components }) => Object.keys(components));

    expect(components.filter((name) => !shown.has(name))).toEqual([]);
  });
});
