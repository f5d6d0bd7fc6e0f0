import { Component, type ReactNode } from 'react';
import { WaitingView } from './WaitingView.tsx';

interface RemoteBoundaryProps {
  /** Decides what replaces the children after an error. */
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** Keeps an error inside one area: the frame, the session and the other areas keep working. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.hasFailed ? <WaitingView /> : this.props.children;
  }
}
