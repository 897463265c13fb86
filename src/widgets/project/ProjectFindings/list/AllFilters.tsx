import { styled } from 'styled-components';
import {
  FINDING_FACETS,
  SUPPRESSIONS,
  type ProjectFindingsValue,
} from '../../../../domain/findings/findingsValue.js';
import type { FindingsIndex } from '../../../../domain/findings/FindingsIndex.js';
import { TextSpan, useIntl } from '../../../../i18n/index.js';
import { theme } from '../../../../theme/index.js';
import { Badge } from '../../../../ui/controls/Badge.js';
import { Disclosure } from '../../../../ui/layout/Disclosure.js';
import { SegmentedControl } from '../../../../ui/fields/SegmentedControl.js';
import { FacetChoices } from './FacetChoices.js';
import { facetChoicesMessages as messages } from '../../../../entities/finding/FacetChoices.messages.js';
import { facetText } from './facetText.js';

/** Props of {@link AllFilters}. */
export interface AllFiltersProps {
  index: FindingsIndex;
  value: ProjectFindingsValue;
  onValueChange: (value: ProjectFindingsValue) => void;
}

/** Every filter in one place. */
export function AllFilters(props: AllFiltersProps) {
  const { index, value, onValueChange } = props;
  const intl = useIntl();
  return (
    <Column>
      <Row>
        <span aria-hidden>{intl.formatMessage(messages.suppressedLabel)}</span>
        <SegmentedControl
          label={intl.formatMessage(messages.suppressedLabel)}
          value={value.suppression}
          onValueChange={(suppression) => onValueChange({ ...value, suppression })}
          options={SUPPRESSIONS.map((word) => ({ value: word, label: intl.formatMessage(messages[word]) }))}
        />
      </Row>
      {FINDING_FACETS.map((facet) => (
        <Disclosure
          key={facet}
          // A user who comes from a pill wants to change what is chosen.
          defaultIsOpen={Boolean(value.filters[facet]?.length)}
          summary={
            <>
              <TextSpan>{facetText(intl, facet)}</TextSpan>
              {value.filters[facet]?.length ? (
                <Badge tone="accent">{value.filters[facet].length}</Badge>
              ) : null}
            </>
          }
        >
          <FacetChoices facet={facet} index={index} value={value} onValueChange={onValueChange} />
        </Disclosure>
      ))}
    </Column>
  );
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space['2xs']};
  inline-size: 300px;
  max-inline-size: calc(100vw - 48px);
  max-block-size: min(560px, 70vh);
  overflow-y: auto;
  padding: ${theme.space.xs};
`;

const Row = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.xs};
  padding-block-end: ${theme.space.sm};
  color: ${theme.color.text.muted};
`;
