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

export { Checkbox, type CheckboxProps } from './fields/Checkbox.js';
export { CodeField, type CodeFieldProps } from './fields/CodeField.js';
export { DateField, type DateFieldProps } from './fields/DateField.js';
export { DateTimeField, type DateTimeFieldProps } from './fields/DateTimeField.js';
export { HALF_TYPED } from './fields/dateTimeText.js';
export type { FieldFrameProps } from './fields/Field.js';
export { KeyValueField, type KeyValue, type KeyValueFieldProps } from './fields/KeyValueField.js';
export { MatrixField, type MatrixFieldProps, type MatrixHead } from './fields/MatrixField.js';
export { NumberField, useNumberProblem, type NumberFieldProps } from './fields/NumberField.js';
export type { NumberLimits } from './fields/numberText.js';
export { RadioCards, type RadioCard, type RadioCardsProps } from './fields/RadioCards.js';
export { SearchField, type SearchFieldProps } from './fields/SearchField.js';
export { KEPT_SECRET, SecretField, type SecretChange, type SecretFieldProps } from './fields/SecretField.js';
export { SegmentedControl, type Segment, type SegmentedControlProps } from './fields/SegmentedControl.js';
export { Select, type SelectOption, type SelectProps } from './fields/Select.js';
export { Switch, type SwitchProps } from './fields/Switch.js';
export { SwitchField, type SwitchFieldProps } from './fields/SwitchField.js';
export { TagsField, type TagsFieldProps } from './fields/TagsField.js';
export { TextArea, type TextAreaProps } from './fields/TextArea.js';
export { TextField, type TextFieldProps } from './fields/TextField.js';

export { Form, type FormErrors, type FormOptions, type FormProps, type FormState } from './form/Form.js';
export { FormDialog, type FormDialogProps } from './form/FormDialog.js';
export { FormPage, type FormDirtyEvent, type FormPageProps } from './form/FormPage.js';
export type { FormBodyOptions, FormDeletion, FormQuestion } from './form/FormBody.js';
export { FormSection, type FormSectionProps } from './form/FormSection.js';
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
} from './form/fields.js';
