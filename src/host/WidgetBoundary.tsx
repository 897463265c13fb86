import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Message } from '../i18n/index.js';
import { FaultBox } from '../ui/FaultBox.js';
import { messages } from './host.messages.js';

/** Keeps a fault in one widget from taking the host's page down. */
export class WidgetBoundary extends Component<{ children?: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error('Bomdeck: a widget stopped.', error, info.componentStack);
  }

  override render() {
    if (this.state.error === undefined) return this.props.children;
    return (
      <FaultBox
        action={<Message {...messages.startAgain} />}
        onAction={() => this.setState({ error: undefined })}
      >
        <Message {...messages.stopped} />
      </FaultBox>
    );
  }
}
