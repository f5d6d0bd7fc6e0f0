import { Component, type ReactNode } from 'react';

interface RemoteBoundaryProps {
  /** Shown instead of the children once one of them has thrown; `reset` draws them again. */
  fallback: (reset: () => void) => ReactNode;
  children: ReactNode;
}

/** Keeps an error inside one area: frame, session and the other areas go on. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error('An area failed while it was drawn.', error);
  }

  reset = () => this.setState({ hasFailed: false });

  override render() {
    return this.state.hasFailed ? this.props.fallback(this.reset) : this.props.children;
  }
}
