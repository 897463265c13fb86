import type { UntypedMessageDescriptor } from '@formatjs/intl';
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { MessageDescriptor, MessageTag, MessageValue, TypedMessageDescriptor } from 'react-intl';
import { useIntl } from './IntlScope.js';
import { textList, textParts } from './TextSpan.js';

/**
 * A message descriptor with the values that its sentence takes, by name: a function of the enclosed content
 * for a tag, and an element where any text may be. A value that is missing or of another type is a type
 * error.
 * @public
 */
export type MessageProps<V extends Record<string, MessageValue | MessageTag>> = TypedMessageDescriptor<V> &
  (keyof V extends never
    ? { values?: undefined }
    : {
        values: {
          [Name in keyof V]: [V[Name]] extends [MessageTag]
            ? (chunks: ReactNode[]) => ReactNode
            : string extends V[Name]
              ? V[Name] | ReactElement
              : V[Name];
        };
      });

/** A descriptor that does not say which values its sentence takes, such as one of a host. @public */
export type UntypedMessageProps = UntypedMessageDescriptor & {
  /** By name; tags are functions of what they enclose. */
  values?: Record<string, ReactNode | Date | ((chunks: ReactNode[]) => ReactNode)>;
};

type AnyValues = NonNullable<UntypedMessageProps['values']>;

/** One sentence of the kit's messages as an element: `<Message {...messages.heading} />`. @public */
export function Message<V extends Record<string, MessageValue | MessageTag>>(
  props: MessageProps<V>,
): ReactNode;
/** One sentence whose descriptor is not typed. @public */
export function Message(props: UntypedMessageProps): ReactNode;
export function Message(props: MessageDescriptor & { values?: AnyValues }) {
  const { values, ...descriptor } = props;
  const format = useIntl().formatMessage as (descriptor: MessageDescriptor, values?: AnyValues) => ReactNode;
  const sentence = format(descriptor, values && withKeyedChunks(values));
  return Array.isArray(sentence) ? textList(keyed(sentence as ReactNode[])) : textParts(sentence);
}

/** A sentence with elements in it is a list to React, whose members need keys; their place will do. */
function keyed(parts: readonly ReactNode[]): ReactNode[] {
  return parts.map((part, place) =>
    isValidElement(part) && part.key === null ? cloneElement(part, { key: place }) : part,
  );
}

/** The content between two tags is a list like this, too. */
function withKeyedChunks(values: AnyValues): AnyValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'function' ? (chunks: ReactNode[]) => value(textList(keyed(chunks))) : value,
    ]),
  );
}
