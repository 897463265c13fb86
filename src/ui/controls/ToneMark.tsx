import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { TextSpan } from '../../i18n/index.js';
import { theme, tone as toneColor, toneRules, type Tone } from '../../theme/index.js';
import { Icon, type IconName } from './Icon.js';

/** Props of {@link ToneMark}. */
export interface ToneMarkProps {
  /** A word or two. */
  children: ReactNode;
  icon: IconName;
  tone: Tone;
}

/** A short fact in a row: the icon has the color of the tone, the word that of the text, so that many rows stay calm. */
export function ToneMark({ children, icon, tone }: ToneMarkProps) {
  return (
    <Mark data-tone={tone}>
      <Icon name={icon} />
      <TextSpan>{children}</TextSpan>
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
    color: ${toneColor.solid};
  }
`;
