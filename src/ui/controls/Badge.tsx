import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { TextSpan } from '../../i18n/index.js';
import { theme, tone as toneColor, toneRules, type Tone } from '../../theme/index.js';
import { Icon, type IconName } from './Icon.js';
import { bare, cut, focusRing } from '../layout/mixins.js';

/** Props of {@link Badge}. */
export interface BadgeProps {
  children: ReactNode;
  /** @defaultValue 'neutral' */
  tone?: Tone;
  icon?: IconName;
  /** `medium` is 22 px with 12 px type, for a standalone badge. @defaultValue 'small' */
  size?: 'small' | 'medium';
  title?: string;
  className?: string;
}

/** A short fact in a tinted frame. The words carry the meaning, the tone only repeats it. */
export function Badge(props: BadgeProps) {
  const { children, tone = 'neutral', icon, size = 'small', title, className } = props;
  return (
    <Frame className={className} data-tone={tone} data-size={size} title={title}>
      {icon && <Icon name={icon} size={12} />}
      <TextSpan>{children}</TextSpan>
    </Frame>
  );
}

/** A label people gave, such as a tag. */
export const Tag = styled.span`
  ${cut}
  display: inline-block;
  box-sizing: border-box;
  max-inline-size: 168px;
  padding-inline: 6px;
  border-radius: ${theme.radius.sm};
  background: ${theme.color.surface.sunken};
  color: ${theme.color.text.muted};
  font-size: ${theme.font.size.small};
  line-height: 20px;
  vertical-align: middle;

  &:is(a, button) {
    ${bare}
    min-inline-size: 0;
    padding-inline: 6px;
    background: ${theme.color.surface.sunken};
    font-size: ${theme.font.size.small};
    line-height: 20px;
    ${focusRing}
  }
  &:is(a, button):hover {
    color: ${theme.color.text.default};
    text-decoration: underline;
    text-underline-offset: 2px;
  }
`;

const Frame = styled.span`
  ${toneRules}
  display: inline-flex;
  box-sizing: border-box;
  flex: none;
  align-items: center;
  gap: ${theme.space.xs};
  max-inline-size: 100%;
  block-size: 20px;
  padding-inline: 6px;
  border: 1px solid ${toneColor.border};
  border-radius: ${theme.radius.sm};
  background: ${toneColor.surface};
  color: ${toneColor.text};
  font-size: ${theme.font.size.micro};
  font-weight: ${theme.font.weight.medium};
  line-height: 1;
  white-space: nowrap;

  &[data-size='medium'] {
    gap: 6px;
    block-size: 22px;
    padding-inline: 6px ${theme.space.sm};
    font-size: ${theme.font.size.small};
  }
  > svg {
    color: ${toneColor.solid};
  }
  &[data-tone='neutral'] > svg {
    color: inherit;
  }
`;
