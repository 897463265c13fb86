import { styled } from 'styled-components';
import { TextSpan, useIntl } from '../../i18n/index.js';
import { theme, tone, toneRules } from '../../theme/index.js';
import { Icon } from '../../ui/controls/Icon.js';
import { VIOLATION_ICONS, violationStateText } from './violationText.js';

/** What a policy violation means: its shape in its colour, its word in the colour of the text. */
export function ViolationStateMark({ state }: { state: string }) {
  const icon = VIOLATION_ICONS[state];
  return (
    <Mark data-tone={icon ? `violation.${state}` : 'neutral'}>
      <Icon name={icon ?? 'info'} />
      <TextSpan>{violationStateText(useIntl(), state)}</TextSpan>
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
