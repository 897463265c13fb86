import type { ReactNode } from 'react';
import type { Resource } from './useResource.js';
import { Message } from '../i18n/index.js';
import { Button } from '../ui/controls/Button.js';
import { InlineNotice } from '../ui/layout/states.js';
import { messages } from '../ui/layout/states.messages.js';

/** Props of {@link PartFailed}. */
export interface PartFailedProps {
  /** The part that could not be loaded. */
  title: ReactNode;
  resource: Extract<Resource<unknown>, { status: 'failed' }>;
}

/** Replaces a part of something that could not be loaded, while the other parts are shown. */
export function PartFailed({ title, resource }: PartFailedProps) {
  return (
    <InlineNotice
      tone="danger"
      role="alert"
      title={title}
      actions={
        <Button size="small" icon="refresh" isBusy={resource.isReloading} onClick={resource.reload}>
          <Message {...messages.retry} />
        </Button>
      }
    />
  );
}
