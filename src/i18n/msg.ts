import type { MessageDescriptor, MessageTag, MessageValue, TypedMessageDescriptor } from 'react-intl';

/**
 * A sentence or label without values, as `Message` and `formatMessage` take it.
 * @param id - its name in translations, such as `projectList.heading`; unique
 * @param text - in English, in ICU MessageFormat
 * @param description - for translators: where the text appears, and how much space there is
 * @public
 */
export function msg<const Id extends string>(
  id: Id,
  text: string,
  description: string,
): TypedMessageDescriptor & { readonly id: Id; readonly defaultMessage: string };
/**
 * A sentence with values: `msg<{ count: number }>('list.total', '{count, number} in total', 'Above the list')`.
 * @param description - also says what each value is
 * @public
 */
export function msg<V extends Record<string, MessageValue | MessageTag>>(
  id: string,
  text: string,
  description: string,
): TypedMessageDescriptor<V> & { readonly id: string; readonly defaultMessage: string };
export function msg(id: string, text: string, description: string): MessageDescriptor {
  return { id, defaultMessage: text, description };
}
