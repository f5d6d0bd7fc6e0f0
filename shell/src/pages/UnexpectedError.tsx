import { texts } from '@vidya/contracts/texts/texts';
import { Button, ErrorState } from '@vidya/shared-ui';
import { Component, type ReactNode } from 'react';

function UnexpectedError() {
  return (
    <main>
      <ErrorState
        titleAs="h1"
        title={texts.page.unexpected}
        action={
          // A full page load on purpose: it resets whatever is broken.
          <Button as="a" href="/">
            Go to the home page
          </Button>
        }
      >
        Nothing you bought or saved is lost.
      </ErrorState>
    </main>
  );
}

interface BoundaryProps {
  /** Moving to another place tries again. */
  place: unknown;
  children: ReactNode;
}

interface BoundaryState {
  hasFailed: boolean;
  place: unknown;
}

/** The error page for errors that no area's boundary caught. */
export class UnexpectedErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state = { hasFailed: false, place: this.props.place };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  static getDerivedStateFromProps = ({ place }: BoundaryProps, before: BoundaryState) =>
    place === before.place ? null : { hasFailed: false, place };

  override render() {
    return this.state.hasFailed ? <UnexpectedError /> : this.props.children;
  }
}
