import { memo, type RefObject } from 'react';
import type { FindingsProgress } from '../../../../api/findings.js';
import type { Progress } from '../../../../data/useProgress.js';
import type { FindingsIndex } from '../../../../domain/findings/FindingsIndex.js';
import { isFiltered, type ProjectFindingsValue } from '../../../../domain/findings/findingsValue.js';
import type { FindingSelection } from '../../../../domain/findings/selectFindings.js';
import { useIntl } from '../../../../i18n/index.js';
import type { Density } from '../../../../theme/index.js';
import { ColumnsButton } from '../../../../ui/table/ColumnsButton.js';
import type { TableColumn, TableLayout } from '../../../../ui/table/interfaces.js';
import { deferred } from '../../../../ui/later/deferred.js';
import { MoreButton } from '../../../../ui/overlay/Menu.js';
import type { MenuItem } from '../../../../ui/overlay/MenuItem.js';
import { messages } from '../ProjectFindings.messages.js';
import { CountSentence, ReadingSentence } from './FindingCounts.js';
import type { FindingLine } from '../../../../entities/finding/FindingLine.js';
import { FindingsToolbar, type OpenFacet } from './FindingsToolbar.js';
import type { SetFindingsValue } from './useFindingsValue.js';

/** Props of {@link FindingsBar}; stable while nothing of it changes. */
export interface FindingsBarProps {
  root: RefObject<HTMLDivElement | null>;
  value: ProjectFindingsValue;
  setValue: SetFindingsValue;
  setSearch: (search: string) => void;
  index: FindingsIndex | undefined;
  selection: FindingSelection | undefined;
  progress: Progress<FindingsProgress>;
  columns: readonly TableColumn<FindingLine>[];
  layout: TableLayout;
  setLayout: (layout: TableLayout) => void;
  density: Density;
  setDensity: (density: Density) => void;
  /** The actions that export to files and import from them. */
  files: readonly MenuItem[];
  /** The BOM as files. */
  boms: readonly MenuItem[];
  /** Absent: the user may not have the project analyzed again. */
  analyze: (() => void) | undefined;
  refresh: () => void;
  showKeys: () => void;
  openFacet: OpenFacet | undefined;
  setOpenFacet: (facet: OpenFacet | undefined) => void;
  focusTable: () => void;
}

/** The bar above the table. Opening a row or moving through the rows does not render it again. */
export const FindingsBar = memo(function FindingsBar(props: FindingsBarProps) {
  const { root, value, setValue, setSearch, index, selection, progress, openFacet, setOpenFacet } = props;
  const { columns, layout, setLayout, density, setDensity, focusTable } = props;
  const intl = useIntl();
  return (
    <FindingsToolbar
      root={root}
      value={value}
      onValueChange={setValue}
      onSearchChange={setSearch}
      index={index}
      openFacet={openFacet}
      onOpenFacetChange={setOpenFacet}
      focusTable={focusTable}
      count={
        index && selection ? (
          <CountSentence
            rows={selection.rows.length}
            findings={selection.findingCount}
            allRows={index.groupCount}
            allFindings={index.rows.length}
            isGrouped={value.isGrouped}
            isPart={isFiltered(value) || selection.findingCount < index.rows.length}
          />
        ) : (
          <ReadingSentence progress={progress} />
        )
      }
      actions={
        <>
          <ColumnsButton columns={columns} layout={layout} onLayoutChange={setLayout}>
            <DensityChoice density={density} onDensityChange={setDensity} />
          </ColumnsButton>
          <MoreButton
            label={intl.formatMessage(messages.more)}
            variant="secondary"
            items={useActions(props)}
          />
        </>
      }
    />
  );
});

function useActions({ files, boms, analyze, refresh, showKeys }: FindingsBarProps): readonly MenuItem[] {
  const intl = useIntl();
  const analysis: MenuItem = {
    id: 'analyze',
    icon: 'play',
    label: intl.formatMessage(messages.analyze),
    onSelect: analyze,
  };
  return [
    ...files,
    ...(analyze ? [analysis] : []),
    { id: 'refresh', icon: 'refresh', label: intl.formatMessage(messages.refresh), onSelect: refresh },
    {
      id: 'keys',
      icon: 'help',
      keys: '?',
      hasRule: true,
      label: intl.formatMessage(messages.keys),
      onSelect: showKeys,
    },
    ...boms.map((item, place) => (place === 0 ? { ...item, hasRule: true } : item)),
  ];
}

const DensityChoice = deferred(() => import('./DensityChoice.js').then((module) => module.DensityChoice));
