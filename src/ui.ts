/**
 * The door `bomdeck/ui`: the blocks that a host's own frame and screens may be made of, so that they look and behave like
 * the widgets beside them. The kit itself imports blocks one by one; docs/decisions/0014-building-blocks-are-public.md.
 */
export { Avatar, type AvatarProps } from './ui/controls/Avatar.js';
export { Button, type ButtonProps, type ButtonSize, type ButtonVariant } from './ui/controls/Button.js';
export { Dialog, type DialogProps } from './ui/overlay/Dialog.js';
export { ConfirmDialog, type ConfirmDialogProps } from './ui/overlay/ConfirmDialog.js';
export { deferred, type DeferredComponent, type WhenNotLoaded } from './ui/later/deferred.js';
export { Icon, type IconName, type IconProps } from './ui/controls/Icon.js';
export { IconButton, type IconButtonProps } from './ui/controls/IconButton.js';
export { isPlainClick } from './ui/controls/isPlainClick.js';
export { Kbd, type KbdProps } from './ui/controls/Kbd.js';
export { keyText, type NamedKey } from './ui/controls/keyText.js';
export { ButtonLink, Link, type ButtonLinkProps, type LinkProps } from './ui/controls/Link.js';
export { MoreButton, type MoreButtonProps } from './ui/overlay/Menu.js';
export type { MenuItem, MenuItemBeside } from './ui/overlay/MenuItem.js';
export { lockScroll } from './ui/overlay/scrollLock.js';
export { SkipLink, type SkipLinkProps } from './ui/controls/SkipLink.js';
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
} from './ui/layout/states.js';
export { ToastList } from './ui/overlay/ToastList.js';
export { createToasts, type ShownToast, type Toast, type Toasts } from './ui/overlay/toasts.js';
export { markKeyUsed } from './ui/controls/usedKeys.js';
export { useTip, type Tip, type TriggerEvents, type TriggerProps } from './ui/overlay/useTip.js';
export { VisuallyHidden, type VisuallyHiddenProps } from './ui/controls/VisuallyHidden.js';

export { Checkbox, type CheckboxProps } from './ui/fields/Checkbox.js';
export { CodeField, type CodeFieldProps, type CodePiece } from './ui/fields/CodeField.js';
export { DateField, type DateFieldProps } from './ui/fields/DateField.js';
export { DateTimeField, type DateTimeFieldProps } from './ui/fields/DateTimeField.js';
export { HALF_TYPED } from './ui/fields/dateTimeText.js';
export type { FieldFrameProps } from './ui/fields/Field.js';
export { KeyValueField, type KeyValue, type KeyValueFieldProps } from './ui/fields/KeyValueField.js';
export { MatrixField, type MatrixFieldProps, type MatrixHead } from './ui/fields/MatrixField.js';
export { NumberField, useNumberProblem, type NumberFieldProps } from './ui/fields/NumberField.js';
export type { NumberLimits } from './ui/fields/numberText.js';
export { RadioCards, type RadioCard, type RadioCardsProps } from './ui/fields/RadioCards.js';
export { SearchField, type SearchFieldProps } from './ui/fields/SearchField.js';
export {
  KEPT_SECRET,
  SecretField,
  type SecretChange,
  type SecretFieldProps,
} from './ui/fields/SecretField.js';
export { SegmentedControl, type Segment, type SegmentedControlProps } from './ui/fields/SegmentedControl.js';
export { Select, type SelectOption, type SelectProps } from './ui/fields/Select.js';
export { Switch, type SwitchProps } from './ui/fields/Switch.js';
export { SwitchField, type SwitchFieldProps } from './ui/fields/SwitchField.js';
export { TagsField, type TagsFieldProps } from './ui/fields/TagsField.js';
export { TextArea, type TextAreaProps } from './ui/fields/TextArea.js';
export { TextField, type TextFieldProps } from './ui/fields/TextField.js';

export { Form, type FormErrors, type FormOptions, type FormProps, type FormState } from './ui/form/Form.js';
export { FormDialog, type FormDialogProps } from './ui/form/FormDialog.js';
export { FormPage, type FormPageProps } from './ui/form/FormPage.js';
export type { FormBodyOptions, FormDeletion, FormDirtyEvent, FormQuestion } from './ui/form/FormBody.js';
export { FormSection, type FormSectionProps } from './ui/form/FormSection.js';
export {
  FormCodeField,
  FormDateField,
  FormDateTimeField,
  FormKeyValueField,
  FormMatrixField,
  FormNumberField,
  FormRadioCards,
  FormSecretField,
  FormSelect,
  FormSwitch,
  FormSwitchField,
  FormTagsField,
  FormTextArea,
  FormTextField,
  type FormBoundProp,
  type FormFieldOptions,
} from './ui/form/fields.js';

export { arraySource } from './ui/table/arraySource.js';
export { ColumnsButton, type ColumnsButtonProps } from './ui/table/ColumnsButton.js';
export { DataTable } from './ui/table/DataTable.js';
export type {
  DataTableHandle,
  DataTableProps,
  RowSource,
  SortRule,
  TableColumn,
  TableDetail,
  TableFootOptions,
  TableKeys,
  TableLayout,
  TableLayoutOptions,
  TablePaging,
  TableRowOptions,
  TableSelection,
  TableSorting,
  TableTree,
} from './ui/table/interfaces.js';

export type { Page, PageProgress, PageRequest } from './api/paging.js';
export { resourceKey, type ResourceKey, type ResourceRef } from './data/resources/resourceKey.js';
export type { Progress } from './data/useProgress.js';
export { useRefresh } from './data/useRefresh.js';
export type { FailedResource, LoadingResource, ReadyResource, Resource } from './data/useResource.js';
export type { ValueChange } from './data/valueChange.js';
export { KitScreen, type KitScreenProps } from './host/KitScreen.js';
export { FoldedControls } from './frames/list/FoldedControls.js';
export type { ExportSource, List } from './frames/list/List.js';
export { listChoice, type ListChoiceOptions } from './frames/list/listChoice.js';
export {
  flagMember,
  listCodec,
  textMember,
  wordMember,
  type ListCodec,
  type ListCodecOptions,
  type ListMember,
  type MemberPreference,
  type OwnMembers,
} from './frames/list/listCodec.js';
export type {
  ExportedColumn,
  ExportedValue,
  ListBasics,
  ListColumn,
  ListControlsProps,
  ListDefinition,
  ListFilter,
  ListFilterProps,
  ListSearch,
  ListWords,
  SortValue,
} from './frames/list/ListDefinition.js';
export { listPill, type ListPillOptions } from './frames/list/listPill.js';
export { listSwitch, type ListSwitchOptions } from './frames/list/listSwitch.js';
export type { ListCountText, ListMessage, ListText } from './frames/list/listText.js';
export { listTextFilter, type ListTextFilterOptions } from './frames/list/listTextFilter.js';
export type { FirstOrder, ListValue } from './frames/list/listValue.js';
export { ListView, type ListCreation, type ListViewProps } from './frames/list/ListView.js';
export { useList, type UseListOptions } from './frames/list/useList.js';
export {
  useListSelection,
  type ListSelection,
  type UseListSelectionOptions,
} from './frames/list/useListSelection.js';
export type { ListViewState } from './frames/list/useListState.js';
export { useLocalList, type UseLocalListOptions } from './frames/list/useLocalList.js';
