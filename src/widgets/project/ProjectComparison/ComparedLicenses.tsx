import { useMemo } from 'react';
import type { IntlShape } from 'react-intl';
import type { Resource } from '../../../data/useResource.js';
import { FINDING_OUTCOMES } from '../../../domain/comparison/compareFindings.js';
import type { LicenseComparison } from '../../../domain/comparison/compareLicenses.js';
import { useIntl } from '../../../i18n/index.js';
import type { ListColumn, ListDefinition } from '../../../frames/list/ListDefinition.js';
import { ListView } from '../../../frames/list/ListView.js';
import type { ListViewState } from '../../../frames/list/useListState.js';
import { useLocalList } from '../../../frames/list/useLocalList.js';
import { LicenseLink } from '../../../entities/license/LicenseLink.js';
import type { Tone } from '../../../theme/index.js';
import { Badge } from '../../../ui/controls/Badge.js';
import { Dash, NumberText, TextLine } from '../../../ui/table/cell.styles.js';
import { licenseListMessages as messages } from './ComparedLicenses.messages.js';
import { Above } from './comparison.styles.js';
import type { SideNames } from './componentColumns.js';
import { countOutcomes } from './countOutcomes.js';
import { ORDER } from './findingColumns.js';
import { OutcomeChoice } from './OutcomeChoice.js';
import { comparedLicensesCodec, type ComparedLicensesValue } from './projectComparisonValue.js';

/** Props of {@link ComparedLicenses}. */
export interface ComparedLicensesProps extends ListViewState<ComparedLicensesValue> {
  licenses: Resource<readonly LicenseComparison[]>;
  names: SideNames;
}

const LIST: Omit<ListDefinition<LicenseComparison, ComparedLicensesValue>, 'columns'> = {
  value: comparedLicensesCodec,
  row: { getId: ({ name }) => name, getName: ({ name }) => name },
  searchedText: ({ name }) => name,
  passes: (row, { outcome }) =>
    outcome === undefined ? row.outcome !== 'stayed' : outcome === 'all' || row.outcome === outcome,
  search: { label: messages.search, hint: messages.searchHint },
  fileName: 'compared-licenses',
  icon: 'license',
  words: messages,
};

/** The licenses of both versions: new, removed, and unchanged ones, with the number of their components. */
export function ComparedLicenses({ licenses, names, ...view }: ComparedLicensesProps) {
  const intl = useIntl();
  const { before, after } = names;
  const columns = useMemo(() => columnsOf(intl, { before, after }), [intl, before, after]);
  const list = useLocalList({ ...LIST, columns }, { rows: licenses, ...view });
  const counts = useMemo(() => list.allRows && countOutcomes(list.allRows, FINDING_OUTCOMES), [list.allRows]);
  return (
    <ListView
      list={list}
      above={
        <Above>
          <OutcomeChoice
            value={list.value.outcome}
            onValueChange={(outcome) => list.change({ outcome })}
            outcomes={FINDING_OUTCOMES.map((value) => ({
              value,
              label: intl.formatMessage(messages[value]),
            }))}
            counts={counts}
          />
        </Above>
      }
    />
  );
}

function columnsOf(intl: IntlShape, names: SideNames): readonly ListColumn<LicenseComparison>[] {
  const countColumn = (side: 'before' | 'after'): ListColumn<LicenseComparison> => ({
    id: side,
    header: intl.formatMessage(messages.componentsIn, { version: names[side] }),
    width: 170,
    align: 'end',
    isDescendingFirst: true,
    cardSlot: side === 'before' ? 'second' : 'secondEnd',
    cell: (row) => (row[side] === 0 ? <Dash /> : <NumberText>{intl.formatNumber(row[side])}</NumberText>),
    sortValue: (row) => [row[side], row.name],
    exported: (row) => row[side],
  });
  return [
    {
      id: 'outcome',
      header: messages.outcome,
      width: 120,
      cardSlot: 'titleEnd',
      cell: ({ outcome }) => <Badge tone={TONES[outcome]}>{intl.formatMessage(messages[outcome])}</Badge>,
      sortValue: ({ outcome, name }) => [ORDER[outcome], name],
      exported: ({ outcome }, words) => words.formatMessage(messages[outcome]),
    },
    {
      id: 'name',
      header: messages.license,
      width: 260,
      grow: 1,
      canHide: false,
      cardSlot: 'title',
      cell: ({ name, licenseId }) => (
        <TextLine title={name}>
          {licenseId === undefined ? <bdi>{name}</bdi> : <LicenseLink licenseId={licenseId} text={name} />}
        </TextLine>
      ),
      sortValue: ({ name }) => name,
      exported: ({ name }) => name,
    },
    countColumn('before'),
    countColumn('after'),
  ];
}

/** A license that goes is not good news by itself. */
const TONES: Record<LicenseComparison['outcome'], Tone> = {
  came: 'accent',
  went: 'neutral',
  stayed: 'neutral',
};
