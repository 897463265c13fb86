import { BAR_LEVELS, useBarLevel } from './barLevel.js';
import { Button, type ButtonProps } from './Button.js';
import type { IconName } from './Icon.js';
import { IconButton } from './IconButton.js';

/** Props of {@link BarButton}. */
export interface BarButtonProps extends Omit<
  ButtonProps,
  'children' | 'icon' | 'iconEnd' | 'size' | 'busyLabel' | 'isWide' | 'isBusy'
> {
  /** The icon that replaces the words when there is no room for them. */
  icon: IconName;
  /** Its words, or its tip. */
  label: string;
  /** True when the icon also appears beside the words. @defaultValue true */
  hasIcon?: boolean;
}

/** An action in a bar over a list: words while there is room for them, then an icon. */
export function BarButton({ icon, label, hasIcon = true, opens, ...rest }: BarButtonProps) {
  const isShort = useBarLevel() >= BAR_LEVELS.icons;
  return isShort ? (
    <IconButton {...rest} icon={icon} label={label} />
  ) : (
    <Button {...rest} opens={opens} icon={hasIcon ? icon : undefined}>
      {label}
    </Button>
  );
}
