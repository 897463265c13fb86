import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { useDebouncedText } from '../../../data/useDebouncedText.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { classifierText } from '../../../parts/classifierText.js';
import { CLASSIFIERS } from '../../../schema/enumerations.js';
import { Button } from '../../../ui/Button.js';
import { ColumnsButton } from '../../../ui/DataTable/ColumnsButton.js';
import type { TableColumn, TableLayout } from '../../../ui/DataTable/interfaces.js';
import { SearchField } from '../../../ui/fields/SearchField.js';
import { SegmentedControl } from '../../../ui/fields/SegmentedControl.js';
import { Switch } from '../../../ui/fields/Switch.js';
import { TextField } from '../../../ui/fields/TextField.js';
import { IconButton } from '../../../ui/IconButton.js';
import { MatchCount, Toolbar, ToolbarEnd } from '../../../ui/list.styles.js';
import { MenuButton } from '../../../ui/Menu.js';
import { Pill } from '../../../ui/Pill.js';
import { Pills } from '../../../ui/Pills.js';
import { PopoverButton } from '../../../ui/Popover.js';
import { Controls, FilterForm, PhoneToggle, PillsLine, Strong } from './ProjectList.styles.js';
import { messages } from './ProjectList.messages.js';
import { isFiltered } from './projectListValue.js';
import type { ProjectTreeRow } from './projectTree.js';
import type { useProjectList } from './useProjectList.js';

/** Props of {@link ProjectListToolbar}. */
export interface ProjectListToolbarProps {
  view: ReturnType<typeof useProjectList>;
  columns: readonly TableColumn<ProjectTreeRow>[];
  layout: TableLayout;
  onLayoutChange: (layout: TableLayout) => void;
}

/** Search, filters and layout of the list, and below it what is filtered by. */
export function ProjectListToolbar({ view, columns, layout, onLayoutChange }: ProjectListToolbarProps) {
  const intl = useIntl();
  const { value, change } = view;
  const filtersId = useId();
  const [areFiltersOpen, setAreFiltersOpen] = useState(false);
  const search = useDebouncedText(value.searchText ?? '', (searchText) => change({ searchText }));
  const { tag, classifier } = value;
  const filterCount = Number(tag !== undefined) + Number(classifier !== undefined);

  return (
    <div role="search">
      <Toolbar>
        <SearchField
          label={intl.formatMessage(messages.search)}
          placeholder={intl.formatMessage(messages.searchHint)}
          value={search.draft}
          onValueChange={search.setDraft}
          onKeyDown={(event) => event.key === 'Enter' && search.commit()}
        />
        <PhoneToggle>
          <Button
            icon="filter"
            aria-expanded={areFiltersOpen}
            aria-controls={filtersId}
            onClick={() => setAreFiltersOpen(!areFiltersOpen)}
          >
            <Message {...messages.filters} />
            {filterCount > 0 && ` (${intl.formatNumber(filterCount)})`}
          </Button>
        </PhoneToggle>
        <Controls id={filtersId} data-open={areFiltersOpen || undefined}>
          {tag === undefined && <TagFilter onTagSelect={(text) => change({ tag: text })} />}
          {classifier === undefined && (
            <MenuButton
              variant="facet"
              items={CLASSIFIERS.map((word) => ({
                id: word,
                label: classifierText(intl, word) ?? word,
                onSelect: () => change({ classifier: word }),
              }))}
            >
              <Message {...messages.classifier} />
            </MenuButton>
          )}
          <ToolbarEnd>
            <Switch
              label={<Message {...messages.inactive} />}
              checked={view.showsInactive}
              onCheckedChange={view.setShowsInactive}
            />
            <SegmentedControl
              label={intl.formatMessage(messages.layout)}
              value={view.isTree ? 'tree' : 'flat'}
              onValueChange={view.setLayout}
              options={[
                {
                  value: 'tree',
                  label: <Message {...messages.tree} />,
                  icon: 'tree',
                  isDisabled: isFiltered(value),
                },
                { value: 'flat', label: <Message {...messages.flat} />, icon: 'list' },
              ]}
            />
            <ColumnsButton columns={columns} layout={layout} onLayoutChange={onLayoutChange} />
            <IconButton
              icon="refresh"
              variant="secondary"
              label={intl.formatMessage(messages.reload)}
              onClick={view.reload}
            />
          </ToolbarEnd>
        </Controls>
      </Toolbar>
      {isFiltered(value) && (
        <PillsLine>
          <Pills>
            {tag !== undefined && (
              <Pill
                label={plain(intl.formatMessage(messages.tag), tag)}
                onRemove={() => change({ tag: undefined })}
              >
                <Message {...messages.tagIs} values={{ tag: <bdi key="tag">{tag}</bdi>, b: strong }} />
              </Pill>
            )}
            {classifier !== undefined && (
              <Pill
                label={plain(intl.formatMessage(messages.classifier), classifierText(intl, classifier) ?? '')}
                onRemove={() => change({ classifier: undefined })}
              >
                <Message
                  {...messages.classifierIs}
                  values={{ classifier: classifierText(intl, classifier) ?? classifier, b: strong }}
                />
              </Pill>
            )}
            {filterCount > 0 && (
              <Button
                variant="quiet"
                size="small"
                onClick={() => change({ searchText: undefined, tag: undefined, classifier: undefined })}
              >
                <Message {...messages.clearAll} />
              </Button>
            )}
          </Pills>
          <MatchCount role="status">
            {view.list.matches !== undefined && (
              <Message {...messages.matches} values={{ count: view.list.matches }} />
            )}
          </MatchCount>
        </PillsLine>
      )}
    </div>
  );
}

/** Servers of this line cannot list tags, so one is typed. */
function TagFilter({ onTagSelect }: { onTagSelect: (tag: string) => void }) {
  const intl = useIntl();
  return (
    <PopoverButton variant="facet" label={<Message {...messages.tag} />}>
      {(close) => (
        <TagForm label={intl.formatMessage(messages.tag)} onSubmit={(tag) => (close(), onTagSelect(tag))} />
      )}
    </PopoverButton>
  );
}

function TagForm({ label, onSubmit }: { label: string; onSubmit: (tag: string) => void }) {
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The form floats in a tree of its own, but its events bubble to what is around the button.
    event.stopPropagation();
    const tag = text.trim().toLowerCase();
    if (tag) onSubmit(tag);
  };
  return (
    <FilterForm onSubmit={submit}>
      <TextField
        label={label}
        hint={<Message {...messages.tagHint} />}
        value={text}
        onValueChange={setText}
        autoCapitalize="none"
        autoComplete="off"
      />
      <Button type="submit" variant="primary" size="small">
        <Message {...messages.tagApply} />
      </Button>
    </FilterForm>
  );
}

function plain(name: string, value: string): string {
  return `${name} ${value}`;
}

function strong(words: ReactNode[]) {
  return <Strong key="strong">{words}</Strong>;
}
