import type { IconName } from '../controls/Icon.js';

/** One line of a menu. @public */
export interface MenuItem {
  /** Its name among the items. */
  id: string;
  /** The words. */
  label: string;
  /** True when it opens a form or a question before anything happens. Its words then end in “…”. */
  opens?: boolean;
  /** Before the words. */
  icon?: IconName;
  /** Key that does the same: `E`. */
  keys?: string;
  /** Called when it is chosen. */
  onSelect?: () => void;
  /** Goes somewhere instead; `onSelect` is then called for plain clicks only. */
  href?: string;
  /** True when the action destroys something. */
  isDanger?: boolean;
  /** The reason why it cannot be used now. It stays in the list and shows the reason. */
  disabledReason?: string;
  /** A choice that is on or off; the menu stays open after it. */
  isChecked?: boolean;
  /** Words over this line and the ones that follow. */
  heading?: string;
  /** A line above it. */
  hasRule?: boolean;
  /** Something else to do with what the line names, at its end; the next arrow key down leads there. */
  beside?: MenuItemBeside;
}

/** A second choice at the end of a {@link MenuItem}. @public */
export interface MenuItemBeside {
  /** The words in sight: “Compare”. */
  words: string;
  /** Its full name, which starts with the words: “Compare with 1.9.0”. */
  label: string;
  /** Called when it is chosen. */
  onSelect?: () => void;
  /** Goes somewhere instead; `onSelect` is then called for plain clicks only. */
  href?: string;
}
