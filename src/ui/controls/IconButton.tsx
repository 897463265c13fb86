import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react';
import { ButtonFrame, type ButtonVariant } from './Button.js';
import { Icon, type IconName } from './Icon.js';
import { Spinner } from './Spinner.js';
import { useTip } from '../overlay/useTip.js';
import { withRef } from './withRef.js';

/** Props of {@link IconButton}; everything of an HTML button too. @public */
export interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'disabled' | 'children'
> {
  /** The icon of the button. */
  icon: IconName;
  /** The action of the button, used as its name and its tip. */
  label: string;
  /** Keys that do the same, shown in the tip: “Ctrl K”. */
  keys?: string;
  /** Why it cannot be used now; see `Button`. */
  disabledReason?: string;
  /** While the work runs. */
  isBusy?: boolean;
  /** The visual emphasis. @defaultValue 'quiet' */
  variant?: ButtonVariant;
  /** Edge: `tiny` 24 px, `small` 26 px, `medium` 32 px. @defaultValue 'medium' */
  size?: 'tiny' | 'small' | 'medium';
  /** The button. */
  ref?: Ref<HTMLButtonElement>;
}

/** A button with an icon instead of words. @public */
export const IconButton = withRef(function IconButton(props: IconButtonProps) {
  const {
    icon,
    label,
    keys,
    disabledReason,
    isBusy,
    variant = 'quiet',
    size = 'medium',
    ref,
    ...rest
  } = props;
  const tip = useTip(disabledReason ?? (keys ? `${label} (${keys})` : label), { isLabel: !disabledReason });
  const isRefusing = Boolean(isBusy || rest['aria-disabled']) || disabledReason !== undefined;
  return (
    <>
      <ButtonFrame
        type="button"
        aria-label={label}
        {...rest}
        {...tip.merge(rest, ref)}
        onClick={isRefusing ? refuse : rest.onClick}
        aria-disabled={isRefusing || undefined}
        aria-busy={isBusy || undefined}
        data-variant={variant}
        data-size={size}
        data-square=""
      >
        {isBusy ? <Spinner /> : <Icon name={icon} size={size === 'tiny' ? 14 : 16} />}
      </ButtonFrame>
      {tip.element}
    </>
  );
});

function refuse(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}
