import type { ReactNode, RefObject } from 'react';
import { styled } from 'styled-components';
import type { FindingsIndex } from '../../../../domain/findings/FindingsIndex.js';
import {
  FINDING_FACETS,
  isExcluded,
  withFilter,
  type FindingFacet,
  type ProjectFindingsValue,
} from '../../../../domain/findings/findingsValue.js';
import { Message, TextSpan, useIntl } from '../../../../i18n/index.js';
import { theme } from '../../../../theme/index.js';
import { Button } from '../../../../ui/controls/Button.js';
import { deferred } from '../../../../ui/later/deferred.js';
import { Pill } from '../../../../ui/controls/Pill.js';
import { Pills } from '../../../../ui/controls/Pills.js';
import { FindingRowsChoice } from '../../../../entities/finding/FindingRowsChoice.js';
import { PopoverButton } from '../../../../ui/overlay/Popover.js';
import { LoadingRows } from '../../../../ui/layout/states.js';
import { onPhone } from '../../../../ui/layout/mixins.js';
import { facetText, facetValueText } from './facetText.js';
import { messages } from '../ProjectFindings.messages.js';
import { SearchBox } from './SearchBox.js';

/** Props of {@link FindingsToolbar}. */
export interface FindingsToolbarProps {
  value: ProjectFindingsValue;
  onValueChange: (value: ProjectFindingsValue) => void;
  onSearchChange: (search: string) => void;
  /** Undefined while there are no findings to count. */
  index: FindingsIndex | undefined;
  /** “15 vulnerabilities in 22 findings”. */
  count: ReactNode;
  /** Columns and further actions, at the end. */
  actions: ReactNode;
  root: RefObject<HTMLDivElement | null>;
  openFacet: OpenFacet | undefined;
  onOpenFacetChange: (facet: OpenFacet | undefined) => void;
  /** Puts the focus into the table. */
  focusTable: () => void;
}

/** The open facet. */
export interface OpenFacet {
  facet: FindingFacet | 'all';
  /**
   * True when closing the choices moves the focus to the table, where a key opened them, instead of to their
   * button.
   */
  returnsToTable?: boolean;
}

/** Search, filters and what they leave. */
export function FindingsToolbar(props: FindingsToolbarProps) {
  const { value, onValueChange, onSearchChange, index, count, actions, root } = props;
  const { openFacet, onOpenFacetChange, focusTable } = props;
  const intl = useIntl();
  const applied = FINDING_FACETS.filter((facet) => value.filters[facet]?.length);
  const controlled = (facet: OpenFacet['facet']) => ({
    isOpen: openFacet?.facet === facet,
    onOpenChange: (isOpen: boolean) => onOpenFacetChange(isOpen ? { facet } : undefined),
    returnFocus: openFacet?.returnsToTable ? focusTable : undefined,
  });
  // On a phone, all facets are behind “Filters”.
  const edit = (facet: FindingFacet) =>
    onOpenFacetChange({ facet: isShown(root.current, facet) ? facet : 'all' });
  // As decided by now, also of rows that keep their place in the list until it is changed.
  const suppressedCount = index?.suppressedCount ?? 0;
  const hasPills = applied.length > 0 || suppressedCount > 0 || value.suppression !== 'hidden';

  return (
    <Bars ref={root} role="search" aria-label={intl.formatMessage(messages.filters)}>
      <Bar>
        <SearchBox search={value.search} onSearchChange={onSearchChange} />
        {DIRECT_FACETS.map((facet) => (
          <Wide key={facet}>
            <PopoverButton
              label={facetText(intl, facet)}
              variant="facet"
              data-facet={facet}
              {...controlled(facet)}
            >
              {index && (
                <FacetChoices
                  fallback={<LoadingRows />}
                  facet={facet}
                  index={index}
                  value={value}
                  onValueChange={onValueChange}
                />
              )}
            </PopoverButton>
          </Wide>
        ))}
        <PopoverButton
          label={intl.formatMessage(messages.filter)}
          variant="facet"
          icon="plus"
          iconEnd={undefined}
          data-facet="all"
          {...controlled('all')}
        >
          {index && (
            <AllFilters
              fallback={<LoadingRows />}
              index={index}
              value={value}
              onValueChange={onValueChange}
            />
          )}
        </PopoverButton>
        <Views>
          <FindingRowsChoice
            isGrouped={value.isGrouped}
            onGroupedChange={(isGrouped) => onValueChange({ ...value, isGrouped })}
          />
          <TextSpan>{actions}</TextSpan>
        </Views>
      </Bar>
      <Bar data-second="">
        {hasPills && (
          <Pills>
            {applied.map((facet) => {
              const values = intl.formatList(
                (value.filters[facet] ?? []).map((word) => facetValueText(intl, facet, word)),
                { type: 'unit' },
              );
              const mode: 'is' | 'not' = isExcluded(value, facet) ? 'not' : 'is';
              const words = { facet: facetText(intl, facet), mode, values };
              return (
                <Pill
                  key={facet}
                  label={intl.formatMessage(messages.pillName, words)}
                  onEdit={() => edit(facet)}
                  onRemove={() => onValueChange(withFilter(value, facet, []))}
                >
                  <Message {...messages.pill} values={{ ...words, b: strong }} />
                </Pill>
              );
            })}
            {(suppressedCount > 0 || value.suppression !== 'hidden') && (
              <Pill
                label={intl.formatMessage(messages.suppressed)}
                onEdit={() => onOpenFacetChange({ facet: 'all' })}
                removeLabel={intl.formatMessage(
                  value.suppression === 'hidden' ? messages.showSuppressed : messages.hideSuppressed,
                )}
                onRemove={() =>
                  onValueChange({
                    ...value,
                    suppression: value.suppression === 'hidden' ? 'shown' : 'hidden',
                  })
                }
              >
                <Message {...SUPPRESSION[value.suppression]} values={{ count: suppressedCount, b: strong }} />
              </Pill>
            )}
            {(applied.length > 0 || value.search !== '' || value.suppression === 'only') && (
              <Button variant="quiet" size="small" onClick={() => onValueChange(cleared(value))}>
                <Message {...messages.clearAll} />
              </Button>
            )}
          </Pills>
        )}
        <Count role="status">
          <bdi>{count}</bdi>
        </Count>
      </Bar>
    </Bars>
  );
}

/** The value without search and filters; order, grouping and whether suppressed ones are shown stay. */
export function cleared(value: ProjectFindingsValue): ProjectFindingsValue {
  const { excludes: _, openFinding: __, ...kept } = value;
  return {
    ...kept,
    search: '',
    filters: {},
    suppression: value.suppression === 'only' ? 'hidden' : value.suppression,
  };
}

function isShown(root: Element | null, facet: FindingFacet): boolean {
  return Boolean(root?.querySelector(`[data-facet="${facet}"]`)?.getClientRects().length);
}

const strong = (chunks: ReactNode[]) => <b>{chunks}</b>;

// The other facets are behind “Filters”.
const DIRECT_FACETS = ['severity', 'analysis', 'epss'] as const satisfies readonly FindingFacet[];

const SUPPRESSION = {
  hidden: messages.suppressedHidden,
  shown: messages.suppressedShown,
  only: messages.suppressedOnly,
};

const FacetChoices = deferred(() => import('./FacetChoices.js').then((module) => module.FacetChoices));
const AllFilters = deferred(() => import('./AllFilters.js').then((module) => module.AllFilters));

const Bars = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.sm};
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.sm};
  &[data-second] {
    min-block-size: 26px;
  }
`;

const Views = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.sm};
  margin-inline-start: auto;
`;

const Wide = styled.div`
  display: contents;
  ${onPhone} {
    display: none;
  }
`;

const Count = styled.span`
  margin-inline-start: auto;
  color: ${theme.color.text.muted};
  font-size: ${theme.font.size.small};
  font-variant-numeric: tabular-nums;
  b {
    color: ${theme.color.text.default};
    font-weight: ${theme.font.weight.strong};
  }
`;
