import type { MessageDescriptor } from 'react-intl';
import type { ReactNode } from 'react';
import { useIntl } from './IntlScope.js';

/** A message descriptor, optionally with the values it takes, and tags as functions of their content. */
export interface MessageProps extends MessageDescriptor {
  values?: Record<string, ReactNode | Date | ((chunks: ReactNode[]) => ReactNode)>;
}

/** One sentence of the kit's messages as an element: `<Message {...messages.heading} />`. */
export function Message(props: MessageProps) {
  const { values, ...descriptor } = props;
  const format = useIntl().formatMessage as (
    descriptor: MessageDescriptor,
    values?: MessageProps['values'],
  ) => ReactNode;
  return <>{format(descriptor, values)}</>;
}
