import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readManifests } from '../../.config/build/manifests.mjs';

/** Blocks that are seen in the stories of what they are parts of. New ones get stories of their own. */
const PARTS_OF_OTHERS: readonly string[] = [
  // Of the panels of access management.
  'AssignmentFrame',
  'AssignmentPicker',
  'AssignmentRow',
  'AssignmentRows',
  'MoreLine',
  'NoAssignments',
  // Of menus, popovers, tips and buttons.
  'ButtonFrame',
  'MenuPopup',
  'PopoverPopup',
  'TipBubble',
  // Of dialogs.
  'DialogCancel',
  // Of the dialogs of a change of many.
  'RunTable',
  // Of bars over selected rows.
  'BarButton',
  // Of lists, while a large page is read.
  'LargePage',
  // Of FormPage and FormDialog, in their feet.
  'Comment',
  'SavedMark',
  // Of forms in rows that close.
  'KeptValues',
  // Of panels of settings.
  'UnsavedSettings',
  // Of ScatterChart.
  'ScatterMarks',
  'ScatterTip',
  'Shape',
  // Of DataTable.
  'ColumnsList',
  'HeadCell',
  'RowView',
  'SelectAll',
  'SkeletonRow',
  'SortBar',
  'TableFoot',
  'TableHead',
  'TableRows',
  // Of fields.
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
  // Of forms.
  'FormLinesField',
  'FormBody',
  'FormCore',
  'KeepFields',
  // Of ListView.
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
  // Of CrudPanel, which is seen in RepositoryPanel.
  'CrudForm',
  'CrudPanel',
  'OpenRowContext',
  'RowName',
  // Of SettingsPanel, which is seen in ServerSettings.
  'SettingField',
  'HtmlField',
  'MomentField',
  'SettingOptions',
  'SettingPlace',
  'SettingsPanel',
  // Of pages that show figures over time, which are seen in PortfolioDashboard and ProjectOverview.
  // Seen in ComponentDetail.
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
  // Facts and what belongs to a noun are small, and seen where they stand.
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
