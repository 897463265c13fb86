import type { MessageDescriptor } from 'react-intl';
import type { ReactNode } from 'react';
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
  return <>{format(descriptor, values)}</>;
}
