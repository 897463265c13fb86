/** What opens over the page, and what is rarely done, in one file: in one each, hosts would download what they share in dozens of pieces. */
export { ColumnsList } from '../table/ColumnsList.js';
export { SortDialog } from '../table/SortDialog.js';
export { ChangedBadge } from '../fields/ChangedBadge.js';
export { ComboboxList } from '../fields/ComboboxList.js';
export { focusPlace } from '../hooks/focusPlace.js';
export { MenuPopup } from './MenuPopup.js';
export { PopoverPopup } from './PopoverPopup.js';
export { TipBubble } from './TipBubble.js';
