import type { IntlShape, MessageDescriptor } from 'react-intl';

/** Words of a list: text as it is, or a message in the language of the page. @public */
export type ListText = string | ListMessage;

/** Words with a number in them: a message with the value `count`, or a function of it; `intl` writes numbers and texts of the page's language. @public */
export type ListCountText = ListMessage | ((count: number, intl: IntlShape) => string);

/** A message of the kit, or of the `messages` that a host gives. @public */
export interface ListMessage {
  /** Finds the sentence among the messages of the page. */
  id: string;
  /**
   * Used if there is no such message. The kit's own are parsed by its build. Others cannot contain values.
   */
  defaultMessage?: MessageDescriptor['defaultMessage'];
}

/** Puts words into the language of the page. */
export function textOf(intl: IntlShape, text: ListText, values?: Record<string, string | number>): string {
  return typeof text === 'string' ? text : intl.formatMessage(text as MessageDescriptor, values as never);
}

/** Puts words with a number into the language of the page. */
export function countTextOf(intl: IntlShape, text: ListCountText, count: number): string {
  return typeof text === 'function' ? text(count, intl) : textOf(intl, text, { count });
}
