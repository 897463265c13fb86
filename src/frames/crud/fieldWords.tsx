import type { ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { Message } from '../../i18n/index.js';

/** Label and hint of a field, to be spread over it: `<FormTextField {...fieldWords(messages.url)} name="url" />`. */
export function fieldWords(
  label: MessageDescriptor,
  hint?: MessageDescriptor | false,
): { label: ReactNode; hint: ReactNode } {
  return { label: <Message {...label} />, hint: hint && <Message {...hint} /> };
}
