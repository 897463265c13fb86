import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { Message, TextSpan } from '../../i18n/index.js';
import { theme } from '../../theme/index.js';
import { opens as opensMessage } from './actions.messages.js';
import { Icon, type IconName } from './Icon.js';
import { usePassFocusOn } from '../focus/usePassFocusOn.js';
import { Spinner } from './Spinner.js';
import { useTip } from '../overlay/useTip.js';
import { bare, focusRing, onTouch } from '../layout/mixins.js';
import { VisuallyHidden } from './VisuallyHidden.js';
import { withRef } from './withRef.js';

/**
 * Visual emphasis. One `primary` per area. `quiet` has no border. `danger` marks destructive actions. @public
 */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'dangerQuiet' | 'facet';

/** Props of {@link Button}; everything of an HTML button too. @public */
export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  /** The words. */
  children?: ReactNode;
  /** The visual emphasis. @defaultValue 'secondary' */
  variant?: ButtonVariant;
  /** `small` 26 px, `medium` 32 px, `tall` 38 px. @defaultValue 'medium' */
  size?: ButtonSize;
  /** True when it opens a form or a question before anything happens. Its words then end in “…”. */
  opens?: boolean;
  /** Before the words. */
  icon?: IconName;
  /** After the words, such as `chevron-down` for a menu. */
  iconEnd?: IconName;
  /** While the work runs: keeps its width, shows a spinner, refuses clicks. */
  isBusy?: boolean;
  /** The word in progress, such as “Saving”. Absent: the words stay. */
  busyLabel?: ReactNode;
  /** Why it cannot be used now. Stays reachable by keyboard, says the reason as its tip, and refuses clicks. */
  disabledReason?: string;
  /** Fills the width it is given. */
  isWide?: boolean;
  /** The button. */
  ref?: Ref<HTMLButtonElement>;
}

/** Height of a button. @public */
export type ButtonSize = 'small' | 'medium' | 'tall';

/** Does something here. To go somewhere, use a link. @public */
export const Button = withRef(function Button(props: ButtonProps) {
  const {
    children,
    variant = 'secondary',
    size = 'medium',
    opens = false,
    icon,
    iconEnd,
    isBusy = false,
    busyLabel,
    disabledReason,
    isWide,
    ref,
    ...rest
  } = props;
  const tip = useTip(disabledReason);
  const passFocusOn = usePassFocusOn();
  const isRefusing = isBusy || disabledReason !== undefined || Boolean(rest['aria-disabled']);
  return (
    <>
      <ButtonFrame
        type="button"
        {...rest}
        {...tip.merge(rest, ref)}
        onClick={isRefusing ? refuse : rest.onClick}
        aria-disabled={isRefusing || undefined}
        aria-busy={isBusy || undefined}
        data-variant={variant}
        data-size={size}
        data-wide={isWide || undefined}
      >
        <Words data-busy={isBusy || undefined}>
          {icon && <Icon name={icon} />}
          {opens ? (
            // One part of the row, in which texts have gaps between them.
            <span>
              <Message {...opensMessage} values={{ action: <TextSpan>{children}</TextSpan> }} />
            </span>
          ) : (
            <TextSpan>{children}</TextSpan>
          )}
          {iconEnd && <Icon name={iconEnd} size={14} />}
        </Words>
        {isBusy && (
          <Progress ref={passFocusOn}>
            <Spinner />
            <TextSpan>{busyLabel ?? <VisuallyHidden>{children}</VisuallyHidden>}</TextSpan>
          </Progress>
        )}
      </ButtonFrame>
      {tip.element}
    </>
  );
});

function refuse(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/** The look of a button, for links that look like one: `<ButtonFrame as="a" data-variant="primary">`. */
export const ButtonFrame = styled.button`
  ${bare}
  position: relative;
  display: inline-grid;
  flex: none;
  align-items: center;
  justify-content: center;
  inline-size: fit-content;
  block-size: ${theme.size.control};
  padding-inline: ${theme.space.md};
  border: 1px solid ${theme.color.border.default};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface.base};
  box-shadow: ${theme.shadow.raised};
  color: ${theme.color.text.default};
  font-weight: ${theme.font.weight.medium};
  white-space: nowrap;
  transition:
    background ${theme.motion.fast} ${theme.motion.ease},
    border-color ${theme.motion.fast} ${theme.motion.ease};
  ${focusRing}

  &[data-size='small'] {
    block-size: ${theme.size.controlSmall};
    padding-inline: ${theme.space.sm};
    font-size: ${theme.font.size.small};
  }
  &[data-size='tall'] {
    block-size: 38px;
  }
  &[data-wide] {
    inline-size: 100%;
  }
  &[data-square] {
    inline-size: ${theme.size.control};
    padding: 0;
  }
  &[data-square][data-size='small'] {
    inline-size: ${theme.size.controlSmall};
  }
  &[data-square][data-size='tiny'] {
    inline-size: 24px;
    block-size: 24px;
  }
  ${onTouch} {
    min-block-size: 36px;
    &::after {
      content: '';
      position: absolute;
      inset: -4px;
    }
    &[data-square] {
      min-inline-size: 36px;
    }
  }

  svg {
    color: ${theme.color.text.muted};
  }
  &:hover {
    border-color: ${theme.color.border.strong};
    background: ${theme.color.surface.hover};
  }
  &:active,
  &[aria-pressed='true'],
  &[aria-expanded='true'] {
    background: ${theme.color.surface.sunken};
  }

  &[data-variant='primary'] {
    border-color: ${theme.color.accent.solid};
    background: ${theme.color.accent.solid};
    color: ${theme.color.accent.onSolid};
  }
  &[data-variant='primary']:hover {
    border-color: ${theme.color.accent.solidHover};
    background: ${theme.color.accent.solidHover};
  }
  &[data-variant='primary']:active {
    border-color: ${theme.color.accent.solidActive};
    background: ${theme.color.accent.solidActive};
  }
  &[data-variant='danger'] {
    border-color: ${theme.color.danger.solid};
    background: ${theme.color.danger.solid};
    color: ${theme.color.danger.onSolid};
  }
  &[data-variant='danger']:hover {
    border-color: ${theme.color.danger.solidHover};
    background: ${theme.color.danger.solidHover};
  }
  &:is([data-variant='primary'], [data-variant='danger'], [data-variant='dangerQuiet']) svg {
    color: inherit;
  }
  &:is([data-variant='quiet'], [data-variant='dangerQuiet']) {
    border-color: transparent;
    background: transparent;
    box-shadow: none;
    color: ${theme.color.text.muted};
  }
  &[data-variant='quiet']:is(:hover, [aria-pressed='true'], [aria-expanded='true']) {
    background: ${theme.color.surface.sunken};
    color: ${theme.color.text.default};
  }
  &[data-variant='dangerQuiet'] {
    color: ${theme.color.danger.text};
  }
  &[data-variant='dangerQuiet']:hover {
    background: ${theme.color.danger.surface};
  }
  &[data-variant='facet'] {
    padding-inline: 10px;
    border-style: dashed;
    background: transparent;
    box-shadow: none;
    color: ${theme.color.text.muted};
  }

  &[aria-disabled='true']:not([aria-busy='true']) {
    border-color: ${theme.color.border.subtle};
    background: ${theme.color.surface.sunken};
    box-shadow: none;
    color: ${theme.color.text.disabled};
    cursor: not-allowed;
  }
  &:is([data-variant='quiet'], [data-variant='dangerQuiet'])[aria-disabled='true']:not([aria-busy='true']) {
    border-color: transparent;
    background: transparent;
  }
  &[aria-disabled='true']:not([aria-busy='true']) svg {
    color: inherit;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
  @media (forced-colors: active) {
    border-color: ButtonText;
  }
`;

const Words = styled.span`
  display: inline-flex;
  grid-area: 1 / 1;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-inline-size: 0;
  &[data-busy] {
    visibility: hidden;
  }
`;

const Progress = styled(Words)`
  padding-inline: 2px;
`;
