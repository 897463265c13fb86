/**
 * The building blocks that a host's own frame may be made of, so that it looks like the widgets in it. The kit itself
 * imports blocks one by one.
 */
export { Avatar } from './Avatar.js';
export { Button } from './Button.js';
export { Dialog } from './Dialog.js';
export { ConfirmDialog } from './ConfirmDialog.js';
export { Icon, type IconName } from './Icon.js';
export { IconButton } from './IconButton.js';
export { ButtonLink, Link, isPlainClick } from './Link.js';
export { MoreButton, type MenuItem } from './Menu.js';
export { Select } from './fields/Select.js';
export { SkipLink } from './SkipLink.js';
export {
  EmptyState,
  ErrorState,
  ForbiddenState,
  InlineNotice,
  LoadingRows,
  NotFoundState,
} from './states.js';
export { ToastList } from './ToastList.js';
export { createToasts, type Toasts } from './toasts.js';
export { useTip } from './useTip.js';
export { VisuallyHidden } from './VisuallyHidden.js';
