import { styled } from 'styled-components';
import { TextSpan, useIntl } from '../i18n/index.js';
import type { Severity } from '../schema/enumerations.js';
import { theme, tone, toneRules } from '../theme/index.js';
import { Icon } from '../ui/Icon.js';
import { SEVERITY_ICONS } from './severityIcons.js';
import { severityText } from './vocabulary.js';

/** Props of {@link SeverityMark}. */
export interface SeverityMarkProps {
  severity: Severity;
}

/** A severity in a row: its shape in its colour, its word in the colour of the text, so that many do not shout. */
export function SeverityMark({ severity }: SeverityMarkProps) {
  return (
    <Mark data-tone={`severity.${severity}`}>
      <Icon name={SEVERITY_ICONS[severity]} />
      <TextSpan>{severityText(useIntl(), severity)}</TextSpan>
    </Mark>
  );
}

const Mark = styled.span`
  ${toneRules}
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xs};
  vertical-align: middle;
  white-space: nowrap;
  > svg {
    color: ${tone.solid};
  }
`;
