import { Component, type ErrorInfo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Message } from '../i18n/index.js';
import { theme } from '../theme/index.js';
import { messages } from './host.messages.js';

/**
 * Keeps a fault in one widget from taking the host's page down. It is drawn with as little code as possible, because
 * a chunk that could not be loaded is one of the faults.
 */
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
      <Root role="alert">
        <p>
          <Message {...messages.stopped} />
        </p>
        <button type="button" onClick={() => this.setState({ error: undefined })}>
          <Message {...messages.startAgain} />
        </button>
      </Root>
    );
  }
}

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space.sm};
  padding: ${theme.space.lg};
  border: ${theme.border.width} solid ${theme.color.border.default};
  border-radius: ${theme.radius.lg};

  button {
    min-block-size: ${theme.size.control};
    padding-inline: ${theme.space.md};
    border: ${theme.border.width} solid ${theme.color.border.control};
    border-radius: ${theme.radius.md};
    background: ${theme.color.surface.base};
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
`;
