/**
 * The building blocks that a host's own frame may be made of, so that it looks like the widgets in it. The kit itself
 * imports blocks one by one.
 */
export { Avatar, type AvatarProps } from './Avatar.js';
export { Button, type ButtonProps, type ButtonSize, type ButtonVariant } from './Button.js';
export { Dialog, type DialogProps } from './Dialog.js';
export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.js';
export { deferred, type DeferredComponent, type WhenNotLoaded } from './deferred.js';
export { Icon, type IconName, type IconProps } from './Icon.js';
export { IconButton, type IconButtonProps } from './IconButton.js';
export { isPlainClick } from './isPlainClick.js';
export { ButtonLink, Link, type ButtonLinkProps, type LinkProps } from './Link.js';
export { MoreButton, type MoreButtonProps } from './Menu.js';
export type { MenuItem } from './MenuItem.js';
export { Select, type SelectOption, type SelectProps } from './fields/Select.js';
export { SkipLink, type SkipLinkProps } from './SkipLink.js';
export {
  EmptyState,
  ErrorState,
  ForbiddenState,
  InlineNotice,
  LoadingRows,
  NotFoundState,
  type EmptyStateProps,
  type ErrorStateProps,
  type ForbiddenStateProps,
  type InlineNoticeProps,
  type LoadingRowsProps,
} from './states.js';
export { ToastList } from './ToastList.js';
export { createToasts, type ShownToast, type Toast, type Toasts } from './toasts.js';
export { useTip, type Tip, type TriggerEvents, type TriggerProps } from './useTip.js';
export { VisuallyHidden } from './VisuallyHidden.js';
export type { FieldFrameProps } from './fields/Field.js';
