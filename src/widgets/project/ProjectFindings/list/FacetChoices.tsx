import { useIntl } from '../../../../i18n/index.js';
import { styled } from 'styled-components';
import type { FindingsIndex } from '../../../../domain/findings/FindingsIndex.js';
import {
  isExcluded,
  withFilter,
  type FindingFacet,
  type ProjectFindingsValue,
} from '../../../../domain/findings/findingsValue.js';
import { countFacet } from '../../../../domain/findings/countFindings.js';
import { AnalysisLabel } from '../../../../entities/decision/AnalysisLabel.js';
import { SeverityMark } from '../../../../entities/vulnerability/SeverityMark.js';
import type { Severity } from '../../../../schema/enumerations.js';
import { theme } from '../../../../theme/index.js';
import { Button } from '../../../../ui/controls/Button.js';
import { Checkbox } from '../../../../ui/fields/Checkbox.js';
import { SegmentedControl } from '../../../../ui/fields/SegmentedControl.js';
import { facetText, facetValueText } from './facetText.js';
import { facetChoicesMessages as messages } from '../../../../entities/finding/FacetChoices.messages.js';
import { OwnEpss } from '../../../../entities/finding/detail/OwnEpss.js';

/** Props of {@link FacetChoices}. */
export interface FacetChoicesProps {
  facet: FindingFacet;
  index: FindingsIndex;
  value: ProjectFindingsValue;
  onValueChange: (value: ProjectFindingsValue) => void;
}

/** The values of one facet, each with how many findings it would show. */
export function FacetChoices(props: FacetChoicesProps) {
  const { facet, index, value, onValueChange } = props;
  const intl = useIntl();
  const chosen = value.filters[facet] ?? [];
  const toggle = (word: string, isOn: boolean) =>
    onValueChange(
      withFilter(value, facet, isOn ? [...chosen, word] : chosen.filter((other) => other !== word)),
    );
  return (
    <Choices role="group" aria-label={facetText(intl, facet)}>
      {countFacet(index, value, facet).map(({ value: word, count }) => (
        <Choice key={word}>
          <Checkbox
            label={
              facet === 'severity' ? (
                <SeverityMark severity={word as Severity} />
              ) : facet === 'analysis' ? (
                <AnalysisLabel state={word} />
              ) : (
                <bdi>{facetValueText(intl, facet, word)}</bdi>
              )
            }
            checked={chosen.includes(word)}
            onCheckedChange={(isOn) => toggle(word, isOn)}
          />
          <Count data-none={count === 0 || undefined}>{intl.formatNumber(count)}</Count>
        </Choice>
      ))}
      {facet === 'epss' && <OwnEpss value={value} onValueChange={onValueChange} />}
      {chosen.length > 0 && (
        <Foot>
          <SegmentedControl
            label={intl.formatMessage(messages.mode)}
            value={isExcluded(value, facet) ? 'not' : 'is'}
            onValueChange={(mode) => onValueChange(withFilter(value, facet, chosen, mode === 'not'))}
            options={[
              { value: 'is', label: intl.formatMessage(messages.is) },
              { value: 'not', label: intl.formatMessage(messages.isNot) },
            ]}
          />
          <Button variant="quiet" size="small" onClick={() => onValueChange(withFilter(value, facet, []))}>
            {intl.formatMessage(messages.clear)}
          </Button>
        </Foot>
      )}
    </Choices>
  );
}

const Choices = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 200px;
  max-block-size: min(420px, 60vh);
  overflow-y: auto;
`;

const Choice = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.lg};
  min-block-size: 30px;
  padding-inline: ${theme.space.sm};
  border-radius: ${theme.radius.md};
  &:hover {
    background: ${theme.color.surface.hover};
  }
  > label {
    flex: 1;
    align-self: center;
    min-block-size: 24px;
  }
`;

const Count = styled.span`
  color: ${theme.color.text.muted};
  font-variant-numeric: tabular-nums;
  &[data-none] {
    color: ${theme.color.text.subtle};
  }
`;

const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.sm};
  margin-block-start: ${theme.space.xs};
  padding-block-start: ${theme.space.xs};
  border-block-start: 1px solid ${theme.color.border.subtle};
`;
