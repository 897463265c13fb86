import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Message } from '../i18n/index.js';
import { FaultBox } from '../ui/layout/FaultBox.js';
import { messages } from './host.messages.js';
import { areStylesBlocked, nonceOfPage } from './pageNonce.js';

/** Props of {@link WidgetBoundary}. */
interface WidgetBoundaryProps {
  /** The nonce of the host, which distinguishes a fault from styles that are kept out. */
  nonce: string | undefined;
  children?: ReactNode;
}

/** Keeps a fault in one widget from taking the host's page down. */
export class WidgetBoundary extends Component<WidgetBoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error('Bomdeck: a widget stopped.', error, info.componentStack);
    if (this.hasNoStyles()) {
      console.error(
        'Bomdeck: the Content-Security-Policy of the page blocks styles. Pass its nonce to KitProvider or to the widget. See node_modules/bomdeck/docs/embedding.md#content-security-policy.',
      );
    }
  }

  private hasNoStyles() {
    return areStylesBlocked(nonceOfPage(this.props.nonce));
  }

  override render() {
    if (this.state.error === undefined) return this.props.children;
    // Nothing of the kit can be drawn then, the box for faults neither.
    if (this.hasNoStyles()) {
      return (
        <p role="alert">
          <Message {...messages.withoutStyles} />
        </p>
      );
    }
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
