import { cloneElement, isValidElement, type ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { useIntl } from './IntlScope.js';

/** A message descriptor, optionally with the values it takes, and tags as functions of their content. @public */
export interface MessageProps extends MessageDescriptor {
  /** By name; tags are functions of what they enclose. */
  values?: Record<string, ReactNode | Date | ((chunks: ReactNode[]) => ReactNode)>;
}

/** One sentence of the kit's messages as an element: `<Message {...messages.heading} />`. @public */
export function Message(props: MessageProps) {
  const { values, ...descriptor } = props;
  const format = useIntl().formatMessage as (
    descriptor: MessageDescriptor,
    values?: MessageProps['values'],
  ) => ReactNode;
  return <>{keyed(format(descriptor, values && withKeyedChunks(values)))}</>;
}

/** A sentence with elements in it is a list to React, whose members need keys; their place will do. */
function keyed(parts: ReactNode): ReactNode {
  if (!Array.isArray(parts)) return parts;
  return (parts as ReactNode[]).map((part, place) =>
    isValidElement(part) && part.key === null ? cloneElement(part, { key: place }) : part,
  );
}

/** What stands between two tags is such a list too. */
function withKeyedChunks(values: NonNullable<MessageProps['values']>): MessageProps['values'] {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'function' ? (chunks: ReactNode[]) => value(keyed(chunks) as ReactNode[]) : value,
    ]),
  );
}
