import { Component, type ReactNode } from 'react';
import { StartProblem } from './StartProblem.js';

/** The last resort: a fault in the console itself, or a chunk of an older release that is no longer there. */
export class ConsoleBoundary extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('unknown') };
  }

  override componentDidCatch(error: unknown) {
    console.error('Bomdeck console stopped.', error);
  }

  override render() {
    if (this.state.error === undefined) return this.props.children;
    return <StartProblem error={this.state.error} />;
  }
}
